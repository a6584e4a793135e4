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

function lookOf(title: string, ingredients: PictureIngredient[], ...steps: string[]) {
  const dish = readDish({
    id: title,
    title,
    category: 'dinner',
    cuisine: 'plain',
    servings: 2,
    ingredients,
    steps,
  })
  return dish.foods[0]?.look
}

const flank = food('flank-steak', 'beef', 400)
const pork = food('pork-shoulder', 'pork', 400)
const chicken = food('chicken-breast', 'chicken', 400)
const mackerel = food('mackerel-fillet', 'fish', 300, 'pin bones pulled')

describe('readCooking', () => {
  it('[ED-6] meat is shredded where a step pulls "the meat" apart, though the step marks nothing', () => {
    expect(
      lookOf('Vaca frita', [flank], 'Simmer [flank-steak].', 'Pull the beef into thin threads.')?.glyph,
    ).toBe('pulled-meat')
    expect(
      lookOf('Bacon ranch chicken', [chicken], 'Poach [chicken-breast].', 'Shred it with two forks.')?.glyph,
    ).toBe('shredded-chicken')
  })

  it('[ED-6] a verb about another food shreds nothing', () => {
    const cabbage = food('green-cabbage', 'vegetable', 200)
    expect(
      lookOf('Steak', [flank, cabbage], 'Sear [flank-steak].', 'Shred the [green-cabbage|cabbage].')?.glyph,
    ).toBe('steak')
    expect(lookOf('Mackerel', [mackerel], 'Grill [mackerel-fillet].')?.glyph).not.toBe('tuna-flakes')
  })

  it('[ED-6] thin slices and crumbles are read from preparation and steps', () => {
    const sliced = { ...pork, prep: 'sliced 5 mm thick' }
    expect(lookOf('Jeyuk pork', [sliced], 'Broil [pork-shoulder].')?.glyph).toBe('fried-slice')
    const tofu = food('firm-tofu', 'tofu', 300)
    expect(lookOf('Tofu bowl', [tofu], 'Crumble the [firm-tofu|tofu] and brown it.')?.glyph).toBe(
      'tofu-crumbs',
    )
    expect(lookOf('Tofu bowl', [tofu], 'Cube the [firm-tofu|tofu]; crumble the [feta].')?.glyph).toBe('tofu')
  })

  it('[ED-6] spice colors what it is rubbed into by its grams, and a dip colors nothing', () => {
    const little = food('turmeric', 'spice', 1)
    const much = food('turmeric', 'spice', 8)
    const strengthOf = (spice: PictureIngredient) =>
      lookOf('Chicken', [chicken, spice], 'Rub [chicken-breast] with [turmeric] and roast.')?.coat
        ?.strength ?? 0
    expect(strengthOf(much)).toBeGreaterThan(strengthOf(little))
    const dip = { ...food('soy-sauce', 'sauce', 30), group: 'Dipping sauce' }
    expect(
      lookOf('Chicken', [chicken, dip], 'Roast [chicken-breast]; serve with [soy-sauce].')?.coat,
    ).toBeUndefined()
  })

  it('[ED-6] char and crumbs are seen where a step speaks of them', () => {
    expect(lookOf('Pork', [pork], 'Grill [pork-shoulder] until charred.')?.coat?.isCharred).toBe(true)
    const breaded = lookOf(
      'Chicken',
      [chicken, food('pork-rinds', 'pork', 40)],
      'Dip [chicken-breast] in egg, then press into [pork-rinds|crumbs]; fry until golden.',
    )
    expect(breaded?.coat?.isCrumbed).toBe(true)
  })

  it('[ED-6] only what lay on a grill has its bars', () => {
    const grilled = lookOf('Pork', [pork], 'Grill [pork-shoulder] until charred.')
    const fried = lookOf('Pork', [pork], 'Fry [pork-shoulder] in a skillet until charred in places.')
    expect([grilled?.coat?.isGrilled, fried?.coat?.isGrilled]).toEqual([true, undefined])
  })

  it.each([
    ['seitan', 'torn into shreds', 'pulled-meat'],
    ['seitan', 'in thin strips', 'meat-shred'],
    ['seitan', 'in thin slices', 'fried-slice'],
    ['tempeh', 'in small cubes', 'tempeh-cube'],
    ['tempeh', 'in thin slices', 'tempeh'],
  ])('[ED-6] %s %s is drawn as it was cut', (id, prep, glyph) => {
    const soy = { ...food(id, 'vegetable', 200), prep }
    expect(lookOf('Supper', [soy], `Fry [${id}].`)?.glyph).toBe(glyph)
  })

  it('[ED-6] crumbs of tofu are not breaded', () => {
    const tofu = { ...food('firm-tofu', 'tofu', 300), prep: 'crumbled' }
    const look = lookOf(
      'Tofu chorizo',
      [tofu],
      'Fry the [firm-tofu|tofu], turn it and fry until the crumbs are brown.',
    )
    expect(look?.glyph).toBe('tofu-crumbs')
    expect(look?.coat?.isCrumbed ?? false).toBe(false)
  })

  it('[ED-6] "lower" inside "cauliflower" boils no eggs', () => {
    const egg = food('egg', 'egg', 100)
    expect(
      lookOf('Picadillo with cauliflower rice and a fried egg', [egg], 'Fry the [egg|eggs] in oil.')?.glyph,
    ).toBe('fried-egg')
  })
})
