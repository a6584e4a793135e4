import type { SentResources } from '@butterleaf/contract/meal-plan/resources-schema'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'

/** One personality in the two halves that a reset takes. */
export function sentResources(flat: FlatPersonality): SentResources {
  const { mode, unit, allergen, intolerance, schedules, budget, avoidedIngredients, scaling, ...profile } =
    flat
  return {
    profile,
    preferences: { mode, unit, allergen, intolerance, schedules, budget, avoidedIngredients, scaling },
  }
}
