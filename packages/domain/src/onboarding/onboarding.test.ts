import { describe, expect, it } from 'vitest'
import { meals } from '../meals/meals.ts'
import { type Avoidances, forbiddenBy, noAvoidances } from '../recipes/may-eat.ts'
import { type MealAnswers, type MealsAnswers, timeOptions } from './meal-answers.ts'
import { mealFaults } from './questionnaire-faults.ts'
import { wishesOf } from './wishes.ts'

const answered: MealAnswers = { mostMinutes: 0, isAlwaysFresh: true, variety: 'varied' }
const all: MealsAnswers = {
  breakfast: answered,
  lunch: answered,
  dinner: answered,
  dessert: { isWanted: false },
}
const named = (meals: MealsAnswers, mode: 'generated' | 'own' = 'generated') =>
  mealFaults(meals, mode).map(({ meal, field, kind }) => `${meal}.${field} ${kind}`)

describe('the answers about meals', () => {
  it('[VAL-3] are complete when every meal has time, fresh or leftovers, and variety', () => {
    expect(named(all)).toEqual([])
  })

  it('[VAL-3] are named one by one where they are missing', () => {
    expect(named({})).toEqual([
      ...(['breakfast', 'lunch', 'dinner'] as const).flatMap((meal) =>
        ['mostMinutes', 'freshness', 'variety'].map((field) => `${meal}.${field} missing`),
      ),
      'dessert.isWanted missing',
    ])
    const notFresh = { ...answered, isAlwaysFresh: false }
    expect(named({ ...all, lunch: notFresh })).toEqual(['lunch.freshness missing'])
    expect(named({ ...all, lunch: { ...notFresh, leftovers: 'none' } })).toEqual(['lunch.freshness missing'])
    expect(named({ ...all, lunch: { ...notFresh, leftovers: 'mostly' } })).toEqual([])
  })

  it('[ONB-7] ask nothing about a breakfast that is skipped', () => {
    expect(named({ ...all, breakfast: { isSkipped: true } })).toEqual([])
  })

  it('[ONB-2] ask nothing about meals of a plan of one’s own', () => {
    expect(named({ dessert: { isWanted: true } }, 'own')).toEqual([])
  })

  it('[BIZ-6] allow the times that are offered and no other', () => {
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
      for (const time of timeOptions[meal])
        expect(named({ ...all, [meal]: { ...answered, mostMinutes: time } })).toEqual([])
      expect(named({ ...all, [meal]: { ...answered, mostMinutes: 25 } })).toEqual([
        `${meal}.mostMinutes not-allowed`,
      ])
    }
  })

  it('[ONB-7] skip breakfast alone, and take breakfast dishes for lunch alone', () => {
    expect(named({ ...all, dinner: { ...answered, isSkipped: true } })).toEqual([
      'dinner.isSkipped not-allowed',
    ])
    expect(named({ ...all, dinner: { ...answered, takenFrom: ['breakfast'] } })).toEqual([
      'dinner.takenFrom not-allowed',
    ])
    expect(named({ ...all, lunch: { ...answered, takenFrom: ['breakfast'] } })).toEqual([])
  })
})

describe('what the answers ask of the plan', () => {
  it('[ONB-7] has lunch from both shelves when breakfast dishes are included', () => {
    const wishes = wishesOf({
      meals: { ...all, lunch: { ...answered, takenFrom: ['breakfast'] } },
      mode: 'generated',
    })
    expect(wishes.lunch.takenFrom).toEqual(['lunch', 'breakfast'])
    expect(wishes.dinner.takenFrom).toEqual(['dinner'])
  })

  it('[ONB-8] has dessert when it is wanted', () => {
    const isSkipped = (dessert: MealsAnswers['dessert']) =>
      wishesOf({ meals: { ...all, dessert }, mode: 'generated' }).dessert.isSkipped
    expect(isSkipped({ isWanted: false })).toBe(true)
    expect(isSkipped({ isWanted: true })).toBe(false)
    expect(isSkipped({ isWanted: true, isSkipped: true })).toBe(true)
  })

  it('[PLAN-2] skips nothing beforehand in a plan of one’s own', () => {
    const wishes = wishesOf({
      meals: { breakfast: { isSkipped: true }, dessert: { isWanted: true } },
      mode: 'own',
    })
    expect(meals.filter((meal) => wishes[meal].isSkipped)).toEqual([])
  })
})

describe('what a person must not be served', () => {
  const dish = {
    id: 'r1',
    free: ['vegetarian', 'nut-free'],
    contains: ['eggs'],
    foods: ['egg', 'Chives'],
    groups: ['onions-and-garlic'],
    needs: ['waffle-iron'],
  } as const
  it.each([
    ['diet', { diets: ['dairy-free'] }],
    ['exclusion', { exclusions: ['eggs'] }],
    ['avoided-ingredient', { ingredients: ['chives'] }],
    ['avoided-ingredient', { groups: ['onions-and-garlic'] }],
    ['equipment', { lacking: ['waffle-iron'] }],
    ['avoided-recipe', { recipes: ['r1'] }],
  ] as const)('[PLAN-2] [CON-9] is said by its reason: %s', (reason, avoided) => {
    expect(forbiddenBy(dish, { ...noAvoidances, ...avoided })).toBe(reason)
  })

  it('[BIZ-7] is nothing of what it is proven free of', () => {
    const avoided: Avoidances = {
      ...noAvoidances,
      diets: ['vegetarian', 'nut-free'],
      exclusions: ['red meat', 'poultry'],
      ingredients: ['chive'],
      groups: ['mushrooms'],
    }
    expect(forbiddenBy(dish, avoided)).toBeUndefined()
  })
})
