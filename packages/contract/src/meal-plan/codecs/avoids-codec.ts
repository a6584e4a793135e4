import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'
import { decodePersonality } from '../../onboarding/decode-personality.ts'
import { encodeDietaryTags } from '../../recipes/dietary-codes.ts'
import type { WireAvoids } from '../avoids-schema.ts'

export function encodeAvoids({ diets, exclusions, avoidedFoods, avoidedGroups = [] }: Eater['avoids']) {
  return {
    allergen: encodeDietaryTags(diets),
    intolerance: encodeDietaryTags(exclusions),
    avoidedIngredients: avoidedFoods.map((food) => ({ name: food })),
    avoidedGroups: [...avoidedGroups],
  }
}

export function decodeAvoids(avoids: WireAvoids): Eater['avoids'] {
  const { diets, exclusions, avoidedFoods, avoidedGroups } = decodePersonality(avoids ?? {})
  return { diets, exclusions, avoidedFoods, ...(avoidedGroups && { avoidedGroups }) }
}
