import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A small content folder for tests and benchmarks: files by path. Figures are round enough to add up by hand. */
export type FixtureContent = Record<string, string>

type FoodLine = { id: string; figures: string; rest: string; name?: string; plural?: string }

function foodEntry({ id, figures, rest, name = id.replaceAll('-', ' '), plural = name }: FoodLine): string {
  const [kcal, fat, carbs, fiber, polyols, protein, sodium] = figures.split(' ')
  const saturatedFat = Math.round(Number(fat) * 3) / 10
  const per100g = `{ kcal: ${kcal}, fat: ${fat}, carbs: ${carbs}, fiber: ${fiber}, polyols: ${polyols}, protein: ${protein}, sodium: ${sodium}, potassium: 100, magnesium: 10, saturatedFat: ${saturatedFat} }`
  return `- { id: ${id}, name: ${name}, plural: ${plural}, per100g: ${per100g}, keeps: { closed: 14, opened: 4 }, ${rest} }`
}

const us = 'carbBasis: us, source: label'
const pack = 'buy: { unit: pack, grams: 300 }'

const foods: Record<string, readonly FoodLine[]> = {
  produce: [
    {
      id: 'spinach',
      figures: '23 0.4 3.6 2.2 0 2.9 79',
      rest: `${us}, measures: { cup: 30, handful: 30 }, ${pack}, price: 1, class: vegetable, contains: [], animal: none`,
    },
    {
      id: 'onion',
      plural: 'onions',
      figures: '40 0.1 9.3 1.7 0 1.1 4',
      rest: `${us}, measures: { small: 70, medium: 110, large: 150 }, ${pack}, price: 1, class: vegetable, contains: [], animal: none`,
    },
    {
      id: 'lemon-juice',
      figures: '22 0.2 6.9 0.3 0 0.4 1',
      rest: `${us}, density: 1.03, ${pack}, price: 1, class: fruit, contains: [], animal: none`,
    },
    {
      id: 'raspberry',
      name: 'raspberries',
      figures: '52 0.7 11.9 6.5 0 1.2 1',
      rest: `${us}, measures: { cup: 123 }, ${pack}, price: 2, class: berry, contains: [], animal: none`,
    },
    {
      id: 'parsley',
      figures: '36 0.8 6.3 3.3 0 3 56',
      rest: `${us}, measures: { tbsp: 4, sprig: 1 }, ${pack}, price: 1, class: herb, contains: [], animal: none`,
    },
  ],
  meat: [
    {
      id: 'ground-beef',
      figures: '254 20 0 0 0 17.2 66',
      rest: `${us}, ${pack}, price: 2, class: beef, contains: [], animal: meat`,
    },
    {
      id: 'pork-chop',
      plural: 'pork chops',
      figures: '210 13 0 0 0 21 55',
      rest: `${us}, measures: { piece: 180 }, ${pack}, price: 2, class: pork, contains: [], animal: meat`,
    },
    {
      id: 'lamb-leg',
      figures: '230 17 0 0 0 18 60',
      rest: `${us}, ${pack}, price: 3, class: lamb, contains: [], animal: meat`,
    },
  ],
  poultry: [
    {
      id: 'chicken-thigh',
      plural: 'chicken thighs',
      figures: '177 10.9 0 0 0 19.7 95',
      rest: `${us}, measures: { thigh: 120 }, ${pack}, price: 1, class: chicken, contains: [], animal: meat`,
    },
  ],
  fish: [
    {
      id: 'salmon-fillet',
      plural: 'salmon fillets',
      figures: '208 13.4 0 0 0 20.4 59',
      rest: `${us}, measures: { fillet: 170 }, ${pack}, price: 3, class: fish, contains: [fish], animal: fish`,
    },
    {
      id: 'shrimp',
      figures: '85 0.5 0.9 0 0 20.1 119',
      rest: `${us}, ${pack}, price: 3, class: crustacean, contains: [crustacean], animal: fish`,
    },
  ],
  deli: [
    {
      id: 'bacon',
      plural: 'bacon',
      figures: '417 39.7 1.3 0 0 12.6 662',
      rest: `${us}, measures: { slice: 28 }, ${pack}, price: 2, class: pork, contains: [], animal: meat`,
    },
  ],
  dairy: [
    {
      id: 'butter',
      figures: '717 81.1 0.1 0 0 0.9 643',
      rest: `${us}, measures: { tbsp: 14.2, cup: 227 }, ${pack}, price: 1, class: dairy, contains: [milk], animal: dairy`,
    },
    {
      id: 'heavy-cream',
      figures: '340 36.1 2.7 0 0 2.8 27',
      rest: `${us}, density: 1, ${pack}, price: 1, class: dairy, contains: [milk], animal: dairy`,
    },
    {
      id: 'feta',
      figures: '265 21.5 3.9 0 0 14.2 1139',
      rest: `${us}, measures: { cup: 150 }, ${pack}, price: 2, class: cheese, contains: [milk], animal: dairy`,
    },
  ],
  eggs: [
    {
      id: 'egg',
      plural: 'eggs',
      figures: '143 9.5 0.7 0 0 12.6 142',
      rest: `${us}, measures: { large: 50, medium: 44 }, buy: { unit: carton, grams: 600 }, whole: true, price: 1, class: egg, contains: [egg], animal: egg`,
    },
  ],
  baking: [
    {
      id: 'almond-flour',
      figures: '600 50 20 10 0 21 5',
      rest: `${us}, measures: { cup: 96, tbsp: 6 }, ${pack}, price: 2, class: tree-nut:almond, contains: [tree-nut], animal: none`,
    },
    {
      id: 'coconut-flour',
      figures: '400 14 19 39 0 18 5',
      rest: `carbBasis: eu, source: label, measures: { cup: 112, tbsp: 7 }, ${pack}, price: 2, class: flour, contains: [], may: [gluten], animal: none`,
    },
    {
      id: 'gelatin',
      figures: '335 0.1 0 0 0 85.6 196',
      rest: `${us}, measures: { tsp: 3 }, ${pack}, price: 1, class: thickener, contains: [], animal: derived`,
    },
  ],
  oils: [
    {
      id: 'olive-oil',
      figures: '884 100 0 0 0 0 2',
      rest: `${us}, density: 0.91, ${pack}, price: 1, class: oil, contains: [], animal: none`,
    },
    {
      id: 'lard',
      figures: '902 100 0 0 0 0 0',
      rest: `${us}, measures: { tbsp: 13 }, ${pack}, price: 1, class: animal-fat, contains: [], animal: meat`,
    },
  ],
  sauces: [
    {
      id: 'chicken-stock',
      figures: '15 0.5 1 0 0 1.5 343',
      rest: `${us}, density: 1, ${pack}, price: 1, class: stock, contains: [celery], animal: derived`,
    },
    {
      id: 'vegetable-stock',
      figures: '8 0.1 1.2 0 0 0.4 300',
      rest: `${us}, density: 1, ${pack}, price: 1, class: stock, contains: [celery], may: [fish], animal: none`,
    },
    {
      id: 'fish-sauce',
      figures: '35 0 3.6 0 0 5.1 7851',
      rest: `${us}, density: 1.2, ${pack}, price: 1, class: sauce, contains: [fish], animal: fish`,
    },
    {
      id: 'soy-sauce',
      figures: '53 0.6 4.9 0.8 0 8.1 5493',
      rest: `${us}, density: 1.2, ${pack}, price: 1, class: sauce, contains: [soy, gluten], animal: none`,
    },
  ],
  spices: [
    {
      id: 'salt',
      figures: '0 0 0 0 0 0 38758',
      rest: `${us}, measures: { tsp: 6, pinch: 0.4 }, ${pack}, price: 1, class: spice, contains: [], animal: none`,
    },
    {
      id: 'black-pepper',
      figures: '251 3.3 64 25.3 0 10.4 20',
      rest: `${us}, measures: { tsp: 2.3 }, ${pack}, price: 1, class: spice, contains: [], animal: none`,
    },
  ],
  sweeteners: [
    {
      id: 'xylitol',
      figures: '240 0 100 0 100 0 0',
      rest: `${us}, polyolsCount: half, measures: { tbsp: 12 }, ${pack}, price: 2, class: sweetener, contains: [], animal: none`,
    },
    {
      id: 'erythritol',
      figures: '0 0 100 0 100 0 0',
      rest: `${us}, polyolsCount: none, measures: { tbsp: 12 }, ${pack}, price: 2, class: sweetener, contains: [], animal: none`,
    },
  ],
  asian: [
    {
      id: 'tofu',
      figures: '144 8.7 2.8 2.3 0 17.3 14',
      rest: `${us}, ${pack}, price: 1, class: tofu, contains: [soy], animal: none`,
    },
    {
      id: 'coconut-milk',
      figures: '197 21.3 2.8 0 0 2 13',
      rest: `${us}, density: 1, ${pack}, price: 1, class: fruit, contains: [], animal: none`,
    },
  ],
}

