import { describe, expect, it } from 'vitest'
import type { NormalItem } from '../item.ts'
import { mostPortionOf } from '../planner/portions/portions.ts'
import {
  type Asked,
  distanceFrom,
  portionEater,
  portionsOfMain,
  priceOfPortion,
  priceWithoutSides,
  type SharedDish,
} from './eater-portions.ts'

const macros = (calories: number) => {
  return { calories, fat: calories / 12, netCarbs: calories / 100, protein: calories / 20 }
}
const range = (middle: number, width: number) => ({ minimum: middle - width, maximum: middle + width })
const asked = (calories: number, own: Partial<Asked> = {}): Asked => {
  const aim = macros(calories)
  const any = { minimum: 0, maximum: 1e6 }
  return {
    aim,
    ranges: { calories: range(calories, 60), fat: any, netCarbs: any, protein: any },
    besides: undefined,
    ...own,
  }
}
const item = (own: Partial<NormalItem> = {}): NormalItem => {
  return { id: 'a', meal: 'dinner', kind: 'normal', recipeId: 'stew', servings: 1, isLocked: false, ...own }
}
const dish = (own: Partial<SharedDish> = {}): SharedDish => {
  return { item: item(), main: macros(600), gramsOfMain: 300, ...own }
}
const beans = { recipeId: 'beans', servings: 1 }
const servingsOf = (of: ReturnType<typeof portionEater>) =>
  of.portions.map(({ helpings }) => helpings.map(({ servings }) => servings))

describe('the portions that an eater gets', () => {
  it('[TOG-3] are in quarters from a half serving to the largest plate', () => {
    const most = mostPortionOf(300) / 4
    expect(portionsOfMain(300)).toEqual(Array.from({ length: (most - 0.5) * 4 + 1 }, (_, at) => 0.5 + at / 4))
    expect(portionsOfMain(100_000)).toEqual([0.5])
  })

  it('[TOG-3] bring them into range, and come nearest to the middle', () => {
    const { portions, totals, deviation } = portionEater([dish()], asked(900))
    expect(portions).toEqual([{ item: item(), helpings: [{ recipeId: 'stew', servings: 1.5 }], own: [] }])
    expect(totals).toEqual(macros(900))
    expect(deviation).toBe(0)
    expect(servingsOf(portionEater([dish()], asked(610)))).toEqual([[1]])
    const wide = { ...asked(900).ranges, calories: range(900, 350) }
    expect(servingsOf(portionEater([dish()], asked(900, { ranges: wide })))).toEqual([[1.5]])
  })

  it('[TOG-3] are in range before they are near to the middle', () => {
    for (const aim of [macros(600), macros(1200)])
      expect(servingsOf(portionEater([dish()], asked(900, { aim })))).toEqual([[1.5]])
  })

  it('[TOG-3] count what is kept free besides', () => {
    const { portions, totals } = portionEater([dish()], asked(900, { besides: macros(300) }))
    expect(portions[0]!.helpings[0]!.servings).toBe(1)
    expect(totals).toEqual(macros(900))
  })

  it('[TOG-3] are as near as they come where none brings them into range', () => {
    const far = portionEater([dish()], asked(30_000))
    expect(far.portions[0]!.helpings[0]!.servings).toBe(portionsOfMain(300).at(-1))
    expect(far.deviation).toBeGreaterThan(0)
    expect(servingsOf(portionEater([dish()], asked(200)))).toEqual([[0.5]])
    expect(portionEater([], asked(900)).totals.calories).toBe(0)
  })

  it('[TOG-3] are rather alike of two dishes than much of one and little of the other', () => {
    expect(servingsOf(portionEater([dish(), dish()], asked(1200)))).toEqual([[1], [1]])
    expect(servingsOf(portionEater([dish(), dish()], asked(1800)))).toEqual([[1.5], [1.5]])
  })

  it('[PLATE-3] [TOG-3] have sides as the owner’s plate has them, or none where these are too much', () => {
    const sides = macros(300)
    const plate = dish({ item: item({ servings: 2, sides: [beans] }), sides })
    expect(servingsOf(portionEater([plate], asked(750)))).toEqual([[1, 0.5]])
    expect(servingsOf(portionEater([plate], asked(1500)))).toEqual([[2, 1]])
    const large = dish({ item: item({ sides: [beans] }), sides: macros(3000) })
    const without = portionEater([large], asked(600))
    expect(servingsOf(without)).toEqual([[1, 0]])
    expect(without.totals).toEqual(macros(600))
  })
})

describe('what a plate costs', () => {
  it('[TOG-3] is nothing for a serving, and grows with each doubling and halving', () => {
    expect(priceOfPortion(1)).toBe(0)
    expect(priceOfPortion(2)).toBeCloseTo(0.04, 12)
    expect(priceOfPortion(0.5)).toBeCloseTo(0.04, 12)
    expect(priceOfPortion(4)).toBeCloseTo(0.16, 12)
    expect(priceWithoutSides).toBeGreaterThan(priceOfPortion(2))
  })

  it('[TOG-3] is how far calories, fat and protein are from the middle, calories the most', () => {
    const aim = { calories: 1000, fat: 50, netCarbs: 10, protein: 80 }
    expect(distanceFrom(aim, aim)).toBe(0)
    expect(distanceFrom(aim, { ...aim, calories: 1100 })).toBeCloseTo(0.1, 12)
    expect(distanceFrom(aim, { ...aim, calories: 900 })).toBeCloseTo(0.1, 12)
    expect(distanceFrom(aim, { ...aim, fat: 60 })).toBeCloseTo(0.06, 12)
    expect(distanceFrom(aim, { ...aim, protein: 60 })).toBeCloseTo(0.075, 12)
    expect(distanceFrom(aim, { ...aim, netCarbs: 30 })).toBe(0)
    expect(distanceFrom(aim, { calories: 1100, fat: 60, netCarbs: 0, protein: 60 })).toBeCloseTo(0.235, 12)
    const bare = { ...aim, fat: 0, protein: 0.5 }
    expect(distanceFrom(bare, { ...bare, fat: 1, protein: 1 })).toBeCloseTo(0, 12)
  })
})
