import type { Avoidances } from '../meal-plan/may-eat.ts'
import type { Wishes } from '../meal-plan/planner/wishes.ts'
import type { Person } from '../nutrition/person.ts'
import type { MacroRanges } from '../nutrition/ranges.ts'

/** Generated: the product fills the 28 days. Own: it helps the person fill them. */
export type PlanMode = 'generated' | 'own'

export type Preferences = {
  mode: PlanMode
  units: 'us' | 'metric'
  /** Cooked for, the person included: changes ingredients, never macros. */
  people: number
  prefersCheap: boolean
  wishes: Wishes
  avoidances: Avoidances
}

/** Everything the onboarding asks, in the domain's words. */
export type Personality = { person: Person; ranges: MacroRanges; preferences: Preferences }

export const peopleLimits = { minimum: 1, maximum: 12 } as const
