import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../calendar/iso-date.ts'
import { weekdays } from '../../calendar/weekday.ts'
import type { LogEntry } from '../../food-log/log-entry.ts'
import { burger, coffee, foodExtra, logEntry, notCounted } from '../../food-log/testing/invented-log.ts'
import { meals } from '../../meals/meals.ts'
import { addMacros, type Macros, macroNames, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { dayOf } from '../testing/invented-template.ts'
import { eatenDay, eatenTotals, mealsNotCounted, mealsReplaced } from './eaten-day.ts'

const perServing = { calories: 500, fat: 40, netCarbs: 5, protein: 30 }
const macrosOf = () => perServing
/** Three meals. */
const day = dayOf('r')
const wednesday = '2026-03-04' as IsoDate

const expectSame = (some: Macros, others: Macros) => {
  for (const name of macroNames) expect(some[name]).toBeCloseTo(others[name], 6)
}

describe('eatenDay', () => {
  it('[LIFE-2] a meal that was out gives way to what was eaten instead', () => {
    const log = { entries: [logEntry()], extras: [] }
    expectSame(eatenTotals(day, wednesday, macrosOf, log), addMacros(scaleMacros(perServing, 2), burger))
  })

  it('[LIFE-3] two foods instead of one meal replace it once, and a snack replaces nothing', () => {
    const entries = [
      logEntry({ id: 'a' }),
      logEntry({ id: 'b' }),
      logEntry({ id: 'c', place: { kind: 'snack' } }),
    ]
    const { replaced, logged } = eatenDay(day, wednesday, macrosOf, { entries, extras: [] })
    expectSame(replaced, perServing)
    expectSame(logged, scaleMacros(burger, 3))
  })

  it('[LIFE-4] an extra counts on its weekdays, from its first day to its last', () => {
    const counted = (date: string, until?: string) =>
      eatenDay(day, date as IsoDate, macrosOf, {
        entries: [],
        extras: [foodExtra({ until: until as IsoDate | undefined })],
      }).extras
    expect(counted('2026-03-04')).toEqual(coffee)
    expect(counted('2026-03-05')).toEqual(noMacros)
    expect(counted('2026-02-25')).toEqual(noMacros)
    expect(counted('2026-03-04', '2026-03-04')).toEqual(coffee)
    expect(counted('2026-03-09', '2026-03-04')).toEqual(noMacros)
  })

  it('[LIFE-2] a meal that isn’t counted leaves the total without it, and is named until figures of it are known', () => {
    const log = { entries: [notCounted()], extras: [] }
    expectSame(eatenTotals(day, wednesday, macrosOf, log), scaleMacros(perServing, 2))
    expect([...mealsNotCounted(log.entries, wednesday)]).toEqual(['dinner'])
    const lunch = notCounted({ id: 'lunch', place: { kind: 'instead', meal: 'lunch' } })
    expect([...mealsNotCounted([notCounted(), lunch], wednesday)]).toEqual(['lunch', 'dinner'])
    expect(mealsNotCounted([notCounted(), logEntry({ id: 'known' })], wednesday).size).toBe(0)
  })

  it('[LIFE-9] law: eaten = planned − replaced + logged + extras, whatever was logged', () => {
    const place = fc.oneof(
      fc.constantFrom(...meals).map((meal) => ({ kind: 'instead' as const, meal })),
      fc.constantFrom(...meals).map((meal) => ({ kind: 'beside' as const, meal })),
      fc.constant({ kind: 'snack' as const }),
    )
    const amount = fc.integer({ min: 0, max: 900 })
    const figures = fc.record({ calories: amount, fat: amount, netCarbs: amount, protein: amount })
    const date = fc.constantFrom(wednesday, '2026-03-05' as IsoDate)
    const entry = fc.record({ id: fc.uuid(), date, place, figures }).map((own) => logEntry(own))
    const extra = fc
      .record({ id: fc.uuid(), figures, weekdays: fc.subarray([...weekdays]) })
      .map((own) => foodExtra(own))
    fc.assert(
      fc.property(fc.array(entry), fc.array(extra), (entries, extras) => {
        expectSame(
          eatenTotals(day, wednesday, macrosOf, { entries, extras }),
          reckonedByHand(
            entries,
            extras.filter((one) => one.weekdays.includes('wednesday')),
          ),
        )
      }),
    )
  })
})

/** Meal by meal: what stands in the plan, or what was eaten instead of it. */
function reckonedByHand(entries: readonly LogEntry[], extras: readonly { figures: Macros }[]): Macros {
  const today = entries.filter(({ date }) => date === wednesday)
  const out = mealsReplaced(entries, wednesday)
  const fromPlan = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => !out.has(meal))
  const parts = [...fromPlan.map(() => perServing), ...[...today, ...extras].map((one) => one.figures)]
  return parts.reduce(addMacros, noMacros)
}
