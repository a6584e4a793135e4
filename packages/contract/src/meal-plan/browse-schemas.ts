import { meals } from '@butterleaf/domain/meal-plan/meals'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { recipeCardSchema } from '../recipes/recipe-card-schema.ts'
import { browseQuery } from './browse-query.ts'
import { dayFitSchema } from './fit-schema.ts'
import { foodTagSchema } from './food-tag-schema.ts'
import { cookedServingSchema } from './item-schema.ts'
import { dayParams } from './place-params.ts'

const resultSchema = recipeCardSchema
  .extend({
    serving: cookedServingSchema.describe('As it would stand in the slot'),
    fit: dayFitSchema.describe('Of the day with it'),
  })
  .meta({ id: 'BrowseResult' })

/** Its address ends with the category, so there is one call for each: after `items/` comes else an item's id. */
export const browseSlot = {
  summary: 'A page of recipes for a slot, what fits the rest of the day first',
  params: dayParams,
  query: z.object({
    q: browseQuery
      .prefault('{}')
      .describe('JSON: {page, search, categories, allergen, time, net_carbs}, each optional'),
  }),
  answer: z.object({
    query: z.object({
      page: z.int(),
      pageTotal: z.int(),
      search: z.string(),
      categories: z.array(z.enum(meals)),
      allergen: z.array(z.int()),
      time: z.int().describe('Minutes; 0 for no preference'),
      net_carbs: z.number().nullable(),
    }),
    results: z.array(resultSchema),
    attributes: z.object({
      tags: z.array(foodTagSchema),
      net_carbs: z.int().describe('Where the slider ends'),
      totalActive: z.int(),
      clearable: z.boolean(),
    }),
  }),
} satisfies CallSchema
