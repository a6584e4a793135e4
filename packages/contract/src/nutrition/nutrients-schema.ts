import { z } from 'zod'

const grams = z.number().describe('Grams, to one decimal')
const milligrams = z.int().describe('Milligrams')

export const nutrientsSchema = z
  .object({
    fiber: grams,
    saturated_fat: grams,
    sodium: milligrams,
    potassium: milligrams,
    magnesium: milligrams,
  })
  .meta({
    id: 'Nutrients',
    description: 'Of what one person eats. Salt to taste, water and supplements aren’t in it',
  })

export const spanNutrientsSchema = z
  .object({
    sum: nutrientsSchema,
    mean: nutrientsSchema.describe('Of a day on which something is eaten'),
  })
  .meta({ id: 'SpanNutrients' })
