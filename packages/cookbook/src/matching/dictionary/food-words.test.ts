import { describe, expect, it } from 'vitest'
import { fixtureCookbook } from '../../testing/fixture-cookbook.ts'
import { fixtureFoodWords } from '../../testing/fixture-dictionary.ts'
import { checkFoodWords } from './check-food-words.ts'
import type { FoodWords } from './food-dictionary.ts'
import { readFoodWords } from './read-food-words.ts'

const { foods } = fixtureCookbook()
const names = { loose: [], measures: {} }
const sugar = {
  id: 'sugar',
  name: 'sugar',
  source: 'label',
  per100g: { kcal: 387, fat: 0, carbs: 100, fiber: 0, protein: 0 },
}
const faultsOf = (words: Partial<FoodWords>) =>
  checkFoodWords({ ...fixtureFoodWords, ...words }, foods).map(({ what }) => what)

describe('checkFoodWords', () => {
  it('finds names that two foods claim, and ids that are none', () => {
    expect(faultsOf({ cookbook: {} })).toEqual([])
    expect(faultsOf({ cookbook: { nothing: { words: [], ...names } } })).toEqual([
      'nothing is no food of ours.',
    ])
    expect(
      faultsOf({ cookbook: {}, ordinary: [{ ...sugar, names: { words: ['Butter'], ...names } }] }),
    ).toEqual(['"butter" names butter and sugar.'])
    expect(
      faultsOf({
        cookbook: {},
        ordinary: [{ ...sugar, id: 'egg', name: 'hen fruit', names: { words: [], ...names } }],
      }),
    ).toEqual(['egg is there twice, or is a food of ours.'])
  })
})

describe('readFoodWords', () => {
  it('names every fault with its file and line', () => {
    const { words, faults } = readFoodWords({
      cookbook: { file: 'c.yaml', text: '- food: butter\n  wrods: [x]\n' },
      line: { file: 'w.yaml', text: 'manner: [a]\n' },
      ordinary: [
        {
          file: 'o.yaml',
          text: '- id: sugar\n  name: sugar\n  source: label\n  per100g: { kcal: 1, fat: 0, carbs: 0, fiber: 0 }\n',
        },
      ],
    })
    expect(faults.map(({ file, what }) => `${file} ${what}`)).toEqual(
      expect.arrayContaining([
        'c.yaml The entry has an unknown field "wrods".',
        'o.yaml per100g has no field "protein".',
        'w.yaml The file has no field "tools".',
      ]),
    )
    expect(words.ordinary).toEqual([])
  })
})
