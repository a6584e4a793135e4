import { z } from 'zod'

export const foodTagSchema = z
  .object({ id: z.int(), name: z.string(), kind: z.enum(['allergen', 'intolerance']) })
  .meta({ id: 'FoodTag' })
