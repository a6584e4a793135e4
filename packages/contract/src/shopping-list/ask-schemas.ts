import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { templateParams, weekParams } from '../meal-plan/place-params.ts'
import { measureSchema } from '../recipes/measure-schema.ts'

const perSystem = z.object({ us: measureSchema.nullable(), metric: measureSchema.nullable() })
const share = z.number().describe('0 to 1')

const rowSchema = z
  .object({
    ingredient: z.string().describe('The key of the row on the list'),
    name: z.string().describe('As it is shown'),
    toBuy: perSystem.describe('What home lacks; null where nothing says how much'),
    items: z.array(z.object({ itemId: z.string(), title: z.string() })).describe('The dishes that use it'),
  })
  .meta({ id: 'AskedRow' })

const cookingSchema = z
  .object({ itemId: z.string(), title: z.string(), date: z.iso.date(), minutes: z.int() })
  .meta({ id: 'AskedCooking' })

const thrownSchema = z
  .object({
    ingredient: z.string(),
    amount: perSystem,
    grams: z.number().optional(),
    share: share.describe('Of the value of all that is bought: 0 to 1'),
    keepsUntil: z.iso.date().describe('No dish uses it up by then'),
  })
  .meta({ id: 'ThrownFood' })

const figures = {
  foods: z.int().describe('Foods cooked with, without spices, oils, sweeteners and other staples'),
  rows: z.int().describe('Things to buy: rows of the list that home doesn’t cover'),
  minutes: z.int().describe('In the kitchen'),
  thrownShare: share.describe('Of the value of what is bought, how much grows too old: 0 to 1'),
}

const weekAskSchema = z
  .object({
    from: z.iso.date().describe('The shopping'),
    to: z.iso.date().describe('Its last day'),
    ...figures,
    toBuy: z.array(rowSchema),
    cookings: z.array(cookingSchema).describe('By day'),
    thrown: z.array(thrownSchema).describe('The most valuable first'),
  })
  .meta({ id: 'WeekAsk', description: 'What a week asks, each figure with what it is made of' })

const planAskSchema = z
  .object({
    rows: figures.rows,
    minutes: figures.minutes,
    thrownShare: figures.thrownShare,
    weeks: z
      .array(z.object({ weekId: z.string(), weekNumber: z.int(), ...figures }).meta({ id: 'WeekOfPlanAsk' }))
      .describe('Of a week, once the lists before it were bought'),
  })
  .meta({ id: 'PlanAsk', description: 'What a plan asks when each of its lists is bought as planned' })

export const readWeekAsk = {
  summary: 'What a week asks: things to buy, minutes in the kitchen, share thrown away',
  params: weekParams,
  answer: weekAskSchema,
} satisfies CallSchema

export const readPlanAsk = {
  summary: 'What the plan asks: things to buy, minutes in the kitchen, share thrown away',
  params: templateParams,
  answer: planAskSchema,
} satisfies CallSchema
