import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { KitchenWarning, WarnedFood } from '@butterleaf/domain/recipes/shown/kitchen-warning'
import type { Food } from '../foods/food.ts'
import { findDripping, findPooledFat } from '../kitchen/drippings.ts'
import { type KitchenStep, kitchenSteps, type SourceStep, splitSentences } from '../kitchen/kitchen-steps.ts'
import { findOverloads, type Overload } from '../kitchen/overload.ts'
import { findRinsed, findUndone } from '../kitchen/raw-meat.ts'
import { unitWords } from '../matching/amounts/unit-words.ts'
import type { RecipeIngredient } from '../recipes/recipe.ts'
import type { OwnFoods } from './own-foods.ts'
import { ingredientsOf, readOwnSteps, weighedFoods } from './read-own-recipe.ts'

type Asked = Pick<OwnRecipe, 'title' | 'servings' | 'lines' | 'steps'>

/**
 * ED-4: what the rules of the kitchen say of an own recipe, in the order of its steps. It wasn't written for a check: where its words leave
 * a choice, it is taken to be right. The rules read English, and say nothing of other languages.
 */
export function kitchenWarningsOf(own: Asked, foods: OwnFoods): KitchenWarning[] {
  const lines = weighedFoods(own, foods)
  // What is said of a food in its line counts: "cooked chicken", "pork shoulder in cubes".
  const ingredients = ingredientsOf(own, foods).map((row, at) => ({ ...row, prep: lines[at]!.line.words }))
  const sentences = readOwnSteps(own, ingredients).flatMap(splitSentences)
  const marked = kitchenSteps({ recipe: { ingredients }, source: { steps: sentences } })
  const steps = marked.map((step, at) => ({ ...step, words: textOf(sentences[at]!) }))
  const said = [own.title, ...lines.map(({ line }) => line.words), ...own.steps].join(' ').toLowerCase()
  const warnings = [
    ...loadWarnings(steps, said),
    ...donenessWarnings(ingredients, { steps, sentences, said }),
    ...rinsingWarnings(marked, sentences),
    ...foilWarnings({ ingredients, servings: own.servings ?? 1 }, steps),
  ]
  return warnings.sort((one, other) => one.stepIndex - other.stepIndex)
}

function textOf({ parts }: SourceStep): string {
  const words = parts.map((part) =>
    part.kind === 'text' ? part.text : part.kind === 'food' ? part.words : ' ',
  )
  return words.join('').toLowerCase()
}

/** However a cook says that not all of it goes in at once. */
const signsOfTurns = [
  /\bcrowd|\bat a time\b|\bas many as\b|\brepeat\b|\bin (turns?|rounds|lots)\b/,
  /\b(remaining|rest of the|half (of )?the) (\w+ ){0,2}(chops?|steaks?|thighs?|breasts?|wings?|drumsticks?|chicken|meat|pieces|fillets?|patties|burgers|slices|vegetables|florets|tofu)\b/,
  /\b(two|2|both|several|second|another) (\w+ )?(pan|skillet|sheet pan|baking sheet|rack|basket|tray)\b|\b(pans|skillets|sheets|racks|baskets|trays)\b/,
]
/** It stands up, or is cooked whole: its weight doesn't tell how much room it takes. */
const isOnePiece =
  /\b(whole|roast|shoulder|brisket|butt|rack|tenderloin|loin|joint|rump|leg of|spareribs?|ribs)\b/
const isCutUp =
  /\b(chops?|steaks?|slice[sd]?|cubes?|cubed|diced?|strips|pieces|chunks|medallions?|cutlets?|halves|halved|quartered|thin)\b/

function loadWarnings(steps: readonly KitchenStep[], said: string): KitchenWarning[] {
  if (signsOfTurns.some((sign) => sign.test(said))) return []
  const flat = steps.map((step) => ({ ...step, rows: step.rows.filter(liesFlat) }))
  const overloads = findOverloads(flat, 1)
  return overloads
    .filter((one, at) => overloads.findIndex((other) => isSameLoad(one, other)) === at)
    .map(loadWarning)
}

function liesFlat({ prep = '' }: RecipeIngredient): boolean {
  const words = prep.toLowerCase()
  return !isOnePiece.test(words) || isCutUp.test(words)
}

function isSameLoad(one: Overload, other: Overload): boolean {
  return one.vessel.kind === other.vessel.kind && one.rows.every((row) => other.rows.includes(row))
}

function loadWarning({ step, vessel, rows, fill }: Overload): KitchenWarning {
  return { kind: 'load', stepIndex: step.line, vessel, foods: rows.map(namesOf), fill }
}

/** "80/20 ground beef" is how it is sold. */
const fatOfLean = /^\d+\/\d+ /

