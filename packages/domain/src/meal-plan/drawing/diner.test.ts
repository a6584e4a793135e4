import { describe, expect, it } from 'vitest'
import { weekdays } from '../../calendar/weekday.ts'
import type { Eater, Questionnaire } from '../../onboarding/questionnaire.ts'
import { inventedDishes, inventedSides } from '../planner/testing/invented-menu.ts'
import {
  avoidancesOfDiner,
  type Diner,
  dinerOf,
  dishesFor,
  forbiddenTo,
  sidesFor,
  tastesOf,
} from './diner.ts'
import { kitchenOf } from './kitchen.ts'
import { anyDiner, inventedKitchen, planningWith } from './testing/invented-kitchen.ts'

const allWeek = { breakfast: weekdays, lunch: weekdays, dinner: weekdays }
const eater = (id: string, exclusions: Eater['avoids']['exclusions']): Eater => ({
  ...{ id, name: id, sharedOn: allWeek, share: 1 },
  avoids: { diets: [], exclusions, avoidedFoods: [] },
})
const dinerWith = (own: Partial<Questionnaire>, interactions: Diner['interactions'] = []): Diner => {
  return { answers: { ...anyDiner.answers, ...own }, interactions }
}
const tuesday = { meal: 'dinner', weekday: 'tuesday' } as const
const kitchen = kitchenOf(
  [...inventedDishes(3), ...inventedSides(2)].map((dish, at) => ({
    dish,
    edible: {
      ...{ id: dish.id, free: [], foods: [], groups: [], needs: [] },
      contains: at % 2 === 0 ? ['fish'] : [],
    },
    ...(at === 3 && { offered: 'by-hand' as const }),
  })),
)
const all = kitchen.recipes.map(({ dish }) => dish.id)
const withFish = all.filter((_, at) => at % 2 === 0)
const ids = (dishes: readonly { id: string }[]) => dishes.map(({ id }) => id)

describe('a diner', () => {
  it('[PLAN-4] is so much of a plan: answers, what was said of recipes, and what is eaten besides', () => {
    const plan = { ...anyDiner, extras: [], template: 'not for them' }
    expect(dinerOf(plan)).toEqual({ answers: plan.answers, interactions: [], extras: [] })
  })

  it('[ITEM-7] likes some recipes and avoids others', () => {
    const diner = dinerWith({}, [
      { recipeId: 'a', type: 'like' },
      { recipeId: 'b', type: 'dislike' },
    ])
    expect([...tastesOf(diner).liked]).toEqual(['a'])
    expect(avoidancesOfDiner(diner).recipes).toEqual(['b'])
    expect(tastesOf(diner)).toBe(tastesOf(diner))
  })

  it('[TOG-2] [TOG-3] avoids at a meal what those may not eat who eat along there', () => {
    const diner = dinerWith({
      exclusions: ['pork'],
      table: { version: 1, eaters: [eater('kim', ['fish']), eater('jo', ['eggs'])] },
    })
    const at = (own = {}) => avoidancesOfDiner(diner, { ...tuesday, ...own }).exclusions
    expect(avoidancesOfDiner(diner).exclusions).toEqual(['pork'])
    expect(at()).toEqual(['pork', 'fish', 'eggs'])
    expect(at({ absent: ['kim'] })).toEqual(['pork', 'eggs'])
    expect(at({ meal: 'dessert' })).toEqual(['pork'])
    const guestsAvoid = { diets: [], exclusions: ['dairy'], avoidedFoods: [] }
    expect(at({ guestsAvoid })).toEqual(['pork', 'fish', 'eggs', 'dairy'])
    expect(at({ meal: 'dessert', guestsAvoid })).toEqual(['pork', 'dairy'])
    expect(at()).toEqual(['pork', 'fish', 'eggs'])
  })

  it('[PLAN-2] is the same value as long as the answers are, whatever else is asked between', () => {
    const diner = dinerWith({})
    const first = avoidancesOfDiner(diner)
    for (let guest = 0; guest < 150; guest += 1) {
      const guestsAvoid = { diets: [], exclusions: [], avoidedFoods: [`food ${guest}`] }
      expect(avoidancesOfDiner(diner, { ...tuesday, guestsAvoid }).ingredients).toEqual([`food ${guest}`])
    }
    expect(avoidancesOfDiner(diner)).toBe(first)
  })

  it('[PLAN-2] is remembered for a hundred kinds of tables, and worked out again for one asked long before', () => {
    const diner = dinerWith({})
    const beside = (guest: number) => {
      const guestsAvoid = { diets: [], exclusions: [], avoidedFoods: [`food ${guest}`] }
      return avoidancesOfDiner(diner, { ...tuesday, guestsAvoid })
    }
    const [alone, first] = [avoidancesOfDiner(diner), beside(0)]
    for (let guest = 1; guest < 99; guest += 1) beside(guest)
    expect(beside(0)).toBe(first)
    beside(99)
    expect(beside(99)).toBe(beside(99))
    expect(avoidancesOfDiner(diner)).toBe(alone)
    expect(beside(0)).not.toBe(first)
    expect(beside(0)).toEqual(first)
  })
})

