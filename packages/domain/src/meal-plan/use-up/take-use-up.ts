import type { Planning } from '../drawing/diner.ts'
import type { Outcome } from '../operations/change-template.ts'
import { makeProposal } from '../proposals/make-proposal.ts'
import type { ProposedMeal } from '../proposals/plan-proposal.ts'
import { takeProposal } from '../proposals/take-proposal.ts'
import { refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import { plannedDayFit } from './planned-day-fit.ts'

/** PAN-5: refused where a day would leave its ranges, since something else on it has changed. */
export function takeUseUp(
  planning: Planning,
  template: Template,
  meals: readonly Pick<ProposedMeal, 'itemId' | 'before' | 'after'>[],
): Outcome {
  const outcome = takeProposal(planning, template, meals)
  if (!outcome.ok) return outcome
  const { days } = makeProposal(template, outcome.template, plannedDayFit(planning, template))
  const worse = days.find(({ before, after }) => after.deviation > before.deviation)
  return worse ? refuse({ because: 'day-leaves-range', dayNumber: worse.dayNumber }) : outcome
}
