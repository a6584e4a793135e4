import { mostSides } from '@butterleaf/domain/meal-plan/item'
import { mainMeals, meals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import { nutrientsSchema } from '../nutrition/nutrients-schema.ts'
import { recipeSchema } from '../recipes/full-recipe-schema.ts'
import { recipeCardSchema } from '../recipes/recipe-card-schema.ts'
import { avoidsSchema } from './avoids-schema.ts'
import { macrosSchema } from './fit-schema.ts'

const id = z.string().describe('The slot’s: it stays, whatever comes to stand in it')
const category = z.enum(meals)
const locked = z.boolean().describe('Survives a random draw and a new plan')

const amountEaten = {
  value: z.number().describe('Servings one person eats of it'),
  minimum: z.number().describe('The least it can be set to'),
}
export const cookedServingSchema = z
  .object({
    ...amountEaten,
    scale: z.number().describe('What the recipe’s amounts are multiplied by to cook it, for everybody'),
  })
  .meta({ id: 'CookedServing' })
const leftoverServingSchema = z
  .object({ ...amountEaten, scale: z.null().describe('Its parent is what is cooked') })
  .meta({ id: 'LeftoverServing' })

/** For everybody at the table; the domain's `feedingSentence` says it in words. */
const feedingSchema = z
  .object({
    total: z.number(),
    today: z.number(),
    saved: z.array(z.object({ dayNumber: z.int(), servings: z.number() })),
  })
  .meta({ id: 'Feeding' })

/** TOG-3. */
const plateSchema = z
  .object({
    eaterId: z.string(),
    name: z.string(),
    servings: z.number().describe('Of the main'),
    grams: z.number().describe('Of the whole plate, as its ingredients are weighed'),
    nutrition: macrosSchema,
    sides: z
      .array(z.object({ servings: z.number(), grams: z.number() }))
      .optional()
      .describe('Of each side, in their order; 0 where they get none of it'),
  })
  .meta({ id: 'EaterPlate', description: 'What somebody who eats along gets of an item' })

/** TOG-3. */
const apartSchema = <Value extends z.ZodType>(recipe: Value) =>
  z.object({
    recipe,
    serving: cookedServingSchema,
    eaters: z.array(
      z.object({ eaterId: z.string(), name: z.string(), servings: z.number(), grams: z.number() }),
    ),
  })

/** TOG-2. */
const guestsSchema = z
  .object({
    adults: z.int(),
    children: z.int().describe('Each eats half as much'),
    avoids: avoidsSchema.describe(
      'What they may not eat, spelled as in a personality; absent where they eat everything',
    ),
    unsuited: z
      .array(
        z.object({
          recipeId: z.string().describe('Of the main, or of a side'),
          because: z.string().describe('“because of fish”, “not proven nut-free”'),
        }),
      )
      .optional()
      .describe('The dishes of this meal that they may not eat, to be swapped; absent where all suit'),
  })
  .meta({ id: 'Guests', description: 'Who eats along at this meal alone; absent where nobody does' })

/** TOG-3. */
const absentSchema = z
  .array(z.object({ eaterId: z.string(), name: z.string() }))
  .meta({ id: 'AbsentEaters', description: 'Who eats this meal along on other days, and isn’t there' })

const sideSchema = <Value extends z.ZodType>(recipe: Value) =>
  z.object({ recipe, serving: cookedServingSchema })

/** Nothing stands in an empty slot, nor in one that is skipped: both have no value and no serving. */
function itemHolding<Value extends z.ZodType, More extends z.ZodRawShape>(value: Value, more: More) {
  const nothing = { value: z.null(), serving: z.null(), locked: z.literal(false) }
  const filled = {
    locked,
    sides: z
      .array(sideSchema(value))
      .max(mostSides)
      .optional()
      .describe('What stands beside it on the plate, cooked for this meal; absent where nothing does'),
    plates: z
      .array(plateSchema)
      .optional()
      .describe('Of those who eat along (the table); absent where nobody does'),
    apart: z
      .array(apartSchema(value))
      .optional()
      .describe(
        'What is cooked for some who eat along alone: a side, or a main where they get 0 servings of the shared one. The shared dishes would leave their day out of range',
      ),
    absent: absentSchema.optional(),
    guests: guestsSchema.optional(),
    ...more,
  }
  return z.discriminatedUnion('type', [
    z.object({ id, category, type: z.literal('empty'), ...nothing }),
    z.object({ id, category: z.enum(mainMeals), type: z.literal('skipped'), ...nothing }),
    z.object({
      id,
      category,
      type: z.literal('normal'),
      value,
      serving: cookedServingSchema,
      ...filled,
    }),
    z.object({
      id,
      category,
      type: z.literal('leftoverParent'),
      value,
      serving: cookedServingSchema,
      ...filled,
      feeding: feedingSchema,
    }),
    z.object({
      id,
      category,
      type: z.literal('leftover'),
      value,
      serving: leftoverServingSchema,
      ...filled,
      parentId: z.string().describe('The item it was cooked with'),
      frozen: z
        .literal(true)
        .optional()
        .describe(
          'Eaten later than it keeps in the fridge, as after a time away: freeze it when it is cooked',
        ),
    }),
  ])
}

/** In a plan they follow from card and servings. */
const asEaten = {
  nutrients: nutrientsSchema.optional().describe('Of the servings one person eats of it and of its sides'),
}

export const itemSchema = itemHolding(recipeCardSchema, {}).meta({ id: 'Item' })
export const itemViewSchema = itemHolding(recipeSchema, asEaten).meta({
  id: 'ItemView',
  description: 'An item with its whole recipe, scaled to what is cooked',
})
