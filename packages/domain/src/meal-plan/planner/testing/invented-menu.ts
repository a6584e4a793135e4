import { type Random, seededRandom } from '../../../chance/seeded-random.ts'
import { eachMeal, type Meal, meals } from '../../../meals/meals.ts'
import { caloriesOf } from '../../../nutrition/macros.ts'
import { everybodysAim } from '../../../nutrition/mineral-goals/mineral-goals.ts'
import { middleOf, rangesAround } from '../../../nutrition/ranges.ts'
import type { Palate } from '../../../onboarding/palate.ts'
import type { MealWish, Wishes } from '../../../onboarding/wishes.ts'
import type { Dish } from '../menu.ts'
import { plainCharacter } from '../palate.ts'
import type { PlanRequest } from '../plan-days.ts'

const caloriesAServing: Readonly<Record<Meal, number>> = {
  breakfast: 430,
  lunch: 520,
  dinner: 600,
  dessert: 190,
}

/** What a dish of a test has that is about something else. */
export const plainServing = {
  minutes: 10,
  gramsPerServing: 200,
  perServing: { calories: 500, fat: 40, netCarbs: 5, protein: 30 },
} satisfies Partial<Dish>

/** Lunches of one size, which keep for four days. */
export function plainLunches(count: number): Dish[] {
  return inventedDishes(count)
    .filter(({ meals }) => meals[0] === 'lunch')
    .map((dish) => ({ ...dish, ...plainServing, keepsDays: 4 }))
}

/** Dishes that exist nowhere, spread as a cookbook's are: half to one and a half of a usual serving, lean to rich. */
export function inventedDishes(perMeal: number, seed = 'invented'): Dish[] {
  const random = seededRandom(seed)
  return meals.flatMap((meal) =>
    Array.from({ length: perMeal }, (_, number): Dish => {
      const calories = caloriesAServing[meal] * (0.5 + random())
      const protein = (calories * (0.12 + 0.3 * random())) / 4
      const netCarbs = 3 + 6 * random()
      const grams = { fat: (calories - 4 * (protein + netCarbs)) / 9, netCarbs, protein }
      const minutes = 10 + Math.floor(50 * random())
      return {
        id: `${meal}-${number}`,
        meals: [meal],
        isSide: false,
        goesWith: [],
        minutes,
        perServing: { calories: caloriesOf(grams), ...grams },
        gramsPerServing: 200 + Math.floor(0.4 * calories),
        priceLevel: anyOf(random, [1, 2, 3]),
        wholePieces: anyOf(random, [[], [], [], [1], [0.5], [1.5, 0.25]]),
        foods: [],
        loads: { fiber: 0, sweetener: 0 },
        eggs: 0,
        minerals: { potassium: 0, magnesium: 0, fiber: 0, sodium: 0 },
        character: plainCharacter,
        batchServings: meal === 'dessert' ? anyOf(random, [1, 2, 2, 3]) : anyOf(random, [1, 2, 4]),
        keepsDays: number % 4 === 3 ? number % 3 : 4,
      }
    }),
  )
}

/** Sides of 60 to 260 kcal, half of them for lunch and dinner alone; every third is cooked longer than it is worked at. */
export function inventedSides(count: number): Dish[] {
  const random = seededRandom('sides')
  const [like] = inventedDishes(1)
  return Array.from({ length: count }, (_, number): Dish => {
    const grams = { fat: 4 + 18 * random(), netCarbs: 1 + 4 * random(), protein: 1 + 6 * random() }
    return {
      ...like!,
      id: `side-${number}`,
      meals: [],
      isSide: true,
      goesWith: number % 2 === 0 ? ['breakfast', 'lunch', 'dinner'] : ['lunch', 'dinner'],
      minutes: 10,
      cookMinutes: number % 3 === 0 ? 8 : 0,
      perServing: { calories: caloriesOf(grams), ...grams },
      gramsPerServing: 120,
      wholePieces: [],
      batchServings: 2,
    }
  })
}

function anyOf<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)]!
}

export const anyRanges = rangesAround({ calories: 1900, fat: 147, netCarbs: 30, protein: 114 })

/** Prefers nothing. */
export const anyPalate: Palate = {
  likedCuisines: [],
  dislikedCuisines: [],
  adventure: 'familiar',
  eatsMeatOrFish: true,
}

export function wishesWith(changes: Partial<Record<Meal, Partial<MealWish>>> = {}): Wishes {
  return eachMeal((meal) => ({
    isSkipped: false,
    mostMinutes: 0,
    leftovers: 'none',
    variety: 'varied',
    takenFrom: [meal],
    ...changes[meal],
  }))
}

/** A plan of these dishes for a person who asks nothing in particular. */
export function requestFor(dishes: readonly Dish[], own: Partial<PlanRequest> = {}): PlanRequest {
  return {
    dishes,
    liked: new Set(),
    prefersCheap: false,
    palate: anyPalate,
    people: 1,
    wishes: wishesWith(),
    startsOn: 'monday',
    ranges: anyRanges,
    aim: everybodysAim(middleOf(anyRanges.calories)),
    kept: [],
    seed: 'one',
    ...own,
  }
}
