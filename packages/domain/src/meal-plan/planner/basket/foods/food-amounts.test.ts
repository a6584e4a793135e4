import { describe, expect, it } from 'vitest'
import { planDays } from '../../plan-days.ts'
import type { PlannedDay } from '../../planned-day.ts'
import { requestFor } from '../../testing/invented-menu.ts'
import { shoppedDishes } from '../../testing/shopped-dishes.ts'
import { weights } from '../../weights.ts'
import type { BasketFood } from '../basket-food.ts'
import { mostGramsAWeek, priceOfExcess } from './food-amounts.ts'

const food = (kcal: number, own: Partial<BasketFood> = {}): BasketFood => ({
  id: 'food',
  packGrams: 600,
  isLoose: false,
  openedDays: 28,
  price: 1,
  isRare: false,
  isStaple: false,
  swaps: {
    class: 'egg',
    swap: [],
    per100g: { kcal, fat: 0, carbs: 0, fiber: 0, protein: 0 },
    carbBasis: 'us',
  },
  ...own,
})

describe('how much a person eats of one food in a week', () => {
  it.each([
    ['eggs: three a day', food(143), 1900, 21 * 50],
    ['a rich food: an eighth of the energy', food(680), 1900, 235],
    ['a light food: a kilo', food(25), 1900, 1050],
    ['leaves: twelve cups', food(23, { cupGrams: 30 }), 1900, 360],
    ['more for a person who eats more', food(23, { cupGrams: 30 }), 2850, 540],
    ['no less of light food for a person who eats less', food(25), 1200, 1050],
    ['a spice or an oil: any amount', food(884, { isStaple: true }), 1900, Number.POSITIVE_INFINITY],
  ])('[LIV-7] %s', (_, own, caloriesADay, grams) => {
    const most = mostGramsAWeek(own, caloriesADay)
    if (Number.isFinite(grams)) expect(most / grams).toBeCloseTo(1, 1)
    else expect(most).toBe(grams)
  })

  it('[LIV-7] a food without figures is counted by weight', () => {
    const { per100g: _, ...swaps } = food(143).swaps!
    expect(mostGramsAWeek(food(143, { swaps }), 1900)).toBe(weights.mostGramsOfAFood.value)
    const { swaps: __, ...plain } = food(143)
    expect(mostGramsAWeek(plain, 1900)).toBe(weights.mostGramsOfAFood.value)
  })

  it('[LIV-7] eggs are counted as eggs elsewhere', () => {
    expect(mostGramsAWeek(food(143, { id: 'egg' }), 1900)).toBe(Number.POSITIVE_INFINITY)
  })

  it('[LIV-7] costs the square of what is above it, and that of what is far above', () => {
    const { tooMuch, farTooMuch, farTooMuchParts } = weights
    expect(priceOfExcess(1.2)).toBeCloseTo(tooMuch.value * 0.2 ** 2, 9)
    const far = 3 - farTooMuchParts.value
    expect(priceOfExcess(3)).toBeCloseTo(tooMuch.value * 4 + farTooMuch.value * far ** 2, 9)
  })

  it('costs nothing up to that, and far above it more with each bite', () => {
    expect(priceOfExcess(1)).toBe(0)
    expect(priceOfExcess(3) - priceOfExcess(2)).toBeGreaterThan(priceOfExcess(2) - priceOfExcess(1))
  })
})

it('[LIV-7] a plan doesn’t drift to a food that many dishes share, by person who eats', () => {
  const egg = food(143, { id: 'egg' })
  const dishes = shoppedDishes(40).map((dish, at) =>
    at % 3 === 0 ? { ...dish, foods: [...dish.foods.slice(1), { food: egg, grams: 200 }] } : dish,
  )
  const most = mostGramsAWeek(egg, 1900)
  for (const people of [1, 3]) {
    const eaten = gramsByWeek(planDays(requestFor(dishes, { people })), 'egg')
    expect(Math.max(...eaten)).toBeLessThan(1.7 * most)
  }
})

/** Of one person. */
function gramsByWeek(days: readonly PlannedDay[], id: string): number[] {
  return [0, 7, 14, 21].map((monday) => {
    const items = days.slice(monday, monday + 7).flatMap((day) => day.items)
    return items.reduce((sum, { dish, servings }) => {
      const own = dish.foods.find((one) => one.food.id === id)
      return sum + servings * (own?.grams ?? 0)
    }, 0)
  })
}
