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
})

export const mineralsSchema = z
  .object({
    potassium: judgedMineral,
    magnesium: judgedMineral,
    fiber: judgedMineral,
    sodium: judgedMineral,
  })
  .meta({ id: 'Minerals', description: 'How a week stands against what the person aims at' })

export const weekPlateSchema = z
  .object({
    fiber: judgedMineral,
    sodium: judgedMineral,
    eggs: z.number().describe('Of the whole week'),
    manyEggs: z
      .array(z.object({ dayNumber: z.int(), date: z.iso.date(), eggs: z.number() }))
      .describe('Days with more than four eggs and a half'),
    muchOfOneFood: z
      .array(z.object({ food: z.string(), grams: z.int() }))
      .describe('Foods of which the week has more than anyone would buy, or one of its days'),
    copiedDays: z
      .array(
        z.object({
          dayNumber: z.int(),
          date: z.iso.date(),
          of: z.object({ dayNumber: z.int(), date: z.iso.date() }),
        }),
      )
      .describe('Days with the dishes of an earlier one, unless that was asked for'),
    sentences: z
      .array(z.string())
      .describe('The same in words: where a limit was passed and why, with the answer that would help'),
  })
  .meta({ id: 'WeekPlate', description: 'What a week comes to beside its macros, for everybody' })

export const helpfulFoodsSchema = z
  .object({
    potassium: z.string().optional(),
    magnesium: z.string().optional(),
    fiber: z.string().optional(),
  })
  .meta({
    id: 'HelpfulFoods',
    description: 'Of the foods that the person may eat: the one with the most of it for its calories',
  })
