import type { LineFinding } from '../../reading/fault.ts'
import type { RecipeIngredient } from '../../recipes/recipe.ts'
import { isSafeAlready } from '../check-doneness.ts'
import { type KitchenRecipe, kitchenSteps } from './foods-in-steps.ts'

const rinsing = /\b(rinse|wash)(?! (your|the) (hands|board|knife))\b[^.;,]{0,40}/
const poultry = new Set(['chicken', 'turkey', 'duck'])
const minced = /\b(ground|minced?|mince)\b/i
const liver = /\bliver\b/i
const rawAisles = new Set(['meat', 'poultry'])
/** Cooked until it falls from the bone it is far above. */
const isDone =
  /\b(juices?\b[^.;]{0,40}\bclear|clear juices|(no|not|without|nor)\b[^.;]{0,40}\b(pink|raw|red|blood)|pink (is|has) (all )?gone|lost its pink|falls? (apart|from|off)|falling (apart|from|off)|pulls? apart|shreds?|comes? (away|off) (from )?(the )?bones?|from the bones?|off the bones?|fork[- ]tender)\b/

/** ED-4: poultry 74 °C, mince and liver 71 °C, or a sign that a cook can see; nothing raw is rinsed, which only spreads it. */
export function checkRawMeat(kitchen: KitchenRecipe): LineFinding[] {
  const steps = kitchenSteps(kitchen)
  const words = steps.map((step) => step.words).join(' ')
  const degrees = kitchen.source.steps.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'temperature' && part.celsius < 100 ? [part.celsius] : [])),
  )
  const raw = kitchen.recipe.ingredients
    .map((row, index) => ({ row, line: kitchen.source.ingredients[index]?.line ?? 1 }))
    .filter(({ row }) => rawAisles.has(row.food.aisle) && !isSafeAlready(row.food, row.prep ?? ''))
  return [
    ...steps.flatMap(({ words, rows, line }) => rinseFindings(words, rows, line)),
    ...raw.flatMap(({ row, line }) => {
      const celsius = safeCelsius(row)
      if (celsius === undefined || degrees.some((one) => one >= celsius)) return []
      if (!liver.test(row.food.name) && isDone.test(words)) return []
      const what = `Nothing says that the ${row.food.name} reaches ${celsius} °C.`
      return [{ line, what, remedy: `Write {${celsius} °C} where it is done, beside the sign of it.` }]
    }),
  ]
}

function safeCelsius({ food }: RecipeIngredient): number | undefined {
  if (poultry.has(food.class)) return 74
  return liver.test(food.name) || minced.test(food.name) ? 71 : undefined
}

function rinseFindings(words: string, rows: readonly RecipeIngredient[], line: number): LineFinding[] {
  const [found] = rinsing.exec(words) ?? []
  const isRaw = rows.some(({ food }) => food.aisle === 'poultry' || liver.test(food.name))
  if (
    found === undefined ||
    !isRaw ||
    !/\b(rinse|wash)( the)?\s{2,}|\b(liver|chicken|duck|turkey|poultry)/.test(found)
  )
    return []
  return [
    { line, what: 'Raw poultry or liver is rinsed.', remedy: 'Pat it dry; rinsing spreads what heat kills.' },
  ]
}
