import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { equipment } from '@butterleaf/domain/cooking/equipment'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import { adventures } from '@butterleaf/domain/onboarding/palate'
import { shoppingDays, shoppingTimes } from '@butterleaf/domain/onboarding/shopping-rhythm'
import { weekdayTimeOptions } from '@butterleaf/domain/onboarding/weekday-minutes'
import { cuisines } from '@butterleaf/domain/recipes/cuisines'
import { z } from 'zod'

/** What isn't answered yet may be left out or null: which field is missing is said by name, not by its type. */
const number = z.number().nullish()
const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).nullish()
const meal = z.enum(['breakfast', 'lunch', 'dinner', 'dessert'])
const codes = z.array(z.int()).max(30).nullish()

const cuisineList = z.array(z.enum(cuisines)).max(cuisines.length).nullish()

export const shoppingSchema = z
  .strictObject({ day: z.enum(shoppingDays), timesAWeek: z.literal(shoppingTimes) })
  .meta({ id: 'Shopping' })

export const weekdayTimesSchema = z
  .partialRecord(z.enum(mainMeals), z.partialRecord(z.enum(weekdays), z.literal(weekdayTimeOptions)))
  .meta({ id: 'WeekdayTimes' })

/** Its limits are the domain's, which says them at the field. */
export const snackRoomSchema = z
  .strictObject({
    places: z.number().describe('Snacks a day, 1 to 3; 0 for none'),
    calories: z.number().describe('kcal of one, 50 to 500'),
    net_carbs: z.number().describe('Grams of one, 0 to 20'),
  })
  .meta({ id: 'SnackRoom' })

/** More than anybody eats: what is above is a slip of the finger. */
const amount = z.number().max(20_000)
const range = z.object({ minimum: amount, maximum: amount })
export const rangesSchema = z
  .object({ calories: range, fat: range, net_carbs: range, protein: range })
  .meta({ id: 'MacroRanges' })

const schedule = z.object({
  skip: flag,
  leftover: number.describe('1 some, 2 mostly'),
  variety: number.describe('1 varied, 2 mostly the same'),
  unique: flag.describe('Always fresh; of dessert: wants dessert'),
  time: number.describe('Minutes, prep and cook together; 0 for no preference'),
  categories: z.array(meal).max(4).nullish(),
})

export const schedulesSchema = z
  .object({
    breakfast: schedule.nullish(),
    lunch: schedule.nullish(),
    dinner: schedule.nullish(),
    dessert: schedule.nullish(),
  })
  .meta({ id: 'Schedules' })

export const profileShape = {
  gender: number.describe('1 male, 2 female'),
  age: number,
  bodyFat: number.describe('Percent; an estimate when left out'),
  height: number.describe('Centimeters'),
  weight: number.describe('Kilograms'),
  activityLevel: number.describe('1 sedentary, 2 moderately active, 3 very active'),
  motive: number.describe('1 lose weight, 2 maintain, 3 gain muscle'),
  carbs: number.describe('Net carbs, grams a day'),
  deficit: number.describe('Percent; counts only to lose weight'),
  protein: number.describe('Grams per pound of lean mass'),
  nutrition: rangesSchema.nullish().describe('Ranges of a day; computed when left out'),
}

export const preferencesShape = {
  mode: number.describe('1 generated, 2 own plan'),
  unit: z.enum(['us', 'metric']).nullish(),
  allergen: codes,
  intolerance: codes,
  scaling: number.describe('People cooked for, the user included'),
  schedules: schedulesSchema.nullish(),
  budget: flag.describe('1 prefers cheaper foods'),
  avoidedIngredients: z
    .array(z.object({ name: z.string().trim().min(1).max(80) }))
    .max(200)
    .nullish(),
  avoidedGroups: z
    .array(
      z
        .string()
        .regex(/^[a-z]+(-[a-z]+)*$/)
        .max(60),
    )
    .max(60)
    .nullish()
    .describe('Ids of food groups; what joins a group later is avoided with it'),
  lacksEquipment: z
    .array(z.enum(equipment))
    .max(equipment.length)
    .nullish()
    .describe(
      'What the kitchen doesn’t have; everything else is assumed. Without an oven there is no broiler',
    ),
  likedCuisines: cuisineList.describe('Chosen a little sooner'),
  dislikedCuisines: cuisineList.describe('Chosen by nobody but the person'),
  adventure: z
    .enum(adventures)
    .nullish()
    .describe('How much that is new comes into the plan; familiar when left out'),
  shopping: shoppingSchema
    .nullish()
    .describe('When the person shops; once, on the first day of a week of the plan, when left out'),
  weekdayTimes: weekdayTimesSchema
    .nullish()
    .describe(
      'Minutes that cooking a meal may take on a weekday, in place of the meal’s own `time`; 0 for no preference',
    ),
  minerals: flag.describe(
    '1 aims for potassium, magnesium and fiber at their references. Ask first about kidney disease, heart failure, medicine for blood pressure and a limit of sodium that a doctor set: with any of them, send 0',
  ),
  sodiumLimit: number.describe('Milligrams a day on average, 1,500 to 5,000; counts only with `minerals`'),
  snackRoom: snackRoomSchema
    .nullish()
    .describe(
      'What each day’s meals leave free for snacks: of a day up to a third of its calories, with the extras of the food log, and up to half of its net carbs. None when left out',
    ),
}

/** The onboarding personality of the specification's section 3: flat, in its own spellings. */
export const personalitySchema = z
  .object({ ...profileShape, ...preferencesShape })
  .meta({ id: 'Personality' })
export type FlatPersonality = z.infer<typeof personalitySchema>
