import { type Avoidances, mayEat } from '@butterleaf/domain/meal-plan/may-eat'
import { describe, expect, it } from 'vitest'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { draw } from './draw.ts'
import { type SlotToFill, slotChoices } from './slot-choices.ts'
import { anyTime, buildDrawRequest } from './testing/build-draw-request.ts'

const { kitchen } = openCookbook()
const request = buildDrawRequest()

/** Dinner of a day whose breakfast and lunch are planned. */
function madeSlot(own: Partial<SlotToFill> = {}): SlotToFill {
  const drawn = draw(kitchen, request)
  const neighbours =
    'days' in drawn ? drawn.days[0]!.items.slice(0, 2).map((item) => ({ ...item, isFixed: false })) : []
  const { avoidances, wishes, ranges } = request
  return { meal: 'dinner', neighbours, openMeals: [], avoidances, wishes, ranges, ...own }
}

describe('slotChoices', () => {
  it('[ITEM-5] those that bring the day into range come first, at a serving that does', () => {
    const fits = slotChoices(kitchen, madeSlot())
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
      recipes: [],
    }
    const wishes = { ...anyTime, dinner: { ...anyTime.dinner, mostMinutes: 30 } }
    const fits = slotChoices(kitchen, madeSlot({ avoidances, wishes }))
    expect(fits.length).toBeGreaterThan(5)
    for (const { dish } of fits) {
      expect(dish.meals).toContain('dinner')
      expect(dish.minutes).toBeLessThanOrEqual(30)
      const { edible } = kitchen.recipes.find((recipe) => recipe.dish.id === dish.id)!
      expect([dish.id, mayEat(edible, avoidances)]).toEqual([dish.id, true])
    }
  })

  it('a slot that is there is filled, though the person skips the meal in general', () => {
    const fits = slotChoices(kitchen, madeSlot({ meal: 'dessert' }))
    expect(fits.length).toBeGreaterThan(20)
    expect(fits.every(({ dish }) => dish.meals.includes('dessert'))).toBe(true)
  })

  it('a neighbour that has left the cookbook counts as nothing eaten', () => {
    const slot = madeSlot()
    const gone = { ...slot.neighbours[0]!, recipeId: 'never-was' }
    expect(slotChoices(kitchen, { ...slot, neighbours: [...slot.neighbours, gone] })).toEqual(
      slotChoices(kitchen, slot),
    )
  })
})
