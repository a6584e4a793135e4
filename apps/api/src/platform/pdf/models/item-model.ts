import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { RecipeModel } from './recipe-model.ts'

/** One item of a plan: its recipe, with the one amount it is cooked in. */
export type ItemModel = Readonly<{ people: number; system: UnitSystem; recipe: RecipeModel }>
