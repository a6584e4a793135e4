// LEARN-2: which change of the day's calories is proposed, and why. Safety first, then the goal, then what was learned.
import { daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { adultFromYears, type Gender, type Goal } from '../nutrition/person.ts'
import type { MacroRanges } from '../nutrition/ranges.ts'
import { isUnderweight } from '../nutrition/safe-goal.ts'
import { leastDeficitCalories, targetsOf } from '../nutrition/targets.ts'
import { personOf } from '../onboarding/person-of.ts'
import type { Questionnaire } from '../onboarding/questionnaire.ts'
import { rangesOf } from '../onboarding/ranges-of.ts'
import { type Grams, wholeGrams } from '../weight-tracker/weight.ts'
import type { WeightTarget } from '../weight-tracker/weight-log.ts'
import { type Expenditure, isTold } from './estimate-expenditure.ts'
import { fastLossShare, trendOf } from './fast-loss.ts'
import type { LearnedReading } from './series-of.ts'
import { changeCalories, targetKcalOf } from './target-ranges.ts'

export const proposalReasons = ['losing-too-fast', 'goal-reached', 'learned'] as const
export type ProposalReason = (typeof proposalReasons)[number]

export type TargetProposal = Readonly<{
  reason: ProposalReason
  fromKcal: number
  toKcal: number
  ranges: MacroRanges
}>

/** What the person said to a proposal. */
export type TargetDecision = Readonly<{
  date: IsoDate
  reason: ProposalReason
  choice: 'taken' | 'kept'
  fromKcal: number
  toKcal: number
}>

export type ProposalFacts = Readonly<{
  answers: Questionnaire
  expenditure: Expenditure
  /** Without those set aside. */
  logs: readonly LearnedReading[]
  goal: WeightTarget | undefined
  decisions: readonly TargetDecision[]
  today: IsoDate
}>

export const mostKcalAWeek = 150
const daysBetweenProposals = 7
/** A change the person declined is not brought up again for so long, unless it is for safety. */
const daysAfterKept = 28
const leastChangeKcal = 30
const gainFactor = 1.1
const kcalPerKg = 7700

type Wish = { reason: ProposalReason; wantedKcal: number }

export function proposeTarget(facts: ProposalFacts): TargetProposal | undefined {
  const last = facts.decisions.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]
  const daysSince = last ? daysBetween(last.date, facts.today) : Number.POSITIVE_INFINITY
  if (daysSince < daysBetweenProposals) return undefined
  const wish = fastLossWish(facts) ?? goalWish(facts, last) ?? learnedWish(facts)
  if (!wish) return undefined
  const wasDeclined = last?.choice === 'kept' && last.reason === wish.reason && daysSince < daysAfterKept
  if (wasDeclined && wish.reason !== 'losing-too-fast') return undefined
  return stepTowards(facts, wish)
}

function fastLossWish({ answers, logs, today }: ProposalFacts): Wish | undefined {
  const share = fastLossShare(logs, today)
  if (share === undefined) return undefined
  const excessKg = ((share - 0.01) * weightNow({ answers, logs })) / 1000
  const moreKcal = Math.max(50, (excessKg * kcalPerKg) / 7)
  return { reason: 'losing-too-fast', wantedKcal: targetKcalOf(rangesOf(answers)) + moreKcal }
}

/** LEARN-4: at the goal weight, step by step to what holds it. */
function goalWish(facts: ProposalFacts, last: TargetDecision | undefined): Wish | undefined {
  const { answers, expenditure, goal, logs } = facts
  const isOnTheWay = last?.reason === 'goal-reached' && last.choice === 'taken'
  if (!isOnTheWay && !(goal && logs.length > 0 && isReached(answers.goal, weightNow(facts), goal.grams)))
    return undefined
  const holdsKcal = isTold(expenditure) ? expenditure.kcal : formulaOf(answers)
  return { reason: 'goal-reached', wantedKcal: holdsKcal }
}

function isReached(goal: Goal, grams: number, goalGrams: Grams): boolean {
  if (goal === 'maintain') return false
  return goal === 'lose' ? grams <= goalGrams : grams >= goalGrams
}

/** LEARN-1: only when the range excludes the formula's figure. */
function learnedWish(facts: ProposalFacts): Wish | undefined {
  const { answers, expenditure } = facts
  const formulaKcal = formulaOf(answers)
  const { kcal, low, high } = expenditure
  if (!isTold(expenditure) || (low <= formulaKcal && formulaKcal <= high)) return undefined
  const goal = answers.goal === 'lose' && !isDeficitSafe(facts) ? 'maintain' : answers.goal
  const factor = { lose: 1 - personOf(answers).deficitPercent / 100, maintain: 1, gain: gainFactor }[goal]
  return { reason: 'learned', wantedKcal: kcal * factor }
}

/** At most so much a week, never to less than onboarding would give, and nothing too small to matter. */
function stepTowards(facts: ProposalFacts, { reason, wantedKcal }: Wish): TargetProposal | undefined {
  const { answers } = facts
  const before = rangesOf(answers)
  const fromKcal = targetKcalOf(before)
  const leastKcal = isDeficitSafe(facts) ? leastOf(answers) : Math.max(fromKcal, leastOf(answers))
  const wanted = Math.max(wantedKcal, Math.min(leastKcal, fromKcal))
  const change = Math.trunc(Math.min(mostKcalAWeek, Math.max(-mostKcalAWeek, wanted - fromKcal)) / 10) * 10
  if (Math.abs(change) < leastChangeKcal) return undefined
  const ranges = changeCalories(before, change)
  return ranges && { reason, fromKcal, toKcal: targetKcalOf(ranges), ranges }
}

/** The floor of onboarding (PLAN-1): a person who burns less eats what they burn. */
function leastOf(answers: Questionnaire): number {
  const least: Readonly<Record<Gender, number>> = leastDeficitCalories
  return Math.min(least[answers.gender], formulaOf(answers))
}

/** ONB-14, by the weight of now: no less food for a young person or one who weighs too little. */
function isDeficitSafe(facts: Pick<ProposalFacts, 'answers' | 'logs'>): boolean {
  const { ageYears, heightCm } = facts.answers
  return ageYears >= adultFromYears && !isUnderweight({ weight: wholeGrams(weightNow(facts)), heightCm })
}

function weightNow({ answers, logs }: Pick<ProposalFacts, 'answers' | 'logs'>): number {
  return [...trendOf(logs).values()].at(-1) ?? answers.weight
}

function formulaOf(answers: Questionnaire): number {
  return targetsOf(personOf(answers)).burntCalories
}
