import { describe, expect, it } from 'vitest'
import type { ListFood } from '../listed-cooking.ts'
import { buildCooking, foods, ingredient } from '../testing/invented-week.ts'
import { mergeNearEqualFoods, narrowStandIns } from './merge-near-equals.ts'
import { findStandIns, isUsableSwap } from './near-equals.ts'

const figures = { kcal: 884, fat: 100, carbs: 0, fiber: 0, protein: 0 }
const bottle = { unit: 'bottle', grams: 450 } as const
const oil = (id: string, swap: ListFood['swap'], per100g = figures): ListFood => ({
  ...{ id, name: id, plural: id, aisle: 'oils', measures: { tbsp: 13.5 }, buy: bottle, class: 'oil' },
  ...{ swap: swap ?? [], per100g },
})
const plain = oil('olive oil', [{ food: 'virgin oil', ratio: 1 }])
const virgin = oil('virgin oil', [{ food: 'olive oil', ratio: 1 }])
const tamari = oil('tamari', [])
const soySauce = oil('soy sauce', [{ food: 'tamari', ratio: 1 }])
const juice = { ...oil('lemon juice', [{ food: 'lemon', ratio: 1.8 }]), measures: { tbsp: 15 } }
const chives = { ...oil('chives', [{ food: 'scallion', ratio: 1, for: 'garnish' }]), class: 'herb' }
const scallion = oil('scallion', [{ food: 'chives', ratio: 0.5, for: 'garnish' }])

const cook = (title: string, ...used: readonly ListFood[]) =>
  buildCooking(
    title,
    used.map((food) => ingredient(food, 20, 'g')),
  )
const everything = () => true
const standInsOf = (cookings: ReturnType<typeof cook>[], mayEat: (food: ListFood) => boolean = everything) =>
  Object.fromEntries(
    [...findStandIns(cookings, mayEat)].map(([id, { food, ratio }]) => [id, [food.id, ratio]]),
  )

