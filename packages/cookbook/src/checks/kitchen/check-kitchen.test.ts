import { describe, expect, it } from 'vitest'
import type { Food } from '../../foods/food.ts'
import type { KitchenRecipe } from '../../kitchen/kitchen-steps.ts'
import type { Recipe, RecipeIngredient } from '../../recipes/recipe.ts'
import { parseStep } from '../../recipes/step-text.ts'
import { fixtureFood } from '../../testing/fixture-food.ts'
import { fixtureRecipe } from '../../testing/fixture-recipe.ts'
import { checkKitchen } from './check-kitchen.ts'

const figures = { ...fixtureFood({}).per100g, sodium: 5 }
const tofu: Partial<Food> = {
  id: 'extra-firm-tofu',
  name: 'extra-firm tofu',
  class: 'tofu',
  per100g: figures,
}
const broccoli: Partial<Food> = { id: 'broccoli', name: 'broccoli', per100g: figures }
const wing: Partial<Food> = {
  ...{ id: 'chicken-wing', name: 'chicken wing', class: 'chicken', aisle: 'poultry' },
  ...{ measures: { piece: 58 }, per100g: { ...figures, fat: 13, sodium: 84 } },
}
const belly: Partial<Food> = {
  ...{ id: 'pork-belly', name: 'pork belly', class: 'pork', aisle: 'meat' },
  per100g: { ...figures, fat: 53 },
}
const liver: Partial<Food> = {
  per100g: figures,
  id: 'chicken-liver',
  name: 'chicken liver',
  class: 'chicken',
  aisle: 'poultry',
}
const groundBeef: Partial<Food> = {
  per100g: figures,
  id: 'ground-beef-85',
  name: 'ground beef',
  class: 'beef',
  aisle: 'meat',
}
const tomatoes: Partial<Food> = {
  ...{ id: 'diced-tomatoes', name: 'canned diced tomatoes' },
  ...{ measures: { can: 400 }, per100g: figures },
}
const cream: Partial<Food> = { id: 'heavy-cream', name: 'heavy cream', class: 'dairy', per100g: figures }
const salt: Partial<Food> = {
  ...{ id: 'salt', name: 'salt', class: 'spice' },
  per100g: { ...figures, kcal: 0, sodium: 38758 },
}
const feta: Partial<Food> = {
  ...{ id: 'feta', name: 'feta', class: 'cheese' },
  per100g: { ...figures, kcal: 265, fat: 21, protein: 14, sodium: 917 },
}
const basil: Partial<Food> = { id: 'basil', name: 'basil', class: 'herb', per100g: figures }

type Written = Partial<Omit<Recipe, 'steps'>> & {
  foods: [food: Partial<Food>, grams: number, row?: Partial<RecipeIngredient>][]
  steps: string[]
}

function kitchenOf({ foods, steps, ...own }: Written): KitchenRecipe {
  const recipe = fixtureRecipe({ ...own, foods: foods.map(([food, grams]) => [food, grams] as const), steps })
  const ingredients = recipe.ingredients.map((row, index) => ({ ...row, ...foods[index]?.[2] }))
  const source = {
    steps: steps.map((text, index) => ({ parts: parseStep(text).parts, line: 20 + index })),
    ingredients: ingredients.map((_, index) => ({ line: 10 + index })),
    lines: { ingredients: 9 },
  }
  return { recipe: { ...recipe, ingredients }, source }
}

const faults = (written: Written) => checkKitchen(kitchenOf(written))
const pair: Written['foods'] = [
  [tofu, 400],
  [broccoli, 250],
]

