import { describe, expect, it } from 'vitest'
import { fixtureFood } from '../testing/fixture-food.ts'
import { type DietCode, diets, type ExclusionCode, exclusions } from './diet-codes.ts'
import { dietsOf, tagNames } from './diets.ts'

const allFree: readonly DietCode[] = [10, 16, 24, 101, 102, 103]
const without = (...codes: DietCode[]) => allFree.filter((code) => !codes.includes(code))

type Row = readonly [
  name: string,
  food: Parameters<typeof fixtureFood>[0],
  free: readonly DietCode[],
  contains: readonly ExclusionCode[],
]

const rows: readonly Row[] = [
  ['spinach', {}, allFree, []],
  ['butter', { class: 'dairy', contains: ['milk'], animal: 'dairy' }, without(16), []],
  ['an egg', { class: 'egg', contains: ['egg'], animal: 'egg' }, allFree, [5]],
  ['mayonnaise', { class: 'sauce', contains: ['egg'], animal: 'egg' }, allFree, [5]],
  ['almonds', { class: 'tree-nut:almond', contains: ['tree-nut'] }, without(24), []],
  ['peanuts', { class: 'peanut', contains: ['peanut'] }, without(24), []],
  ['coconut, which is no nut', { name: 'coconut milk', class: 'fruit' }, allFree, []],
  ['soy sauce', { class: 'sauce', contains: ['soy', 'gluten'] }, without(101, 102), []],
  ['tahini', { class: 'sauce', contains: ['sesame'] }, without(103), []],
  ['beef', { class: 'beef', animal: 'meat' }, without(10), [1]],
  ['lamb', { class: 'lamb', animal: 'meat' }, without(10), [1]],
  ['venison', { class: 'game', animal: 'meat' }, without(10), [1]],
  ['pork, which is no red meat here', { class: 'pork', animal: 'meat' }, without(10), [3]],
  ['chicken', { class: 'chicken', animal: 'meat' }, without(10), [2]],
  ['turkey', { class: 'turkey', animal: 'meat' }, without(10), [2]],
  ['duck', { class: 'duck', animal: 'meat' }, without(10), [2]],
  ['salmon', { class: 'fish', contains: ['fish'], animal: 'fish' }, without(10), [4]],
  ['shrimp', { class: 'crustacean', contains: ['crustacean'], animal: 'fish' }, without(10), [25]],
  ['mussels', { class: 'mollusc', contains: ['mollusc'], animal: 'fish' }, without(10), [25]],
  [
    'fish sauce',
    { name: 'fish sauce', class: 'sauce', contains: ['fish'], animal: 'fish' },
    without(10),
    [4],
  ],
  [
    'Worcestershire sauce',
    { class: 'sauce', contains: ['fish'], may: ['gluten', 'soy'], animal: 'fish' },
    without(10, 101, 102),
    [4],
  ],
  ['oyster sauce', { class: 'sauce', contains: ['mollusc', 'soy'], animal: 'fish' }, without(10, 102), [25]],
  ['chicken stock', { name: 'chicken stock', class: 'stock', animal: 'derived' }, without(10), [2]],
  ['beef stock', { name: 'beef stock', class: 'stock', animal: 'meat' }, without(10), [1]],
  ['a stock of anything', { name: 'bone broth', class: 'stock', animal: 'derived' }, without(10), [1, 2, 3]],
  ['lard', { name: 'lard', class: 'animal-fat', animal: 'meat' }, without(10), [3]],
  ['duck fat', { name: 'duck fat', class: 'animal-fat', animal: 'meat' }, without(10), [2]],
  ['gelatin', { name: 'gelatin', class: 'thickener', animal: 'derived' }, without(10), [1, 2, 3]],
  [
    'marine collagen',
    { name: 'marine collagen', class: 'supplement', contains: ['fish'], animal: 'derived' },
    without(10),
    [4],
  ],
  ['parmesan', { name: 'parmesan', class: 'cheese', contains: ['milk'], animal: 'dairy' }, without(16), []],
  [
    'a cheese marked for its rennet',
    { name: 'parmesan', class: 'cheese', contains: ['milk'], animal: 'derived' },
    without(10, 16),
    [],
  ],
  ['what may contain nuts', { class: 'chocolate', may: ['tree-nut', 'milk'] }, without(16, 24), []],
  ['what may contain fish', { class: 'sauce', may: ['fish'] }, without(10), [4]],
  ['what may contain egg', { class: 'flour', may: ['egg'] }, allFree, [5]],
]

describe('dietsOf', () => {
  it.each(rows)('[BIZ-7] of %s', (_name, food, free, contains) => {
    expect(dietsOf([fixtureFood(food)])).toEqual({ free, contains })
  })

  it('[BIZ-7] a dish is free of what all its foods are free of, and contains what any of them does', () => {
    const butter = fixtureFood({ class: 'dairy', contains: ['milk'], animal: 'dairy' })
    const bacon = fixtureFood({ class: 'pork', animal: 'meat' })
    expect(dietsOf([butter, bacon, fixtureFood({})])).toEqual({ free: without(10, 16), contains: [3] })
  })

  it("[BIZ-7] uses the specification's codes", () => {
    expect(diets.map(({ code, name }) => [code, name]).slice(0, 3)).toEqual([
      [10, 'vegetarian'],
      [16, 'dairy-free'],
      [24, 'nut-free'],
    ])
    expect(exclusions.map(({ code, name }) => `${code} ${name}`)).toEqual([
      '1 red meat',
      '2 poultry',
      '3 pork',
      '4 fish',
      '5 eggs',
      '25 shellfish',
    ])
    expect(tagNames({ free: [102, 10] })).toEqual(['vegetarian', 'soy-free'])
  })
})
