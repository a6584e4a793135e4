import type { Meal } from '../../meals/meals.ts'
import type { DayFit } from '../fit.ts'
import type { Helping, ItemId } from '../item.ts'

/** What a proposal is for. Each purpose has a rule of its own for what may be taken. */
export const proposalPurposes = ['useUp', 'mend'] as const
export type ProposalPurpose = (typeof proposalPurposes)[number]

/** One meal a proposal would change: another dish, or the same one in other servings. */
export type ProposedMeal = Readonly<{
  itemId: ItemId
  dayNumber: number
  meal: Meal
  before: Helping
  after: Helping
}>

/** A day with a changed meal, as it is and as it would be. */
export type ProposedDay = Readonly<{ dayNumber: number; before: DayFit; after: DayFit }>

/**
 * A change of several meals that a person takes or leaves (PAN-5, LIFE-5). It names slots and helpings, never a whole template, so
 * it still fits a plan that changed elsewhere.
 */
export type PlanProposal = Readonly<{ meals: readonly ProposedMeal[]; days: readonly ProposedDay[] }>