describe('what may be served', () => {
  const fishless = { kitchen, diner: dinerWith({ exclusions: ['fish'] }) }

  it('[PLAN-2] are mains, and sides apart from them; by hand more than the planner may choose', () => {
    const planning = { kitchen, diner: dinerWith({}) }
    expect(ids(dishesFor(planning))).toEqual(ids(dishesFor(planning, { chooser: 'planner' })))
    expect(ids(dishesFor(planning, { chooser: 'person' }))).toHaveLength(dishesFor(planning).length + 1)
    expect(ids(sidesFor(planning))).toEqual(['side-0', 'side-1'])
    expect(dishesFor(planning)).toBe(dishesFor(planning))
    expect(sidesFor(planning, { chooser: 'person' })).toBe(sidesFor(planning, { chooser: 'person' }))
    expect(ids(dishesFor(fishless)).filter((id) => withFish.includes(id))).toEqual([])
    expect(ids(sidesFor(fishless)).filter((id) => withFish.includes(id))).toEqual([])
  })

  it('[TOG-3] follows who eats along', () => {
    const diner = dinerWith({ table: { version: 1, eaters: [eater('kim', ['fish'])] } })
    const planning = { kitchen, diner }
    expect(ids(dishesFor(planning)).filter((id) => withFish.includes(id))).not.toEqual([])
    expect(ids(dishesFor(planning, { at: tuesday })).filter((id) => withFish.includes(id))).toEqual([])
    expect(ids(sidesFor(planning, { at: tuesday })).filter((id) => withFish.includes(id))).toEqual([])
    const alone = { ...tuesday, absent: ['kim'] }
    expect(dishesFor(planning, { at: alone })).toBe(dishesFor(planning))
  })

  it('[PLAN-2] [TOG-3] says why a recipe may not be', () => {
    const forbidden = forbiddenTo(fishless)
    expect(forbidden(withFish[0]!)).toBe('exclusion')
    expect(forbidden(all[1]!)).toBeUndefined()
    expect(forbidden('none')).toBeUndefined()
    const diner = dinerWith({ table: { version: 1, eaters: [eater('kim', ['fish'])] } })
    const atTable = forbiddenTo({ kitchen, diner })
    expect(atTable(withFish[0]!)).toBeUndefined()
    expect(atTable(withFish[0]!, tuesday)).toBe('exclusion')
    expect(atTable(withFish[0]!, { ...tuesday, absent: ['kim'] })).toBeUndefined()
  })

  it('[PLAN-2] is told apart by kitchen', () => {
    const { diner } = planningWith()
    expect(dishesFor({ kitchen, diner })).not.toEqual(dishesFor({ kitchen: inventedKitchen(), diner }))
    expect(ids(dishesFor({ kitchen, diner }))).toHaveLength(11)
  })
})
