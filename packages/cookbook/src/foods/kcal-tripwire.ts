import { caloriesOf } from '@butterleaf/domain/nutrition/macros'
import type { Finding } from '../reading/fault.ts'
import type { Food } from './food.ts'
import { netCarbsPer100g } from './nutrition.ts'

const tolerance = 0.12
/** Lettuce and lemon juice have so few calories that a rounding is more than 12 %. */
const slackKcal = 10
/** Alcohol, acids and starch that isn't digested: calories that no macro explains, or the other way round. */
const unexplainedClasses = new Set(['alcohol', 'vinegar', 'leavening', 'chocolate', 'thickener'])
const unexplainedNames = /\b(extract|cocoa|wine|beer)\b/

/**
 * The source's kcal against its macros, to catch a mistyped figure. Fiber and polyols are worth anything
 * from 0 to 4 kcal a gram depending on who counts, hence a range: with net carbs at least, with all at most.
 */
export function kcalTripwire(food: Food): Finding[] {
  if (unexplainedClasses.has(food.class) || unexplainedNames.test(food.name)) return []
  const { kcal, fat, carbs, fiber, protein } = food.per100g
  const allCarbs = food.carbBasis === 'us' ? carbs : carbs + fiber
  const least = caloriesOf({ fat, protein, netCarbs: netCarbsPer100g(food) }) * (1 - tolerance) - slackKcal
  const most = caloriesOf({ fat, protein, netCarbs: allCarbs }) * (1 + tolerance) + slackKcal
  if (kcal >= least && kcal <= most) return []
  const range = `${Math.max(0, Math.round(least))} to ${Math.round(most)}`
  const what = `${kcal} kcal do not fit its macros, which give ${range}.`
  return [{ what, remedy: 'Read the source again: one of kcal, fat, carbs, fiber, protein is mistyped.' }]
}
