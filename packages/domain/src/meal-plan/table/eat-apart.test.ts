import { describe, expect, it } from 'vitest'
import type { Macros } from '../../nutrition/macros.ts'
import { plainDish } from '../drawing/testing/plain-days.ts'
import type { NormalItem } from '../item.ts'
import type { Dish } from '../planner/menu.ts'
import { type Apart, eatApart } from './apart.ts'
import { type Asked, portionEater, type SharedDish } from './eater-portions.ts'

const macros = (calories: number): Macros => {
  return { calories, fat: calories / 12, netCarbs: calories / 100, protein: calories / 20 }
}
const range = (middle: number, width: number) => ({ minimum: middle - width, maximum: middle + width })
const any = { minimum: 0, maximum: 1e6 }
const asked = (calories: number, own: Partial<Asked> = {}): Asked => ({
  aim: macros(calories),
  ranges: { calories: range(calories, 10), fat: any, netCarbs: { minimum: 0, maximum: 30 }, protein: any },
  besides: undefined,
  ...own,
})
const main = (id: string, perServing: Macros, own: Partial<Dish> = {}) =>
  plainDish(id, 'dinner', { perServing, gramsPerServing: 300, ...own })
const sideOf = (id: string, calories: number, own: Partial<Dish> = {}): Dish =>
  main(id, macros(calories), { isSide: true, meals: [], goesWith: ['dinner'], gramsPerServing: 150, ...own })
const [stew, beans] = [main('stew', macros(600)), sideOf('beans', 100)]
const item = (own: Partial<NormalItem> = {}): NormalItem => {
  return { id: 'a', meal: 'dinner', kind: 'normal', recipeId: 'stew', servings: 1, isLocked: false, ...own }
}
const shared = (own: Partial<SharedDish> = {}): SharedDish => {
  return { item: item(), main: stew.perServing, gramsOfMain: 300, ...own }
}
const withBeans = shared({
  item: item({ sides: [{ recipeId: 'beans', servings: 1 }] }),
  sides: beans.perServing,
})
const kitchen = (own: Partial<Pick<Apart, 'sides'>> & { mains?: readonly Dish[] } = {}): Apart => {
  const { sides = [], mains = [] } = own
  const all = new Map([stew, beans, ...sides, ...mains].map((dish) => [dish.id, dish]))
  return { dish: (id) => all.get(id), sides, mainsFor: () => mains }
}
const apartOf = (dishes: readonly SharedDish[], of: Asked, apart: Apart) => {
  const nearest = portionEater(dishes, of)
  expect(nearest.deviation).toBeGreaterThan(0)
  return eatApart(dishes, of, apart, nearest)
}

describe('an eater whose day no portions of the shared plates bring into range', () => {
  it('[TOG-3] has another amount of its sides than the owner’s plate', () => {
    expect(apartOf([withBeans], asked(800), kitchen())).toEqual({
      portions: [
        {
          item: withBeans.item,
          helpings: [
            { recipeId: 'stew', servings: 1 },
            { recipeId: 'beans', servings: 2 },
          ],
          own: [],
        },
      ],
      totals: macros(800),
      deviation: 0,
    })
  })

  it('[TOG-3] [LIFE-7] has it beside what is kept free', () => {
    const besides = macros(200)
    const found = apartOf([withBeans], asked(1000, { besides }), kitchen())!
    expect(found.totals.calories).toBeCloseTo(1000, 9)
    expect(found.portions[0]!.helpings.map(({ servings }) => servings)).toEqual([1, 2])
  })

  it('[TOG-3] has a side of their own, the one that is cooked sooner', () => {
    const [slow, quick] = [sideOf('slow', 100, { minutes: 90 }), sideOf('quick', 100, { minutes: 5 })]
    for (const sides of [
      [slow, quick],
      [quick, slow],
    ]) {
      const found = apartOf([shared()], asked(700), kitchen({ sides }))!
      expect(found.portions[0]).toEqual({
        item: item(),
        helpings: [{ recipeId: 'stew', servings: 1 }],
        own: [{ recipeId: 'quick', servings: 1 }],
      })
      expect([found.totals, found.deviation]).toEqual([macros(700), 0])
    }
  })

  it('[TOG-3] has no side that suits another meal, stands there already, or goes beside a dish that isn’t known', () => {
    const sides = [sideOf('early', 100, { goesWith: ['breakfast'] })]
    expect(apartOf([shared()], asked(700), kitchen({ sides }))).toBeUndefined()
    const again = apartOf([withBeans], asked(1600), kitchen({ sides: [beans] }))
    expect(again?.portions[0]?.own ?? []).toEqual([])
    const unknown = { ...kitchen({ sides: [sideOf('quick', 100)] }), dish: () => undefined }
    expect(apartOf([shared()], asked(700), unknown)).toBeUndefined()
  })

  it('[TOG-3] has another main where theirs would leave them out of range', () => {
    const sugary = { ...macros(600), netCarbs: 90 }
    const sweet = shared({ main: sugary })
    const mains = [main('fish', macros(300))]
    const found = apartOf([sweet], asked(600), kitchen({ mains }))!
    expect(found.portions[0]).toEqual({
      item: item(),
      helpings: [{ recipeId: 'stew', servings: 0 }],
      own: [{ recipeId: 'fish', servings: 2 }],
    })
    expect(found.totals).toEqual(macros(600))
    expect(apartOf([sweet], asked(600), kitchen())).toBeUndefined()
    expect(apartOf([sweet], asked(600), kitchen({ mains: [stew] }))).toBeUndefined()
  })

  it('[TOG-3] has it in about the energy of the one that it replaces, of many', () => {
    const sweet = shared({ main: { ...macros(600), netCarbs: 90 } })
    const small = Array.from({ length: 30 }, (_, at) => main(`small ${at}`, { ...macros(100), netCarbs: 18 }))
    const mains = [...small, main('fish', macros(300), { gramsPerServing: 100 })]
    const found = apartOf([sweet], asked(600), kitchen({ mains }))
    expect(found?.portions[0]?.own).toEqual([{ recipeId: 'fish', servings: 2 }])
  })

  it('[TOG-3] has two mains of their own where one isn’t enough', () => {
    const sugary = { ...macros(600), netCarbs: 90 }
    const two = ['a', 'b'].map((id) => shared({ item: item({ id }), main: sugary }))
    const mains = [main('fish', macros(600)), main('roast', macros(600))]
    const found = apartOf(two, asked(1200), kitchen({ mains }))!
    expect(found.portions.map(({ own }) => own.map(({ servings }) => servings))).toEqual([[1], [1]])
    expect(new Set(found.portions.flatMap(({ own }) => own.map(({ recipeId }) => recipeId))).size).toBe(2)
    expect(apartOf(two, asked(1200), kitchen({ mains: mains.slice(0, 1) }))).toBeUndefined()
  })
})
