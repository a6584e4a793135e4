import type { IsoDate } from '../../calendar/iso-date.ts'
import type { ProposedDay, ProposedMeal } from './plan-proposal.ts'

/** With the recipes' titles; undefined of one that has left the cookbook. */
export type ShownMeal = ProposedMeal &
  Readonly<{ titleBefore: string | undefined; titleAfter: string | undefined }>

/** A proposal as a person sees it. */
export type ShownProposal = Readonly<{
  meals: readonly ShownMeal[]
  days: readonly (ProposedDay & Readonly<{ date: IsoDate }>)[]
}>
