// Random people over the whole range the product accepts, as flat personalities of the specification's section 3.
//
// Half are men. Ages are even over 16–85, heights are those of adults (178 ± 8 cm, 165 ± 7 cm), weights 40–200 kg: mostly a
// body mass index of 18–45, every sixth one even over all weights. Body fat lies around the product's estimate (± 4 points).
// Activity, goal, carbs and protein are the defaults as often as people leave them so, else even over what may be entered.
// Diets, exclusions, times, leftovers and sameness come at the rates written below: somewhat oftener than in real life, so
// that a hundred people hold every wish, alone and together. Six of ten keep "one new dish a week", which onboarding begins with, three
// choose what is familiar, one wants surprises. Who the product refuses is drawn again and counted.

import { readQuestionnaire } from '@butterleaf/contract/onboarding/read-questionnaire'
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { adventures } from '@butterleaf/domain/onboarding/palate'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import type { AskedMeal, Person } from './judged.ts'
import type { Meal } from './rules.ts'

export const publicSeed = 2026

/** A person of the bench: the answers, and what the product makes of them. */
export type Profile = Person & {
  flat: ReturnType<typeof drawFlat>
  liked: readonly string[]
  questionnaire: Questionnaire
}
type Shelf = { recipes: readonly { id: string }[]; foods: readonly { name: string }[] }

/** People who pass the product's validation, and how many did not. */
export function drawProfiles(
  count: number,
  seed: string | number,
  { recipes, foods }: Shelf,
): { profiles: Profile[]; refused: number } {
  const profiles: Profile[] = []
  let refused = 0
  for (let draw = 0; profiles.length < count; draw += 1) {
    const chance = chanceOf(`${seed}:${draw}`)
    const drawn = drawPerson(chance, recipes, foods)
    const reading = drawn && readQuestionnaire(drawn.flat)
    if (drawn && reading?.ok) {
      const questionnaire = { ...reading.questionnaire, adventure: drawn.adventure }
      const name = `${seed}/${profiles.length + 1}`
      profiles.push({ name, ...drawn, questionnaire, ranges: rangesOf(questionnaire) })
    } else refused += 1
  }
  return { profiles, refused }
}

function drawPerson(chance: Chances, recipes: Shelf['recipes'], foods: Shelf['foods']) {
  const body = drawBody(chance)
  if (!body) return undefined
  return {
    flat: drawFlat(chance, body, foods),
    liked: chance.has(0.3) ? chance.some(recipes, chance.whole(1, 12)).map(({ id }) => id) : [],
    avoidedRecipes: chance.has(0.3) ? chance.some(recipes, chance.whole(1, 15)).map(({ id }) => id) : [],
    adventure: adventures[chance.oneOf([30, 60, 10])],
  }
}

function drawFlat(chance: Chances, body: Body, foods: Shelf['foods']) {
  return { ...body, ...drawGoal(chance, body), ...drawKitchen(chance, foods), mode: 1 }
}

type Body = { gender: number; age: number; height: number; weight: number; bodyFat: number }

function drawBody(chance: Chances): Body | undefined {
  const gender = chance.has(0.5) ? 1 : 2
  const age = chance.whole(16, 85)
  const height = Math.round(gender === 1 ? chance.around(178, 8) : chance.around(165, 7))
  const index = 18 + 27 * chance.next() ** 1.6
  const weight = chance.has(1 / 6) ? 40 + 160 * chance.next() : index * (height / 100) ** 2
  if (weight < 40 || weight > 200) return undefined
  return {
    gender,
    age,
    height,
    weight: tenths(weight),
    bodyFat: drawBodyFat(chance, { gender, age, height, weight }),
  }
}

function drawBodyFat(chance: Chances, { gender, age, height, weight }: Omit<Body, 'bodyFat'>): number {
  const index = weight / (height / 100) ** 2
  const estimate = 1.2 * index + 0.23 * age - (gender === 1 ? 16.2 : 5.4)
  const [least, most] = gender === 1 ? [5, 50] : [15, 55]
  return Math.min(most, Math.max(least, Math.round(chance.around(estimate, 4))))
}

