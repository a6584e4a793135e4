import { describe, expect, it } from 'vitest'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { kitchenOf } from '../drawing/kitchen.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { dayFit } from '../fit.ts'
import { isFilled } from '../item.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { allItems, daysIn, placeOf } from '../places.ts'
import type { BasketFood } from '../planner/basket/basket-food.ts'
import type { Template } from '../template.ts'
import { dayAt, made } from '../testing/invented-template.ts'
import { totalFaults } from '../testing/total-faults.ts'
import { proposeUseUp } from './propose-use-up.ts'

const food = (id: string): BasketFood => {
  return { id, packGrams: 200, isLoose: false, openedDays: 4, price: 1, isRare: false, isStaple: false }
}
/** Every fifth dish has 100 g of cabbage a serving. */
const kitchen = kitchenOf(
  inventedKitchen().recipes.map(({ dish, edible }, at) => {
    const foods = at % 5 === 0 ? [{ food: food('cabbage'), grams: 100 }] : []
    return { edible, dish: { ...dish, foods } }
  }),
)
const planning = { kitchen, diner: anyDiner }
const template = drawnTemplate({ kitchen, diner: anyDiner })
const people = anyDiner.answers

const inRange = (of: Template) => {
  const macrosOf = (id: string) => kitchen.dish(id)!.perServing
  const days = of.weeks.flatMap((week, weekIndex) => daysIn({ week, weekIndex }))
  return days
    .filter(({ day }) => dayFit(day, macrosOf, rangesOf(people)).inRange)
    .map(({ dayNumber }) => dayNumber)
}
const recipesOf = (of: Template) =>
  new Map(allItems(of).flatMap(({ item }) => (isFilled(item) ? [[item.id, item.recipeId] as const] : [])))
const use = (of: Template, grams: number, fromDayNumber = 8) =>
  proposeUseUp(planning, of, { held: [{ food: 'cabbage', grams }], fromDayNumber })

describe('using up what is there', () => {
  it('[PAN-5] takes dishes with it into the days ahead, and none before them', () => {
    const { exchanges, foods, template: after } = use(template, 3000)
    expect(exchanges.length).toBeGreaterThan(0)
    for (const { dayNumber, to } of exchanges) {
      expect(dayNumber).toBeGreaterThanOrEqual(8)
      expect(kitchen.dish(to)?.foods).toHaveLength(1)
    }
    const changed = [...recipesOf(after)].filter(([id, recipe]) => recipesOf(template).get(id) !== recipe)
    expect(changed.map(([id]) => id).toSorted()).toEqual(exchanges.map(({ itemId }) => itemId).toSorted())
    expect(foods[0]?.usedGrams).toBeGreaterThan(0)
  })

  it.each([200, 800, 3000])('[PAN-5] %i g: days in range stay in range', (grams) => {
    const { template: after } = use(template, grams)
    expect(inRange(after)).toEqual(expect.arrayContaining(inRange(template)))
  })

  it('[PAN-5] a locked dish and a complete day stay, and the plan keeps its rules', () => {
    const { exchanges } = use(template, 3000, 1)
    const [first] = exchanges
    const found = allItems(template).find(({ item }) => item.id === first?.itemId)!
    const locked = made(lockItem(template, placeOf(found)))
    expect(use(locked, 3000, 1).exchanges.map(({ itemId }) => itemId)).not.toContain(first?.itemId)
    const complete = made(completeDay(template, dayAt(template, 1)))
    const after = use(complete, 3000, 1)
    expect(after.exchanges.map(({ dayNumber }) => dayNumber)).not.toContain(1)
    expect(totalFaults(after.template)).toEqual([])
  })

  it('[PAN-5] says what isn’t used, and why', () => {
    const held = [{ food: 'saffron', grams: 5 }]
    const [saffron] = proposeUseUp(planning, template, { held, fromDayNumber: 8 }).foods
    expect(saffron).toEqual({ ...held[0], usedGrams: 0, unusedBecause: 'in-no-dish' })
    const { exchanges, foods } = use(template, 500, 29)
    expect([exchanges, foods[0]?.unusedBecause]).toEqual([[], 'no-open-meal'])
  })
})
