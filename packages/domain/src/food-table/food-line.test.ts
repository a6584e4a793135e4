import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFoodLine, decodeSearchedNames, encodeFoodLine, type PackedFood } from './food-line.ts'

const name = fc.stringMatching(/^[A-Za-zé"',%()/ -]{1,40}$/)
const figure = fc.integer({ min: 0, max: 90_000 }).map((hundredths) => hundredths / 100)
const macros = { calories: figure, fat: figure, netCarbs: figure, protein: figure }
const others = {
  fiber: figure,
  saturatedFat: figure,
  sodium: figure,
  potassium: figure,
  magnesium: figure,
  alcohol: figure,
}

const food: fc.Arbitrary<PackedFood> = fc.record(
  {
    id: fc.stringMatching(/^\d{5}$/),
    name,
    plainName: name,
    commonNames: fc.array(name, { maxLength: 4 }),
    weight: fc.integer({ min: 0, max: 9 }),
    figuresPer100g: fc.record(
      { ...macros, ...others },
      { requiredKeys: ['calories', 'fat', 'netCarbs', 'protein'] },
    ),
    measures: fc.array(fc.record({ name, grams: figure }), { maxLength: 5 }),
  },
  { requiredKeys: ['id', 'name', 'commonNames', 'weight', 'figuresPer100g', 'measures'] },
)

describe('a line of the packed food table', () => {
  it('[LIFE-3] is read as it was written, with what is unknown still unknown', () => {
    fc.assert(
      fc.property(food, (one) => {
        expect(decodeFoodLine(encodeFoodLine(one))).toEqual(one)
      }),
    )
  })

  it('[LIFE-3] gives search its names and weight without the rest', () => {
    fc.assert(
      fc.property(food, (one) => {
        const { names, weight } = decodeSearchedNames(encodeFoodLine(one))
        expect(weight).toBe(one.weight)
        const other = [one.plainName ?? '', ...one.commonNames].filter((part) => part !== '')
        expect(names.filter((part) => part !== '')).toEqual([one.name, ...other])
      }),
    )
  })
})
