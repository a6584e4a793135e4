import { meals } from '@butterleaf/domain/meals/meals'
import { ownRecipeBox } from '@butterleaf/domain/own-recipes/own-recipe'
import { lineDoubts } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { oneLine, severalLines } from '../clean-schemas.ts'
import { kitchenWarningSchema } from '../recipes/kitchen-warning-schema.ts'
import { photoMaxBytes } from './photo-limits.ts'

const text = z.string().max(100_000)

export const ownRecipeId = z
  .string()
  .min(1)
  .max(100)
  .describe('The recipe’s, also in the plan and under /api/recipes')
export const ownFigures = z
  .object({ calories: z.number(), fat: z.number(), net_carbs: z.number(), protein: z.number() })
  .meta({ id: 'OwnFigures' })

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

const createdSchema = z
  .object({
    recipes: z.array(ownRecipeSummarySchema),
    skipped: z.int().describe('Recipes of the file that couldn’t be read or had no room'),
  })
  .meta({ id: 'OwnRecipesCreated' })

const params = z.object({ id: ownRecipeId })
const plannedQuery = z.object({ evenIfPlanned: z.enum(['true', 'false']).optional() })

export const listOwnRecipes = {
  summary: 'A page of the person’s own recipes, the newest first',
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).optional() }),
  answer: z
    .object({
      recipes: z.array(ownRecipeSummarySchema),
      total: z.int(),
      page: z.int(),
      pageTotal: z.int(),
      most: z.int().describe('As many as a person may have'),
    })
    .meta({ id: 'OwnRecipeList' }),
} satisfies CallSchema

export const createFromText = {
  summary: 'Read a recipe from words: pasted, typed, JSON-LD or Cooklang',
  body: z.object({ text }),
  answer: createdSchema,
  answerStatus: 201,
} satisfies CallSchema

export const createFromLink = {
  summary: 'Read the recipe of a public web page; at most 20 an hour',
  body: z.object({ link: z.string().max(2000) }),
  answer: createdSchema,
  answerStatus: 201,
} satisfies CallSchema

export const createFromFile = {
  summary: 'Read the recipes of a file: JSON-LD, Cooklang, or an export of Mealie or Paprika',
  body: z.object({
    name: oneLine().min(1).max(300),
    base64: z
      .string()
      .min(1)
      .max(Math.ceil(ownRecipeBox.fileBytes / 3) * 4)
      .describe('Up to 2 MB before encoding'),
  }),
  answer: createdSchema,
  answerStatus: 201,
} satisfies CallSchema

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
    warnings: z
      .array(kitchenWarningSchema)
      .describe('What its steps and lines would trip over at the stove, by step; none stops an edit'),
    source: z.object({
      link: z.string().nullable(),
      text: z.string(),
      recipeId: z.string().nullable().describe('The recipe of ours that it began as'),
    }),
  })
  .meta({ id: 'OwnRecipe' })

export const copyRecipe = {
  summary: 'Begin an own version of one of ours',
  body: z.object({ recipeId: ownRecipeId }),
  answer: ownRecipeSchema,
  answerStatus: 201,
} satisfies CallSchema

export const readOwnRecipe = {
  summary: 'One of the person’s own recipes',
  params,
  answer: ownRecipeSchema,
} satisfies CallSchema

export const exportJsonLd = {
  summary: 'An own recipe as a file of schema.org’s Recipe, which other cookbooks read',
  params,
  answer: z.looseObject({ '@type': z.literal('Recipe'), name: z.string() }).meta({ id: 'OwnRecipeJsonLd' }),
  answerType: 'application/ld+json',
} satisfies CallSchema

export const exportCooklang = {
  summary: 'An own recipe as a Cooklang file',
  params,
  answer: z.string(),
  answerType: 'text/plain',
} satisfies CallSchema

export const saveOwnRecipe = {
  summary:
    'Save an own recipe; what a line means is remembered for the person’s next recipes. What makes one that is on the plan unknown is saved only when that is said',
  params,
  query: plannedQuery,
  body: z.object({
    title: oneLine().max(200),
    meal: z.enum(meals),
    servings: z.number().nullish(),
    prepMinutes: z.number(),
    cookMinutes: z.number(),
    isPlanned: z.boolean().nullish(),
    lines: z.array(z.object(ownLineFields)).max(200),
    steps: z.array(severalLines().max(5000)).max(200),
    version: z
      .string()
      .max(100)
      .optional()
      .describe(
        'The version that was edited: 409 names this field when it isn’t the last one. Without it the last edit wins',
      ),
  }),
  answer: ownRecipeSchema,
} satisfies CallSchema

export const changePhoto = {
  summary:
    'Set the photograph of an own recipe: a JPEG, PNG or WebP of up to 10 MB, made small and free of what the camera noted',
  params,
  body: z.object({ photo: z.file().max(photoMaxBytes) }),
  bodyType: 'multipart/form-data',
  answer: ownRecipeSchema,
} satisfies CallSchema

export const removePhoto = {
  summary: 'Remove the photograph of an own recipe; its drawing stands for it again',
  params,
  answer: ownRecipeSchema,
} satisfies CallSchema

export const readPhoto = {
  summary: 'A photograph of an own recipe, for all who have its address: its owner alone is told it',
  public: true,
  params: z.object({
    photoId: z.string().regex(/^[\w-]{32}$/, 'There is no such photo.'),
    size: z.enum(['featured', 'small']),
  }),
  answer: z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' }),
  answerType: 'image/webp',
} satisfies CallSchema

export const deleteOwnRecipe = {
  summary:
    'Delete an own recipe; one that is on the plan only when that is said. What was cooked of it stays',
  params,
  query: plannedQuery,
} satisfies CallSchema

export const listFoods = {
  summary: 'The foods a line may name beside those of the food table, with figures of 100 g',
  answer: z
    .object({ foods: z.array(ownLineFood.extend({ per100g: ownFigures })) })
    .meta({ id: 'OwnRecipeFoods' }),
} satisfies CallSchema
