import { meals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { rangesSchema } from '../onboarding/personality-schema.ts'
import { decimalInText } from '../recipes/number-in-text.ts'
import { recipeCardSchema } from '../recipes/recipe-card-schema.ts'
import { dayFitSchema, macrosSchema } from './fit-schema.ts'

/** Whether a person can be so heavy or tall is asked where every person is. */
const figure = decimalInText({ minimum: 0, maximum: 1000 }).optional()

export const readTaste = {
  summary: 'Targets and one real day for a person who has no account yet',
  public: true,
  query: z.object({
    gender: figure,
    age: figure,
    weight: figure,
    height: figure,
    motive: figure,
    activityLevel: figure,
  }),
  answer: z.object({
    targets: macrosSchema,
    isFloorReached: z.boolean().describe('The deficit would go below the least planned for a day'),
    ranges: rangesSchema,
    day: z.object({
      items: z.array(
        z.object({
          category: z.enum(meals),
          servings: z.number(),
          value: recipeCardSchema,
          sides: z
            .array(z.object({ recipe: recipeCardSchema, servings: z.number() }))
            .optional()
            .describe('Beside it on the plate; absent where nothing is'),
        }),
      ),
      fit: dayFitSchema,
    }),
  }),
} satisfies CallSchema
