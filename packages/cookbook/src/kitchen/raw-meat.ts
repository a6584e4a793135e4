import { isSafeAlready } from '../checks/check-doneness.ts'
import type { RecipeIngredient } from '../recipes/recipe.ts'
import type { KitchenStep } from './kitchen-steps.ts'

const rinsing = /\b(rinse|wash)(?! (your|the) (hands|board|knife))\b[^.;,]{0,40}/
const rinsed = /\b(rinse|wash)( the)?\s{2,}|\b(liver|chicken|duck|turkey|poultry)/
const poultry = new Set(['chicken', 'turkey', 'duck'])
const minced = /\b(ground|minced?|mince)\b/i
const liver = /\bliver\b/i
const rawAisles = new Set(['meat', 'poultry'])
/** Cooked until it falls from the bone it is far above. */
const isDone =
  /\b(juices?\b[^.;]{0,40}\bclear|clear juices|(no|not|without|nor)\b[^.;]{0,40}\b(pink|raw|red|blood)|pink (is|has) (all )?gone|lost its pink|falls? (apart|from|off)|falling (apart|from|off)|pulls? apart|shreds?|comes? (away|off) (from )?(the )?bones?|from the bones?|off the bones?|fork[- ]tender)\b/
/** Hotter is an oven's. */
const hottestInsideCelsius = 99

/** What has to be hot inside, with the sign that a cook can see. */
export type HotEnough = Readonly<{ celsius: number; sign?: string }>

/** ED-4: poultry 74 °C, mince and liver 71 °C, or a sign of it; here those of which no step says so. */
export function findUndone(
  ingredients: readonly RecipeIngredient[],
  steps: readonly KitchenStep[],
): (HotEnough & { row: RecipeIngredient })[] {
  const words = steps.map((step) => step.words).join(' ')
  const inside = steps.flatMap(({ celsius }) => celsius.filter((one) => one <= hottestInsideCelsius))
  return ingredients.flatMap((row) => {
    const { food, prep = '' } = row
    const needed = hotEnough(row)
    if (!needed || !rawAisles.has(food.aisle) || isSafeAlready(food, prep)) return []
    if (inside.some((celsius) => celsius >= needed.celsius)) return []
    return needed.sign !== undefined && isDone.test(words) ? [] : [{ ...needed, row }]
  })
}

function hotEnough({ food }: RecipeIngredient): HotEnough | undefined {
  const celsius = poultry.has(food.class) ? 74 : 71
  if (liver.test(food.name)) return { celsius }
  if (minced.test(food.name)) return { celsius, sign: 'no pink left' }
  return celsius === 74 ? { celsius, sign: 'juices that run clear' } : undefined
}

/** ED-4: water spreads what heat kills. */
export function findRinsed(steps: readonly KitchenStep[]): { step: KitchenStep; row: RecipeIngredient }[] {
  return steps.flatMap((step) => {
    const [found] = rinsing.exec(step.words) ?? []
    const row = step.rows.find(({ food }) => food.aisle === 'poultry' || liver.test(food.name))
    return row && found !== undefined && rinsed.test(found) ? [{ step, row }] : []
  })
}
