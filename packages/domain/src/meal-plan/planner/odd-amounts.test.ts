import { describe, expect, it } from 'vitest'
import { daysOfWeek, eachMeal } from '../../meals/meals.ts'
import { everybodysAim } from '../../nutrition/mineral-goals/mineral-goals.ts'
import { middleOf } from '../../nutrition/ranges.ts'
import type { Dish } from './menu.ts'
import { type PlanRequest, planDays } from './plan-days.ts'
import type { PlannedDay } from './planned-day.ts'
import { anyRanges, inventedDishes, requestFor, wishesWith } from './testing/invented-menu.ts'
import { shoppedDishes } from './testing/shopped-dishes.ts'

/** Of three dishes one has three eggs, one none and little fiber, one none and much; the same otherwise. */
const dishes = shoppedDishes(60).map((dish, at): Dish => {
  const kind = at % 3
  const minerals = {
    potassium: 600,
    magnesium: 60,
    fiber: kind === 2 ? 13 : 3,
    sodium: kind === 1 ? 2600 : 700,
  }
  return kind === 0 ? { ...dish, minerals, eggs: 3, ledBy: 'egg' } : { ...dish, minerals, eggs: 0 }
})
const withoutOdd = ({ ledBy: _, ...dish }: Dish): Dish => ({
  ...dish,
  eggs: 0,
  minerals: { potassium: 0, magnesium: 0, fiber: 0, sodium: 0 },
})
const wishes = wishesWith({ dessert: { isSkipped: true } })

/** The same dishes, planned by a planner that sees none of it. */
function blindPlan(own: Partial<PlanRequest> = {}): readonly PlannedDay[] {
  const seen = new Map(dishes.map((dish) => [dish.id, dish]))
  return planDays(requestFor(dishes.map(withoutOdd), { wishes, ...own })).map((day) => ({
    ...day,
    items: day.items.map((item) => ({ ...item, dish: seen.get(item.dish.id)! })),
  }))
}
// In each test, not while the file is read: a changed line of the planner would meet all tests of the file then.
const seeingPlan = () => planDays(requestFor(dishes, { wishes }))
const sumOf = (days: readonly PlannedDay[], of: (dish: Dish) => number) =>
  days.reduce(
    (sum, { items }) => sum + items.reduce((all, { dish, servings }) => all + servings * of(dish), 0),
    0,
  )
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]
const weeksOf = (days: readonly PlannedDay[]) =>
  [0, 1, 2, 3].map((week) => days.slice(7 * week, 7 * week + 7))

describe('amounts that a person would wonder at', () => {
  it('[PLATE-1] no day has more eggs than four, or two meals that eggs lead, where there are other dishes', () => {
    const [plan, blind] = [seeingPlan(), blindPlan()]
    const eggs = (days: readonly PlannedDay[]) => days.map((day) => sumOf([day], (dish) => dish.eggs))
    expect(Math.max(...eggs(blind))).toBeGreaterThan(4.5)
    expect(eggs(plan).filter((count) => count > 4.5)).toEqual([])
    for (const { items } of plan)
      expect(items.filter(({ dish }) => dish.ledBy === 'egg').length).toBeLessThanOrEqual(1)
    for (const week of weeksOf(plan)) expect(sumOf(week, (dish) => dish.eggs)).toBeLessThanOrEqual(21)
  })

  it('[PLATE-1] avocado comes seldom twice a day, and breakfasts are chewed on most days', () => {
    const avocado = { ...shoppedDishes(1)[0]!.foods[0]!.food, id: 'avocado' }
    const some = dishes.map((dish, at): Dish => {
      const isDrink = dish.meals.includes('breakfast') && at % 5 > 0
      const foods = at % 2 === 0 ? [...dish.foods, { food: avocado, grams: 68 }] : dish.foods
      return { ...dish, foods, ...(isDrink && { isDrink }) }
    })
    const isTwice = ({ items }: PlannedDay) =>
      items.filter(({ dish }) => dish.foods.some(({ food }) => food === avocado)).length > 1
    const drunk = ({ items }: PlannedDay) => items.some(({ dish }) => dish.isDrink)
    const seen = new Map(some.map((dish) => [dish.id, dish]))
    const asKnown = (days: readonly PlannedDay[]) =>
      days.map((day) => ({
        ...day,
        items: day.items.map((item) => ({ ...item, dish: seen.get(item.dish.id)! })),
      }))
    const seeds = ['one', 'two', 'three']
    const plans = seeds.map((seed) => planDays(requestFor(some, { wishes, seed })))
    const before = seeds.map((seed) => asKnown(planDays(requestFor(dishes, { wishes, seed }))))
    const daysTwice = (of: typeof plans) => of.flat().filter(isTwice).length
    expect(daysTwice(plans)).toBeLessThan((2 / 3) * daysTwice(before))
    const drunkMost = (plan: readonly PlannedDay[]) =>
      Math.max(...weeksOf(plan).map((week) => week.filter(drunk).length))
    expect(median(before.map(drunkMost))).toBeGreaterThan(4)
    expect(median(plans.map(drunkMost))).toBeLessThanOrEqual(4)
  })

  it.each(['one', 'two', 'three'])(
    '[PLATE-1] a dozen dishes a meal are enough for days that differ (%s)',
    (seed) => {
      const menus = planDays(requestFor(shoppedDishes(12), { wishes, seed })).map(({ items }) =>
        items
          .map(({ dish }) => dish.id)
          .sort()
          .join(),
      )
      expect(new Set(menus).size).toBe(28)
    },
  )

  it('[PLATE-1] a dessert of two days gives way where all of it is too much', () => {
    const rich = dishes.map((dish, at): Dish => {
      const isDessert = dish.meals.includes('dessert')
      return { ...dish, ledBy: undefined, eggs: isDessert ? 3 * (at % 2) : 2 }
    })
    const days = planDays(requestFor(rich))
    expect(days.filter(({ deviation }) => deviation > 0)).toEqual([])
    const eggsOfDesserts = sumOf(days, (dish) => (dish.meals.includes('dessert') ? dish.eggs : 0))
    expect(eggsOfDesserts).toBe(0)
  })

  it('[PLATE-1] is a price and no wall: who has egg dishes alone has a plan', () => {
    const days = planDays(
      requestFor(
        dishes.map((dish) => ({ ...dish, eggs: 3, ledBy: 'egg' as const })),
        { wishes },
      ),
    )
    expect(days.filter(({ deviation }) => deviation > 0)).toEqual([])
  })

  it('[PLATE-2] every week has its fiber and no more sodium than its energy allows, unasked', () => {
    const [plan, blind] = [seeingPlan(), blindPlan()]
    const { fiber, sodium } = everybodysAim(middleOf(anyRanges.calories)).goals
    const misses = (days: readonly PlannedDay[]) =>
      weeksOf(days).filter(
        (week) =>
          sumOf(week, ({ minerals }) => minerals.fiber) / daysOfWeek < 0.95 * fiber.minimum ||
          sumOf(week, ({ minerals }) => minerals.sodium) / daysOfWeek > 1.05 * sodium.maximum,
      ).length
    expect(misses(blind)).toBeGreaterThan(0)
    expect(misses(plan)).toBe(0)
    expect(plan.filter(({ deviation }) => deviation > 0)).toEqual([])
  })
})

