import { findAwayOn, listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { doubtfulLeftovers } from '@butterleaf/domain/meal-plan/eating/doubtful-leftovers'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { mealsToSwap } from '@butterleaf/domain/meal-plan/shown/unsuited-at'
import { useShownLog } from '#lib/food-log/use-food-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { DoubtfulLeftoversAsked } from '../eaten/doubtful-leftovers.tsx'
import { AwayLine } from './away-line.tsx'
import { GuestSwaps } from './guest-swaps.tsx'
import type { OpenBehind } from './open-behind.ts'
import { WelcomeBack } from './welcome-back.tsx'

export type CalendarNotesProps = {
  found: FoundDay
  /** Where the app opens: a person who comes back is asked there. */
  asks?: OpenBehind
}

/** [LIFE-2] [TOG-1] [TOG-2] [MAP-4] What is to be known of the calendar of a week: times away in it, dishes to swap for guests, leftovers of what wasn’t eaten, and open days behind. */
export default function CalendarNotes({ found, asks }: CalendarNotesProps) {
  const { week } = found
  const { plan } = usePlan()
  const { template } = plan
  const meals = mealsToSwap(plan, found)
  const today = useToday()
  const { entries } = useShownLog()
  const doubts = doubtfulLeftovers(template, found, { entries, today })
  const ofWeek = new Set(week.days.flatMap(({ awayBefore = [] }) => awayBefore.map(({ id }) => id)))
  const now = findAwayOn(template, today)
  const shown = listAway(template).filter(({ id }) => ofWeek.has(id) || id === now?.id)
  return (
    <>
      {asks && <WelcomeBack {...asks} />}
      {doubts.map((doubt) => (
        <DoubtfulLeftoversAsked key={doubt.cooking.item.id} doubt={doubt} />
      ))}
      {meals.length > 0 && <GuestSwaps meals={meals} />}
      {shown.map((away) => (
        <AwayLine key={away.id} away={away} isNote />
      ))}
    </>
  )
}
