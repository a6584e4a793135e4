import { describe, expect, it } from 'vitest'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { kitchenOf } from '../drawing/kitchen.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { dayFit } from '../fit.ts'
import { isCooked } from '../item.ts'
import { changeServings } from '../operations/change-servings.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { allItems, daysIn, findById, placeOf } from '../places.ts'
import type { BasketFood } from '../planner/basket/basket-food.ts'
import type { ProposedMeal } from '../proposals/plan-proposal.ts'
import { takeProposal } from '../proposals/take-proposal.ts'
import { itemsOf, type Template } from '../template.ts'
import { dayAt, made, refusalOf } from '../testing/invented-template.ts'
import { totalFaults } from '../testing/total-faults.ts'
import { proposeUseUp } from './propose-use-up.ts'
import { takeUseUp } from './take-use-up.ts'

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
const isExchange = ({ before, after }: ProposedMeal) => before.recipeId !== after.recipeId
const daysFrom = (first: number) => new Set(Array.from({ length: 29 - first }, (_, at) => first + at))
const use = (of: Template, grams: number, first = 8, untilDayNumber = 28) =>
  proposeUseUp(planning, of, { held: [{ food: 'cabbage', grams, untilDayNumber }], days: daysFrom(first) })

describe('using up what is there', () => {
  it('[PAN-5] takes dishes with it into the days ahead, and none before them', () => {
    const { proposal, foods, template: after } = use(template, 3000)
    const exchanged = proposal.meals.filter(isExchange)
    expect(exchanged.length).toBeGreaterThan(0)
    for (const { dayNumber, after: dish } of exchanged) {
      expect(dayNumber).toBeGreaterThanOrEqual(8)
      expect(kitchen.dish(dish.recipeId)?.foods).toHaveLength(1)
    }
    expect(made(takeProposal(planning, template, proposal.meals)).weeks).toEqual(after.weeks)
    expect(foods[0]?.usedGrams).toBeGreaterThan(foods[0]?.plannedGrams ?? 0)
  })

  it('[HELD-4] brings nothing strange to who wants what is familiar', () => {
    const strange = kitchenOf(
      inventedKitchen().recipes.map(({ dish, edible }, at) => {
        const foods = at % 5 === 0 ? [{ food: food('cabbage'), grams: 100 }] : []
        const familiarity = at % 10 === 0 ? ('discovery' as const) : dish.character.familiarity
        return { edible, dish: { ...dish, foods, character: { ...dish.character, familiarity } } }
      }),
    )
    const diner = { ...anyDiner, answers: { ...anyDiner.answers, adventure: 'familiar' as const } }
    const { proposal } = proposeUseUp({ kitchen: strange, diner }, template, {
      held: [{ food: 'cabbage', grams: 3000, untilDayNumber: 28 }],
      days: daysFrom(8),
    })
    const brought = proposal.meals.filter(isExchange).map(({ after }) => strange.dish(after.recipeId))
    expect(brought.length).toBeGreaterThan(0)
    expect(brought.filter((dish) => dish?.character.familiarity === 'discovery')).toEqual([])
  })

  it('[PAN-5] cooks it while it keeps, and no dish twice in a week', () => {
    const { proposal, template: after } = use(template, 3000, 8, 10)
    const exchanged = proposal.meals.filter(isExchange)
    expect(Math.max(...exchanged.map(({ dayNumber }) => dayNumber))).toBeLessThanOrEqual(10)
    for (const { dayNumber, after: dish } of exchanged) {
      const week = after.weeks[Math.ceil(dayNumber / 7) - 1]!
      const cooked = itemsOf(week).filter((item) => isCooked(item) && item.recipeId === dish.recipeId)
      expect(cooked).toHaveLength(1)
    }
  })

  it.each([200, 800, 3000])('[PAN-5] %i g: days in range stay in range', (grams) => {
    const { template: after } = use(template, grams)
    expect(inRange(after)).toEqual(expect.arrayContaining(inRange(template)))
  })

  it('[PAN-5] a locked dish and a complete day stay, and the plan keeps its rules', () => {
    const [first] = use(template, 3000, 1).proposal.meals.filter(isExchange)
    const found = findById(template, first!.itemId)!
    const locked = made(lockItem(template, placeOf(found)))
    expect(use(locked, 3000, 1).proposal.meals.map(({ itemId }) => itemId)).not.toContain(first?.itemId)
    const complete = made(completeDay(template, dayAt(template, 1)))
    const after = use(complete, 3000, 1)
    expect(after.proposal.days.map(({ dayNumber }) => dayNumber)).not.toContain(1)
    expect(totalFaults(after.template)).toEqual([])
  })

  it('[PAN-5] a proposal is refused where something else on its day has changed', () => {
    const { meals } = use(template, 1000).proposal
    const proposed = new Set(meals.map(({ itemId }) => itemId))
    const days = new Set(meals.map(({ dayNumber }) => dayNumber))
    const others = allItems(template).filter(
      ({ item, dayNumber }) => days.has(dayNumber) && isCooked(item) && !proposed.has(item.id),
    )
    const refusals = others.flatMap((other) =>
      [-4, -3, -2, -1, 1, 2, 6].flatMap((steps) => {
        const changed = changeServings(template, placeOf(other), steps)
        return changed.ok ? [refusalOf(takeUseUp(planning, changed.template, meals))] : []
      }),
    )
    expect(refusals).toContainEqual(expect.objectContaining({ because: 'day-leaves-range' }))
    expect(takeUseUp(planning, template, meals).ok).toBe(true)
  })

  it('[PAN-5] counts what the plan uses already, and leaves the plan where that is all of it', () => {
    const { proposal, foods } = use(use(template, 3000).template, 10)
    expect(foods[0]).toMatchObject({ plannedGrams: 10, usedGrams: 10, unusedBecause: undefined })
    expect(proposal).toEqual({ meals: [], days: [] })
  })

  it('[PAN-5] says what isn’t used, and why', () => {
    const held = [{ food: 'saffron', grams: 5, untilDayNumber: 28 }]
    const [saffron] = proposeUseUp(planning, template, { held, days: daysFrom(8) }).foods
    expect(saffron).toMatchObject({ food: 'saffron', usedGrams: 0, unusedBecause: 'in-no-dish' })
    const { proposal, foods } = use(template, 500, 29)
    expect([proposal.meals, foods[0]?.unusedBecause]).toEqual([[], 'no-open-meal'])
    expect(use(template, 500, 8, 7).foods[0]?.unusedBecause).toBe('no-open-meal')
  })
})
