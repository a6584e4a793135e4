import type { PictureRecipe } from '../picture-recipe.ts'
import type { DishForm } from './dish-form.ts'
import { formById, PLAIN } from './find-form.ts'
import type { SeenFood } from './seen-food.ts'

/** What flows and stays in the dish: kitchen water isn't listed. */
const LIQUID =
  /^(water|dashi)$|-?(stock|broth)$|(^|-)milk(-|$)|coconut-(milk|cream)|(heavy|light|soy|cooking)-cream|half-and-half|passata|marinara|(diced|crushed|whole|canned)[a-z-]*tomatoes|tomato-sauce|wine$|beer$|kefir/
const SOUP_LIQUID = /^(water|dashi)$|-?(stock|broth)$|(^|-)milk(-|$)/
const SERVED_DRY =
  /\b(drain|lift (it|them|the [^.]*) out|discard the (water|liquid|broth)|boil(ed|s)? (away|dry)|evaporat)/
const SIMMERED = /\b(simmer|braise|stew|ladle|bubbl|slow cooker|poach|boil)/
const FRIED_TOGETHER = /\bwok\b|stir[- ]?fr/
/** A sauce or broth beside, below or over the dish makes no stew of it. */
const SERVED_APART =
  /steam|grill|\b(steaks?|plate|chops|liver|portobellos?|coddled|tonnato|loco moco|lemak|au poivre|under|over|pickled|sardines|doubles|green sauce|suan ni|gravy)\b/
/** Grams a serving. */
const LEAST_SOUP = 190
const LEAST_SAUCE = 90

/** A savory dish whose name says nothing is known by how much liquid stays in it, and by the wok. */
export function formByMethod(recipe: PictureRecipe, text: string, foods: readonly SeenFood[]): DishForm {
  if (recipe.category === 'dessert' || SERVED_APART.test(recipe.title.toLowerCase())) return PLAIN
  const steps = recipe.steps.join(' ').toLowerCase()
  const grams = (kind: RegExp) =>
    foods
      .filter(({ ingredient }) => kind.test(ingredient.food))
      .reduce((sum, food) => sum + food.gramsPerServing, 0)
  const hasSolids = foods.some(
    ({ look }) => look.part === 'main' || look.part === 'side' || look.part === 'bed',
  )
  if (SIMMERED.test(steps) && hasSolids) {
    if (grams(SOUP_LIQUID) >= LEAST_SOUP && !SERVED_DRY.test(steps)) return formById('soup')
    if (
      grams(LIQUID) >= LEAST_SAUCE &&
      !/\b(grill|broil|baking dish|roasting|roast (for|until|at))/.test(text)
    )
      return formById('curry')
  }
  return FRIED_TOGETHER.test(text) ? formById('stir-fry') : PLAIN
}
