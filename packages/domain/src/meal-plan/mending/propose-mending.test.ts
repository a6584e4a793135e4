import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Macros, noMacros } from '../../nutrition/macros.ts'
import { middleOf } from '../../nutrition/ranges.ts'
import { leastTypedCalories, targetsOf } from '../../nutrition/targets.ts'
import { personOf } from '../../onboarding/person-of.ts'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { dayTotals } from '../fit.ts'
import { isFilled } from '../item.ts'
import type { Meal } from '../meals.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { allItems, findWeek, placeOf } from '../places.ts'
import { takeProposal } from '../proposals/take-proposal.ts'
import type { Template } from '../template.ts'
import { dayAt, made } from '../testing/invented-template.ts'
import { faultsOf } from '../testing/plan-faults.ts'
import { mostMadeUp } from './loosened-ranges.ts'
import { type MendingWish, proposeMending } from './propose-mending.ts'
import { missOfSpan } from './span.ts'

const kitchen = inventedKitchen()
const planning = { kitchen, diner: anyDiner }
const ranges = rangesOf(anyDiner.answers)
const target = middleOf(ranges.calories)
const floor = leastTypedCalories(targetsOf(personOf(anyDiner.answers)), anyDiner.answers.gender)
const macrosOf = (id: string): Macros => kitchen.dish(id)?.perServing ?? noMacros
const drawn = drawnTemplate(planning)
/** Burger and fries beside the plan. */
const dinnerOut: Macros = { calories: 650, fat: 42, netCarbs: 30, protein: 25 }

type Told = Partial<Omit<MendingWish, 'eating'>> & { offsets?: ReadonlyMap<number, Macros> }
function mend(template: Template, { offsets = new Map(), ...told }: Told = {}) {
  return proposeMending(planning, template, {
    week: findWeek(template, dayAt(template, 1))!,
    dayNumber: undefined,
    fromDayNumber: 1,
    eating: { macrosOf, rangesOf: () => ranges, offsets },
    unshoppedDays: new Set(Array.from({ length: 28 }, (_, at) => at + 1)),
    isReplaced: () => false,
    ...told,
  })
}
const changedDays = ({ proposal }: ReturnType<typeof mend>) =>
  proposal.meals.map(({ dayNumber }) => dayNumber)

describe('proposeMending', () => {
  it('[LIFE-5] changes nothing where the week comes out', () => {
    const { proposal, left } = mend(drawn)
    expect([proposal, left]).toEqual([{ meals: [], days: [] }, noMacros])
  })

  it('[LIFE-5] an evening out is made up for by the days after it, and the week comes out', () => {
    const outcome = mend(drawn, { offsets: new Map([[2, dinnerOut]]), fromDayNumber: 3 })
    expect(missOfSpan(outcome.before)).toBeGreaterThan(0)
    expect(outcome.left.calories).toBe(0)
    expect(Math.min(...changedDays(outcome))).toBeGreaterThanOrEqual(3)
    expect(Math.max(...changedDays(outcome))).toBeLessThanOrEqual(7)
  })

  it('[LIFE-5] on the day alone, only its own meals change', () => {
    const snack = { calories: 250, fat: 22, netCarbs: 2, protein: 8 }
    const outcome = mend(drawn, { offsets: new Map([[3, snack]]), dayNumber: 3 })
    expect(new Set(changedDays(outcome))).toEqual(new Set([3]))
    expect(missOfSpan(outcome.after)).toBeLessThan(missOfSpan(outcome.before))
  })

  it('[LIFE-5] portions first: dishes stay while servings do', () => {
    const little = { calories: 160, fat: 14, netCarbs: 2, protein: 6 }
    const { proposal } = mend(drawn, { offsets: new Map([[1, little]]), fromDayNumber: 2 })
    for (const { before, after } of proposal.meals) expect(after.recipeId).toBe(before.recipeId)
  })

  it('[LIFE-5] what is bought isn’t served more of, and no other dish comes in its place', () => {
    const missed = { calories: -1500, fat: -110, netCarbs: -15, protein: -90 }
    const offsets = new Map([[1, missed]])
    const bought = mend(drawn, { offsets, fromDayNumber: 2, unshoppedDays: new Set<number>() })
    for (const { before, after } of bought.proposal.meals) {
      expect(after.recipeId).toBe(before.recipeId)
      expect(after.servings).toBeLessThanOrEqual(before.servings)
    }
  })

  it('[LIFE-5] says what stays over, when nothing ahead can change', () => {
    const offsets = new Map([[7, dinnerOut]])
    const { proposal, left } = mend(drawn, { offsets, fromDayNumber: 8 })
    expect(proposal.meals).toEqual([])
    expect(left.netCarbs + left.calories).toBeGreaterThan(0)
  })

  it('[LIFE-5] a meal that something else was eaten instead of keeps its servings', () => {
    const isReplaced = (dayNumber: number, meal: Meal) => dayNumber === 3 && meal === 'dinner'
    const outcome = mend(drawn, { offsets: new Map([[3, dinnerOut]]), dayNumber: 3, isReplaced })
    expect(outcome.proposal.meals.map(({ meal }) => meal)).not.toContain('dinner')
  })
})

