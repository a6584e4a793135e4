import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Diner } from '@butterleaf/domain/meal-plan/drawing/diner'
import { drawPlan } from '@butterleaf/domain/meal-plan/drawing/draw-plan'
import { rankDishes } from '@butterleaf/domain/meal-plan/drawing/rank-dishes'
import type { Item } from '@butterleaf/domain/meal-plan/item'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { fullQuestionnaire } from '@butterleaf/domain/onboarding/testing/full-questionnaire'
import { type Avoidances, mayEat } from '@butterleaf/domain/recipes/may-eat'
import { describe, expect, it } from 'vitest'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { buildDrawRequest } from './testing/build-draw-request.ts'

const { kitchen } = openCookbook()
const request = buildDrawRequest()

/** As `buildDrawRequest` has it: no limit of time, no dessert. */
const anyTime = {
  mode: 'generated',
  ranges: request.ranges,
  meals: { dessert: { isWanted: false } },
} as const

function planningFor(own: Partial<Diner['answers']> = {}) {
  return { kitchen, diner: { answers: { ...fullQuestionnaire, ...anyTime, ...own }, interactions: [] } }
}

/** The open slot of a day whose breakfast and lunch are planned. */
function openSlot(meal: Meal = 'dinner') {
  const drawn = drawPlan(kitchen, request)
  const eaten = 'days' in drawn ? drawn.days[0]!.items.slice(0, 2) : []
  const item: Item = { id: 'open', meal, kind: 'empty' }
  const planned = eaten.map((own, at): Item => {
    return { id: `planned-${at}`, kind: 'normal', isLocked: false, ...own }
  })
  return {
    day: { id: 'day', isComplete: false, items: [...planned, item] },
    item,
    date: '2026-03-02' as IsoDate,
    weekday: 'monday' as const,
  }
}

describe('dishes of the corpus for a slot', () => {
  it('[ITEM-5] those that bring the day into range come first, at a serving that does', () => {
    const fits = rankDishes(planningFor(), openSlot())
    const deviations = fits.map(({ deviation }) => deviation)
    expect(deviations[0]).toBe(0)
    expect(deviations).toEqual([...deviations].sort((a, b) => a - b))
    expect(fits.length).toBeGreaterThan(100)
  })

  it('[ITEM-5] none is of another category, too slow, or what the person must not eat', () => {
    const avoidances: Avoidances = {
      diets: ['nut-free'],
      exclusions: ['pork'],
      ingredients: ['garlic'],
      groups: [],
      lacking: [],
      recipes: [],
    }
    const { diets, exclusions, ingredients: avoidedFoods } = avoidances
    const meals = { ...anyTime.meals, dinner: { mostMinutes: 30 } }
    const fits = rankDishes(planningFor({ diets, exclusions, avoidedFoods, meals }), openSlot())
    expect(fits.length).toBeGreaterThan(5)
    for (const { dish } of fits) {
      expect(dish.meals).toContain('dinner')
      expect(dish.minutes).toBeLessThanOrEqual(30)
      const { edible } = kitchen.recipes.find((recipe) => recipe.dish.id === dish.id)!
      expect([dish.id, mayEat(edible, avoidances)]).toEqual([dish.id, true])
    }
  })

  it('a slot that is there is filled, though the person skips the meal in general', () => {
    const fits = rankDishes(planningFor(), openSlot('dessert'))
    expect(fits.length).toBeGreaterThan(20)
    expect(fits.every(({ dish }) => dish.meals.includes('dessert'))).toBe(true)
  })

  it('a neighbour that has left the cookbook counts as nothing eaten', () => {
    const slot = openSlot()
    const [first] = slot.day.items
    const gone = { ...first!, id: 'gone', recipeId: 'never-was', sides: [] }
    const withGone = { ...slot, day: { ...slot.day, items: [...slot.day.items, gone] } }
    expect(rankDishes(planningFor(), withGone)).toEqual(rankDishes(planningFor(), slot))
  })
})
