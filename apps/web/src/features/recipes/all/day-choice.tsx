import { daysIn, type FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, dayNumberOf } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { Segmented } from '#ui/form/segmented.tsx'

type DayChoiceProps = {
  found: FoundDay
  onChoose: (day: FoundDay) => void
}

/** [PLAN-7] A week of the plan and a day of it, by their dates; another week keeps the weekday. */
export function DayChoice({ found, onChoose }: DayChoiceProps) {
  const { template } = usePlan().plan
  const today = useToday()
  const days = (weekIndex: number) => {
    const week = template.weeks[weekIndex]
    return week ? daysIn({ week, weekIndex }) : []
  }
  const choose = (day: FoundDay | undefined) => day && onChoose(day)
  const dateAt = (weekIndex: number) => dateOfDay(template, dayNumberOf(weekIndex, 0))
  return (
    <div className="grid gap-3">
      <Segmented
        label="Week"
        isWide
        value={found.week.id}
        onValueChange={(weekId) =>
          choose(days(template.weeks.findIndex(({ id }) => id === weekId))[found.dayIndex])
        }
        options={template.weeks.map(({ id }, weekIndex) => ({
          value: id,
          label: `Week ${weekIndex + 1}`,
          note: formatDate(dateAt(weekIndex), 'short'),
          name: `Week ${weekIndex + 1}, from ${formatDate(dateAt(weekIndex), 'short')}`,
        }))}
      />
      <Segmented
        label="Day"
        isWide
        value={found.day.id}
        onValueChange={(dayId) => choose(days(found.weekIndex).find(({ day }) => day.id === dayId))}
        options={days(found.weekIndex).map(({ day, dayNumber }) => {
          const date = dateOfDay(template, dayNumber)
          return {
            value: day.id,
            label: formatDate(date, 'weekdayLetter'),
            note: formatDate(date, 'dayOfMonth'),
            name: `${formatDate(date, 'weekday')}${date === today ? ', today' : ''}`,
          }
        })}
      />
    </div>
  )
}
