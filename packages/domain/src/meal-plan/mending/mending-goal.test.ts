import { describe, expect, it } from 'vitest'
import { addMacros, eachMacro, type Macros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { dayTotals } from '../fit.ts'
import { findWeek } from '../places.ts'
import { dayAt } from '../testing/invented-template.ts'
import { goalFor, missOfTotals } from './mending-goal.ts'
import { daysOfSpan } from './span.ts'

const kitchen = inventedKitchen()
const macrosOf = (id: string): Macros => kitchen.dish(id)?.perServing ?? noMacros
const template = drawnTemplate()
const span = daysOfSpan(findWeek(template, dayAt(template, 1))!, undefined)
const plannedOf = (dayNumber: number) => dayTotals(span[dayNumber - 1]!.day, macrosOf)
/** Each day holds what is planned, give or take a tenth of a gram. */
const rangesOf = ({ dayNumber }: { dayNumber: number }): MacroRanges => {
  const planned = plannedOf(dayNumber)
  return eachMacro((name) => ({ minimum: planned[name], maximum: planned[name] }))
}
const over = { calories: 1000, fat: 80, netCarbs: 40, protein: 30 }

/** Of the fifth of seven days; days 4 to 7 are ahead. */
function goalWith(offset: Macros, isShared: boolean) {
  const eating = { macrosOf, rangesOf, offsets: new Map([[1, offset]]) }
  const goal = goalFor({ eating, span, ahead: span.slice(3), isShared }, template, span[4]!)!
  return { goal, asked: addMacros(goal.totals, scaleMacros(plannedOf(5), -1)) }
}

describe('goalFor', () => {
  it.each([
    ['over', over, true, -1 / 3],
    ['short', scaleMacros(over, -1), true, 1 / 3],
    ['over', over, false, -1],
  ] as const)(
    '[LIFE-5] of what is %s, a day takes its share of the days from it on, or all that is left',
    (_, offset, isShared, share) => {
      const { goal, asked } = goalWith(offset, isShared)
      for (const name of ['calories', 'fat', 'netCarbs', 'protein'] as const)
        expect(asked[name]).toBeCloseTo(share * over[name], 6)
      expect(goal.out.size).toBe(4)
    },
  )

  it('[LIFE-5] is none where the span comes out', () => {
    const eating = { macrosOf, rangesOf, offsets: new Map() }
    expect(goalFor({ eating, span, ahead: span, isShared: true }, template, span[4]!)).toBeUndefined()
  })

  it('[HELD-3] whatever the span gains, a day in range can’t leave it', () => {
    const { goal } = goalWith(over, true)
    expect(missOfTotals(goal, plannedOf(5))).toBeLessThan(Number.POSITIVE_INFINITY)
    expect(missOfTotals(goal, goal.totals)).toBe(Number.POSITIVE_INFINITY)
  })
})