const macro = fc.integer({ min: -60, max: 90 })
const offset = fc
  .record({ fat: macro, netCarbs: macro, protein: macro })
  .map((grams): Macros => ({ ...grams, calories: 9 * grams.fat + 4 * grams.netCarbs + 4 * grams.protein }))
const story = fc.record({
  offsets: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), offset), {
    selector: ([day]) => day,
    minLength: 1,
    maxLength: 3,
  }),
  completeDays: fc.integer({ min: 0, max: 5 }),
  locked: fc.integer({ min: 0, max: 27 }),
  unshoppedFrom: fc.integer({ min: 1, max: 8 }),
  isDay: fc.boolean(),
})

describe('any mending', { timeout: 60_000 }, () => {
  it('[LIFE-5] is never worse by the metric, and leaves complete days, locked dishes and the floor', () => {
    fc.assert(
      fc.property(story, ({ offsets, completeDays, locked, unshoppedFrom, isDay }) => {
        const first = Array.from({ length: completeDays }, (_, at) => at + 1)
        const eaten = first.reduce(
          (template, day) => made(completeDay(template, dayAt(template, day))),
          drawn,
        )
        const slot = allItems(eaten)[locked]!
        const lock = isFilled(slot.item) ? lockItem(eaten, placeOf(slot)) : undefined
        const template = lock?.ok ? lock.template : eaten
        const unshoppedDays = new Set(first.concat(8).map((_, at) => at + unshoppedFrom))
        const fromDayNumber = completeDays + 1
        const outcome = mend(template, {
          week: findWeek(template, dayAt(template, 1))!,
          offsets: new Map(offsets),
          fromDayNumber,
          unshoppedDays,
          dayNumber: isDay ? fromDayNumber : undefined,
        })
        expect(missOfSpan(outcome.after)).toBeLessThanOrEqual(missOfSpan(outcome.before))
        const taken = made(takeProposal(planning, template, outcome.proposal.meals))
        expect(taken.weeks.flatMap(faultsOf)).toEqual([])
        expect(taken.weeks[0]!.days.slice(0, completeDays)).toEqual(
          template.weeks[0]!.days.slice(0, completeDays),
        )
        for (const { dayNumber, itemId } of outcome.proposal.meals) {
          expect(dayNumber).toBeGreaterThanOrEqual(fromDayNumber)
          expect(itemId).not.toBe(lock?.ok ? slot.item.id : undefined)
        }
        const offsetsByDay = new Map(offsets)
        for (const { dayNumber, before, after } of outcome.proposal.days) {
          const least = Math.min(
            before.actual.calories,
            ranges.calories.minimum,
            Math.max((1 - mostMadeUp) * target, floor),
          )
          expect(after.actual.calories).toBeGreaterThan(least - 1)
          const planned = dayTotals(taken.weeks[0]!.days[dayNumber - 1]!, macrosOf)
          const own = offsetsByDay.get(dayNumber)?.calories ?? 0
          expect(after.actual.calories).toBeCloseTo(planned.calories + own, 3)
        }
      }),
      { numRuns: 60 },
    )
  })
})
