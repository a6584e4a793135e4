import {
  glucoseUnits,
  urineKetones,
  waistUnits,
} from '@butterleaf/domain/weight-tracker/readings/body-readings'
import { z } from 'zod'

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
