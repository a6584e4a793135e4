import { z } from 'zod'
import type { CallSchema } from '../call.ts'

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
  })
  .meta({ id: 'WeightTracker' })

const trackerParams = z.object({ id })
const logParams = z.object({ id, logId: id })

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

export const saveLog = {
  summary: 'Save the log of one date; a second save of the same date replaces the first',
  params: trackerParams,
  body: z.object({
    id: id.nullish(),
    weightTrackerId: id,
    date: isoDate,
    weight: kilograms,
    note: z.string().nullish(),
  }),
  answer: weightTrackerSchema,
} satisfies CallSchema

export const deleteLog = {
  summary: 'Delete one log',
  params: logParams,
  answer: weightTrackerSchema,
} satisfies CallSchema

export const exportLogs = {
  summary: 'All logs as CSV, in kilograms or pounds',
  params: trackerParams,
  query: z.object({ unit: z.enum(['us', 'metric']).default('metric') }),
  answer: z.string(),
  answerType: 'text/csv',
} satisfies CallSchema

export const importLogs = {
  summary: 'Import logs from CSV: all rows or none; a log already there for a date is replaced',
  params: trackerParams,
  body: z.string().describe('Columns date, weight_kg or weight_lb, and optionally note'),
  bodyType: 'text/csv',
  answer: weightTrackerSchema,
} satisfies CallSchema
