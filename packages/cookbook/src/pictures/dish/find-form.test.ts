import { describe, expect, it } from 'vitest'
import { findForm } from './find-form.ts'

const form = (title: string, category = 'dinner', foods: string[] = [], written?: string) =>
  findForm({
    id: title,
    brief: { form: written },
    title,
    category,
    cuisine: 'any',
    servings: 2,
    steps: [],
    ingredients: foods.map((food) => ({ food, class: 'any', grams: 10, name: food })),
  }).id

describe('findForm', () => {
  it.each([
    ['Lemon ricotta pancakes', 'breakfast', 'pancakes'],
    ['Zucchini fritters with dill yogurt', 'lunch', 'fish-cakes'],
    ['Thai red curry with chicken', 'dinner', 'curry'],
    ['Fish pie under celeriac mash', 'dinner', 'shepherds-pie'],
    ['Lemon tart with raspberries', 'dessert', 'tart'],
    ['Chicken Caesar', 'lunch', 'salad'],
    ['Egg roll in a bowl', 'dinner', 'stir-fry'],
    ['Chia pudding', 'breakfast', 'chia-pudding'],
    ['Basque hake with clams', 'dinner', 'plain'],
    ['Basque cheesecake', 'dessert', 'cheesecake'],
    ['Marzipan potatoes in cocoa', 'dessert', 'truffles'],
    ['Alfajores', 'dessert', 'cookies'],
    ['Cabbage pancakes', 'dinner', 'fish-cakes'],
    ['Pork vindaloo', 'dinner', 'curry'],
    ['Red peppers filled with feta', 'dinner', 'stuffed-pepper'],
    ['Cullen skink', 'lunch', 'soup'],
    ['Texas red chili', 'dinner', 'curry'],
    ['Skillet taco casserole', 'dinner', 'casserole'],
    ['Soft scrambled eggs', 'breakfast', 'scramble'],
    ['Sausage and kale skillet', 'dinner', 'skillet'],
    ['Turkey club sandwich', 'lunch', 'sandwich'],
    ['Chaffle sandwich', 'lunch', 'sandwich'],
    ['Sloppy joes in butter lettuce', 'lunch', 'lettuce-cups'],
    ['Oyakodon with chicken', 'lunch', 'egg-bound'],
    ['Spinach empanadas', 'lunch', 'turnovers'],
    ['Spinach quesadillas', 'lunch', 'quesadilla'],
    ['Cauliflower mash', 'dinner', 'mash'],
  ])('[RCP-9] reads "%s" (%s) as %s', (title, category, id) => {
    expect(form(title, category)).toBe(id)
  })

  it.each([
    ['Spinach fatayer', 'lunch', 'triangle-pastries'],
    ['Adjarian khachapuri boats', 'breakfast', 'bread-boats'],
    ['Gnocchi in tomato sauce', 'dinner', 'gnocchi'],
    ['Pork dumplings', 'dinner', 'dumplings'],
    ['Zucchini ravioli', 'dinner', 'ravioli'],
    ['Marjoram liver dumplings', 'lunch', 'round-dumplings'],
    ['Air-fryer fish sticks', 'lunch', 'crisp-sticks'],
    ['Chicken nuggets', 'lunch', 'nuggets'],
    ['Grilled beef in perilla leaves', 'dinner', 'leaf-rolls'],
    ['Perilla leaves filled with tofu', 'lunch', 'filled-leaves'],
    ['Kaiserschmarrn', 'dessert', 'torn-bread'],
    ['Cheese soufflé', 'dinner', 'souffle'],
    ['Karnıyarık', 'dinner', 'stuffed-aubergine'],
    ['Cheesy garlic bread', 'lunch', 'toast'],
    ['Eggs in a glass', 'breakfast', 'egg-glass'],
    ['Dark chocolate almond bark', 'dessert', 'bark'],
    ['Fudgy chocolate brownies', 'dessert', 'squares'],
    ['Dark chocolate peanut butter cups', 'dessert', 'candy-cups'],
    ['Raspberry tart under a lattice', 'dessert', 'lattice-tart'],
    ['Striped coffee jelly', 'dessert', 'layered-blocks'],
    ['Raspberry jelly', 'dessert', 'jelly'],
    ['Granita of almonds', 'dessert', 'granita'],
    ['Hazelnut semifreddo', 'dessert', 'frozen-loaf'],
    ['Frozen halva parfait', 'dessert', 'frozen-loaf'],
    ['Yogurt parfait', 'dessert', 'parfait'],
    ['Coconut tartlets', 'dessert', 'tartlets'],
    ['Pavlova', 'dessert', 'pavlova'],
    ['Sandwich cookies', 'dessert', 'sandwich-cookies'],
    ['Crisp speculaas', 'dessert', 'thin-biscuits'],
    ['Maamoul', 'dessert', 'molded-cookies'],
    ['Melomakarona', 'dessert', 'syrup-ovals'],
    ['Nankhatai', 'dessert', 'crossed-cookies'],
    ['Hallongrottor', 'dessert', 'cave-cookies'],
    ['Florentines', 'dessert', 'lace-cookies'],
    ['Polvorones', 'dessert', 'shortbread'],
    ['Endive tarte Tatin', 'lunch', 'upturned-tart'],
    ['Tian of zucchini', 'dinner', 'tian'],
  ])('[ED-6] tells "%s" (%s) from its neighbors: %s', (title, category, id) => {
    expect(form(title, category)).toBe(id)
  })

  it.each([
    ['Lemon salmon with asparagus', 'asparagus is no ragù'],
    ['Steak with mushroom soup', 'what follows "with" is beside the dish'],
    ['Chicken with greek salad', 'a salad beside it'],
  ])('[RCP-9] takes "%s" for a plain plate: %s', (title) => {
    expect(form(title)).toBe('plain')
  })

  it('[RCP-9] takes the form that the recipe says before any guess', () => {
    expect(form('Chicken Caesar', 'lunch', [], 'wrap')).toBe('wrap')
  })

  it('[CON-10] [RCP-9] asks the short name where the title says nothing', () => {
    const named = { title: 'Crema poblana', short: 'Creamy poblano soup', category: 'lunch' }
    expect(findForm({ id: 'x', cuisine: 'any', servings: 2, steps: [], ingredients: [], ...named }).id).toBe(
      'soup',
    )
  })

  it('[ED-6] cookies that were flattened with a fork show its tines', () => {
    const cookies = { id: 'x', title: 'Peanut cookies', category: 'dessert', cuisine: 'any', servings: 2 }
    const baked = (step: string) => findForm({ ...cookies, steps: [step], ingredients: [] }).id
    expect(baked('Flatten with a fork.')).toBe('forked-cookies')
    expect(baked('Flatten with a glass.')).toBe('cookies')
  })

  it('[RCP-9] draws a bun only on burgers that have one', () => {
    expect(form('Smash burger', 'lunch', ['keto-bun'])).toBe('burger')
    expect(form('Smash burger', 'lunch', ['ground-beef'])).toBe('bunless-burger')
  })
})