describe('checkKitchen', () => {
  it('[ED-4] names a load that one basket does not hold, and lets batches be', () => {
    const airFry = 'Air-fry the [extra-firm-tofu|tofu] and [broccoli] until brown, {10 min}.'
    expect(faults({ foods: pair, steps: [airFry] })).toMatchObject([
      {
        line: 20,
        what: expect.stringContaining('basket covers 760 cm²'),
        remedy: expect.stringContaining('two batches'),
      },
    ])
    expect(faults({ foods: pair, steps: [airFry.replace('until', 'in two batches until')] })).toEqual([])
    expect(faults({ foods: pair, steps: [airFry], atOnce: 1 })).toEqual([])
  })

  it('[ED-4] measures a skillet by its size', () => {
    const steps = ['Brown the [extra-firm-tofu|tofu] in one layer in a 20 cm (8 in) skillet, {6 min}.']
    expect(faults({ foods: [[tofu, 500]], steps })).toMatchObject([
      { what: expect.stringContaining('one layer holds 314') },
    ])
    expect(faults({ foods: [[tofu, 350]], steps })).toEqual([])
  })

  it('[ED-4] takes what is turned to lie in one layer, and the bones to lie beside the meat', () => {
    const chop: Partial<Food> = { ...belly, id: 'pork-chop', name: 'pork chop', per100g: figures }
    const steps = ['Heat a 30 cm (12 in) skillet. Brown the [pork-chop|chops] {4 min} per side.']
    expect(faults({ foods: [[chop, 1200, { quantity: 6, unit: 'piece' }]], steps })).toMatchObject([
      { line: 20, what: 'What goes into the skillet covers 936 cm²; one layer holds 707.' },
    ])
    expect(faults({ foods: [[{ ...chop, id: 'boneless-pork-chop' }, 1200]], steps })).toEqual([])
    const apart = [
      'Brown the [pork-chop|chops] in a 30 cm (12 in) skillet, {4 min}. Serve them with a side of greens.',
    ]
    expect(faults({ foods: [[chop, 1200, { quantity: 6, unit: 'piece' }]], steps: apart })).toEqual([])
  })

  it('[ED-4] refuses grams of what is sold with its bones', () => {
    const steps = ['Simmer the [chicken-wing|wings] until the juices run clear, {30 min}.']
    const [fault, ...others] = faults({ foods: [[wing, 600]], steps })
    expect(others).toEqual([])
    expect(fault).toMatchObject({ line: 10, remedy: expect.stringContaining('58 g of meat each') })
    expect(faults({ foods: [[wing, 580, { unit: undefined as never, quantity: 10 }]], steps })).toEqual([])
    expect(faults({ foods: [[wing, 600, { prep: '1 kg with the bones' }]], steps })).toEqual([])
  })

  it('[ED-4] asks where dripping fat goes, and for a rack in the place of foil', () => {
    const broil = 'Broil the [pork-belly] on a foil-lined sheet pan until brown, {9 min}.'
    expect(faults({ foods: [[belly, 200]], steps: [broil] })).toMatchObject([
      { line: 10, what: expect.stringContaining('drips off'), remedy: expect.stringContaining('discarded') },
      { line: 20, what: expect.stringContaining('pools on foil') },
    ])
    const onRack = broil.replace('on a foil-lined sheet pan', 'on a rack over a sheet pan')
    const discarded = [{ food: 'pork-belly', only: 'fat' as const, share: 0.3, why: 'drips off' }]
    expect(faults({ foods: [[belly, 200]], steps: [onRack], discarded })).toEqual([])
  })

  it('[ED-4] asks for the size of a can and for the rest of one', () => {
    const steps = ['Simmer the [diced-tomatoes|tomatoes], {9 min}.']
    const can = { unit: 'can' as const, quantity: 1 }
    expect(faults({ foods: [[tomatoes, 400, can]], steps })).toMatchObject([
      { what: 'The can of canned diced tomatoes has no size.' },
    ])
    expect(
      faults({ foods: [[tomatoes, 400, { ...can, note: 'a can holds 400 g (14 oz)' }]], steps }),
    ).toEqual([])
    expect(faults({ foods: [[tomatoes, 200]], steps })).toMatchObject([
      { what: expect.stringContaining('0.5 cans'), remedy: expect.stringContaining('what the rest is for') },
    ])
    expect(faults({ foods: [[tomatoes, 200, { note: 'the rest freezes' }]], steps })).toEqual([])
  })

  it('[ED-4] refuses rinsed liver, and poultry, liver or mince that nothing calls done', () => {
    const rinsed = 'Rinse the [chicken-liver|livers]. Fry them to {74 °C}, {5 min}.'
    expect(faults({ foods: [[liver, 300]], steps: [rinsed] })).toMatchObject([
      { line: 20, what: 'Raw poultry or liver is rinsed.' },
    ])
    const browned = (food: string) => `Fry the [${food}] until browned, {5 min}.`
    expect(faults({ foods: [[liver, 300]], steps: [browned('chicken-liver')] })).toMatchObject([
      { what: expect.stringContaining('reaches 74 °C') },
    ])
    expect(faults({ foods: [[groundBeef, 300]], steps: [browned('ground-beef-85')] })).toMatchObject([
      { what: expect.stringContaining('reaches 71 °C') },
    ])
    const done = 'Fry the [ground-beef-85] until no pink is left, {5 min}.'
    expect(faults({ foods: [[groundBeef, 300]], steps: [done] })).toEqual([])
  })

  it('[ED-4] wants a pinch of salt in everything sweet', () => {
    const steps = ['Whip the [heavy-cream|cream].']
    expect(faults({ foods: [[cream, 200]], steps, meals: ['dessert'] })).toMatchObject([
      { what: 'A sweet dish without salt tastes flat.' },
    ])
    const salted: Written['foods'] = [
      [cream, 200],
      [salt, 0.2],
    ]
    expect(faults({ foods: salted, steps, meals: ['dessert'] })).toEqual([])
  })

  it('[ED-4] wants less salt beside a salty food, and a note where a dish is very salty', () => {
    const foods: Written['foods'] = [
      [feta, 200],
      [broccoli, 300],
      [salt, 4],
    ]
    const steps = ['Bake the [feta] and [broccoli] with the [salt], {20 min}.']
    expect(faults({ foods, steps })).toMatchObject([
      { line: 9, remedy: expect.stringContaining('Take less salt; cheese') },
      { line: 9, what: expect.stringContaining("doesn't say why") },
    ])
    expect(faults({ foods: foods.slice(0, 2), steps, note: 'The feta brings the salt.' })).toEqual([])
  })

  it('[ED-4] takes a small blender for a handful of herbs', () => {
    const steps = ['Blend the [basil] to a paste.']
    expect(faults({ foods: [[basil, 40]], steps })).toMatchObject([
      { what: "The blades of a blender don't catch 40 g." },
    ])
    expect(faults({ foods: [[basil, 40]], steps: ['Blend the [basil] in a small blender.'] })).toEqual([])
  })
})