export const salmonRecipe = `id: skillet-salmon-lemon-cream~k3f9q2ab1c
title: Skillet salmon with lemon cream
servings: 2
prep: 8
cook: 14
cuisine: french
meal: [dinner]
ingredients:
  - { food: salmon-fillet, qty: 2, unit: fillet, prep: patted dry }
  - { food: butter, qty: 1, unit: tbsp }
  - { food: heavy-cream, qty: 120, unit: ml, group: Sauce }
  - { food: lemon-juice, qty: 20, unit: ml, group: Sauce }
  - { food: spinach, qty: 200, unit: g }
  - { food: salt, qty: 0.5, unit: tsp }
steps:
  - text: "Season [salmon-fillet] with [salt: half]; sear it in [butter] skin side down until the skin lets go, {8 min}."
  - text: Turn it and cook until the thick end flakes at the touch of a fork, {2 min}.
  - text: "[heavy-cream] and [lemon-juice] go in; simmer to a sauce, {3 min}."
  - text: "Wilt the [spinach] in it with [salt: rest], {1 min}."
`

export const eggsRecipe = `id: soft-scrambled-eggs-feta~7mz0w4t8pe
title: Soft scrambled eggs with feta
servings: 2
prep: 4
cook: 6
cuisine: greek
meal: [breakfast, lunch]
ingredients:
  - { food: egg, qty: 5 }
  - { food: butter, qty: 2, unit: tbsp }
  - { food: feta, qty: 0.5, unit: cup, prep: crumbled }
  - { food: spinach, qty: 100, unit: g }
  - { food: black-pepper, qty: 0.25, unit: tsp, optional: true }
steps:
  - text: "Melt [butter: half] and wilt the [spinach], {2 min}; lift it out."
  - text: "Stir the [egg|beaten eggs] in [butter: rest] over a low flame until barely set, {4 min}."
  - text: Fold in the spinach and the [feta]; grind the [black-pepper] over it.
`

