import type { IsoDate } from '../../calendar/iso-date.ts'
import { besidesOfDay } from '../../food-log/eaten-besides.ts'
import { sumOfBesides, withBesides } from '../../food-log/sum-of-besides.ts'
import { noMacros } from '../../nutrition/macros.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import { type FoodLog, openRoomOfDay } from '../eating/eaten-day.ts'
import { eatenOffsets } from '../eating/eaten-offsets.ts'
import type { MacrosPerServing } from '../fit.ts'
import { daysIn } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'
import { eatenBy, type IsEaten } from './open-meals.ts'
import type { Eating } from './span.ts'

/** What the log says of the days of a plan, with every day's extras, and the room for snacks that may still be eaten; `hour` is today's, as the person's device has it. */
export function eatingOf(
  template: Template,
  macrosOf: MacrosPerServing,
  log: FoodLog,
  { answers, today, hour }: Readonly<{ answers: Questionnaire; today: IsoDate; hour?: number | undefined }>,
): Eating & Readonly<{ isEaten: IsEaten }> {
  const byDate = eatenOffsets(template, macrosOf, log.entries)
  const { ranges, snackRoom: wholeRoom } = profileOf(answers)
  const offsets = template.weeks.flatMap((week, weekIndex) =>
    daysIn({ week, weekIndex }).map(({ day, dayNumber }) => {
      const date = dateOfDay(template, dayNumber)
      const { besides } = besidesOfDay(log, date)
      const snackRoom = openRoomOfDay(answers.snackRoom, wholeRoom, log.entries, { day, date, today })
      return [
        dayNumber,
        withBesides(byDate.get(date) ?? noMacros, sumOfBesides({ besides, snackRoom })),
      ] as const
    }),
  )
  return {
    macrosOf,
    rangesOf: () => ranges,
    offsets: new Map(offsets),
    isEaten: eatenBy(template, log, { today, hour }),
  }
}
