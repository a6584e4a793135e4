import type { Relaxation } from '@butterleaf/domain/meal-plan/planner/relaxation'
import { gainText, relaxationText } from '@butterleaf/domain/meal-plan/planner/relaxation-words'
import type { Offer } from '@butterleaf/domain/meal-plan/planner/relaxations'
import type { PersonalityChange, WireRelaxation } from '../meal-plan/nothing-fits-schema.ts'
import { rangesToWire, wireNames } from '../nutrition/macro-words.ts'

/** PLAN-5: an offer as a choice, with what to merge into the personality to take it up. */
export function relaxationToWire({ relaxation, gain }: Offer): WireRelaxation {
  return {
    id: idOf(relaxation),
    text: relaxationText(relaxation, 'en-US'),
    gain: gainText(gain),
    change: changeOf(relaxation),
  }
}

function changeOf(relaxation: Relaxation): PersonalityChange {
  if (relaxation.kind === 'no-dessert') return { schedules: { dessert: { unique: 0 } } }
  // All four ranges: beside computed ones there are none to merge a single one into.
  if (relaxation.kind === 'wider-ranges') return { nutrition: rangesToWire(relaxation.ranges) }
  const { meals, mostMinutes } = relaxation
  return { schedules: Object.fromEntries(meals.map((meal) => [meal, { time: mostMinutes }])) }
}

/** Says all that sets one offer apart from another, so that the same choice has the same id every time. */
function idOf(relaxation: Relaxation): string {
  if (relaxation.kind === 'no-dessert') return relaxation.kind
  if (relaxation.kind === 'more-time')
    return [relaxation.kind, ...relaxation.meals, relaxation.mostMinutes].join('-')
  const { kind, macros, ranges } = relaxation
  const bounds = macros.flatMap((macro) => [wireNames[macro], ranges[macro].minimum, ranges[macro].maximum])
  return [kind, ...bounds].join('-')
}
