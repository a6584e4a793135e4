import { describe, expect, it } from 'vitest'
import { addMacros, noMacros, scaleMacros } from '../../../nutrition/macros.ts'
import { rangesAround } from '../../../nutrition/ranges.ts'
import { planDays, planSlots } from '../plan-days.ts'
import { helpingsOfPlanned, type PlannedDay } from '../planned-day.ts'
import { inventedDishes, inventedSides, requestFor } from '../testing/invented-menu.ts'

const dishes = inventedDishes(60)
const sides = inventedSides(16)
/** Two servings of most dishes make a meal of it. */
const large = rangesAround({ calories: 3000, fat: 232, netCarbs: 40, protein: 180 })
// In each test, not while the file is read: a changed line of the planner would meet all tests of the file then.
const planWithSides = () => planDays(requestFor(dishes, { sides, ranges: large }))

const sidesOn = ({ items }: PlannedDay) => items.flatMap(({ sides: own = [] }) => own)
/** Of all mains together. */
const servingsOf = (days: readonly PlannedDay[]) =>
  days.flatMap(({ items }) => items).reduce((sum, { servings }) => sum + servings, 0)

describe('sides that the planner chooses', () => {
  it('[PLATE-3] a large appetite eats sides, and less of its mains', () => {
    const plan = planWithSides()
    const without = planDays(requestFor(dishes, { ranges: large }))
    expect(plan.flatMap(sidesOn).length).toBeGreaterThan(0)
    expect(servingsOf(plan)).toBeLessThan(servingsOf(without))
    const isIn = ({ deviation }: PlannedDay) => deviation === 0
    expect(plan.filter(isIn).length).toBeGreaterThanOrEqual(without.filter(isIn).length)
  })

  it('[PLATE-3] they are in the sums of their day', () => {
    for (const { items, totals } of planWithSides()) {
      const eaten = items
        .flatMap(helpingsOfPlanned)
        .reduce((sum, { dish, servings }) => addMacros(sum, scaleMacros(dish.perServing, servings)), noMacros)
      for (const name of ['calories', 'fat', 'netCarbs', 'protein'] as const)
        expect(totals[name]).toBeCloseTo(eaten[name], 6)
    }
  })

  it('[PLATE-3] they go with their meal, two at most, no side twice on a plate or on a third day running', () => {
    const plan = planWithSides()
    for (const [day, { items }] of plan.entries()) {
      for (const { meal, sides: own = [] } of items) {
        expect(own.length).toBeLessThanOrEqual(2)
        expect(own.every(({ dish }) => dish.goesWith.includes(meal))).toBe(true)
        expect(new Set(own.map(({ dish }) => dish.id)).size).toBe(own.length)
      }
      const before = plan.slice(Math.max(0, day - 2), day).map(sidesOn)
      const isEveryDay = (id: string) =>
        before.length === 2 && before.every((on) => on.some(({ dish }) => dish.id === id))
      expect(sidesOn(plan[day]!).some(({ dish }) => isEveryDay(dish.id))).toBe(false)
    }
  })

  it('[PLATE-3] [PLAN-4] the same seed brings the same sides, and a small appetite needs next to none', () => {
    const plan = planWithSides()
    expect(planWithSides()).toEqual(plan)
    const small = planDays(
      requestFor(dishes, {
        sides,
        ranges: rangesAround({ calories: 1500, fat: 116, netCarbs: 24, protein: 90 }),
      }),
    )
    expect(small.flatMap(sidesOn).length).toBeLessThan(plan.flatMap(sidesOn).length)
  })

  it('[PLATE-3] [PLAN-6] what is kept keeps its sides, and its day counts them', () => {
    const [dish] = dishes.filter(({ meals }) => meals.includes('dinner'))
    const [side] = sides
    const kept = [
      { day: 0, meal: 'dinner' as const, dish: dish!, servings: 1, sides: [{ dish: side!, servings: 1 }] },
    ]
    const open = [
      { day: 0, meal: 'lunch' as const },
      { day: 0, meal: 'breakfast' as const },
    ]
    const [day] = planSlots(requestFor(dishes, { kept }), open)
    const eaten = day!.items.reduce(
      (sum, { dish: one, servings }) => sum + servings * one.perServing.calories,
      0,
    )
    expect(day!.totals.calories).toBeCloseTo(eaten + side!.perServing.calories, 6)
    expect(day!.items.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'dinner'])
  })
})
