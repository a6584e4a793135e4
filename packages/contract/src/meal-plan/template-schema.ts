import { templateStates, weekStates } from '@butterleaf/domain/meal-plan/states'
import { meals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import {
  helpfulFoodsSchema,
  mineralsSchema,
  nutrientsSchema,
  spanNutrientsSchema,
  weekPlateSchema,
} from '../nutrition/nutrients-schema.ts'
import { recipeCardSchema } from '../recipes/recipe-card-schema.ts'
import { shoppingListSchema } from '../shopping-list/shopping-list-schema.ts'
import { dayFitSchema, fitAtTable, spanFitSchema } from './fit-schema.ts'
import { itemSchema } from './item-schema.ts'

/** TOG-3. */
const eaterFitSchema = z
  .object({
    eaterId: z.string(),
    name: z.string(),
    ...fitAtTable,
  })
  .meta({
    id: 'EaterFit',
    description: 'What the meals come to that somebody with needs of their own shares on a day',
  })

export const daySchema = z
  .object({
    id: z.string(),
    weekId: z.string(),
    dayNumber: z.int().describe('1 to 28'),
    date: z.iso.date(),
    state: z.enum(['incomplete', 'complete']),
    ready: z.boolean(),
    totalMeals: z.int().describe('Its slots, those skipped aside'),
    items: z.array(itemSchema).describe('Breakfast, lunch, dinner, dessert: each that the day has'),
    fit: dayFitSchema,
    eaters: z
      .array(eaterFitSchema)
      .optional()
      .describe('Of those at the table with needs of their own; absent where nobody is'),
    nutrients: nutrientsSchema.optional(),
  })
  .meta({ id: 'Day' })

export const weekSchema = z
  .object({
    id: z.string(),
    templateId: z.string(),
    weekNumber: z.int().describe('1 to 4'),
    state: z.enum(weekStates),
    ready: z.int().describe('How many of its days are ready'),
    days: z.array(daySchema),
    fit: spanFitSchema,
    nutrients: spanNutrientsSchema.optional(),
    plate: weekPlateSchema.optional(),
    minerals: mineralsSchema.optional().describe('Only where the person aims at them'),
  })
  .meta({ id: 'Week' })

const feederSchema = z
  .object({ itemId: z.string(), dayNumber: z.int(), value: recipeCardSchema })
  .meta({ id: 'Feeder', description: 'A cooked item that could feed the slot' })

export const weekViewSchema = weekSchema
  .extend({
    shoppingList: shoppingListSchema,
    leftovers: z
      .array(z.partialRecord(z.enum(meals), z.array(feederSchema)))
      .describe('By day of the week from 0 and by category: what could be eaten there once more'),
  })
  .meta({ id: 'WeekView' })

export const timeAwaySchema = z
  .object({ id: z.string(), from: z.iso.date(), to: z.iso.date().describe('The last day away') })
  .meta({
    id: 'TimeAway',
    description: 'A time in which the person isn’t there: no day of the plan has a date in it',
  })

export const templateSchema = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    startDate: z.iso.date().describe('The date of day 1'),
    away: z.array(timeAwaySchema).optional().describe('By date; absent where there are none'),
    mode: z.union([z.literal(1), z.literal(2)]).describe('1 generated, 2 own plan'),
    state: z.enum(templateStates),
    reachedWeeks: z.int().describe('How many weeks from the first on were planned at some time'),
    weeks: z.array(weekSchema),
    fit: spanFitSchema,
    helpfulFoods: helpfulFoodsSchema.optional().describe('Only where the person aims at minerals'),
  })
  .meta({ id: 'Template' })
