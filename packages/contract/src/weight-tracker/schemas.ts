import {
  glucoseUnits,
  urineKetones,
  waistUnits,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'
import { readingColumns } from '@butterleaf/domain/weight-tracker/readings/reading-cells'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { severalLines } from '../clean-schemas.ts'

const kilograms = z.number().describe('Kilograms')
const isoDate = z.iso.date().describe('Calendar date, YYYY-MM-DD')
const id = z.string().min(1).max(64)

const weightLogSchema = z
  .object({
    id: z.string(),
    weightTrackerId: z.string(),
    date: isoDate,
    weight: kilograms,
    note: z.string(),
  })
  .meta({ id: 'WeightLog' })

const weightSeriesSchema = z
  .object({
    period: z.enum(['1w', '1m', '3m', '1y', 'all']),
    label: z.string(),
    labels: z.array(isoDate),
    data: z.array(kilograms).describe('The weights as logged'),
    trend: z.array(kilograms).describe('The smoothed line through them'),
  })
  .meta({ id: 'WeightSeries' })

const projectionSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('reached') }),
    z.object({ kind: z.literal('range'), earliest: isoDate, latest: isoDate.nullable() }),
    z.object({ kind: z.literal('away') }),
    z.object({ kind: z.literal('unknown') }),
  ])
  .describe('When the target will be reached, as an honest range')

const bloodKetones = z.number().nullable().describe('Ketones in the blood, mmol/L, 0 to 20')
const breathKetones = z.number().nullable().describe('Ketones in the breath, ppm, 0 to 200')
const urine = z.enum(urineKetones).nullable().describe('Ketones in the urine, as the strip says')
const glucose = z
  .object({ value: z.number(), unit: z.enum(glucoseUnits) })
  .nullable()
  .describe('As typed: 20 to 600 mg/dL, or 1.1 to 33.3 mmol/L')
const waist = z
  .object({ value: z.number(), unit: z.enum(waistUnits) })
  .nullable()
  .describe('As typed: 40 to 250 cm, or 15.8 to 98.4 in')

/** LIFE-6 */
export const dayReadingsSchema = z
  .object({ date: z.iso.date(), bloodKetones, breathKetones, urineKetones: urine, glucose, waist })
  .meta({ id: 'DayReadings', description: 'What was read of a body on one day beside its weight' })

const weightTrackerSchema = z
  .object({
    id: z.string(),
    targetWeight: kilograms,
    targetDate: isoDate,
    startingWeight: kilograms.nullable(),
    current: kilograms.nullable(),
    lost: kilograms,
    gained: kilograms,
    percentLost: z.number().min(0).max(100),
    projection: projectionSchema,
    logs: z.array(weightLogSchema),
    graphJs: z.array(weightSeriesSchema),
    readings: z.array(dayReadingsSchema).describe('In the order of their dates'),
  })
  .meta({ id: 'WeightTracker' })

const trackerParams = z.object({ id })
const logParams = z.object({ id, logId: id })
const dayParams = z.object({ id, date: isoDate })

export const readTracker = {
  summary: 'The weight tracker; 404 until a target is set',
  answer: weightTrackerSchema,
} satisfies CallSchema

export const setTarget = {
  summary: 'Set or change the target',
  body: z.object({ weight: kilograms, date: isoDate }),
  answer: weightTrackerSchema,
} satisfies CallSchema

export const resetTracker = {
  summary: 'Remove the target and every log',
  params: trackerParams,
} satisfies CallSchema

export const readingsChangeSchema = z
  .object({
    bloodKetones: bloodKetones.optional(),
    breathKetones: breathKetones.optional(),
    urineKetones: urine.optional(),
    glucose: glucose.optional(),
    waist: waist.optional(),
  })
  .meta({
    id: 'ReadingsChange',
    description: 'What is absent stays as it is, null removes it; two decimals at most',
  })

const dayBody = z
  .object({
    id: id.nullish(),
    weightTrackerId: id,
    date: isoDate,
    weight: kilograms.nullish().describe('Kilograms; absent where only readings are saved'),
    note: severalLines().nullish(),
    readings: readingsChangeSchema.optional(),
    readingsFrom: isoDate
      .optional()
      .describe('The date that the day’s readings had, where they move with it'),
  })
  .refine(({ weight, readings }) => typeof weight === 'number' || readings !== undefined, {
    path: ['weight'],
    error: 'Enter a weight.',
    // Beside the faults of other fields, all at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export const saveLog = {
  summary:
    'Save the log of one date, its readings, or both; a second save of the same date replaces the weight',
  params: trackerParams,
  body: dayBody,
  answer: weightTrackerSchema,
} satisfies CallSchema

export const deleteLog = {
  summary: 'Delete one log',
  params: logParams,
  answer: weightTrackerSchema,
} satisfies CallSchema

export const deleteDay = {
  summary: 'Delete what was logged of a date: the weight and the readings',
  params: dayParams,
  answer: weightTrackerSchema,
} satisfies CallSchema

export const exportLogs = {
  summary: 'All logs as CSV, in kilograms or pounds; readings in the units in which they were typed',
  params: trackerParams,
  query: z.object({ unit: z.enum(['us', 'metric']).default('metric') }),
  answer: z.string(),
  answerType: 'text/csv',
} satisfies CallSchema

export const importLogs = {
  summary: 'Import logs from CSV: all rows or none; a log already there for a date is replaced',
  params: trackerParams,
  body: z
    .string()
    .describe(
      `Columns date, weight_kg or weight_lb, and optionally note, ${readingColumns.join(', ')}; an empty cell of a reading leaves what is there`,
    ),
  bodyType: 'text/csv',
  answer: weightTrackerSchema,
} satisfies CallSchema
