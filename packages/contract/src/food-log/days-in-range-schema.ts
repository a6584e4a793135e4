import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { templateParams } from '../meal-plan/place-params.ts'

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
