import type { ShownProposal } from '../proposals/shown-proposal.ts'
import type { FoodUse } from './held-food.ts'

/** A food by its name, as a person named it. */
export type NamedFoodUse = Omit<FoodUse, 'food'> & Readonly<{ name: string }>

export type ShownUseUp = Readonly<{ proposal: ShownProposal; foods: readonly NamedFoodUse[] }>
