import type { Meal } from '../../meals/meals.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, type Macros, macroNames, scaleMacros } from '../../nutrition/macros.ts'
import type { Planning } from '../drawing/diner.ts'
import type { DayFit } from '../fit.ts'
import { type Helping, isFilled } from '../item.ts'
import { allItems, type FoundDay, type FoundWeek, findDay, placeOfDay } from '../places.ts'
import { makeProposal } from '../proposals/make-proposal.ts'
import type { PlanProposal } from '../proposals/plan-proposal.ts'
import type { Template } from '../template.ts'
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
  /** The meal is over, or something else was eaten instead. */
  isEaten: (dayNumber: number, meal: Meal) => boolean
}>

export type MendingProposal = Readonly<{
  proposal: PlanProposal
  before: SpanTotals
  after: SpanTotals
  /** What stays over or short, by macro; all 0 where the days come out. */
  left: Macros
  /** Nothing else is worth proposing, and this serves more of a dish than is bought. */
  buysMore?: true
}>

/** Quarters of a serving are coarse: what one round leaves, the next may find room for. */
const mostRounds = 3

/** HELD-3: less than this of what is out is no change that a person would call better. */
const leastFelt: Macros = { calories: 30, fat: 3, netCarbs: 3, protein: 3 }
const leastShareGone = 0.1

/**
 * LIFE-5: brings a week, or a day, back into range as it was eaten: portions first, then dishes that aren't bought. Never complete days,
 * locked dishes, or what is cooked. Where nothing else is worth it, more of what is bought already. HELD-3: no day leaves its own ranges for it, and what gains too little isn't proposed.
 */
export function proposeMending(planning: Planning, template: Template, wish: MendingWish): MendingProposal {
  const mending = mendingFor(planning, template, wish)
  const portioned = mendAll(mending, template, mendPortions)
  const exchanged = mendOnce(mending, portioned, mendDish)
  // Quarters of a serving leave something of each share.
  const mended = mendOnce({ ...mending, isShared: false }, exchanged, mendPortions)
  if (isWorthIt(mending, template, mended)) return proposalOf(mending, template, mended)
  const buying = { ...mending, mayBuyMore: true }
  const more = mendOnce({ ...buying, isShared: false }, mendAll(buying, template, mendPortions), mendPortions)
  if (!isWorthIt(mending, template, more)) return proposalOf(mending, template, template)
  return { ...proposalOf(mending, template, more), buysMore: true }
}

function mendingFor(planning: Planning, template: Template, wish: MendingWish): Mending {
  const { week, dayNumber, ...rest } = wish
  const span = daysOfSpan(week, dayNumber)
  const ahead = span.filter((found) => !found.day.isComplete && found.dayNumber >= wish.fromDayNumber)
  return {
    ...rest,
    ...feltIn(template, span, wish.eating),
    planning,
    span,
    ahead,
    isShared: true,
    mayBuyMore: false,
  }
}

type Felt = Pick<Mending, 'isFelt' | 'isDayFelt'>

/** Of a step in either direction, since one dish may make room for another; the day as a whole has to come nearer by as much. */
function feltIn(template: Template, span: readonly FoundDay[], eating: Eating): Felt {
  const excess = excessOfSpan(totalsOfSpan(eating, span))
  const out = macroNames.filter((name) => excess[name] !== 0)
  const helpings = new Map(
    allItems(template).flatMap(({ item }) => (isFilled(item) ? [[item.id, item] as const] : [])),
  )
  const totalOf = ({ recipeId, servings }: Helping) => scaleMacros(eating.macrosOf(recipeId), servings)
  const eaten = new Map(span.map((found) => [found.dayNumber, eatenOf(eating, found)]))
  return {
    isFelt: (id, helping) => {
      const now = helpings.get(id)
      if (!now || (now.recipeId === helping.recipeId && now.servings === helping.servings)) return true
      const gone = addMacros(totalOf(now), scaleMacros(totalOf(helping), -1))
      return out.some((name) => Math.abs(gone[name]) >= leastFelt[name])
    },
    isDayFelt: (found) => {
      const gone = addMacros(eaten.get(found.dayNumber)!, scaleMacros(eatenOf(eating, found), -1))
      return out.some((name) => Math.sign(excess[name]) * gone[name] >= leastFelt[name])
    },
  }
}

function isWorthIt(mending: Mending, before: Template, after: Template): boolean {
  const inRange = (template: Template) =>
    spanIn(mending, template).filter((found) => fitAsEaten(mending.eating, found).inRange).length
  const gone = missIn(mending, before) - missIn(mending, after)
  return inRange(after) > inRange(before) || gone >= leastShareGone * missIn(mending, before)
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
    const changed = findDay(next, placeOfDay(found))
    const isNearer = missIn(mending, next) < missIn(mending, current)
    return isNearer && changed && mending.isDayFelt(changed) ? next : current
  }, template)
}

function missIn(mending: Mending, template: Template): number {
  return missOfSpan(totalsOfSpan(mending.eating, spanIn(mending, template)))
}

function proposalOf(mending: Mending, before: Template, after: Template): MendingProposal {
  const { eating } = mending
  const fitOf = (found: FoundDay) => fitAsEaten(eating, found)
  const totals = totalsOfSpan(eating, spanIn(mending, after))
  return {
    proposal: makeProposal(before, after, fitOf),
    before: totalsOfSpan(eating, spanIn(mending, before)),
    after: totals,
    left: excessOfSpan(totals),
  }
}

function fitAsEaten(eating: Eating, found: FoundDay): DayFit {
  const target = eating.rangesOf(found)
  const actual = eatenOf(eating, found)
  const deviation = deviationOf(actual, target)
  return { target, actual, deviation, inRange: deviation === 0 }
}
