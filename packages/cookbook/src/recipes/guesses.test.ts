import { noNutrients } from '@butterleaf/domain/nutrition/nutrients'
import { describe, expect, it } from 'vitest'
import type { Food } from '../foods/food.ts'
import { fixtureFood } from '../testing/fixture-food.ts'
import { fixtureRecipe } from '../testing/fixture-recipe.ts'
import { familiarityOf } from './familiarity.ts'
import {
  isDrink,
  isNoMeal,
  isPorridge,
  isSalad,
  isSauced,
  leadingFoodOf,
  mainProteinOf,
  priceLevelOf,
} from './guesses.ts'
import { macroProfileOf } from './macro-profile.ts'
import { parseStep } from './step-text.ts'

import { techniqueOf } from './technique.ts'

const protein = (grams: number) => ({ ...fixtureFood({}).per100g, protein: grams })

describe('mainProteinOf', () => {
  it.each([
    [
      'chicken',
      [
        { class: 'chicken', per100g: protein(20) },
        { class: 'cheese', per100g: protein(25) },
      ],
      [300, 100],
    ],
    [
      'cheese',
      [
        { class: 'chicken', per100g: protein(20) },
        { class: 'cheese', per100g: protein(25) },
      ],
      [50, 200],
    ],
    [
      'shellfish',
      [
        { class: 'crustacean', per100g: protein(20) },
        { class: 'vegetable', per100g: protein(3) },
      ],
      [200, 400],
    ],
    ['nuts', [{ class: 'tree-nut:pecan', per100g: protein(9) }, {}], [100, 50]],
    ['plants', [{}, { class: 'mushroom' }], [100, 50]],
  ] as const)('is %s', (expected, foods, grams) => {
    const recipe = fixtureRecipe({
      foods: foods.map((food, index) => [food as Partial<Food>, grams[index]!] as const),
    })
    expect(mainProteinOf(recipe)).toBe(expected)
  })
})

describe('isDrink', () => {
  it.each([
    ['Butter coffee', true],
    ['Sinh to bo (avocado shake)', true],
    ['Haldi doodh, golden hemp milk with ginger and pepper', true],
    ['Geomeunkong duyu, thick black soybean milk with sesame', true],
    ['Telba, warm toasted flax and sunflower drink with ginger', true],
    ['Peanut butter granola with cold soy milk', false],
    ['Avocado and spinach smoothie with lime and mint', true],
    ['Chocolate peanut butter smoothie bowl', false],
    ['Cinnamon coffee cake with pecan streusel', false],
    ['Omelet with a glass of kefir shake', false],
  ])('[PLATE-1] %s: %s', (title, expected) => {
    expect(isDrink({ title })).toBe(expected)
  })
})

describe('isNoMeal', () => {
  it.each([
    ['Butter coffee with vanilla', 18, true],
    ['Raspberry coconut shake with pea protein', 28, false],
    ['Guacamole from the molcajete with pepitas', 12, true],
    ['Guacamole chicken bowl with salsa', 44, false],
    ['Skillet queso with blistered poblanos', 32, true],
    ['Soft pretzel bites with cheddar mustard dip', 29, true],
    ['Provolone all’argentiera with garlic', 28, true],
    ['Philly cheesesteak skillet with melted provolone', 45, false],
    ['Salmon poached in its own juices', 30, false],
  ])('[PLATE-1] %s, %i g of protein: %s', (title, protein, expected) => {
    const { perServing } = fixtureRecipe({})
    expect(isNoMeal({ title, perServing: { ...perServing, protein } })).toBe(expected)
  })
})

describe('isPorridge', () => {
  it.each([
    ['Highland seed porridge with cold cream', true],
    ['Maple pecan noatmeal', true],
    ['Overnight chia with strawberries', true],
    ['Cinnamon French toast with butter', true],
    ['Eggs on toast with chia crackers', false],
    ['Eggs with porridge crumbs', false],
  ])('[PLATE-1] %s: %s', (title, expected) => {
    expect(isPorridge({ title, meals: ['breakfast'] })).toBe(expected)
    expect(isPorridge({ title, meals: ['dinner'] })).toBe(false)
  })
})

describe('isSauced', () => {
  it.each([
    ['Seared tofu steaks with chimichurri', true],
    ['Ribeye with blue cheese butter', true],
    ['Smoked tofu carbonara with zucchini noodles', true],
    ['Green gazpacho with avocado', true],
    ['Egg sandwich in a flax bun', true],
    ['Peanut butter pancakes', false],
    ['Pan-seared salmon with asparagus', false],
  ])('[PLATE-3] a main, %s: %s', (title, expected) => {
    expect(isSauced({ title, meals: ['dinner'] })).toBe(expected)
  })

  it.each([
    ['Cheddar cheese sauce', true],
    ['Salsa verde with parsley and capers', true],
    ['Garlic butter toast', false],
    ['Green salad with mustard dressing', false],
  ])('[PLATE-3] a side, %s: %s', (title, expected) => {
    expect(isSauced({ title, meals: [] })).toBe(expected)
  })
})

describe('isSalad', () => {
  it.each([
    ['Steak Caesar salad with avocado', ['lunch'], true],
    ['Crisp-skinned salmon with lime slaw', ['dinner'], true],
    ['Salmon with asparagus', ['dinner'], false],
    ['Arugula with parmesan and lemon', [], true],
    ['Buttered green beans', [], false],
  ] as const)('[PLATE-3] %s of %j: %s', (title, meals, expected) => {
    expect(isSalad({ title, meals: [...meals] })).toBe(expected)
  })
})

