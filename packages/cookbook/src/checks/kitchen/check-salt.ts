import type { Food } from '../../foods/food.ts'
import type { KitchenRecipe } from '../../kitchen/kitchen-steps.ts'
import type { LineFinding } from '../../reading/fault.ts'
import { eatenGrams } from '../../recipes/fields/eaten-nutrition.ts'
import type { Recipe } from '../../recipes/recipe.ts'

const saltySweetMg = 200
/** A food of this is salt, black salt too. */
const saltMgPer100g = 35000
const muchMgPerKcal = 2
const veryMuchMgPerKcal = 3
/** 0.6 % of salt before anything boils away, which a tongue finds well seasoned. */
const seasonedMgPer100g = 240
/** A quarter teaspoon for two, the least that can be shared between two places of a dish. */
const pinchMg = 270
/** Spoons come in eighths. */
const tolerance = 1.1

type Salted = Pick<Recipe, 'ingredients' | 'servings' | 'discarded' | 'perServing' | 'meals' | 'note'>

/** ED-4: a pinch in everything sweet, and no more salt than it takes where a dish has much already. */
export function checkSalt({ recipe, source }: KitchenRecipe): LineFinding[] {
  return [
    ...sweetFindings(recipe, source.lines.ingredients),
    ...sodiumFindings(recipe, source.lines.ingredients),
  ]
}

function sweetFindings(recipe: Salted, line: number): LineFinding[] {
  const isSweet = recipe.meals[0] === 'dessert'
  if (!isSweet || hasSalt(recipe) || recipe.perServing.sodium >= saltySweetMg) return []
  const what = 'A sweet dish without salt tastes flat.'
  return [{ line, what, remedy: 'Add { food: salt, qty: 1, unit: pinch } and its place in a step.' }]
}

function sodiumFindings(recipe: Salted, line: number): LineFinding[] {
  const { sodium, calories } = recipe.perServing
  const ratio = sodium / calories
  if (recipe.meals.length === 0 || ratio <= muchMgPerKcal) return []
  const shown = `${(Math.round(ratio * 10) / 10).toFixed(1)} g of sodium per 1,000 kcal`
  const rows = recipe.ingredients.map(({ food, grams }) => ({
    mg: (eatenGrams({ food, grams }, recipe.discarded) * food.per100g.sodium) / 100 / recipe.servings,
    grams: eatenGrams({ food, grams }, recipe.discarded) / recipe.servings,
    isSalt: isSalt(food),
  }))
  const grams = rows.reduce((sum, row) => sum + row.grams, 0)
  const ofSalt = rows.reduce((sum, row) => sum + (row.isSalt ? row.mg : 0), 0)
  const wanted = Math.max(pinchMg, (grams * seasonedMgPer100g) / 100 - (sodium - ofSalt))
  const findings: LineFinding[] = []
  if (ofSalt > wanted * tolerance && !isBrined(recipe)) {
    const what = `The dish has ${shown}: ${Math.round(ofSalt)} mg of a serving are salt, where ${Math.round(wanted)} season it.`
    findings.push({
      line,
      what,
      remedy: 'Take less salt; cheese, cured meat, olives and soy bring their own.',
    })
  }
  if (ratio > veryMuchMgPerKcal && !/\bsalt/i.test(recipe.note ?? '')) {
    const what = `The dish has ${shown}, and doesn't say why.`
    findings.push({ line, what, remedy: 'Take less salt, or say in note what makes it salty.' })
  }
  return findings
}

/** What stays in brine or in a cure is an estimate. */
function isBrined({ ingredients, discarded = [] }: Salted): boolean {
  return ingredients.some(({ food }) => isSalt(food) && discarded.some((one) => one.food === food.id))
}

function hasSalt({ ingredients }: Salted): boolean {
  return ingredients.some(({ food }) => isSalt(food))
}

function isSalt({ per100g, class: foodClass }: Food): boolean {
  return per100g.sodium > saltMgPer100g && foodClass !== 'leavening'
}
