import { findWeek } from '@butterleaf/domain/meal-plan/places'
import { weekButtons } from '@butterleaf/domain/meal-plan/states/buttons/week-buttons'
import { useNavigate } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { dayToOpen, editorPath } from '#lib/meal-plan/plan-places.ts'
import { Segmented } from '#ui/form/segmented.tsx'

/** [DAY-1] [DAY-3] */
export function WeekSelector({ weekId }: { weekId: string }) {
  const { template } = usePlan().plan
  const navigate = useNavigate()
  const open = (chosen: string) => {
    const day = dayToOpen(findWeek(template, { weekId: chosen })?.week)
    if (day) void navigate(editorPath(template, day), { preventScrollReset: true })
  }
  return (
    <Segmented
      label="Week"
      isWide
      value={weekId}
      onValueChange={open}
      options={weekButtons(template).map((week) => ({
        value: week.weekId,
        label: `Week ${week.weekNumber}`,
        isDisabled: !week.isEnabled,
      }))}
    />
  )
}
