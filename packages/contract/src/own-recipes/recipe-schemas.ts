import { meals } from '@butterleaf/domain/meal-plan/meals'
import { lineDoubts } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { z } from 'zod'
import { oneLine } from '../clean-schemas.ts'

export const ownRecipeId = z
  .string()
  .min(1)
  .max(100)
  .describe('The recipe’s, also in the plan and under /api/recipes')
export const ownFigures = z
  .object({ calories: z.number(), fat: z.number(), net_carbs: z.number(), protein: z.number() })
  .meta({ id: 'OwnFigures' })

const foodKinds = ['cookbook', 'ordinary', 'table'] as const
export const ownLineFood = z
  .object({
    kind: z
      .enum(foodKinds)
      .describe('One of ours, a common food that our recipes don’t use, or a row of the food table'),
    id: z.string().min(1).max(100),
    name: oneLine().min(1).max(300),
  })
  .meta({ id: 'OwnLineFood' })

export const ownLineFields = {
  words: oneLine().max(300).describe('As the recipe has it'),
  group: oneLine().max(200).nullish(),
  food: ownLineFood.nullish().describe('Null where no food was understood'),
  grams: z.number().nullish().describe('Null where nothing tells how much; never 0 for that'),
  isToTaste: z.boolean().nullish(),
  isOptional: z.boolean().nullish(),
  note: oneLine().max(500).nullish().describe('What the method does otherwise since a swap'),
}

const swapSchema = z
  .object({
    food: ownLineFood,
    grams: z.number(),
    netCarbsLess: z
      .number()
      .describe('Grams a serving has fewer; of the whole recipe while the servings are unknown'),
    method: z.string().describe('What the method does otherwise'),
  })
  .meta({ id: 'OwnKetoSwap' })

const lineSchema = z
  .object({
    ...ownLineFields,
    how: z.enum(['exact', 'near', 'unknown']),
    doubt: z.enum(lineDoubts).nullable(),
    isAmountEstimated: z
      .boolean()
      .describe('The grams are a guess: a knob, a handful, a range, to taste, or no amount at all'),
    figures: ownFigures.nullable().describe('Of the whole line; null while food or grams are unknown'),
    swaps: z.array(swapSchema).describe('Keto foods that may take its place, the usual one first'),
  })
  .meta({ id: 'OwnRecipeLine' })

const summaryFields = {
  id: ownRecipeId,
  title: z.string(),
  meal: z.enum(meals),
  servings: z.int().nullable(),
  prepMinutes: z.int(),
  cookMinutes: z.int(),
  lineCount: z.int(),
  missing: z.int().describe('Lines whose figures are unknown; they aren’t counted as 0'),
  isWhole: z.boolean().describe('Every line and the servings are known: it is a dish like others'),
  mayBePlanned: z.boolean().describe('The planner may choose it'),
  perServing: ownFigures
    .nullable()
    .describe('Of the lines that are known; null while the servings are unknown'),
  image: z.string().nullable().describe('The person’s photograph, else its drawing once it is whole'),
}

export const ownRecipeSummarySchema = z.object(summaryFields).meta({ id: 'OwnRecipeSummary' })

export const ownRecipeSchema = z
  .object({
    ...summaryFields,
    version: z.string().describe('Changes with every edit: an edit sends the version that it began with'),
    isPlanned: z
      .boolean()
      .nullable()
      .describe('What the person said of planning it; null: planned when nothing is in doubt'),
    hasPhoto: z.boolean().describe('Its image is a photograph of the person’s own'),
    unreadLanguage: z
      .string()
      .nullable()
      .describe('In English, the language it came in, where that is one that isn’t read yet'),
    lines: z.array(lineSchema),
    steps: z.array(z.string()),
    source: z.object({
      link: z.string().nullable(),
      text: z.string(),
      recipeId: z.string().nullable().describe('The recipe of ours that it began as'),
    }),
  })
  .meta({ id: 'OwnRecipe' })
