import { type Diet, diets, type Exclusion } from '@butterleaf/domain/recipes/dietary-tags'
import { describe, expect, it } from 'vitest'
import { fixtureFood } from '../testing/fixture-food.ts'
import { dietsOf } from './diets.ts'

const allFree = diets
const without = (...broken: Diet[]) => diets.filter((diet) => !broken.includes(diet))

type Row = readonly [
  name: string,
  food: Parameters<typeof fixtureFood>[0],
  free: readonly Diet[],
  contains: readonly Exclusion[],
]

const rows: readonly Row[] = [
  ['spinach', {}, allFree, []],
  ['butter', { class: 'dairy', contains: ['milk'], animal: 'dairy' }, without('dairy-free'), []],
  ['an egg', { class: 'egg', contains: ['egg'], animal: 'egg' }, allFree, ['eggs']],
  ['mayonnaise', { class: 'sauce', contains: ['egg'], animal: 'egg' }, allFree, ['eggs']],
  ['almonds', { class: 'tree-nut:almond', contains: ['tree-nut'] }, without('nut-free'), []],
  ['peanuts', { class: 'peanut', contains: ['peanut'] }, without('nut-free'), []],
  ['coconut, which is no nut', { name: 'coconut milk', class: 'fruit' }, allFree, []],
  ['soy sauce', { class: 'sauce', contains: ['soy', 'gluten'] }, without('gluten-free', 'soy-free'), []],
  ['tahini', { class: 'sauce', contains: ['sesame'] }, without('sesame-free'), []],
  ['beef', { class: 'beef', animal: 'meat' }, without('vegetarian'), ['red meat']],
  ['lamb', { class: 'lamb', animal: 'meat' }, without('vegetarian'), ['red meat']],
  ['venison', { class: 'game', animal: 'meat' }, without('vegetarian'), ['red meat']],
  ['pork, which is no red meat here', { class: 'pork', animal: 'meat' }, without('vegetarian'), ['pork']],
  ['chicken', { class: 'chicken', animal: 'meat' }, without('vegetarian'), ['poultry']],
  ['turkey', { class: 'turkey', animal: 'meat' }, without('vegetarian'), ['poultry']],
  ['duck', { class: 'duck', animal: 'meat' }, without('vegetarian'), ['poultry']],
  ['salmon', { class: 'fish', contains: ['fish'], animal: 'fish' }, without('vegetarian'), ['fish']],
  [
    'shrimp',
    { class: 'crustacean', contains: ['crustacean'], animal: 'fish' },
    without('vegetarian'),
    ['shellfish'],
  ],
  [
    'mussels',
    { class: 'mollusc', contains: ['mollusc'], animal: 'fish' },
    without('vegetarian'),
    ['shellfish'],
  ],
  [
    'fish sauce',
    { name: 'fish sauce', class: 'sauce', contains: ['fish'], animal: 'fish' },
    without('vegetarian'),
    ['fish'],
  ],
  [
    'Worcestershire sauce',
    { class: 'sauce', contains: ['fish'], may: ['gluten', 'soy'], animal: 'fish' },
    without('vegetarian', 'gluten-free', 'soy-free'),
    ['fish'],
  ],
  [
    'oyster sauce',
    { class: 'sauce', contains: ['mollusc', 'soy'], animal: 'fish' },
    without('vegetarian', 'soy-free'),
    ['shellfish'],
  ],
  [
    'a sauce that holds a mollusc, and whose entry names no animal',
    { class: 'sauce', contains: ['mollusc'] },
    without('vegetarian'),
    ['shellfish'],
  ],
  [
    'a paste that may hold crustaceans',
    { class: 'sauce', may: ['crustacean'] },
    without('vegetarian'),
    ['shellfish'],
  ],
  [
    'a seasoning with fish in it, and no animal named',
    { class: 'sauce', contains: ['fish'] },
    without('vegetarian'),
    ['fish'],
  ],
  [
    'chicken stock',
    { name: 'chicken stock', class: 'stock', animal: 'derived' },
    without('vegetarian'),
    ['poultry'],
  ],
  ['beef stock', { name: 'beef stock', class: 'stock', animal: 'meat' }, without('vegetarian'), ['red meat']],
  [
    'a stock of anything',
    { name: 'bone broth', class: 'stock', animal: 'derived' },
    without('vegetarian'),
    ['red meat', 'poultry', 'pork'],
  ],
  ['lard', { name: 'lard', class: 'animal-fat', animal: 'meat' }, without('vegetarian'), ['pork']],
  ['duck fat', { name: 'duck fat', class: 'animal-fat', animal: 'meat' }, without('vegetarian'), ['poultry']],
  [
    'gelatin',
    { name: 'gelatin', class: 'thickener', animal: 'derived' },
    without('vegetarian'),
    ['red meat', 'poultry', 'pork'],
  ],
  [
    'marine collagen',
    { name: 'marine collagen', class: 'supplement', contains: ['fish'], animal: 'derived' },
    without('vegetarian'),
    ['fish'],
  ],
  [
    'parmesan',
    { name: 'parmesan', class: 'cheese', contains: ['milk'], animal: 'dairy' },
    without('dairy-free'),
    [],
  ],
  [
    'a cheese marked for its rennet',
    { name: 'parmesan', class: 'cheese', contains: ['milk'], animal: 'derived' },
    without('vegetarian', 'dairy-free'),
    [],
  ],
  [
    'what may contain nuts',
    { class: 'chocolate', may: ['tree-nut', 'milk'] },
    without('dairy-free', 'nut-free'),
    [],
  ],
  ['what may contain fish', { class: 'sauce', may: ['fish'] }, without('vegetarian'), ['fish']],
  ['what may contain egg', { class: 'flour', may: ['egg'] }, allFree, ['eggs']],
]

describe('dietsOf', () => {
  it.each(rows)('[BIZ-7] of %s', (_name, food, free, contains) => {
    expect(dietsOf([fixtureFood(food)])).toEqual({ free, contains })
  })

  it('[BIZ-7] a dish is free of what all its foods are free of, and contains what any of them does', () => {
    const butter = fixtureFood({ class: 'dairy', contains: ['milk'], animal: 'dairy' })
    const bacon = fixtureFood({ class: 'pork', animal: 'meat' })
    expect(dietsOf([butter, bacon, fixtureFood({})])).toEqual({
      free: without('vegetarian', 'dairy-free'),
      contains: ['pork'],
    })
  })
})
