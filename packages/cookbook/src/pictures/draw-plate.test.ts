import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mainFood } from './alt-text.ts'
import { drawScene } from './compose/draw-scene.ts'
import { shownAs } from './compose/plate-bodies.ts'
import { drawPlate, planPlate } from './draw-plate.ts'
import { type GlyphId, glyphs } from './glyphs/glyphs.ts'
import type { DishBrief } from './picture-recipe.ts'
import { inventRecipes } from './testing/invented-recipe.ts'
import { inventedRecipes } from './testing/invented-recipes.ts'
import { svgFaults } from './testing/svg-faults.ts'
import { VESSEL_IDS } from './vessels/vessel-id.ts'

const drawn = inventedRecipes.map((recipe) => ({ recipe, picture: drawPlate(recipe) }))
const packed = (svg: string) => gzipSync(svg).length

describe('drawPlate', () => {
  it('[RCP-9] gives the same recipe the same picture, in whatever order recipes are drawn', () => {
    for (const { recipe, picture } of [...drawn].reverse()) expect(drawPlate(recipe)).toEqual(picture)
  })

  it('[RCP-9] gives recipes alike in contents pictures of their own', () => {
    const [recipe] = inventedRecipes
    if (!recipe) throw new Error('no recipes')
    expect(drawPlate({ ...recipe, id: 'another' }).featured).not.toBe(drawPlate(recipe).featured)
  })

  it('[RCP-9] [ED-6] keeps pictures small: 6 KB featured and 1.5 KB small once compressed', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(60)
    const tooBig = drawn.filter(
      ({ picture }) => packed(picture.featured) > 6000 || packed(picture.small) > 1500,
    )
    expect(tooBig.map(({ recipe }) => recipe.title)).toEqual([])
  })

  it('[RCP-9] writes sound markup: no script, style, text or reference to the outside', () => {
    for (const { recipe, picture } of drawn) {
      expect(svgFaults(picture.featured), recipe.title).toEqual([])
      expect(svgFaults(picture.small), recipe.title).toEqual([])
    }
  })

  it('[RCP-9] shares no id between pictures, so that they can stand in one page', () => {
    const svgs = drawn.flatMap(({ picture }) => [picture.featured, picture.small])
    const ids = svgs.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('[RCP-9] lays more of a food where it makes up more of the dish', () => {
    const [light, heavy] = [40, 240].map((grams) => {
      const [recipe] = inventRecipes(
        'lunch',
        `Tofu salad | 1 | american\nromaine-lettuce 100, firm-tofu ${grams}, olive-oil 10\nToss the [romaine-lettuce] with the [firm-tofu].`,
      )
      if (!recipe) throw new Error('no recipe')
      const { showing } = planPlate(recipe)
      return [...showing.mains, ...showing.bits].find(({ food }) => food.ingredient.food === 'firm-tofu')
    })
    expect(heavy?.share).toBeGreaterThan((light?.share ?? 1) * 2)
    expect(heavy?.count).toBeGreaterThan(light?.count ?? 99)
  })

  it('[RCP-9] draws four to three for the page and a square for lists, each on its own background', () => {
    for (const { picture } of drawn) {
      expect(picture.featured).toContain('viewBox="0 0 480 360"')
      const [, width, height] =
        /viewBox="\S+ \S+ (\S+) (\S+)" width="96" height="96"/.exec(picture.small) ?? []
      expect(width).toBe(height)
      expect(picture.featured).toContain('<rect width="480" height="360" fill="url(#')
    }
  })

  it('[RCP-9] labels pictures as illustrations of what they show', () => {
    const alts = new Map(drawn.map(({ recipe, picture }) => [recipe.title, picture.alt]))
    expect(alts.get('Skillet salmon with lemon cream and wilted greens')).toBe(
      'Illustration: salmon with spinach, lemon and dill on a plate',
    )
    expect(alts.get('Texas chili with sour cream')).toMatch(
      /^Illustration: ground beef chili with sour cream/,
    )
    for (const { picture } of drawn)
      expect(picture.featured).toContain('role="img" aria-label="Illustration: ')
  })

  it('[CON-10] [RCP-9] describes what was laid: no food is named whose glyph the drawing lacks, and the form always is', () => {
    for (const recipe of inventedRecipes) {
      const plan = planPlate(recipe)
      const { alt, glyphs: laid } = drawScene(plan, true)
      const { sauce: _, ...parts } = plan.showing
      const missing = Object.values(parts)
        .flat()
        // What lies in a heap on a plate lies loose in what it fills, and is a layer between two slices.
        .filter(({ look }) => shownAs(look).every((glyph) => !laid.has(glyph)))
        .map(({ food }) => food.ingredient.name)
        .filter((name) => name !== mainFood(plan.dish, [])?.ingredient.name)
      const [, rest = ''] = alt.split(' with ')
      expect(
        missing.filter((name) => rest.includes(`${name},`) || rest.includes(`and ${name} `)),
        recipe.title,
      ).toEqual([])
      const label = plan.dish.form.names ?? plan.dish.form.label
      if (label)
        expect(alt, recipe.title).toMatch(
          new RegExp(`${plan.dish.form.label}|${plan.dish.form.names?.source ?? '-'}`),
        )
    }
  })

  it('[RCP-9] has a use for every glyph and every vessel', () => {
    const plans = inventedRecipes.map(planPlate)
    const used = new Set(plans.flatMap((plan) => [...drawScene(plan, true).glyphs]))
    const unused = (Object.keys(glyphs) as GlyphId[]).filter((id) => !used.has(id))
    expect(unused).toEqual([])
    expect(VESSEL_IDS.filter((id) => plans.every((plan) => plan.vessel !== id))).toEqual([])
  })

  it('[RCP-9] lays a bounded number of pieces, so that a thousand recipes are drawn in a moment', () => {
    const pieces = drawn.map(({ picture }) => picture.featured.split('transform=').length)
    expect(Math.max(...pieces)).toBeLessThan(320)
  })

  it('[RCP-9] draws something for foods it has never heard of', () => {
    const ingredients = [
      { food: 'moon-root', class: 'vegetable', grams: 200, name: 'moon root' },
      { food: 'sky-eel', class: 'fish', grams: 300, name: 'sky eel' },
      { food: 'star-dust', class: 'an-unknown-class', grams: 90, name: 'star dust' },
    ]
    const recipe = {
      id: 'x',
      title: 'Sky eel',
      category: 'dinner',
      cuisine: 'lunar',
      servings: 2,
      steps: ['Cook.'],
    }
    const { featured, alt } = drawPlate({ ...recipe, ingredients })
    expect(svgFaults(featured)).toEqual([])
    expect(alt).toBe('Illustration: sky eel with moon root and star dust on a plate')
  })

  it('[ED-2] a sauce is a small bowl of its color, named as its title names it', () => {
    const [tartar] = inventRecipes(
      'side',
      'Tartar sauce | 4\nmayonnaise 160, dill-pickle 35, dill 2\nStir all of it until smooth.',
    )
    const brief = { base: 'mayonnaise', garnish: ['dill'] }
    expect(drawPlate({ ...tartar!, brief }).alt).toMatch(/^Illustration: tartar sauce with dill (on|in) a /)
    expect(planPlate({ ...tartar!, category: 'dinner' }).dish.form.id).not.toBe('sauce')
  })

  it.each([
    ['Beat [egg]. / Cook it, scatter [ham] over and fold it in half.', 'omelette', ['omelette-fold', 'ham']],
    ['Beat [egg] with [ham]. / Fry it and turn it with a plate.', 'flat-omelette', ['egg-skin', 'ham']],
  ])('[ED-6] an omelet shows what is in it as its steps say: %s', (steps, whole, parts) => {
    const [recipe] = inventRecipes('breakfast', `Ham omelet | 1\negg 150, ham 60\n${steps}`)
    const { glyphs: laid } = drawScene(planPlate(recipe!), true)
    for (const part of [whole, ...parts]) expect([...laid].join(' ')).toContain(part)
  })

  it.each([
    ['ground-beef', 'Press [ground-beef] around skewers and grill it.', 'kofta-skewer'],
    ['ground-beef', 'Roll [ground-beef] into balls, thread them and grill.', 'ball-skewer'],
    ['pork-shoulder', 'Thread [pork-shoulder] to and fro and grill.', 'ribbon-skewer'],
    ['pork-shoulder', 'Cube [pork-shoulder], thread and grill it.', 'plain-skewer'],
    ['tempeh', 'Cube [tempeh], thread and grill it.', 'cube-skewer'],
  ])('[ED-6] skewers of %s are made as the steps say: %s', (food, steps, glyph) => {
    const [recipe] = inventRecipes('dinner', `Skewers | 2\n${food} 300, parsley 5\n${steps}`)
    expect([...drawScene(planPlate(recipe!), true).glyphs]).toContain(glyph)
  })

  it.each([
    ['squares', 'square-top'],
    ['cookies', 'round-spread'],
    ['toast', 'round-spread'],
  ])('[ED-6] what is told to lie over %s is spread on each of them', (form, glyph) => {
    const [recipe] = inventRecipes('dessert', 'Sweets | 4\nalmond-flour 200, egg 100\nBake.')
    const over = { form, sauces: [{ color: '#123456', where: 'over', name: 'frosting' }] } as const
    expect([...drawScene(planPlate({ ...recipe!, brief: { form } }), true).glyphs]).not.toContain(glyph)
    const { glyphs: laid, svg } = drawScene(planPlate({ ...recipe!, brief: over }), true)
    expect([...laid]).toContain(glyph)
    expect(svg).toContain('#123456')
  })

  it.each([
    ['Pancakes', 'pancakes', 'stack'],
    ['Almond cake', 'cake', 'cake-stand'],
    ['Almond loaf', 'roll-cake', 'loaf'],
  ] as const)('[ED-6] %s are iced in the color that their recipe says', (title, form, vessel) => {
    const [recipe] = inventRecipes('dessert', `${title} | 4\nalmond-flour 200, egg 100\nBake.`)
    const brief = { form, vessel, sauces: [{ color: '#123456', where: 'over', name: 'icing' }] } as const
    expect(drawPlate({ ...recipe!, brief }).featured).toContain('#123456')
  })

  it('[ED-6] a sandwich shows along its cut what fills it, and nothing else', () => {
    const bands = (foods: string) => {
      const [recipe] = inventRecipes('lunch', `Sandwich | 1\nketo-bread 60, ${foods}\nFill and close.`)
      const plan = planPlate({ ...recipe!, brief: { form: 'sandwich' } })
      return drawScene(plan, true).svg
    }
    expect(bands('cheddar 40')).not.toContain('#7fb351')
    expect(bands('cheddar 40')).not.toBe(bands('ham 40'))
  })

  it('[ED-6] a custard has brown spots only where its steps brown it', () => {
    const spots = (steps: string) => {
      const [recipe] = inventRecipes('dessert', `Custard | 4\nheavy-cream 300, egg 150\n${steps}`)
      return drawPlate(recipe!).featured.includes('#a35a1c')
    }
    expect(spots('Bake [heavy-cream] and [egg] until brown on top.')).toBe(true)
    expect(spots('Steam [heavy-cream] and [egg] until set.')).toBe(false)
  })

  it.each([
    ['Beat [cream-cheese] and bake it on a crust of [almond-flour].', true],
    ['Beat [cream-cheese] with [almond-flour] and bake it.', false],
  ])('[ED-6] a cheesecake has a crust only where its steps make one: %s', (steps, hasCrust) => {
    const [recipe] = inventRecipes('dessert', `Cheesecake | 8\ncream-cheese 600, almond-flour 60\n${steps}`)
    const brief = { form: 'cheesecake', vessel: 'cake-stand' } as const
    expect(drawPlate({ ...recipe!, brief }).featured.includes('#b9834a')).toBe(hasCrust)
  })

  it.each([
    ['cheddar 80', ['sandwich-layer'], ['sandwich-leaf', 'tomato']],
    ['cheddar 80, romaine-lettuce 40', ['sandwich-layer', 'sandwich-leaf'], ['tomato']],
  ])('[ED-6] a sandwich shows what it holds and nothing else: %s', (filling, shown, absent) => {
    const [recipe] = inventRecipes(
      'lunch',
      `Cheddar sandwich | 1 | american\nketo-bread 60, ${filling}\nFill [keto-bread] with [cheddar].`,
    )
    const { glyphs: laid, alt } = drawScene(planPlate(recipe!), true)
    for (const part of shown) expect([...laid]).toContain(part)
    for (const part of absent) expect([...laid].join(' ')).not.toContain(part)
    expect(alt).toContain('cheddar')
  })

  it('[ED-6] what was made of a flour is named, not the flour', () => {
    const [stew, cookies] = inventRecipes(
      'dinner',
      `Chicken stew with dumplings | 4
chicken-breast 600, almond-flour 120
Simmer [chicken-breast]. / Cook balls of [almond-flour] on top.

Butter cookies | 4
almond-flour 200, butter 60
Mix [almond-flour] and [butter]. / Bake.`,
    )
    const brief = { shows: { 'almond-flour': { as: 'round-dumpling' } } } as const
    expect(drawPlate({ ...stew!, brief }).alt).toMatch(/dumplings/)
    expect(drawPlate({ ...stew!, brief }).alt).not.toMatch(/flour/)
    expect(drawPlate(cookies!).alt).toMatch(/^Illustration: almond cookies/)
  })

  it('[ED-6] a loaf of meat is glazed only with what its recipe brushes on', () => {
    const loaf = (more: string) =>
      inventRecipes('dinner', `Meatloaf | 4\nground-beef 600${more}\nBake the loaf.`).map(drawPlate)[0]!
    expect(loaf('').featured).not.toContain('#a32d1b')
    expect(loaf(', sugar-free-ketchup 60').featured).toContain('#a32d1b')
  })

  it('[ED-6] one egg lies on each boat, and the upper layer of a cheesecake has the color that its recipe says', () => {
    const [boats] = inventRecipes('breakfast', 'Khachapuri boats | 2\nalmond-flour 200, egg 300\nBake [egg].')
    const brief: DishBrief = { form: 'bread-boats', shows: { egg: { as: 'fried' } } }
    const { svg } = drawScene(planPlate({ ...boats!, brief }), true)
    expect(svg.split('#f9b930').length - 1).toBeLessThanOrEqual(2)
    const [pie] = inventRecipes('dessert', 'Haupia pie | 8\ncoconut-milk 400, almond-flour 100\nSet.')
    const layers: DishBrief = {
      form: 'cheesecake',
      vessel: 'cake-stand',
      sauces: [{ color: '#123456', where: 'over', name: 'haupia' }],
    }
    expect(drawPlate({ ...pie!, brief: layers }).featured).toContain('#123456')
  })

  it.each([
    ['greek-yogurt', '#fdf8ec', true],
    ['butter', '#fdf8ec', false],
  ])('[ED-6] granola with %s leaves its white to be seen: %s %s', (food, white, isSeen) => {
    const [recipe] = inventRecipes('breakfast', `Granola | 1\nalmonds 60, ${food} 150\nServe.`)
    const brief: DishBrief = { form: 'granola', vessel: 'bowl' }
    expect(drawPlate({ ...recipe!, brief }).featured.includes(white)).toBe(isSeen)
  })

  it('[RCP-9] draws a recipe of nothing that shows', () => {
    const recipe = { id: 'y', title: 'Water', category: 'lunch', cuisine: 'plain', servings: 1, steps: [] }
    const picture = drawPlate({ ...recipe, ingredients: [] })
    expect(svgFaults(picture.featured)).toEqual([])
    expect(picture.alt).toBe('Illustration: water on a plate')
  })
})
