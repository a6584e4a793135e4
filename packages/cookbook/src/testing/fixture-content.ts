import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type FoodLine, fixtureFoodLines } from './fixture-foods.ts'
import { custardRecipe, eggsRecipe, salmonRecipe } from './fixture-recipe-files.ts'

/** A small content folder for tests and benchmarks: files by path. Figures are round enough to add up by hand. */
export type FixtureContent = Record<string, string>

function foodEntry({ id, figures, rest, name = id.replaceAll('-', ' '), plural = name }: FoodLine): string {
  const [kcal, fat, carbs, fiber, polyols, protein, sodium] = figures.split(' ')
  const saturatedFat = Math.round(Number(fat) * 3) / 10
  const per100g = `{ kcal: ${kcal}, fat: ${fat}, carbs: ${carbs}, fiber: ${fiber}, polyols: ${polyols}, protein: ${protein}, sodium: ${sodium}, potassium: 100, magnesium: 10, saturatedFat: ${saturatedFat} }`
  return `- { id: ${id}, name: ${name}, plural: ${plural}, per100g: ${per100g}, keeps: { closed: 14, opened: 4 }, ${rest} }`
}

/** Other names of the foods. */
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
  const aisles = Object.entries(fixtureFoodLines).map(([aisle, lines]) => {
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
