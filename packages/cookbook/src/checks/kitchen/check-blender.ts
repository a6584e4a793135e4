import { type KitchenRecipe, kitchenSteps } from '../../kitchen/kitchen-steps.ts'
import type { LineFinding } from '../../reading/fault.ts'

const blades = /\b(blend(?! of)|blitz|whiz|pulse)\b/
/** A stick in a beaker, a mortar or a small jar takes what a jar of 1.5 liters doesn't. */
const smallOne =
  /\b(small|mini|mortar|pound|hand blender|stick blender|immersion|beaker|by hand|spice (mill|grinder)|coffee grinder|narrow)\b/
const leastGrams = 150
/** All that is in the pot already. */
const withTheRest = /\b(blend it|blend in|blend (everything|all)|strain|all of these)\b/

/** ED-4: a spoonful of herbs flies up to the wall of a blender and stays there. */
export function checkBlender(kitchen: KitchenRecipe): LineFinding[] {
  return kitchenSteps(kitchen).flatMap(({ words, rows, line }) => {
    const grams = Math.round(rows.reduce((sum, row) => sum + row.grams, 0))
    if (!rows.some(({ food }) => food.class === 'herb')) return []
    if (
      !blades.test(words) ||
      smallOne.test(words) ||
      withTheRest.test(words) ||
      grams === 0 ||
      grams >= leastGrams
    )
      return []
    const what = `The blades of a blender don't catch ${grams} g.`
    return [{ line, what, remedy: 'Take a small blender, a mortar or a knife, or blend it with the liquid.' }]
  })
}
