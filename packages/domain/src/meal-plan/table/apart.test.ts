import { describe, expect, it } from 'vitest'
import { weekdays } from '../../calendar/weekday.ts'
import { daysOfWeek } from '../../meals/meals.ts'
import { gramsFromKg } from '../../nutrition/weight.ts'
import type { Eater, Questionnaire } from '../../onboarding/questionnaire.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import { cookedFor } from '../cooked-amount.ts'
import { kitchenOf } from '../drawing/kitchen.ts'
import { drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { type FilledItem, helpingsOf, isFilled } from '../item.ts'
import { inventedSides } from '../planner/testing/invented-menu.ts'
import { ownDishesOf, tableOf } from './table.ts'

/** Drawn for the owner alone, so that many days leave who eats along out of range. */
const template = drawnTemplate()
const days = template.weeks.flatMap((week) => week.days)
const fish = new Set(['lunch-3', 'lunch-8', 'dinner-5', 'dinner-11', 'side-2', 'side-4'])
const anyEdible = { free: ['nut-free'], foods: ['butter'], groups: [], needs: [] } as const
const kitchen = kitchenOf(
  [...inventedKitchen().recipes.map(({ dish }) => dish), ...inventedSides(30)].map((dish) => ({
    dish,
    edible: { id: dish.id, ...anyEdible, contains: fish.has(dish.id) ? ['fish'] : [] },
  })),
)
const needs: Questionnaire = {
  ...{ ...fullQuestionnaire, gender: 'female', weight: gramsFromKg(62), heightCm: 166 },
  ...{ mode: 'own', meals: {} },
}
const allWeek = { breakfast: weekdays, lunch: weekdays, dinner: weekdays }
const eaterWith = (name: string, exclusions: Eater['avoids']['exclusions'] = [], answers = needs): Eater => ({
  ...{ id: name, name, sharedOn: allWeek, answers },
  avoids: { diets: [], exclusions, avoidedFoods: [] },
})
const tableWith = (...eaters: Eater[]) =>
  tableOf(template, { ...fullQuestionnaire, table: { version: 1, eaters } }, kitchen)
const kim = eaterWith('Kim', ['fish'])
const filled = days.map(({ items }) => items.filter(isFilled))
const ownOf = (items: readonly FilledItem[], { platesOf }: ReturnType<typeof tableOf>) =>
  items.flatMap((item) => platesOf(item).flatMap(({ own = [] }) => own.map((dish) => ({ item, dish }))))

describe('an eater whose day the dishes of the table leave out of range', () => {
  it('[TOG-3] has dishes of their own, which bring it into range', () => {
    const table = tableWith(kim)
    const apart = days.filter((_, at) => ownOf(filled[at]!, table).length > 0)
    expect(apart.length).toBeGreaterThan(0)
    for (const day of apart) expect(table.fitsOf(day)[0]!.deviation).toBe(0)
    const inRange = days.filter((day) => table.fitsOf(day)[0]!.deviation === 0)
    expect(inRange.length).toBeGreaterThanOrEqual(27)
  })

  it('[TOG-3] may eat them, at most two a day, a side beside the shared main or a main in its place', () => {
    const table = tableWith(kim)
    for (const items of filled) {
      const own = ownOf(items, table)
      expect(own.length).toBeLessThanOrEqual(2)
      const shared = items.flatMap((item) => helpingsOf(item).map(({ recipeId }) => recipeId))
      for (const { item, dish } of own) {
        const { isSide, meals, goesWith } = kitchen.dish(dish.recipeId)!
        const [plate] = table.platesOf(item)
        expect(fish.has(dish.recipeId)).toBe(false)
        expect(shared).not.toContain(dish.recipeId)
        expect(isSide ? goesWith : meals).toContain(item.meal)
        const hasOwnMain = plate!.own!.some(({ recipeId }) => !kitchen.dish(recipeId)!.isSide)
        expect(plate!.helpings[0]!.servings > 0).toBe(!hasOwnMain)
      }
    }
  })

  it('[TOG-3] who is far from the others has two mains and two sides a day at most, and only where these bring it into range', () => {
    const large: Questionnaire = { ...needs, gender: 'male', weight: gramsFromKg(120), heightCm: 195 }
    const table = tableWith(eaterWith('Kim', ['fish'], { ...large, goal: 'gain' }))
    for (const [at, day] of days.entries()) {
      const own = ownOf(filled[at]!, table).map(({ dish }) => kitchen.dish(dish.recipeId)!)
      expect(own.filter(({ isSide }) => !isSide).length).toBeLessThanOrEqual(2)
      expect(own.filter(({ isSide }) => isSide).length).toBeLessThanOrEqual(2)
      if (own.length > 0) expect(table.fitsOf(day)[0]!.deviation).toBe(0)
    }
  })

  it('[TOG-3] has no main of their own again within seven days', () => {
    const table = tableWith(kim)
    const last = new Map<string, number>()
    for (const [day, items] of filled.entries())
      for (const { dish } of ownOf(items, table)) {
        if (kitchen.dish(dish.recipeId)!.isSide) continue
        expect(day - (last.get(dish.recipeId) ?? -daysOfWeek)).toBeGreaterThanOrEqual(daysOfWeek)
        last.set(dish.recipeId, day)
      }
  })

  it('[TOG-3] is cooked for beside the others, once for two who have the same', () => {
    const table = tableWith(kim, { ...eaterWith('Jo', ['fish']) })
    for (const week of template.weeks)
      for (const item of week.days.flatMap(({ items }) => items).filter(isFilled)) {
        const own = ownDishesOf(table.platesOf(item))
        expect(new Set(own.map(({ recipeId }) => recipeId)).size).toBe(own.length)
        if (own.length > 0) expect(cookedFor(week, item, table.servedOf).slice(-own.length)).toEqual(own)
        const eaten = table.platesOf(item).flatMap((plate) => plate.own ?? [])
        const sum = (helpings: typeof own) => helpings.reduce((all, { servings }) => all + servings, 0)
        expect(sum(own)).toBe(sum(eaten))
      }
  })

  it('[TOG-3] has the same ones however often it is asked', () => {
    const again = structuredClone(template)
    const answers = { ...fullQuestionnaire, table: { version: 1, eaters: [structuredClone(kim)] } }
    const [one, other] = [tableWith(kim), tableOf(again, answers, kitchen)]
    const asks = (table: typeof one, of: typeof template) =>
      of.weeks.flatMap((week) => week.days.map(({ items }) => ownOf(items.filter(isFilled), table)))
    expect(asks(other, again)).toEqual(asks(one, template))
  })
})