describe('near-equals', () => {
  it('[PAN-4] the one that most dishes use stands in for the other', () => {
    expect(standInsOf([cook('A', plain), cook('B', plain), cook('C', virgin)])).toEqual({
      'virgin oil': ['olive oil', 1],
    })
    expect(standInsOf([cook('A', virgin), cook('B', virgin), cook('C', plain)])).toEqual({
      'olive oil': ['virgin oil', 1],
    })
    expect(standInsOf([cook('A', plain)])).toEqual({})
  })

  it('[PAN-4] where as many dishes use each, the same one stands in whichever is cooked first', () => {
    const [first, second] = [cook('A', plain), cook('B', virgin)]
    const expected = { 'virgin oil': ['olive oil', 1] }
    expect(standInsOf([first, second])).toEqual(expected)
    expect(standInsOf([second, first])).toEqual(expected)
  })

  it('[PAN-4] soy sauce may be tamari, never the other way round', () => {
    expect(standInsOf([cook('A', soySauce), cook('B', soySauce), cook('C', tamari)])).toEqual({
      'soy sauce': ['tamari', 1],
    })
  })

  it('[PAN-4] what a person avoids stands in for nothing', () => {
    const cookings = [cook('A', plain), cook('B', plain), cook('C', virgin)]
    expect(standInsOf(cookings, ({ id }) => id !== 'olive oil')).toEqual({ 'olive oil': ['virgin oil', 1] })
    expect(standInsOf(cookings, () => false)).toEqual({})
  })

  it('[PAN-4] figures of what is cooked stay: cream stands in for no leaner cream', () => {
    const lean = oil('lean cream', [{ food: 'virgin oil', ratio: 1 }], { ...figures, fat: 90 })
    expect(standInsOf([cook('A', lean), cook('B', virgin)])).toEqual({})
    const unknown: ListFood = { ...lean }
    delete unknown.per100g
    expect(standInsOf([cook('A', unknown), cook('B', virgin)])).toEqual({})
  })

  it('[PAN-4] a swap for one use is taken where the use is known: of an herb as a garnish', () => {
    expect(standInsOf([cook('A', chives), cook('B', scallion)])).toEqual({ chives: ['scallion', 1] })
    expect(standInsOf([cook('A', chives), cook('B', chives), cook('C', scallion)])).toEqual({
      chives: ['scallion', 1],
    })
  })

  it('[PAN-4] of several near-equals the one that the plan has stands in, by its own ratio', () => {
    const swaps = [
      { food: 'tamari', ratio: 1 },
      { food: 'virgin oil', ratio: 0.9 },
    ]
    const seed = oil('seed oil', swaps)
    expect(standInsOf([cook('A', virgin), cook('B', virgin), cook('C', seed)])).toEqual({
      'seed oil': ['virgin oil', 0.9],
    })
  })

  it('[PAN-4] a spice is always used for seasoning, a vinegar is not', () => {
    const swap = [{ food: 'cinnamon', ratio: 0.5, for: 'seasoning' }]
    const stick = { ...oil('cinnamon stick', swap), class: 'spice' }
    const vinegar = oil('black vinegar', [{ food: 'cinnamon', ratio: 1, for: 'seasoning' }])
    const cinnamon = { ...oil('cinnamon', []), class: 'spice' }
    expect(standInsOf([cook('A', stick), cook('B', vinegar), cook('C', cinnamon)])).toEqual({
      'cinnamon stick': ['cinnamon', 0.5],
    })
  })

  it('[PAN-4] no swap is taken twice', () => {
    const third = oil('third oil', [{ food: 'virgin oil', ratio: 1 }])
    const cookings = [cook('A', plain), cook('B', plain), cook('C', virgin), cook('D', third)]
    expect(standInsOf(cookings)).toEqual({ 'virgin oil': ['olive oil', 1] })
  })

  it('[PAN-4] lemon, its juice and its zest are lemons', () => {
    const cookings = [cook('A', foods.lemon), cook('B', juice), cook('C', foods.zest)]
    expect(standInsOf(cookings)).toEqual({ 'lemon juice': ['lemon', 1.8] })
    const [, second] = mergeNearEqualFoods(cookings, findStandIns(cookings, everything))
    expect(second!.ingredients).toEqual([{ food: foods.lemon, quantity: 36, unit: 'g', grams: 36 }])
  })

  it('[PAN-4] a spoon of one is a spoon of the other', () => {
    const spoons = buildCooking('Dressing', [ingredient(virgin, 2, 'tbsp')])
    const cookings = [cook('A', plain), cook('B', plain), spoons]
    const merged = mergeNearEqualFoods(cookings, findStandIns(cookings, everything))
    expect(merged[2]!.ingredients).toEqual([{ food: plain, quantity: 2, unit: 'tbsp', grams: 27 }])
  })

  it('[PAN-4] a list without the food that stands in is named after one it has', () => {
    const third = oil('third oil', [{ food: 'olive oil', ratio: 1.5 }])
    const heavy = { ...virgin, swap: [{ food: 'olive oil', ratio: 2 }] }
    const all = [cook('A', plain), cook('B', plain), cook('C', heavy), cook('D', third)]
    const standIns = findStandIns(all, everything)
    const narrowed = narrowStandIns(standIns, all.slice(2))
    expect([...narrowed].map(([id, { food, ratio }]) => [id, food.id, ratio])).toEqual([
      ['virgin oil', 'third oil', 2 / 1.5],
    ])
    expect(narrowStandIns(standIns, all.slice(3)).size).toBe(0)
  })
})

describe('a usable swap', () => {
  const like = (figures: Partial<NonNullable<ListFood['per100g']>>, carbBasis?: 'eu') => {
    const per100g = { kcal: 300, fat: 20, carbs: 20, fiber: 8, protein: 25, ...figures }
    return { class: 'seed', per100g, ...(carbBasis && { carbBasis }) }
  }
  const isUsable = (own: ReturnType<typeof like>, leader: ReturnType<typeof like>, ratio = 1) =>
    isUsableSwap({ food: 'other', ratio }, own, leader)

  it('[PAN-4] keeps the figures, however large they are on both sides', () => {
    expect(isUsable(like({}), like({}))).toBe(true)
    for (const [name, change] of [
      ['kcal', 150],
      ['fat', 15],
      ['carbs', 15],
      ['protein', 15],
    ] as const) {
      const other = like({ [name]: (like({}).per100g[name] ?? 0) + change })
      expect([isUsable(like({}), other), isUsable(other, like({}))]).toEqual([false, false])
    }
  })

  it('[PAN-4] counts fiber out of carbs unless the figures have it out already', () => {
    expect(isUsable(like({ carbs: 20, fiber: 8 }), like({ carbs: 12, fiber: 8 }, 'eu'))).toBe(true)
    expect(isUsable(like({ carbs: 30, fiber: 18 }), like({ carbs: 30, fiber: 18 }, 'eu'))).toBe(false)
  })

  it('[PAN-4] a food without an amount is exchanged without one', () => {
    const pinch = { food: juice, quantity: 0, grams: 0 }
    const [merged] = mergeNearEqualFoods(
      [{ ...cook('A'), ingredients: [pinch] }],
      new Map([[juice.id, { food: plain, ratio: 1.8 }]]),
    )
    expect(merged?.ingredients).toEqual([{ ...pinch, food: plain }])
  })
})