describe('meals that are mostly the same', () => {
  const same = wishesWith({
    breakfast: { variety: 'mostly-the-same' },
    lunch: { variety: 'mostly-the-same' },
    dinner: { variety: 'mostly-the-same' },
    dessert: { isSkipped: true },
  })
  const namesOfDays = () => {
    const days = planDays(requestFor(inventedDishes(80), { wishes: same }))
    return eachMeal((meal) =>
      days.map(({ items }) => items.find((item) => item.meal === meal)?.dish.id ?? ''),
    )
  }

  it('[PLATE-4] are two dishes a week that take turns, the first on most days and none for three running', () => {
    const names = namesOfDays()
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const)
      for (const week of [0, 7, 14, 21]) {
        const own = names[meal].slice(week, week + 7)
        expect(new Set(own).size).toBe(2)
        expect(Math.max(...own.map((name) => own.filter((other) => other === name).length))).toBe(4)
        for (let day = 2; day < 7; day += 1)
          expect(new Set(own.slice(day - 2, day + 1)).size).toBeGreaterThan(1)
      }
  })

  it.each<[what: string, own: Partial<Dish>]>([
    ['cured meat', { ledBy: 'cured-meat' }],
    ['drinks', { isDrink: true }],
  ])('[PLATE-4] are no %s on most days, where there is anything else', (_, own) => {
    const some = inventedDishes(40).map((dish, at): Dish => (at % 4 === 0 ? dish : { ...dish, ...own }))
    const isOfThem = ({ ledBy, isDrink }: Dish) => ledBy !== undefined || isDrink === true
    const wishes = wishesWith({ breakfast: { variety: 'mostly-the-same' } })
    for (const week of weeksOf(planDays(requestFor(some, { wishes }))))
      expect(
        week.filter(({ items }) => items.some(({ meal, dish }) => meal === 'breakfast' && isOfThem(dish)))
          .length,
      ).toBeLessThanOrEqual(3)
    const none = some.map((dish): Dish => ({ ...dish, ...own }))
    expect(planDays(requestFor(none, { wishes })).every(({ items }) => items[0]?.meal === 'breakfast')).toBe(
      true,
    )
  })

  it('[PLATE-4] take no turns with a drink or a treat, where there is anything else', () => {
    const rare: readonly Partial<Dish>[] = [{ isDrink: true }, { loads: { fiber: 0, sweetener: 18 } }]
    const isRare = ({ isDrink, loads }: Dish) => isDrink === true || loads.sweetener === 18
    const some = inventedDishes(40).map(
      (dish, at): Dish => (at % 3 === 0 ? dish : { ...dish, ...rare[at % 2] }),
    )
    const wishes = wishesWith({ breakfast: { variety: 'mostly-the-same' } })
    for (const { items } of planDays(requestFor(some, { wishes })))
      expect(items.some(({ meal, dish }) => meal === 'breakfast' && isRare(dish))).toBe(false)
  })

  it('[PLATE-4] are one dish on no more than seven of fourteen days', () => {
    const names = namesOfDays()
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const)
      for (let from = 0; from <= 14; from += 1) {
        const own = names[meal].slice(from, from + 14)
        expect(
          Math.max(...own.map((name) => own.filter((other) => other === name).length)),
        ).toBeLessThanOrEqual(7)
      }
  })

  it('[PLATE-1] make no two days of a week the same', () => {
    const names = namesOfDays()
    for (const week of [0, 7, 14, 21]) {
      const menus = Array.from({ length: 7 }, (_, day) =>
        [names.breakfast, names.lunch, names.dinner].map((own) => own[week + day]).join(),
      )
      expect(new Set(menus).size).toBe(7)
    }
  })
})
