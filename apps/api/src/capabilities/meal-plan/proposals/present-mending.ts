import type { WireMending } from '@butterleaf/contract/meal-plan/calls'
import { encodeMacros } from '@butterleaf/contract/nutrition/macros-codec'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { presentSpanTotals } from '#capabilities/recipes/operations.ts'
import { presentProposal } from './present-proposal.ts'
import type { AnsweredMending } from './propose-mending-of-days.ts'

export function presentMending({
  proposal,
  before,
  after,
  left,
  buysMore,
  loaded,
  scope,
  dayNumber,
}: AnsweredMending): WireMending {
  return {
    ...presentProposal(proposal, loaded),
    scope,
    dayNumber,
    before: presentSpanTotals(before),
    after: presentSpanTotals(after),
    left: encodeMacros(shownMacros(left)),
    ...(buysMore && { buysMore }),
  }
}