export const custardRecipe = `id: raspberry-almond-custards~2hv6n1xg9d
title: Raspberry almond custards
servings: 4
prep: 12
cook: 30
rest: 60
yields: 4 small cups
cuisine: austrian
meal: [dessert]
ingredients:
  - { food: egg, qty: 3 }
  - { food: heavy-cream, qty: 250, unit: ml }
  - { food: xylitol, qty: 3, unit: tbsp }
  - { food: almond-flour, qty: 4, unit: tbsp }
  - { food: coconut-flour, qty: 1, unit: tbsp }
  - { food: raspberry, qty: 0.5, unit: cup }
steps:
  - text: Heat the oven to {160 °C}. Whisk [egg], [heavy-cream] and [xylitol] smooth; stir in [almond-flour] and [coconut-flour].
  - text: Pour over the [raspberry] in four cups and bake until the middle only trembles, {30 min}.
  - text: Cool, then chill until firm, {1 h}.
`

/** Other names of the foods above. */
const foodWords = {
  'content/food-words/cookbook.yaml': '- food: heavy-cream\n  words: [cream]\n',
  'content/food-words/words.yaml': `manner: ["fresh, finely, diced, sliced, patted, dry"]
brands: [acme]
tools: [foil]
toTaste: { classes: [spice], grams: 1, foods: { salt: 2 } }
withoutAmount: { butter: 14 }
bySpoon: {}
spellings: { creme: cream }
`,
  'content/food-words/ordinary/baking.yaml': `- id: sugar
  name: sugar
  per100g: { kcal: 387, fat: 0, carbs: 100, fiber: 0, protein: 0 }
  source: label
  measures: { cup: 200, cube: 4 }
`,
}

export function fixtureContent(): FixtureContent {
  const aisles = Object.entries(foods).map(([aisle, lines]) => {
    return [`content/foods/${aisle}.yaml`, `${lines.map(foodEntry).join('\n')}\n`] as const
  })
  return {
    ...Object.fromEntries(aisles),
    ...foodWords,
    'content/recipes/dinner/skillet-salmon-lemon-cream.yaml': salmonRecipe,
    'content/recipes/breakfast/soft-scrambled-eggs-feta.yaml': eggsRecipe,
    'content/recipes/dessert/raspberry-almond-custards.yaml': custardRecipe,
  }
}

export function writeContent(root: string, content: FixtureContent): void {
  for (const [path, text] of Object.entries(content)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
