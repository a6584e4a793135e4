import type { Food } from '../foods/food.ts'
import type { LineFinding } from '../reading/fault.ts'
import type { Recipe } from '../recipes/recipe.ts'
import type { StepPart } from '../recipes/step-text.ts'

type Kind = { name: string; cues: RegExp; example: string }

const fish: Kind = {
  name: 'fish',
  cues: /\b(flak(es?|ing|y)|opaque|just firm|cooked through|translucent|sushi[- ]grade|sashimi)\b/i,
  example: 'until it flakes at the touch of a fork',
}
const shellfish: Kind = {
  name: 'shellfish',
  cues: /\b(opaque|pink|curl(s|ed|ing)?|open(s|ed)?|firm|cooked through|sushi[- ]grade|hot through|warm(ed)? through)\b/i,
  example: 'until opaque and curled',
}
const meat: Kind = {
  name: 'meat',
  cues: /\b(no|not|longer|without|any)\b[^.;]{0,24}\b(pink|raw)\b|\bpink (is|has) gone\b|\bjuices?\b[^.;]{0,12}\bclear\b|\b(cooked through|falls? apart|falling apart|pulls? apart|shreds?|tender|browned|firm|(from|off|on) the bones?|bone ends|knife (slides|goes|slips) in)\b/i,
  example: 'until the juices run clear, {74 °C} inside',
}

const hotThroughCelsius = { from: 48, to: 99 }
/** Cured, tinned or cooked beforehand: safe as it is bought. */
const safeAlready =
  /\b(cooked|leftover|rotisserie|smoked|cured|canned|tinned|jerky|dried|bacon|ham|prosciutto|pancetta|salami|chorizo|pepperoni|mortadella|bresaola|guanciale|lox|gravlax|rinds?|surimi|paste|sauce|flakes|roe|caviar|anchov(y|ies))\b/i
/** Sold beside the cured ones, and raw. */
const rawSausage = /\b(italian sausage|breakfast sausage|bratwurst|merguez|fresh chorizo)s?\b/i
/** Where what is sold is cooked at home. */
export const rawAisles: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'frozen', 'asian'])

/** Poultry, pork, mince and fish say when they are done: a timer alone knows neither the pan nor the piece. */
export function checkDoneness(
  recipe: Pick<Recipe, 'ingredients' | 'steps'>,
  lines: readonly number[],
): LineFinding[] {
  const parts = recipe.steps.flatMap((step) => step.parts)
  const hasTemperature = parts.some(isHotThrough)
  const words = parts.map(wordsOf).join(' ')
  const said = new Set<string>()
  return recipe.ingredients.flatMap(({ food, prep = '', note = '' }, index) => {
    const kind = kindOf(food)
    const isSafe = kind === undefined || hasTemperature || isSafeAlready(food, prep)
    if (isSafe || said.has(kind.name) || kind.cues.test(`${words} ${note}`)) return []
    said.add(kind.name)
    const what = `Nothing says when the ${food.name} is done.`
    const remedy = `Name a sign of it in the step, such as "${kind.example}".`
    return [{ line: lines[index] ?? 1, what, remedy }]
  })
}

/** Cured, canned, smoked or cooked before it is bought or before the first step. */
export function isSafeAlready(food: Food, prep: string): boolean {
  return safeAlready.test(prep) || (safeAlready.test(food.name) && !rawSausage.test(food.name))
}

function kindOf(food: Food): Kind | undefined {
  if (rawSausage.test(food.name)) return meat
  if (!rawAisles.has(food.aisle)) return undefined
  if (food.class === 'fish') return fish
  if (food.class === 'crustacean' || food.class === 'mollusc') return shellfish
  if (['chicken', 'turkey', 'duck', 'pork'].includes(food.class)) return meat
  return /\b(ground|minced?|burgers?|sausages?)\b/i.test(food.name) ? meat : undefined
}

function isHotThrough(part: StepPart): boolean {
  return (
    part.kind === 'temperature' &&
    part.celsius >= hotThroughCelsius.from &&
    part.celsius <= hotThroughCelsius.to
  )
}

function wordsOf(part: StepPart): string {
  if (part.kind === 'text') return part.text
  return part.kind === 'food' ? (part.words ?? '') : ''
}