function namesOf({ food: { name, plural }, prep = '' }: RecipeIngredient): WarnedFood {
  const count = countOf(prep, { name, plural })
  const names = { name: name.replace(fatOfLean, ''), plural: plural.replace(fatOfLean, '') }
  return { ...names, ...(count !== undefined && { count }) }
}

/** Of "6 bone-in pork chops"; of "2 lb chops" nothing is known. */
function countOf(words: string, { name, plural }: Pick<Food, 'name' | 'plural'>): number | undefined {
  const [number = '', ...others] = words.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
  const at = others.findIndex((word) => word === lastWord(name) || word === lastWord(plural))
  const isMeasured = others.slice(0, at).some((word) => unitWords.has(word.replace(/s$/, '')))
  return /^\d{1,2}$/.test(number) && at >= 0 && !isMeasured ? Number(number) : undefined
}

function lastWord(name: string): string | undefined {
  return name.toLowerCase().split(/\s+/).at(-1)
}

type Read = Readonly<{ steps: readonly KitchenStep[]; sentences: readonly SourceStep[]; said: string }>

const heat =
  /\b(cook|fry|bake|roast|grill|sear|saut[eé]|broil|air[- ]fry|simmer|brown|poach|braise|barbecue)\b/
/** Signs that our own recipes must not leave it at. */
const saysDone =
  /\b(cooked (all the way )?through|well[- ]done|fully cooked|until (it['’]?s |it is |they['’]?re |they are |just |fully )?(cooked|done)|thermometer|internal|opaque|no longer|1[4-9]\d ?(°|º|degrees)|slow cooker|crock[- ]?pot|pressure|instant pot)\b/
const isMinced = /\bground\b/
/** In crumbs it shows its color; shaped it hides it. */
const isBrowned = /\bbrown/
const isShaped = /\b(patty|patties|burgers?|meatballs?|meatloaf|koftas?|kebabs?|sausages?)\b/
/** So long on the heat it is done. */
const longMinutes = 20

function donenessWarnings(
  ingredients: readonly RecipeIngredient[],
  { steps, sentences, said }: Read,
): KitchenWarning[] {
  const hot = steps.filter(({ words }) => heat.test(words))
  const minutes = sentences.reduce(
    (sum, one, at) => sum + (hot.includes(steps[at]!) ? longestMinutes(one) : 0),
    0,
  )
  if (minutes >= longMinutes || saysDone.test(said)) return []
  const told = findUndone(ingredients, steps).flatMap(({ row, ...needed }) => {
    const cooked = findCooking(hot, steps, row.food)
    const isInCrumbs = isMinced.test(row.food.name) && isBrowned.test(said) && !isShaped.test(said)
    if (!cooked || isInCrumbs) return []
    return [{ kind: 'doneness' as const, stepIndex: cooked.line, foods: [namesOf(row)], ...needed }]
  })
  return told.flatMap((one, at) => {
    const same = told.filter(
      ({ stepIndex, celsius }) => stepIndex === one.stepIndex && celsius === one.celsius,
    )
    return told.indexOf(same[0]!) === at ? [{ ...one, foods: same.flatMap(({ foods }) => foods) }] : []
  })
}

/** The last step that cooks the food by its name, else the first on the heat after its name. "Shape four patties" names none. */
function findCooking(
  hot: readonly KitchenStep[],
  steps: readonly KitchenStep[],
  food: Food,
): KitchenStep | undefined {
  const isNamed = ({ rows }: KitchenStep) => rows.some((row) => row.food === food)
  const first = steps.findIndex(isNamed)
  return hot.findLast(isNamed) ?? hot.find((step) => steps.indexOf(step) > first)
}

function longestMinutes({ parts }: SourceStep): number {
  return Math.max(0, ...parts.map((part) => (part.kind === 'timer' ? part.seconds / 60 : 0)))
}

const rinsesIt =
  /\b(rinse|wash)( off)?( the| your| all the)?( raw| whole| fresh| bone-in| boneless| skinless)* (chicken|duck|turkey|poultry|livers?|thighs?|breasts?|wings?|drumsticks?|legs?)\b/

function rinsingWarnings(steps: readonly KitchenStep[], sentences: readonly SourceStep[]): KitchenWarning[] {
  const meant = steps.filter((_, at) => rinsesIt.test(textOf(sentences[at]!)))
  return findRinsed(meant).map(({ step, row }) => ({
    kind: 'rinsing',
    stepIndex: step.line,
    foods: [namesOf(row)],
  }))
}

function foilWarnings(
  own: Parameters<typeof findDripping>[0],
  steps: readonly KitchenStep[],
): KitchenWarning[] {
  return findPooledFat(findDripping(own, steps), steps).map(({ step, row }) => ({
    kind: 'foil',
    stepIndex: step.line,
    foods: [namesOf(row)],
  }))
}
