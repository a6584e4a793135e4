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

const judgedMineral = z.object({
  mean: z.number().describe('Milligrams, of fiber grams, of a day on average'),
  reference: z.number().describe('What it should reach; of sodium with a limit what it should keep to'),
  met: z.boolean(),
  food: z
    .string()
    .optional()
    .describe('Where it falls short: the food that would bring the most for its calories'),
})

export const mineralsSchema = z
  .object({
    potassium: judgedMineral,
    magnesium: judgedMineral,
    fiber: judgedMineral,
    sodium: judgedMineral,
  })
  .meta({ id: 'Minerals', description: 'How a week stands against what the person aims at' })
