import { describe, expect, it } from 'vitest'
import { fixtureFood } from '../testing/fixture-food.ts'
import { readCsv } from './csv.ts'
import { compareWithUsda, readUsdaRows, usdaSummary } from './usda.ts'

const csv = `id,source,description,kcal,protein_g,fat_g,carbs_g,fiber_g,sodium_mg,potassium_mg,magnesium_mg,sat_fat_g
11457,SR28,"Spinach, raw",23,2.9,0.4,3.6,2.2,79,558,79,0.063
15236,SR28,"Fish, ""wild"", raw",208,20.4,13.4,0,,59,363,27,
`
const place = { file: 'content/foods/produce.yaml', line: 3 }
const compare = (own: Parameters<typeof fixtureFood>[0]) =>
  compareWithUsda([{ food: fixtureFood({ source: 'usda:11457', ...own }), ...place }], readUsdaRows([csv]))

describe('readCsv', () => {
  it('reads quoted cells, quotes in them, blanks and both line ends', () => {
    expect(readCsv('\uFEFFa,b,c\r\n"x, ""y""",,3\n"two\nlines",1,"",\n')).toEqual([
      { a: 'x, "y"', b: '', c: '3' },
      { a: 'two\nlines', b: '1', c: '' },
    ])
  })
})

describe('compareWithUsda', () => {
  it('agrees within 5 %, or half a gram where that is more', () => {
    const { per100g } = fixtureFood({})
    expect(compare({}).faults).toEqual([])
    expect(
      compare({ per100g: { ...per100g, fat: 0.9, carbs: 4.1, potassium: 585, kcal: 25 } }).faults,
    ).toEqual([])
    expect(compare({ per100g: { ...per100g, fat: 1 } }).faults).toEqual([
      {
        ...place,
        what: 'spinach: fat is 1 g, and row 11457 (Spinach, raw) has 0.4.',
        remedy: 'Write 0.4, cite another row, or write label.',
      },
    ])
    expect(compare({ per100g: { ...per100g, potassium: 590 } }).faults).toHaveLength(1)
  })

  it('a row that is not there is a fault, a blank figure is not', () => {
    expect(compare({ source: 'usda:99999' }).faults).toMatchObject([
      { what: 'spinach: there is no row 99999.' },
    ])
    const salmon = {
      kcal: 208,
      fat: 13.4,
      carbs: 0,
      fiber: 3,
      polyols: 0,
      protein: 20.4,
      sodium: 59,
      potassium: 363,
      magnesium: 27,
      saturatedFat: 3,
    }
    expect(compare({ source: 'usda:15236', per100g: salmon })).toMatchObject({
      figures: 7,
      unmeasured: 2,
      faults: [],
    })
  })

  it('leaves labels alone, and says what it did', () => {
    const comparison = compare({ source: 'label' })
    expect(comparison).toMatchObject({ foods: 0, figures: 0, faults: [] })
    expect(usdaSummary(compare({}))).toBe(
      'USDA: 1 foods cite a row, 9 figures compared (0 not measured), all within 5 % or 0.5 g.',
    )
  })
})
