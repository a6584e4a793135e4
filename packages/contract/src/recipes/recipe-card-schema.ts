import { mainMeals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'

/** Longer than other ids: it begins with the name that the recipe's file had first. */
export const recipeId = z.string().min(1).max(100)

const grams = z.number().describe('Grams, to one decimal')

const milligrams = z.int().optional().describe('Milligrams; salt to taste isn’t in it')

/** As shown: calories whole, grams to one decimal, milligrams whole. */
export const nutritionSchema = z
  .object({
    calories: z.int(),
    carbs: grams,
    fat: grams,
    fiber: grams,
    protein: grams,
    net_carbs: grams,
    saturated_fat: grams.optional(),
    sodium: milligrams,
    potassium: milligrams,
    magnesium: milligrams,
  })
  .meta({ id: 'Nutrition' })

export const recipeImageSchema = z
  .object({
    featured: z.string().describe('Address of the large picture'),
    small: z.string().describe('Address of the small picture'),
  })
  .meta({ id: 'RecipeImage' })

export const recipeCardSchema = z
  .object({
    id: recipeId,
    title: z.string(),
    image: recipeImageSchema,
    prepTime: z.int().describe('Minutes'),
    cookTime: z.int().describe('Minutes'),
    serving: z.number().describe('Servings the recipe is written for'),
    nutrition: nutritionSchema.describe('Of one serving'),
    grams: z.int().optional().describe('What a serving weighs as written, before it is cooked'),
    eggs: z
      .number()
      .optional()
      .describe('Eggs in a serving, yolks and whites as the eggs they come from; absent where it has none'),
    much: z
      .array(z.object({ food: z.string(), grams: z.int() }))
      .optional()
      .describe('Foods of which a serving has 60 g or more, eggs aside, as sold; tofu and its like as one'),
    newToMost: z
      .boolean()
      .optional()
      .describe(
        'New to most people, or made with a food that an ordinary supermarket lacks; absent where it is neither',
      ),
    short: z
      .string()
      .max(32)
      .optional()
      .describe('The name as people say it; absent where the title is short'),
    keepsDays: z
      .int()
      .optional()
      .describe('How many days after it is cooked it may be eaten as a leftover; 0: it is eaten at once'),
    atOnce: z
      .int()
      .nullable()
      .optional()
      .describe('Servings that one pan or batch makes; more are cooked one after the other'),
    goesWith: z
      .array(z.enum(mainMeals))
      .optional()
      .describe('Of a side alone: the meals on whose plates it may stand'),
  })
  .meta({ id: 'RecipeCard' })
