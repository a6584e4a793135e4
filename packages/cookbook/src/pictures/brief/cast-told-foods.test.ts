import { describe, expect, it } from 'vitest'
import { drawScene } from '../compose/draw-scene.ts'
import { drawPlate, planPlate } from '../draw-plate.ts'
import { glyphs } from '../glyphs/glyphs.ts'
import type { DishBrief, PictureRecipe } from '../picture-recipe.ts'
import { VESSEL_IDS } from '../vessels/vessel-id.ts'
import { colourOfWord } from './brief-words.ts'
import { CUT_WORDS, DRAWINGS, lookOfCut } from './food-cuts.ts'

const food = (id: string, foodClass: string, grams: number) => ({
  food: id,
  class: foodClass,
  grams,
  name: id.replaceAll('-', ' '),
})
const recipe: PictureRecipe = {
  id: 'told-plate',
  title: 'Tofu and zucchini with feta',
  category: 'dinner',
  cuisine: 'any',
  servings: 2,
  ingredients: [
    food('firm-tofu', 'tofu', 300),
    food('zucchini', 'vegetable', 300),
    food('feta', 'cheese', 80),
    food('tomato-paste', 'sauce', 60),
    food('heavy-cream', 'dairy', 120),
  ],
  steps: ['Fry the [firm-tofu] with the [tomato-paste].', 'Add the [zucchini], [heavy-cream] and [feta].'],
}
const withBrief = (brief: DishBrief) => ({ ...recipe, brief })
const shownOf = (brief: DishBrief) => {
  const { sauce: _, ...parts } = planPlate(withBrief(brief)).showing
  return Object.entries(parts).flatMap(([part, some]) => some.map((one) => ({ part, ...one })))
}
const draw = (brief: DishBrief) => drawPlate(withBrief(brief))

describe('what a recipe says of its picture', () => {
  it('[ED-6] hides a food: no piece of it is laid and the description is silent about it', () => {
    expect(drawPlate(recipe).alt).toContain('feta')
    expect(shownOf({ hide: ['feta'] }).map(({ food: { ingredient } }) => ingredient.food)).not.toContain(
      'feta',
    )
    expect(draw({ hide: ['feta'] }).alt).not.toContain('feta')
    expect(draw({ hide: ['firm-tofu'] }).alt).not.toContain('tofu')
  })

  it('[ED-6] shows a food in the cut, color and place that it names, whatever the steps do to it', () => {
    const told = {
      'firm-tofu': { as: 'matchsticks', color: 'white', where: 'over', browning: 'golden' },
    } as const
    const tofu = shownOf({ shows: told }).find(({ food: { ingredient } }) => ingredient.food === 'firm-tofu')
    expect(tofu).toMatchObject({
      part: 'bits',
      look: { glyph: 'matchsticks', tint: colourOfWord('white'), coat: { wash: '#dc9a3c' } },
    })
    const plain = shownOf({ shows: { 'firm-tofu': { as: 'cubes' } } })
    expect(plain.find(({ look }) => look.glyph === 'tofu')?.part).toBe('mains')
  })

  it('[ED-6] shows a food that the rules or a hero leave out', () => {
    const brief: DishBrief = { hero: 'firm-tofu', shows: { zucchini: { as: 'noodles', where: 'under' } } }
    expect(shownOf({ hero: 'firm-tofu' }).some(({ look }) => look.glyph === 'courgette-noodles')).toBe(false)
    expect(shownOf(brief)).toContainEqual(
      expect.objectContaining({
        part: 'beds',
        look: expect.objectContaining({ glyph: 'courgette-noodles' }),
      }),
    )
  })

  it('[ED-6] draws more or less of it', () => {
    const count = (amount: 'little' | 'much') =>
      shownOf({ shows: { 'firm-tofu': { as: 'cubes', amount } } }).find(({ look }) => look.glyph === 'tofu')
        ?.count ?? 0
    expect(count('much')).toBeGreaterThan(count('little'))
  })

  it.each(['over', 'under', 'pool', 'beside', 'cup', 'drizzle'] as const)(
    '[ED-6] draws a sauce %s in its color and names it, in place of what the rules mix',
    (where) => {
      for (const form of ['plain', 'soup', 'salad', 'stir-fry', 'casserole', 'sheet-pan', 'tacos']) {
        const sauce = { color: '#123456', where, name: 'ink cream' }
        const { featured, alt } = draw({ form, sauces: [sauce] })
        expect(alt, form).toContain('ink cream')
        if (form === 'plain') expect(featured).toContain('#123456')
      }
    },
  )

  it('[ED-6] draws no sauce where the recipe says that there is none', () => {
    expect(planPlate(withBrief({ sauces: [] })).showing.sauce).toBeUndefined()
  })

  it.each([
    ['soup', '#345678'],
    ['frittata', '#345678'],
    ['fish-cakes', '#345678'],
    ['smoothie', '#345678'],
    ['casserole', '#345678'],
  ])('[ED-6] gives a %s the color and the flecks that it names', (form, color) => {
    const { featured } = draw({ form, color, flecks: '#00ff00' })
    expect(featured).toContain(color)
    if (form !== 'smoothie') expect(featured).toContain('#00ff00')
  })

  it('[ED-6] rolls a slab in the seeds that its flecks name, and leaves a bare one bare', () => {
    const shows = { 'firm-tofu': { as: 'slab', color: 'cream', flecks: '#00ff00' } } as const
    const grains = (svg: string) => (svg.match(/<path d="[^"]{300,}"[^>]*stroke="#00ff00"/g) ?? []).length
    expect(grains(draw({ shows }).featured)).toBe(0)
    const rolled = { 'firm-tofu': { ...shows['firm-tofu'], browning: 'crumbed' } } as const
    expect(grains(draw({ shows: rolled }).featured)).toBeGreaterThan(0)
  })

  it.each([
    ['middle', 'between', true],
    ['over', 'on', false],
  ] as const)('[ED-6] lays a fried egg that is told %s %s the slices of a sandwich', (where, _, isWithin) => {
    const egg = { ...recipe, ingredients: [...recipe.ingredients, food('egg', 'egg', 100)] }
    const brief: DishBrief = { form: 'sandwich', shows: { egg: { as: 'fried', where } }, sauces: [] }
    const { glyphs: laid } = drawScene(planPlate({ ...egg, brief }), true)
    expect(laid.has('sandwich-egg')).toBe(isWithin)
    expect(laid.has('fried-egg')).toBe(!isWithin)
  })

  it.each(VESSEL_IDS)('[ED-6] serves it in a %s where it says so, cups and all', (vessel) => {
    const brief: DishBrief = { vessel, sauces: [{ color: 'red', where: 'cup', rough: true }] }
    expect(planPlate(withBrief(brief)).vessel).toBe(vessel)
    expect(draw(brief).featured).toContain('</svg>')
  })

  it('[ED-6] has a drawing for every cut of every class, and a look for every drawing', () => {
    for (const word of CUT_WORDS)
      for (const foodClass of [
        'beef',
        'chicken',
        'fish',
        'tofu',
        'egg',
        'cheese',
        'vegetable',
        'herb',
        'fruit',
      ])
        expect(glyphs[lookOfCut(word, food('any', foodClass, 10)).glyph], word).toBeDefined()
    for (const word of DRAWINGS)
      expect(lookOfCut(word, food('any', 'vegetable', 10))).toMatchObject({ glyph: word })
  })
})
