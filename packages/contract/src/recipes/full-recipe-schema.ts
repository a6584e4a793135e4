import { equipment } from '@butterleaf/domain/cooking/equipment'
import { type NamedShare, namedShares } from '@butterleaf/domain/cooking/share'
import { meals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import { kitchenWarningSchema } from './kitchen-warning-schema.ts'
import { measureSchema } from './measure-schema.ts'
import { nutritionSchema, recipeCardSchema } from './recipe-card-schema.ts'

/** Never put one of these into a template string: its own `toString` is a text, so JavaScript can't make one. */
const ingredientSchema = z
  .object({
    food_id: z.string().describe('What the parts of steps refer to'),
    ingredient_name: z.string().describe('The food alone'),
    toString: z.string().describe('The whole line as a cook writes it: 1 ½ cups heavy cream'),
    gram: z.number().describe('Exact; 0 where the recipe gives no amount'),
    amount: z.number(),
    unit_id: z.int(),
    unit_name: z.string(),
    extra: z.string().nullable().describe('How it is prepared, or what to note'),
    optional: z.boolean(),
    label: z.string().nullable().describe('The group of rows it belongs to'),
    label_info: z.string().nullable(),
    measures: z
      .object({ us: measureSchema.nullable(), metric: measureSchema.nullable() })
      .describe('As measured in either kitchen; null where nothing is to be shown'),
    nutrition: nutritionSchema.describe('Of the whole row'),
  })
  .meta({ id: 'RecipeIngredient' })

const text = z.string().describe('As it is read')

const shareSchema = z
  .object({
    said: z.enum([...(Object.keys(namedShares) as NamedShare[]), 'amount', 'rest']),
    gram: z.number().describe('Exact, scaled'),
    measures: z
      .object({ us: measureSchema.nullable(), metric: measureSchema.nullable() })
      .describe('Scaled, as measured in either kitchen; null where nothing measures it'),
    texts: z
      .object({ us: z.string(), metric: z.string() })
      .describe('The text of the part in either kitchen: 2 tsp olive oil (half)'),
  })
  .meta({ id: 'StepShare', description: 'What a step takes of an ingredient' })
const stepPartSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text }),
    z.object({
      kind: z.literal('food'),
      text,
      food_id: z.string(),
      share: shareSchema.optional().describe('Left out where the step takes all of the ingredient'),
    }),
    z.object({ kind: z.literal('timer'), text, seconds: z.int() }),
    z.object({ kind: z.literal('temperature'), text, celsius: z.number() }),
  ])
  .meta({ id: 'StepPart' })

const stepSchema = z
  .object({ text, parts: z.array(stepPartSchema).describe('The same text, taken apart') })
  .meta({ id: 'RecipeStep' })

const keepingSchema = z
  .object({
    days: z.int().describe('0: it is eaten at once'),
    how: z
      .string()
      .describe('Goes on after "Keeps 3 days": in a lidded box in the fridge. With 0 days, why not'),
    freezes: z.boolean(),
    reheat: z.string().nullable().describe('Goes on after "Warm it": in a skillet, 4 min'),
  })
  .meta({ id: 'Keeping', description: 'How a dish keeps once it is cooked' })
const discardSchema = z
  .object({
    food_id: z.string(),
    share: z.number().describe('Of 1'),
    only: z.enum(['fat']).nullable().describe('What of it; null: all'),
    why: z.string(),
  })
  .meta({ id: 'Discard', description: 'What is not eaten, and counts in no figure' })

export const recipeSchema = recipeCardSchema
  .extend({
    restTime: z.int().describe('Minutes of chilling and the like, beside prep and cook'),
    yields: z.string().nullable().describe('What it makes: 12 muffins'),
    keeps: keepingSchema.nullable().optional().describe('Null where nothing says how'),
    needs: z.array(z.enum(equipment)).optional().describe('What a kitchen may lack'),
    atOnce: z.int().nullable().optional().describe('Servings that one pan or batch makes'),
    note: z.string().nullable().optional(),
    discarded: z.array(discardSchema).optional(),
    categories: z.array(z.enum(meals)).describe('None of a side'),
    cuisine: z.string(),
    free: z.array(z.int()).describe('Dietary codes it is proven to suit'),
    contains: z.array(z.int()).describe('Intolerance codes of what is in it'),
    scale: z.number().describe('What the written amounts were multiplied by'),
    ingredients: z.array(ingredientSchema),
    instructions: z.array(
      z.object({ image: z.string().nullable(), instructions: z.string().describe('One step') }),
    ),
    steps: z.array(stepSchema).describe('The instructions once more, with their timers'),
    warnings: z
      .array(kitchenWarningSchema)
      .optional()
      .describe('Of a person’s own recipe, at the scale it is cooked in'),
  })
  .meta({ id: 'Recipe' })
