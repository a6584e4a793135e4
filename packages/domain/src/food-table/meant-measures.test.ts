import { describe, expect, it } from 'vitest'
import { meantMeasure, sortMeantFirst } from './meant-measures.ts'

const named = (name: string, measures: readonly (readonly [string, number])[], calories = 60) =>
  sortMeantFirst(
    { name, calories },
    measures.map(([measure, grams]) => ({ name: measure, grams })),
  ).map((measure) => measure.name)

describe('the measures of a food', () => {
  it('[HELD-4] put a medium piece first and what is mashed after what is sliced', () => {
    const banana = [
      ['cup, mashed', 225],
      ['cup, sliced', 150],
      ['small', 101],
      ['medium', 118],
    ] as const
    expect(named('Bananas, raw', banana)).toEqual(['medium', 'small', 'cup, sliced', 'cup, mashed'])
  })

  it('[HELD-4] take a spoon of what is rich or a sauce, and a cup of what is drunk', () => {
    const spoonAndCup = [
      ['fl oz', 30],
      ['cup', 220],
      ['tbsp', 14],
    ] as const
    expect(named('Oil, olive', spoonAndCup, 884)[0]).toBe('tbsp')
    expect(named('Catsup', spoonAndCup, 101)[0]).toBe('tbsp')
    expect(named('Milk, whole', spoonAndCup)[0]).toBe('cup')
  })

  it('[HELD-4] leave small pieces after a cup, and packs last', () => {
    const berries = [
      ['package', 450],
      ['medium', 12],
      ['cup, whole', 144],
    ] as const
    expect(named('Strawberries, raw', berries, 32)).toEqual(['cup, whole', 'medium', 'package'])
  })

  it('[HELD-4] mean none where each is more than a helping', () => {
    const figuresPer100g = { calories: 353, fat: 29, netCarbs: 2, protein: 21 }
    const cheese = { id: '01004', name: 'Cheese, blue', commonNames: [], figuresPer100g }
    const measures = [{ name: 'cup, crumbled', grams: 135 }]
    expect(meantMeasure({ ...cheese, measures })).toBeUndefined()
    expect(meantMeasure({ ...cheese, measures: [...measures, { name: 'wedge', grams: 38 }] })?.name).toBe(
      'wedge',
    )
  })
})
