import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { equipment } from '@butterleaf/domain/cooking/equipment'
import { mainMeals, meals } from '@butterleaf/domain/meals/meals'
import { cuisines } from '@butterleaf/domain/recipes/cuisines'
import { z } from 'zod'
import { rangesSchema, weekdayTimesSchema } from '../onboarding/personality-schema.ts'
import { macrosSchema } from './fit-schema.ts'

const moreTime = z.object({ time: z.int() })

const personalityChangeSchema = z
  .object({
    schedules: z
      .object({
        breakfast: moreTime.optional(),
        lunch: moreTime.optional(),
        dinner: moreTime.optional(),
        dessert: z.object({ unique: z.literal(0) }).optional(),
      })
      .optional(),
    nutrition: rangesSchema.optional(),
    dislikedCuisines: z
      .array(z.enum(cuisines))
      .max(0)
      .optional()
      .describe('Empty: none is left out any more'),
    lacksEquipment: z.array(z.enum(equipment)).optional().describe('What the kitchen still lacks'),
    weekdayTimes: weekdayTimesSchema.optional().describe('Minutes of a meal on a weekday'),
  })
  .meta({ id: 'PersonalityChange', description: 'Merged into the personality that was sent, field by field' })
export type PersonalityChange = z.infer<typeof personalityChangeSchema>

const relaxationSchema = z
  .object({
    id: z.string(),
    text: z.string().describe('What would be asked less, as a choice to press'),
    gain: z.string().describe('What that brings'),
    change: personalityChangeSchema,
  })
  .meta({ id: 'Relaxation' })
export type WireRelaxation = z.infer<typeof relaxationSchema>

/** PLAN-5: what a `nothing-fits` problem says beside what every problem does. */
export const nothingFitsShape = {
  nearest: macrosSchema.describe('What the nearest day holds'),
  blocking: z.enum(['calories', 'fat', 'net_carbs', 'protein']),
  emptyMeals: z.array(z.enum(meals)).describe('Meals that no recipe at all can be had for'),
  emptyOn: z
    .array(z.object({ weekday: z.enum(weekdays), meal: z.enum(mainMeals) }))
    .optional()
    .describe('Meals that no recipe can be had for in the time of a weekday'),
  relaxations: z.array(relaxationSchema).describe('What helps, the gentlest first'),
}
