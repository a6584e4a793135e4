import { meals } from '@butterleaf/domain/meals/meals'
import { categories } from '@butterleaf/domain/recipes/categories'
import { cuisines } from '@butterleaf/domain/recipes/cuisines'
import { type FilterField, readFilters } from '@butterleaf/domain/recipes/filters'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { decodeDietaryTag } from '../recipes/dietary-codes.ts'
import { recipeCardSchema, recipeId } from '../recipes/recipe-card-schema.ts'
import { dayFitSchema } from './fit-schema.ts'
import { foodTagSchema } from './food-tag-schema.ts'
import { cookedServingSchema } from './item-schema.ts'
import { dayParams, planParams } from './place-params.ts'

const basketSchema = z
  .object({
    moreToBuy: z
      .int()
      .describe('Foods to buy beside those of the week, without staples; below 0 where it saves some'),
    usesUp: z
      .array(z.string())
      .describe('Names of foods of which the week has some left over that this would use'),
  })
  .meta({ id: 'BasketChange' })

const resultSchema = recipeCardSchema
  .extend({
    serving: cookedServingSchema.describe('As it would stand in the slot'),
    fit: dayFitSchema.describe('Of the day with it'),
    basket: basketSchema.describe('What it does to the basket of its week'),
  })
  .meta({ id: 'BrowseResult' })

const json = z
  .string()
  .max(2000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('This is not JSON.')
      return z.NEVER
    }
  })

/** Null is left out; what else a client sends along, as `pageTotal`, is not looked at. */
const sentQuery = z.object({
  page: orLeftOut(z.number()),
  search: orLeftOut(z.string()),
  categories: orLeftOut(z.array(z.string()).max(30)),
  allergen: orLeftOut(z.array(z.number()).max(30)),
  time: orLeftOut(z.number()),
  net_carbs: orLeftOut(z.number()),
  cuisines: orLeftOut(z.array(z.enum(cuisines)).max(100)),
})

const wireNames = {
  page: 'page',
  search: 'search',
  categories: 'categories',
  tags: 'allergen',
  time: 'time',
  netCarbs: 'net_carbs',
} as const satisfies Record<FilterField, string>

/** RCP-2: JSON in an address, read as the domain's filters; every fault is named by its field. */
export const browseQuery = json.pipe(sentQuery).transform(({ net_carbs, allergen, ...sent }, context) => {
  // A code that is none stays what it is, and is refused by name.
  const tags = allergen?.map((code) => decodeDietaryTag(code) ?? String(code))
  const reading = readFilters({ ...sent, tags, netCarbs: net_carbs })
  if (reading.ok) return reading.filters
  for (const { field, message } of reading.faults)
    context.addIssue({ code: 'custom', message, path: [wireNames[field]] })
  return z.NEVER
})

const filtersInAddress = browseQuery
  .prefault('{}')
  .describe(
    'JSON: {page, search, categories, allergen, time, net_carbs, cuisines}, each optional; sides are found where categories name “side”',
  )

const askedSchema = z.object({
  page: z.int(),
  pageTotal: z.int(),
  search: z.string(),
  categories: z.array(z.enum(categories)),
  allergen: z.array(z.int()),
  time: z.int().describe('Minutes; 0 for no preference'),
  net_carbs: z.number().nullable(),
  cuisines: z.array(z.enum(cuisines)),
})

const attributesSchema = z.object({
  tags: z.array(foodTagSchema),
  net_carbs: z.int().describe('Where the slider ends'),
  cuisines: z.array(z.enum(cuisines)).describe('That the recipes found are of, the most frequent first'),
  totalActive: z.int(),
  clearable: z.boolean(),
})

/** Its address ends with the category, so there is one call for each: after `items/` comes else an item's id. */
export const browseSlot = {
  summary: 'A page of recipes for a slot, what fits the rest of the day first',
  params: dayParams,
  query: z.object({
    q: filtersInAddress,
    kind: z
      .enum(['main', 'side'])
      .default('main')
      .describe('side: what may stand beside the dish of the slot; none where nothing stands there'),
    insteadOf: recipeId.optional().describe('Of sides: the one on the plate in whose place another comes'),
  }),
  answer: z.object({
    query: askedSchema,
    results: z.array(resultSchema),
    attributes: attributesSchema,
  }),
} satisfies CallSchema

export const browseRecipes = {
  summary: 'A page of all recipes that the person may eat, whatever the meal; the liked first',
  params: planParams,
  query: z.object({
    q: filtersInAddress,
    sort: z
      .enum(['title', 'suits'])
      .default('title')
      .describe(
        'suits: familiar before strange where the person asks for it, then what the week has in its basket already and what is in season',
      ),
    month: z.coerce
      .number()
      .int()
      .min(1)
      .max(12)
      .optional()
      .describe('Of the northern year, for what is in season; south of the equator six months on'),
    day: z.string().max(100).optional().describe('Id of a day of the plan, whose week has the basket'),
    fits: z
      .enum(['true', 'false'])
      .optional()
      .describe('Only recipes with which the day stays in its ranges, in a slot of their meal'),
  }),
  answer: z.object({
    query: askedSchema,
    results: z.array(
      recipeCardSchema
        .extend({ categories: z.array(z.enum(meals)).describe('The meals that it suits; none of a side') })
        .meta({ id: 'BrowsedRecipe' }),
    ),
    attributes: attributesSchema,
  }),
} satisfies CallSchema

function orLeftOut<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined)
}
