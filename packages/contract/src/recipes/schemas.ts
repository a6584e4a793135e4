import { searchLimitCharacters } from '@butterleaf/domain/recipes/filters'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { recipeSchema } from './full-recipe-schema.ts'
import { decimalInText, wholeNumberInText } from './number-in-text.ts'
import { recipeCardSchema, recipeId } from './recipe-card-schema.ts'

export const readRecipe = {
  summary: 'One recipe in full',
  params: z.object({ id: recipeId }),
  query: z.object({
    scale: decimalInText({ minimum: 0.01, maximum: 100 })
      .optional()
      .describe('Multiplies the amounts; as written when left out'),
  }),
  answer: recipeSchema,
} satisfies CallSchema

export const readRecipeImage = {
  summary: 'The picture of a recipe; with its edition, the address never changes its answer',
  public: true,
  params: z.object({ id: recipeId, size: z.enum(['featured', 'small']) }),
  query: z.object({
    edition: z.string().max(40).optional().describe('As in the addresses of the recipe’s card'),
  }),
  answer: z.string(),
  answerType: 'image/svg+xml',
} satisfies CallSchema

export const listPublicRecipes = {
  summary: 'A page of the recipes shown to everybody; a page past the end is empty',
  public: true,
  query: z.object({
    page: wholeNumberInText({ minimum: 1, maximum: 9999 }).optional(),
    search: z.string().trim().max(searchLimitCharacters).optional(),
  }),
  answer: z.object({
    query: z.object({ page: z.int(), pageTotal: z.int(), search: z.string() }),
    results: z.array(recipeCardSchema),
  }),
} satisfies CallSchema
