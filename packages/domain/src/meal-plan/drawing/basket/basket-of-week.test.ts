import { describe, expect, it } from 'vitest'
import { weekdays } from '../../../calendar/weekday.ts'
import type { Questionnaire } from '../../../onboarding/questionnaire.ts'
import { addLeftover } from '../../operations/add-leftover.ts'
import { changeSides } from '../../operations/change-sides.ts'
import type { BasketFood } from '../../planner/basket/basket-food.ts'
import { dayAt, foundAt, itemAt, made, slotAt } from '../../testing/invented-template.ts'
import { anyDiner } from '../testing/invented-kitchen.ts'
import { kitchenWith, plainDays, plainDish, plainDishes } from '../testing/plain-days.ts'
import { basketAround, itemsBeside } from './basket-around.ts'

const food = (id: string): BasketFood => {
  return { id, packGrams: 400, isLoose: false, openedDays: 4, price: 1, isRare: false, isStaple: false }
}
const of = (id: string, foodId: string, grams: number) =>
  plainDish(id, 'dinner', { foods: [{ food: food(foodId), grams }] })
const [leeks, more, kale] = [of('leeks', 'leek', 100), of('more', 'leek', 80), of('kale', 'kale', 100)]
const side = { ...of('side', 'kale', 100), isSide: true }
const kitchen = kitchenWith(...plainDishes, leeks, more, kale, side)
const planningFor = (own: Partial<Questionnaire> = {}) => {
  return { kitchen, diner: { ...anyDiner, answers: { ...anyDiner.answers, ...own } } }
}
const template = plainDays({ dinner: 'leeks' }, { dinner: 'dinner' }, { dinner: 'kale' })
const changeAt = (
  dayNumber: number,
  dish = more,
  { plan = template, planning = planningFor(), besideDish = false } = {},
) =>
  basketAround(planning, foundAt(plan, dayNumber, 'dinner'), { besideDish }).changeOf({ dish, servings: 1 })

describe('the basket of a week around a slot', () => {
  it('[LIV-1] is what its other dishes need', () => {
    expect(changeAt(2).usesUp).toEqual(['leek'])
    expect(changeAt(2).moreToBuy).toBe(0)
    expect(changeAt(1)).toMatchObject({ usesUp: [], moreToBuy: 0 })
    expect(changeAt(3).moreToBuy).toBe(-1)
  })

  it('[PLATE-3] keeps what stands there where the dish comes beside it', () => {
    expect(changeAt(1, more, { besideDish: true }).usesUp).toEqual(['leek'])
    expect(changeAt(3, more, { besideDish: true }).moreToBuy).toBe(0)
  })

  it('[PLATE-3] has the sides of plates, too', () => {
    const plated = made(
      changeSides(template, slotAt(template, 2, 'dinner'), [{ recipeId: 'side', servings: 1 }]),
    )
    const without = plainDays({ dinner: 'leeks' }, { dinner: 'dinner' })
    expect(changeAt(1, kale, { plan: plated }).usesUp).toEqual(['kale'])
    expect(changeAt(1, kale, { plan: without }).usesUp).toEqual([])
  })

  it('[LIV-1] has so much of each as all at the table eat', () => {
    expect(changeAt(2, more, { planning: planningFor({ people: 4 }) }).usesUp).toEqual([])
    const avoids = { diets: [], exclusions: [], avoidedFoods: [] }
    const sharedOn = { breakfast: weekdays, lunch: weekdays, dinner: weekdays }
    const eaters = ['a', 'b', 'c'].map((id) => ({ id, name: id, share: 1, avoids, sharedOn }))
    const table = { version: 1, eaters }
    expect(changeAt(2, more, { planning: planningFor({ table }) }).usesUp).toEqual([])
  })

  it('[LIV-1] costs less with a dish that uses what is opened', () => {
    const { priceOf } = basketAround(planningFor(), foundAt(template, 2, 'dinner'))
    expect(priceOf(more, 1)).toBeLessThan(priceOf(of('other', 'okra', 80), 1))
  })

  it('[LEFT-3] is without the slot, and what eats from it', () => {
    const parentId = itemAt(template, 1, 'dinner').id
    const fed = made(addLeftover(template, dayAt(template, 2), { meal: 'lunch', parentId, servings: 1 }))
    const ids = itemsBeside(foundAt(fed, 1, 'dinner')).map(({ id }) => id)
    expect(ids).toHaveLength(26)
    expect(ids).not.toContain(parentId)
    expect(ids).not.toContain(itemAt(fed, 2, 'lunch').id)
    expect(itemsBeside(foundAt(fed, 2, 'lunch'))).toHaveLength(27)
    expect(changeAt(1, kale, { plan: fed })).toMatchObject({ moreToBuy: -1 })
  })
})
