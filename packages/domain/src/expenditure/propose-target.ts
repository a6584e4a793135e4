import { addDays, dayNumber, daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { adultFromYears, type Gender, type Goal } from '../nutrition/person.ts'
import type { MacroRanges } from '../nutrition/ranges.ts'
import { isUnderweight } from '../nutrition/safe-goal.ts'
import { leastDeficitCalories, targetsOf } from '../nutrition/targets.ts'
import { type Grams, wholeGrams } from '../nutrition/weight.ts'
import { personOf } from '../onboarding/person-of.ts'
import type { Questionnaire } from '../onboarding/questionnaire.ts'
import { rangesOf } from '../onboarding/ranges-of.ts'
import { smoothedTrend } from '../weight-tracker/trend.ts'
import { byDate, type WeighIn, type WeightTarget } from '../weight-tracker/weight-log.ts'
import { canShowEstimate, type Expenditure } from './estimate-expenditure.ts'
import type { LearnedReading } from './series-of.ts'
import { changeCalories, targetKcalOf } from './target-ranges.ts'

// LEARN-2: which change of the day's calories is proposed, and why. Safety first, then the goal, then what was learned.
export const proposalReasons = ['losing-too-fast', 'goal-reached', 'learned'] as const
type ProposalReason = (typeof proposalReasons)[number]

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

const mostKcalAWeek = 150
const daysBetweenProposals = 7
/** A change that the person declined isn't proposed again for this long, unless it is for safety. */
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
  const holdsKcal = canShowEstimate(expenditure) ? expenditure.kcal : formulaOf(answers)
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
  if (!canShowEstimate(expenditure) || (low <= formulaKcal && formulaKcal <= high)) return undefined
  const goal = answers.goal === 'lose' && !isDeficitSafe(facts) ? 'maintain' : answers.goal
  const factor = { lose: 1 - personOf(answers).deficitPercent / 100, maintain: 1, gain: gainFactor }[goal]
  return { reason: 'learned', wantedKcal: kcal * factor }
}

/** Changes at most this much a week, never to less than onboarding would give, and not by an amount too small to matter. */
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

/** By the trend, in grams. */
export function weightNow({ answers, logs }: Pick<ProposalFacts, 'answers' | 'logs'>): number {
  return [...trendOf(logs).values()].at(-1) ?? answers.weight
}

function formulaOf(answers: Questionnaire): number {
  return targetsOf(personOf(answers)).burntCalories
}

const weeks = 3
const mostLossAWeek = 0.01
/** The first days of keto are water. */
const waterDays = 10
const oldestReadingDays = 7

/** The tracker's own trend line, in grams, day by day from the first reading to the last. */
function trendOf(logs: readonly WeighIn[]): ReadonlyMap<IsoDate, number> {
  const ordered = byDate(logs)
  const trend = smoothedTrend(ordered.map(({ date, grams }) => ({ day: dayNumber(date), grams })))
  const between = ordered.flatMap((log, at): [IsoDate, number][] => {
    const next = ordered[at + 1]
    const days = next ? daysBetween(log.date, next.date) : 1
    return Array.from({ length: days }, (_, day) => [
      addDays(log.date, day),
      trend[at]! + (day / days) * ((trend[at + 1] ?? trend[at]!) - trend[at]!),
    ])
  })
  return new Map(between)
}

/**
 * LEARN-2: the least share of body weight lost in each of the last three weeks, where each is above 1 %; undefined where one isn't, or
 * the weeks reach into the water of the beginning.
 */
export function fastLossShare(logs: readonly WeighIn[], today: IsoDate): number | undefined {
  const ordered = byDate(logs)
  const [first, last] = [ordered[0]?.date, ordered.at(-1)?.date]
  if (!first || !last || daysBetween(last, today) > oldestReadingDays) return undefined
  if (daysBetween(first, last) < waterDays + 7 * weeks) return undefined
  const trend = trendOf(ordered)
  const weightAgo = (ago: number) => trend.get(addDays(last, -7 * ago))!
  const shares = Array.from({ length: weeks }, (_, ago) => 1 - weightAgo(ago) / weightAgo(ago + 1))
  return shares.every((share) => share > mostLossAWeek) ? Math.min(...shares) : undefined
}

/** The answers as they are with the new target. At the goal weight the goal becomes to keep it. */
export function acceptProposal(answers: Questionnaire, { reason, ranges }: TargetProposal): Questionnaire {
  return { ...answers, ranges, ...(reason === 'goal-reached' && { goal: 'maintain' as const }) }
}