function drawGoal(chance: Chances, { age, weight, height }: Body) {
  const activityLevel = chance.oneOf([45, 40, 15]) + 1
  const mayLose = age >= 18 && weight / (height / 100) ** 2 >= 18.5
  const motive = mayLose ? chance.oneOf([65, 22, 13]) + 1 : chance.oneOf([0, 70, 30]) + 1
  return {
    activityLevel,
    motive,
    deficit: chance.has(0.5) ? 17.5 : tenths(1 + 39 * chance.next()),
    carbs: chance.has(0.45) ? 25 : chance.whole(15, 50),
    protein: chance.has(0.6) ? [0.7, 0.9, 1.1][activityLevel - 1] : chance.whole(6, 12) / 10,
  }
}

const diets = { 10: 0.14, 16: 0.12, 24: 0.1, 101: 0.1, 102: 0.04, 103: 0.03 }
const exclusions = { 1: 0.08, 2: 0.04, 3: 0.12, 4: 0.1, 5: 0.06, 25: 0.12 }

function drawKitchen(chance: Chances, foods: Shelf['foods']) {
  const codes = (rates: Readonly<Record<number, number>>) =>
    Object.keys(rates)
      .map(Number)
      .filter((code) => chance.has(rates[code]))
  const wantsDessert = chance.has(0.35)
  const avoided = chance.has(0.45) ? chance.some(foods, chance.whole(1, 5)) : []
  return {
    allergen: codes(diets),
    intolerance: codes(exclusions),
    avoidedIngredients: avoided.map(({ name }) => ({ name })),
    unit: chance.has(0.6) ? ('us' as const) : ('metric' as const),
    scaling: [1, 2, 3, 4, 5, 6][chance.oneOf([40, 32, 10, 11, 5, 2])],
    budget: !wantsDessert && chance.has(0.3) ? (1 as const) : (0 as const),
    schedules: { ...drawMeals(chance), dessert: { unique: wantsDessert ? (1 as const) : (0 as const) } },
  }
}

function drawMeals(chance: Chances): Record<'breakfast' | 'lunch' | 'dinner', DrawnMeal> {
  const skip = chance.has(0.22)
  const breakfast = skip
    ? { skip: true }
    : drawMeal(chance, { times: [20, 45], leftovers: [88, 8, 4], isSame: 0.25 })
  const lunch = drawMeal(chance, { times: [30, 45], leftovers: [50, 30, 20], isSame: 0.1 })
  const dinner = drawMeal(chance, { times: [30, 60], leftovers: [65, 25, 10], isSame: 0.05 })
  return {
    breakfast,
    lunch: skip && chance.has(0.5) ? { ...lunch, categories: ['breakfast' as const] } : lunch,
    dinner,
  }
}

type DrawnMeal = Omit<AskedMeal, 'unique' | 'categories'> & { unique?: 0 | 1; categories?: Meal[] }
type MealRates = { times: readonly number[]; leftovers: readonly number[]; isSame: number }

function drawMeal(chance: Chances, { times, leftovers, isSame }: MealRates): DrawnMeal {
  const leftover = chance.oneOf(leftovers)
  return {
    skip: false,
    time: [0, ...times][chance.oneOf([45, 30, 25])],
    leftover,
    unique: leftover === 0 ? 1 : 0,
    variety: chance.has(isSame) ? 2 : 1,
  }
}

type Chances = ReturnType<typeof chanceOf>

function chanceOf(seed: string) {
  const next = seededRandom(seed)
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    has: (rate: number) => next() < rate,
    /** Bell-shaped: the sum of three even numbers. */
    around: (middle: number, deviation: number) => middle + deviation * 2 * (next() + next() + next() - 1.5),
    /** The number of the choice that its weight won. */
    oneOf(weights: readonly number[]): number {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      return weights.findIndex((weight) => {
        left -= weight
        return left < 0
      })
    },
    some: <Entry>(list: readonly Entry[], count: number) =>
      Array.from({ length: count }, () => list[whole(0, list.length - 1)]),
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
