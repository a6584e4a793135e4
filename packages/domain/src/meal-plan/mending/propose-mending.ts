import { deviationOf } from '../../nutrition/deviation.ts'
import type { Macros } from '../../nutrition/macros.ts'
import { leastTypedCalories, targetsOf } from '../../nutrition/targets.ts'
import { personOf } from '../../onboarding/person-of.ts'
import type { Planning } from '../drawing/diner.ts'
import type { DayFit } from '../fit.ts'
import type { Meal } from '../meals.ts'
import type { FoundDay, FoundWeek } from '../places.ts'
import { makeProposal } from '../proposals/make-proposal.ts'
import type { PlanProposal } from '../proposals/plan-proposal.ts'
import type { Template } from '../template.ts'
import { loosenedRanges } from './loosened-ranges.ts'
import { mendDish } from './mend-dishes.ts'
import { mendPortions } from './mend-portions.ts'
import type { Mending } from './mending.ts'
import { spanIn } from './mending-goal.ts'
import {
  daysOfSpan,
  type Eating,
  eatenOf,
  excessOfSpan,
  missOfSpan,
  type SpanTotals,
  totalsOfSpan,
} from './span.ts'

export type MendingWish = Readonly<{
  week: FoundWeek
  /** This day alone is brought into range; else the week. */
  dayNumber: number | undefined
  /** Today, in days of the plan. */
  fromDayNumber: number
  eating: Eating
  unshoppedDays: ReadonlySet<number>
  isReplaced: (dayNumber: number, meal: Meal) => boolean
}>

export type MendingProposal = Readonly<{
  proposal: PlanProposal
  before: SpanTotals
  after: SpanTotals
  /** What stays over or short, by macro; all 0 where the days come out. */
  left: Macros
}>

/** Quarters of a serving are coarse: what one round leaves, the next may find room for. */
const mostRounds = 3

/**
 * LIFE-5: brings a week, or a day, back into range as it was eaten: portions within each day's own ranges first, then days that make up
 * for others by at most 15 %, then dishes that aren't bought. Never complete days, locked dishes, or what is cooked.
 */
export function proposeMending(planning: Planning, template: Template, wish: MendingWish): MendingProposal {
  const { eating } = wish
  const strict = mendingFor(planning, wish)
  const floor = floorOf(planning)
  const loose = { ...strict, mayHold: (found: FoundDay) => loosenedRanges(eating.rangesOf(found), floor) }
  const last = wish.dayNumber === undefined ? loose : strict
  const inRange = mendAll(strict, template, mendPortions)
  const portioned = mendAll(last, inRange, mendPortions)
  const exchanged = mendOnce(last, portioned, mendDish)
  // Quarters of a serving leave something of each share.
  const after = mendOnce({ ...last, isShared: false }, exchanged, mendPortions)
  return proposalOf(strict, template, after)
}

function mendingFor(planning: Planning, wish: MendingWish): Mending {
  const { week, dayNumber, ...rest } = wish
  const span = daysOfSpan(week, dayNumber)
  const ahead = span.filter((found) => !found.day.isComplete && found.dayNumber >= wish.fromDayNumber)
  return { ...rest, planning, span, ahead, isShared: true, mayHold: wish.eating.rangesOf }
}

type Mend = (mending: Mending, template: Template, found: FoundDay) => Template

function mendAll(mending: Mending, template: Template, mend: Mend): Template {
  let current = template
  for (let round = 0; round < mostRounds; round += 1) {
    const before = current
    current = mendOnce(mending, before, mend)
    if (current === before) return current
  }
  return current
}

/** Day after day; a change that brings the span no nearer isn't made, whatever it does for its day. */
function mendOnce(mending: Mending, template: Template, mend: Mend): Template {
  return mending.ahead.reduce((current, found) => {
    const next = mend(mending, current, found)
    return missIn(mending, next) < missIn(mending, current) ? next : current
  }, template)
}

function missIn(mending: Mending, template: Template): number {
  return missOfSpan(totalsOfSpan(mending.eating, spanIn(mending, template)))
}

/** The least that a day may hold (PLAN-1). */
function floorOf({ diner: { answers } }: Planning): number {
  return leastTypedCalories(targetsOf(personOf(answers)), answers.gender)
}

function proposalOf(mending: Mending, before: Template, after: Template): MendingProposal {
  const { eating } = mending
  const fitOf = (found: FoundDay): DayFit => {
    const target = eating.rangesOf(found)
    const actual = eatenOf(eating, found)
    const deviation = deviationOf(actual, target)
    return { target, actual, deviation, inRange: deviation === 0 }
  }
  const totals = totalsOfSpan(eating, spanIn(mending, after))
  return {
    proposal: makeProposal(before, after, fitOf),
    before: totalsOfSpan(eating, spanIn(mending, before)),
    after: totals,
    left: excessOfSpan(totals),
  }
}
