import { weekButtons } from '@butterleaf/domain/meal-plan/states'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { Segmented } from '#ui/form/segmented.tsx'

interface WeekSwitchProps {
  template: Template
  weekId: string
  onChange: (weekId: string) => void
}

/** [SHOP-1] A list for each week that is planned. */
export function WeekSwitch({ template, weekId, onChange }: WeekSwitchProps) {
  const options = weekButtons(template).map((week) => ({
    value: week.weekId,
    label: `Week ${week.weekNumber}`,
    ...(!week.isListEnabled && { why: 'A week has its list once all its seven days are planned.' }),
  }))
  return <Segmented label="Week" options={options} value={weekId} onValueChange={onChange} isWide />
}
