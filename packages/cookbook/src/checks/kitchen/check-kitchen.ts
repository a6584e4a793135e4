import type { KitchenRecipe } from '../../kitchen/kitchen-steps.ts'
import type { LineFinding } from '../../reading/fault.ts'
import { checkBlender } from './check-blender.ts'
import { checkCans } from './check-cans.ts'
import { checkDrippings } from './check-drippings.ts'
import { checkLoad } from './check-load.ts'
import { checkRawMeat } from './check-raw-meat.ts'
import { checkSalt } from './check-salt.ts'
import { checkYield } from './check-yield.ts'

/** ED-4: the rules of content/recipes/KITCHEN.md that a program can judge. */
export function checkKitchen(kitchen: KitchenRecipe): LineFinding[] {
  const checks = [checkLoad, checkYield, checkDrippings, checkCans, checkRawMeat, checkSalt, checkBlender]
  return checks.flatMap((check) => check(kitchen))
}
