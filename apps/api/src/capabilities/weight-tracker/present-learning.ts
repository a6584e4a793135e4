import type { Learning as WireLearning } from '@butterleaf/contract/weight-tracker/calls'
import { shownGrams } from '@butterleaf/domain/nutrition/macros'
import { kgFromGrams } from '@butterleaf/domain/weight-tracker/weight'
import { type OwnLearning, proposalIdOf } from './learning-operations.ts'

/** As told: to ten calories, since nobody knows them better. */
const shownKcal = (kcal: number) => Math.round(kcal / 10) * 10
const kcalPerFatGram = 9

/** The estimate leaves the server only where it can be trusted. */
export function presentLearning(learning: OwnLearning): WireLearning {
  const { state, expenditure, proposal, logs, decisions, pausedSince, areNotesOff } = learning
  const { kcal, low, high } = expenditure
  const isTold = state === 'told'
  return {
    state,
    formulaKcal: shownKcal(learning.formulaKcal),
    targetKcal: Math.round(learning.targetKcal),
    estimate: isTold ? { kcal: shownKcal(kcal), lowKcal: shownKcal(low), highKcal: shownKcal(high) } : null,
    missing: [...expenditure.missing],
    restsOn: learning.restsOn,
    setAside: logs
      .filter(({ date }) => learning.setAside.includes(date))
      .map(({ id, date, grams }) => ({ logId: id, date, weight: kgFromGrams(grams) })),
    proposal: proposal
      ? {
          id: proposalIdOf(proposal),
          reason: proposal.reason,
          fromKcal: Math.round(proposal.fromKcal),
          toKcal: Math.round(proposal.toKcal),
          fatGrams: shownGrams((proposal.toKcal - proposal.fromKcal) / kcalPerFatGram),
        }
      : null,
    pausedSince: pausedSince ?? null,
    areNotesOn: !areNotesOff,
    history: decisions.map((decision) => ({ ...decision })),
  }
}