describe('leadingFoodOf', () => {
  const per100g = (grams: number, sodium = 80) => ({ ...protein(grams), sodium })
  const egg = { class: 'egg', animal: 'egg', per100g: per100g(12.5) } as const
  const ham = { class: 'pork', animal: 'meat', per100g: per100g(17, 1279) } as const
  const pork = { class: 'pork', animal: 'meat', per100g: per100g(20) } as const
  const cheddar = { class: 'cheese', animal: 'milk', per100g: per100g(24, 640) } as const
  const salmon = { class: 'fish', animal: 'fish', per100g: per100g(20) } as const
  const shrimp = { class: 'crustacean', animal: 'fish', per100g: per100g(20) } as const
  const ground = { ...pork, id: 'ground-pork' } as const

  it.each([
    ['fish', [salmon, egg], [150, 50]],
    ['fish', [shrimp, cheddar], [150, 40]],
    ['fish', [salmon, egg], [50, 100]],
    ['egg', [salmon, egg], [30, 150]],
    ['ground-meat', [ground, egg], [150, 50]],
    [undefined, [pork, ground], [150, 60]],
    ['egg', [egg, cheddar], [150, 30]],
    ['cured-meat', [ham, egg], [100, 50]],
    ['cheese', [cheddar, ham], [100, 50]],
    [undefined, [pork, ham], [150, 60]],
    [undefined, [pork, egg], [150, 50]],
  ])('[PLATE-1] names %s', (expected, foods, grams) => {
    const recipe = fixtureRecipe({
      foods: foods.map((food, index) => [food as Partial<Food>, grams[index]!] as const),
    })
    expect(leadingFoodOf(recipe)).toBe(expected)
  })
})

describe('techniqueOf', () => {
  it.each([
    ['roast', 30, ['Brown the meat in a pan, {4 min}.', 'Roast until tender, {40 min}.']],
    ['grill', 12, ['Grill over a hot flame, {10 min}.']],
    ['slow-cook', 420, ['Brown it, {8 min}.', 'Into the slow cooker on low, {7 h}.']],
    ['simmer', 25, ['Soften the leeks in a pan, {5 min}.', 'Pour in the stock and simmer, {20 min}.']],
    ['bake', 25, ['Stir the batter.', 'Bake until risen, {25 min}.']],
    ['pan-fry', 8, ['Sear it in a skillet, {6 min}.']],
    ['simmer', 8, ['Simmer the cream, {4 min}.', 'Pour it into a loaf pan and leave it in the cold, {6 h}.']],
    ['stir-fry', 6, ['Toss in a hot wok, {3 min}.']],
    ['blend', 0, ['Blend until smooth.', 'Pour into two glasses.']],
    ['raw', 0, ['Toss the leaves.', 'Dress and serve.']],
    ['pan-fry', 5, ['Warm it.', 'Serve.']],
  ])('guesses %s', (expected, cookMinutes, steps) => {
    const parts = steps.map((text) => parseStep(text).parts)
    expect(techniqueOf(parts, cookMinutes)).toBe(expected)
  })
})

describe('priceLevelOf', () => {
  it.each([
    ['greens', 1, [[1, 600]], 2],
    [
      'two salmon fillets',
      3,
      [
        [3, 340],
        [1, 200],
      ],
      2,
    ],
    [
      'a handful of pecans',
      1,
      [
        [3, 60],
        [1, 300],
      ],
      2,
    ],
    [
      'chicken at a middling price',
      2,
      [
        [2, 500],
        [1, 200],
      ],
      2,
    ],
    [
      'saffron by the pinch',
      1,
      [
        [3, 0.2],
        [1, 500],
      ],
      2,
    ],
  ] as const)('of %s is %i', (_what, expected, foods, servings) => {
    const ingredients = foods.map(([price, grams]) => ({ food: fixtureFood({ price }), grams }))
    expect(priceLevelOf(ingredients, servings)).toBe(expected)
  })
})

describe('macroProfileOf', () => {
  it.each([
    ['high-protein', { fat: 10, protein: 50, netCarbs: 5 }],
    ['high-fat', { fat: 50, protein: 15, netCarbs: 5 }],
    ['balanced', { fat: 35, protein: 30, netCarbs: 6 }],
  ])('is %s', (expected, { fat, protein, netCarbs }) => {
    const calories = 9 * fat + 4 * (protein + netCarbs)
    expect(macroProfileOf({ ...noNutrients, calories, fat, protein, netCarbs, carbs: netCarbs })).toBe(
      expected,
    )
  })
})

describe('familiarityOf', () => {
  it.each([
    [
      'Styrian scrambled eggs under dark pumpkin seed oil',
      'austrian',
      ['egg', 'pumpkin-seed-oil'],
      'discovery',
    ],
    [
      'Tökfőzelék, dilled zucchini in sour cream with crisp fried eggs',
      'hungarian',
      ['zucchini', 'egg'],
      'discovery',
    ],
    [
      'Bap cai xao trung, wok-wilted cabbage with eggs and black pepper',
      'vietnamese',
      ['green-cabbage', 'egg'],
      'discovery',
    ],
    [
      'Almond tofu jelly with raspberries',
      'chinese',
      ['almond-milk', 'agar-powder', 'raspberry'],
      'discovery',
    ],
    ['Thai basil chicken, quick and hot', 'thai', ['chicken-thigh', 'basil'], 'weeknight'],
    ['Omelet with feta', 'greek', ['egg', 'feta'], 'weeknight'],
  ] as const)('[HELD-4] %s (%s) is %4$s', (title, cuisine, foods, expected) => {
    const ingredients = foods.map((id) => ({ food: { id } }))
    const times = { prepMinutes: 5, cookMinutes: 10, technique: 'pan-fry' as const }
    expect(familiarityOf({ title, cuisine, ingredients, ...times })).toBe(expected)
  })
})
