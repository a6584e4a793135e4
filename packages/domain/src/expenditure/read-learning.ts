import type { IsoDate } from '../calendar/iso-date.ts'
import { rangesOf } from '../onboarding/ranges-of.ts'
import type { WeightTarget } from '../weight-tracker/weight-log.ts'
import type { BodySeries } from './body-series.ts'
import { canShowEstimate, type Expenditure, estimateExpenditure } from './estimate-expenditure.ts'
import { type GoalDates, goalDatesOf } from './goal-dates.ts'
import { type NextStep, nextStepOf } from './next-step.ts'
import { type Pace, paceOf } from './pace-of.ts'
import { proposeTarget, type TargetDecision, type TargetProposal, weightNow } from './propose-target.ts'
import { dateInSeries, isPaused, type LivedDays, seriesOf } from './series-of.ts'
import { targetKcalOf } from './target-ranges.ts'

export type LearningFacts = LivedDays &
  Readonly<{ isOff: boolean; goal: WeightTarget | undefined; decisions: readonly TargetDecision[] }>

/** LEARN-1 to LEARN-4: all that the tracker says about what the body uses. */
export type Learning = Readonly<{
  state: 'off' | 'paused' | 'silent' | 'told'
  formulaKcal: number
  targetKcal: number
  expenditure: Expenditure
  restsOn: Readonly<{ days: number; readings: number; completeDays: number }>
  setAside: readonly IsoDate[]
  proposal: TargetProposal | undefined
  /** Only where the estimate is told. */
  pace: Pace | undefined
  /** MAP-6: of a proposal for a person who has a goal, and only where there is a pace. */
  goalDates: GoalDates | undefined
}>

export function readLearning(facts: LearningFacts): Learning {
  const { answers, logs, goal, decisions, today } = facts
  const series = seriesOf(facts)
  const expenditure = estimateExpenditure(series)
  const setAside = expenditure.setAside.map((index) => dateInSeries(series, index, today))
  const state = stateOf(facts, expenditure)
  const trusted = logs.filter(({ date }) => !setAside.includes(date))
  const mayPropose = state === 'silent' || state === 'told'
  const proposal = mayPropose
    ? proposeTarget({ answers, expenditure, logs: trusted, goal, decisions, today })
    : undefined
  const pace = state === 'told' ? paceOf(series) : undefined
  const goalDates =
    proposal && pace && goal && proposal.reason !== 'goal-reached'
      ? goalDatesOf({
          pace,
          changeKcal: proposal.toKcal - proposal.fromKcal,
          fromGrams: weightNow({ answers, logs: trusted }),
          goalGrams: goal.grams,
          today,
        })
      : undefined
  return {
    state,
    formulaKcal: series.formulaKcal,
    targetKcal: targetKcalOf(rangesOf(answers)),
    expenditure,
    restsOn: restsOn(series, expenditure),
    setAside,
    proposal,
    pace,
    goalDates,
  }
}

/** MAP-6: where nothing is proposed; undefined while nothing is learned. Apart, since it is asked for less often than the rest. */
export function readNextStep(
  facts: LearningFacts,
  { state, expenditure, proposal }: Learning,
): NextStep | undefined {
  const isLearning = state === 'silent' || state === 'told'
  return isLearning && !proposal ? nextStepOf(seriesOf(facts), expenditure, facts.today) : undefined
}

function stateOf({ isOff, pauses, today }: LearningFacts, expenditure: Expenditure): Learning['state'] {
  if (isOff) return 'off'
  if (isPaused(pauses, today)) return 'paused'
  return canShowEstimate(expenditure) ? 'told' : 'silent'
}

/** The days since the first weigh-in. */
function restsOn({ days }: BodySeries, { trustedReadings }: Expenditure): Learning['restsOn'] {
  const first = days.findIndex(({ weightKg }) => weightKg !== undefined)
  const used = first === -1 ? [] : days.slice(first)
  return {
    days: used.length,
    readings: trustedReadings,
    completeDays: used.filter(({ isComplete }) => isComplete).length,
  }
}
