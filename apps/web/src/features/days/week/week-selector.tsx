import { type DayPlace, findWeek } from '@butterleaf/domain/meal-plan/places'
import type { WeekButton } from '@butterleaf/domain/meal-plan/states'
import { dayOnDate, dayToOpen } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay, dayNumberOf, type Template } from '@butterleaf/domain/meal-plan/template'
import { useNavigate } from 'react-router'
import { formatDate, formatDates } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { Segmented, type SegmentedOption } from '#ui/form/segmented.tsx'

type WeekSelectorProps = {
  weekId: string
  /** Of all weeks of the plan. */
  weeks: readonly WeekButton[]
  canOpen: (week: WeekButton) => boolean
  /** Why the others can't be. */
  whyClosed: string
  /** Where a day is shown in this view. */
  pathOf: (template: Template, place: DayPlace) => string
  className?: string
}

/** [DAY-1] [DAY-3] [PLAN-7] The weeks with their dates. A week opens on its first day that isn't ready, else its first incomplete one. */
export function WeekSelector({
  weekId,
  weeks,
  canOpen,
  whyClosed,
  pathOf,
  className = '',
}: WeekSelectorProps) {
  const { template } = usePlan().plan
  const navigate = useNavigate()
  const today = useToday()
  const todays = dayOnDate(template, today)?.week.id
  const open = (chosen: string) => {
    const day = dayToOpen(findWeek(template, { weekId: chosen })?.week)
    if (day) void navigate(pathOf(template, day), { preventScrollReset: true })
  }
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <Segmented
        label="Week"
        isWide
        value={weekId}
        onValueChange={open}
        options={weeks.map((week) => ({
          ...weekOption(template, week, week.weekId === todays),
          ...(!canOpen(week) && { why: whyClosed }),
        }))}
      />
    </div>
  )
}

/** "Week 2", under it "Nov 23 – 29", on a phone its first day alone. */
function weekOption(
  template: Template,
  { weekId, weekNumber }: WeekButton,
  isTodays: boolean,
): SegmentedOption<string> {
  const dateAt = (dayIndex: number) => dateOfDay(template, dayNumberOf(weekNumber - 1, dayIndex))
  const dates = formatDates(dateAt(0), dateAt(6), 'short')
  return {
    value: weekId,
    label: `Week ${weekNumber}`,
    name: `Week ${weekNumber}, ${dates}${isTodays ? ', this week' : ''}`,
    note: (
      <span className={isTodays ? 'underline decoration-butter decoration-3 underline-offset-4' : ''}>
        <span className="md:hidden">{formatDate(dateAt(0), 'short')}</span>
        <span className="max-md:hidden">{dates}</span>
      </span>
    ),
  }
}
