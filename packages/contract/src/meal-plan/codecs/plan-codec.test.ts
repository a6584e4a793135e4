import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { expect, it } from 'vitest'
import type { MealPlan } from '../calls.ts'
import { decodePlan } from './plan-codec.ts'

const range = (minimum: number, maximum: number) => ({ minimum, maximum })
const target = {
  calories: range(1758, 1943),
  fat: range(133.2, 162.8),
  net_carbs: range(0, 25),
  protein: range(93.6, 130),
}
const actual = { calories: 1850, fat: 148.1, net_carbs: 20.3, protein: 104 }
const fit = { target, actual, deviation: 0, inRange: true }
const image = {
  featured: '/api/recipes/omelet~1/image/featured?edition=a',
  small: '/api/recipes/omelet~1/image/small?edition=a',
}
const nutrition = { calories: 400, carbs: 6.2, fat: 31, fiber: 2, protein: 24.5, net_carbs: 4.2 }
const value = { id: 'omelet~1', title: 'Omelet', image, prepTime: 5, cookTime: 8, serving: 2, nutrition }
const serving = { value: 1.25, minimum: 0.5, scale: 1.75 }
const nothing = { value: null, serving: null, locked: false } as const

/** Written down field by field, as servers send it and devices have stored it under `butterleaf.plan.1`. */
const sent: MealPlan = {
  id: 'p1',
  version: 12,
  resources: {
    profile: {
      gender: 2,
      age: 34,
      bodyFat: 28,
      height: 168,
      weight: 82.4,
      activityLevel: 1,
      motive: 1,
      carbs: 25,
      deficit: 17.5,
      protein: 0.7,
      nutrition: target,
    },
    preferences: {
      mode: 2,
      unit: 'us',
      allergen: [16],
      intolerance: [3],
      scaling: 2,
      schedules: { dessert: { unique: 0 } },
      budget: 0,
      avoidedIngredients: [{ name: 'kale' }],
    },
  },
  interactions: [{ type: 'dislike', recipeId: 'stew~1', title: 'Stew', image }],
  templates: [
    {
      id: 't1',
      createdAt: '2026-03-02T09:00:00.000Z',
      startDate: '2026-03-02',
      mode: 2,
      state: 'preparing',
      reachedWeeks: 0,
      fit: { ...fit, inRange: 1 },
      weeks: [
        {
          id: 'w1',
          templateId: 't1',
          weekNumber: 1,
          state: 'preparing',
          ready: 1,
          fit: { ...fit, inRange: 1 },
          days: [
            {
              id: 'd1',
              weekId: 'w1',
              dayNumber: 1,
              date: '2026-03-02',
              state: 'complete',
              ready: true,
              totalMeals: 3,
              fit,
              items: [
                { id: 'i1', category: 'breakfast', type: 'skipped', ...nothing },
                {
                  id: 'i2',
                  category: 'lunch',
                  type: 'leftoverParent',
                  value,
                  serving,
                  locked: true,
                  feeding: { total: 2.5, today: 1.25, saved: [{ dayNumber: 2, servings: 1.25 }] },
                },
                { id: 'i3', category: 'dinner', type: 'normal', value, serving, locked: false },
                { id: 'i4', category: 'dessert', type: 'empty', ...nothing },
                {
                  id: 'i5',
                  category: 'dinner',
                  type: 'leftover',
                  value,
                  serving: { ...serving, scale: null },
                  locked: false,
                  parentId: 'i2',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

const dish = { recipeId: 'omelet~1', servings: 1.25 }

it('[API-1] a plan as it is sent becomes the plan that its rules work on', () => {
  const plan = decodePlan(sent)
  expect(plan).toMatchObject({
    id: 'p1',
    version: 12,
    answers: { gender: 'female', mode: 'own', people: 2, diets: ['dairy-free'], exclusions: ['pork'] },
    interactions: [{ type: 'dislike', recipeId: 'stew~1', title: 'Stew', pictures: image }],
    template: { id: 't1', createdAt: '2026-03-02T09:00:00.000Z', startDate: '2026-03-02', mode: 'own' },
  })
  expect(plan?.template.weeks).toEqual([
    {
      id: 'w1',
      days: [
        {
          id: 'd1',
          isComplete: true,
          items: [
            { id: 'i1', meal: 'breakfast', kind: 'skipped' },
            { id: 'i2', meal: 'lunch', kind: 'leftoverParent', ...dish, isLocked: true },
            { id: 'i3', meal: 'dinner', kind: 'normal', ...dish, isLocked: false },
            { id: 'i4', meal: 'dessert', kind: 'empty' },
            { id: 'i5', meal: 'dinner', kind: 'leftover', ...dish, isLocked: false, parentId: 'i2' },
          ],
        },
      ],
    },
  ])
})

it('[PLAN-1] its dishes have their cards, its days the figures that were sent', () => {
  const plan = decodePlan(sent)!
  const { net_carbs: netCarbs, ...others } = nutrition
  expect(plan.cards).toEqual({
    'omelet~1': {
      id: 'omelet~1',
      title: 'Omelet',
      pictures: image,
      prepMinutes: 5,
      cookMinutes: 8,
      servings: 2,
      perServing: { ...others, netCarbs },
    },
  })
  const [day] = plan.template.weeks[0]!.days
  expect(fitOfDay(plan, day!)).toMatchObject({ actual: { calories: 1850, netCarbs: 20.3 }, inRange: true })
})

it('[APP-2] a plan without an active template is none', () => {
  expect(decodePlan({ ...sent, templates: [] })).toBeUndefined()
})
