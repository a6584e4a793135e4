import { z } from 'zod'
import { preferencesShape } from '../onboarding/personality-schema.ts'

/** TOG-2, TOG-3: what people who eat along may not eat. */
export const avoidsSchema = z
  .object({
    allergen: preferencesShape.allergen,
    intolerance: preferencesShape.intolerance,
    avoidedIngredients: preferencesShape.avoidedIngredients,
    avoidedGroups: preferencesShape.avoidedGroups,
  })
  .nullish()
  .describe('What they may not eat, spelled as in a personality')
export type WireAvoids = z.output<typeof avoidsSchema>
