import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { meals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { oneLine } from '../clean-schemas.ts'
import { templateParams } from '../meal-plan/place-params.ts'

const isoDate = z.iso.date().describe('Calendar date, YYYY-MM-DD')
const writtenAt = z.iso
  .datetime({ offset: true })
  .describe('When the device wrote it; of one id the last write counts')
const id = z
  .string()
  .regex(/^[\w-]{8,40}$/)
  .describe('Made by the client, such as a UUID; sent twice it changes nothing')
const name = oneLine().max(1000)
const text = oneLine().min(1).max(120)

const figuresSchema = z
  .object({ calories: z.number(), fat: z.number(), net_carbs: z.number(), protein: z.number() })
  .describe('As eaten; of a food its row × grams, of a recipe its serving × servings')
  .meta({ id: 'LogFigures' })

const foodSource = z.object({
  kind: z.literal('food'),
  foodId: text.describe('Of the food table'),
  name,
  grams: z.number(),
  measure: z.object({ name: text, count: z.number() }).nullish().describe('As it was entered: 2 slices'),
})
const recipeSource = z.object({ kind: z.literal('recipe'), recipeId: text, servings: z.number() })
const figuresSource = z.object({ kind: z.literal('figures'), name }).describe('The person’s own figures')

const sourceSchema = z
  .discriminatedUnion('kind', [
    foodSource,
    recipeSource,
    z.object({ kind: z.literal('plate'), plateId: text, name }).describe('A typical plate of a restaurant'),
    figuresSource,
    z.object({ kind: z.literal('notCounted') }).describe('Only of a meal that is out; its figures are 0'),
  ])
  .meta({ id: 'LogSource' })

const meal = z.enum(meals)
const placeSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('instead'), meal }),
    z.object({ kind: z.literal('beside'), meal }),
    z.object({ kind: z.literal('snack') }),
  ])
  .meta({ id: 'LogPlace' })

const entryFields = {
  date: isoDate,
  place: placeSchema,
  source: sourceSchema,
  figures: figuresSchema,
  keepsLeftovers: z
    .boolean()
    .optional()
    .describe('Of a meal that is out: its planned dish is cooked all the same, for the meals that eat of it'),
}
const extraFields = {
  source: z.discriminatedUnion('kind', [foodSource, recipeSource, figuresSource]),
  figures: figuresSchema.describe('Of one day'),
  weekdays: z.array(z.enum(weekdays)).max(weekdays.length),
  from: isoDate,
  until: isoDate.nullish().describe('The last day it counts on; null while it goes on'),
  isBought: z.boolean().describe('It stands on the shopping list'),
}

const entrySchema = z.object({ id, ...entryFields, at: writtenAt }).meta({ id: 'LogEntry' })
const extraSchema = z.object({ id, ...extraFields, at: writtenAt }).meta({ id: 'FoodExtra' })

const idParams = z.object({ id })

export const readLog = {
  summary: 'What was eaten from one date to another, both included, and every extra',
  query: z.object({ from: isoDate, to: isoDate }),
  answer: z.object({ entries: z.array(entrySchema), extras: z.array(extraSchema) }).meta({ id: 'FoodLog' }),
} satisfies CallSchema

export const saveEntry = {
  summary: 'Save what was eaten instead of a meal, beside it or as a snack; answers with what stands',
  params: idParams,
  body: z.object({ ...entryFields, at: writtenAt }),
  answer: z
    .object({ entry: entrySchema.nullable().describe('Null where it was deleted later than `at`') })
    .meta({ id: 'SavedLogEntry' }),
} satisfies CallSchema

export const deleteEntry = {
  summary: 'Delete an entry, unless it was changed later than `at`',
  params: idParams,
  query: z.object({ at: writtenAt }),
} satisfies CallSchema

export const saveExtra = {
  summary: 'Save what a person has on certain weekdays beside all meals; answers with what stands',
  params: idParams,
  body: z.object({ ...extraFields, at: writtenAt }),
  answer: z
    .object({ extra: extraSchema.nullable().describe('Null where it was deleted later than `at`') })
    .meta({ id: 'SavedFoodExtra' }),
} satisfies CallSchema

export const deleteExtra = {
  summary: 'Delete an extra, unless it was changed later than `at`; days that passed lose it too',
  params: idParams,
  query: z.object({ at: writtenAt }),
} satisfies CallSchema

const shareSchema = z.object({ inRange: z.int(), days: z.int() }).meta({ id: 'DayShare' })
const shares = {
  asPlanned: shareSchema.describe('Of all days'),
  asEaten: shareSchema.describe('Of the days that passed; one with a meal that isn’t counted is left out'),
}

export const readDaysInRange = {
  summary: 'How many days of a plan and of each week are in range, as planned and as eaten',
  params: templateParams,
  answer: z
    .object({ ...shares, weeks: z.array(z.object({ weekId: z.string(), weekNumber: z.int(), ...shares })) })
    .meta({ id: 'DaysInRange' }),
} satisfies CallSchema
