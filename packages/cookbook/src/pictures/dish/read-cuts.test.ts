import { describe, expect, it } from 'vitest'
import type { PictureIngredient } from '../picture-recipe.ts'
import { readDish } from './read-dish.ts'

const food = (id: string, foodClass: string, grams: number, prep?: string): PictureIngredient => ({
  food: id,
  class: foodClass,
  grams,
  name: id.replaceAll('-', ' '),
  ...(prep !== undefined && { prep }),
})

const pork = food('pork-shoulder', 'pork', 400)

function lookOf(title: string, own: PictureIngredient, ...steps: string[]) {
  return readDish({
    id: title,
    title,
    category: 'dinner',
    cuisine: 'plain',
    servings: 2,
    ingredients: [own, pork],
    steps,
  }).foods[0]?.look
}

describe('cutLook', () => {
  it.each([
    ['garlic', 'vegetable', 'chopped'],
    ['ginger', 'vegetable', 'finely grated'],
    ['onion', 'vegetable', 'finely chopped'],
  ])('[ED-6] %s that is cooked away lies on no plate as a piece', (id, foodClass, prep) => {
    const look = lookOf('Pork', food(id, foodClass, 20, prep), `Fry the [${id}]. Add [pork-shoulder].`)
    expect(look?.part).toBe('hidden')
  })

  it('[ED-6] whole cloves show where the title is about them', () => {
    const garlic = food('garlic', 'vegetable', 60)
    expect(lookOf('Pork with roast garlic', garlic, 'Roast [garlic] and [pork-shoulder].')?.glyph).toBe(
      'garlic',
    )
  })

  it.each([
    ['tomato', 'in small cubes', 'Toss [tomato].', 'dice'],
    ['cucumber', 'diced', 'Toss [cucumber].', 'cucumber-dice'],
    ['cucumber', 'in half-moons', 'Toss [cucumber].', 'cucumber-moon'],
    ['cucumber', 'cut into chunks', 'Toss [cucumber].', 'cucumber-chunk'],
    ['cucumber', 'sliced', 'Toss [cucumber].', 'cucumber'],
    ['zucchini', 'in thick half-moons', 'Fry [zucchini].', 'courgette-moon'],
    ['romaine-lettuce', 'cut into ribbons', 'Toss [romaine-lettuce].', 'cabbage-shreds'],
    ['romaine-lettuce', 'torn', 'Toss [romaine-lettuce].', 'torn-leaf'],
    ['shiitake-mushroom', 'stemmed, sliced', 'Fry [shiitake-mushroom].', 'mushroom-slice'],
    ['black-olive', 'pitted and halved', 'Scatter with [black-olive].', 'olive-half'],
    ['daikon', 'finely grated', 'Serve with [daikon].', 'kraut'],
    ['okra', 'sliced', 'Stew [okra].', 'okra-slice'],
    ['eggplant', 'in cubes', 'Fry [eggplant].', 'aubergine-chunk'],
    ['red-onion', 'thinly sliced', 'Scatter with [red-onion] to serve.', 'onion-ring'],
    ['red-bell-pepper', 'in squares', 'Fry [red-bell-pepper].', 'root-cube'],
    ['red-bell-pepper', 'in strips', 'Fry [red-bell-pepper].', 'pepper-strip'],
    ['kohlrabi', 'in chunks', 'Simmer [kohlrabi].', 'root-cube'],
    ['daikon', 'sliced', 'Simmer [daikon].', 'coin'],
    ['frisee', 'torn', 'Serve on [frisee].', 'frisee'],
  ])('[ED-6] %s %s is drawn as the knife left it', (id, prep, step, glyph) => {
    expect(lookOf('Pork plate', food(id, 'vegetable', 60, prep), step)?.glyph).toBe(glyph)
  })

  it('[ED-6] tofu that was fried first is golden in its sauce, and white where it only simmered', () => {
    const tofu = food('firm-tofu', 'tofu', 300, 'in cubes')
    const tint = (step: string) =>
      lookOf('Tofu curry', tofu, step, 'Simmer the [firm-tofu] in the sauce.')?.tint
    expect(tint('Fry the [firm-tofu] until golden on two sides.')).toBe('#e3ac56')
    expect(tint('Cut the [firm-tofu] up.')).toBeUndefined()
  })

  it('[ED-6] mushrooms that were browned first are brown in a stew, and pale where they only simmered', () => {
    const mushroom = food('white-mushroom', 'mushroom', 200, 'sliced')
    const tint = (step: string) => lookOf('Pork stew', mushroom, step)?.tint
    expect(tint('Fry the [white-mushroom] until brown.')).toBe('#b58a5e')
    expect(tint('Simmer the [white-mushroom] in the broth.')).toBeUndefined()
  })

  it('[ED-6] an egg whose rim crisps has a brown lace, and one fried gently has none', () => {
    const tint = (step: string) => lookOf('Fried eggs and pork', food('egg', 'egg', 100), step)?.tint
    expect(tint('Fry the [egg] in hot oil until the whites have a brown frill.')).toBe('#a8692a')
    expect(tint('Fry the [egg] over low heat until the whites are set.')).toBeUndefined()
  })

  it('[ED-6] roots in a stew lie in wedges where the knife left wedges', () => {
    const turnip = (prep: string) =>
      lookOf('Lamb stew', food('turnip', 'vegetable', 200, prep), 'Simmer [turnip].')
    expect(turnip('in wedges')?.glyph).toBe('root-wedge')
    expect(turnip('in small cubes')?.glyph).toBe('dice')
  })

  it('[ED-6] tomatoes that blister are dark in places, and raw ones are not', () => {
    const coat = (step: string) =>
      lookOf('Pork with tomatoes', food('cherry-tomato', 'vegetable', 120), step)?.coat
    expect(coat('Roast the [cherry-tomato] until they blister.')?.isCharred).toBe(true)
    expect(coat('Serve with the [cherry-tomato].')).toBeUndefined()
  })

  it('[ED-6] crumbled cheese lies in crumbs, a block in cubes', () => {
    const feta = (prep: string) => food('feta', 'cheese', 60, prep)
    expect(lookOf('Pork with feta', feta('crumbled'), 'Scatter with [feta].')?.glyph).toBe('crumbled-cheese')
    expect(lookOf('Pork with feta', feta('in cubes'), 'Scatter with [feta].')?.glyph).toBe('feta')
  })

  it('[ED-6] grated cheese that melts is no heap of shreds', () => {
    const cheddar = food('cheddar', 'cheese', 60, 'grated')
    const look = (title: string, step: string) => lookOf(title, cheddar, step)
    const melting = 'Sprinkle with the [cheddar] and cover until it melts.'
    expect(look('Cheddar pork stir-fry', melting)?.part).toBe('melt')
    expect(look('Cheddar pork curry', melting)?.glyph).toBe('melt-patch')
    expect(look('Cheddar pork stir-fry', 'Serve with the [cheddar].')?.glyph).toBe('cheese-threads')
  })

  it('[ED-6] fish that only simmered is white, and fried fish is golden', () => {
    const tint = (step: string) => lookOf('Cod plate', food('cod-fillet', 'fish', 400), step)?.tint
    expect(tint('Poach the [cod-fillet] until the flakes part.')).toBeUndefined()
    expect(tint('Fry the [cod-fillet] until brown.')).toBe('#ecc27c')
  })

  it('[ED-6] what a step lifts out is gone', () => {
    const leaf = food('bay-leaf', 'herb', 1)
    const look = lookOf(
      'Pork stew',
      leaf,
      'Simmer [pork-shoulder] with [bay-leaf].',
      'Lift the [bay-leaf] out.',
    )
    expect(look?.part).toBe('hidden')
  })

  it('[ED-6] meat in cubes is no steak, and mashed eggs have no halves', () => {
    const cubes = { ...pork, prep: 'in 2 cm cubes' }
    expect(lookOf('Pork and clams', cubes, 'Brown [pork-shoulder].')?.glyph).toBe('stew-beef')
    const egg = food('egg', 'egg', 100)
    expect(lookOf('Egg salad', egg, 'Boil the [egg|eggs].', 'Peel and chop the [egg|eggs].')?.glyph).toBe(
      'chopped-egg',
    )
  })
})
