import { describe, expect, it } from 'vitest'
import type { EaterId } from '../onboarding/questionnaire.ts'
import { changedDays } from './changed-days.ts'
import { clearSlot } from './operations/clear-slot.ts'
import { lockItem } from './operations/lock-item.ts'
import { replaceItem } from './operations/replace-item.ts'
import { withAbsent } from './table/absent.ts'
import { withGuests } from './table/guests.ts'
import type { Day, Template, Week } from './template.ts'
import { dayAt, generatedTemplate, itemAt, made, slotAt, templateOf } from './testing/invented-template.ts'

/** The lunch of each even day is the dinner of the day before. */
const whole = generatedTemplate()
const [before] = whole.weeks as readonly [Week]
const changedIn = ({ weeks }: Template, options = {}) => numbersOf(changedDays(before, weeks[0]!, options))
const numbersOf = (ids: readonly string[]) =>
  ids.map((id) => before.days.findIndex((day) => day.id === id) + 1)
const withDay = (dayNumber: number, change: (day: Day) => Day): Week => {
  return { ...before, days: before.days.map((day, at) => (at === dayNumber - 1 ? change(day) : day)) }
}
const inviteTo = (dayNumber: number, meal: 'lunch' | 'breakfast') =>
  withDay(dayNumber, (day) => withGuests(day, itemAt(whole, dayNumber, meal).id, { adults: 2, children: 0 }))

describe('changedDays', () => {
  it('[API-3] are none of the same week, nor of one that was read again', () => {
    expect(changedDays(before, before)).toEqual([])
    const [cooked] = templateOf(['rrrkcs.']).weeks
    expect(changedDays(cooked!, structuredClone(cooked!))).toEqual([])
    expect(changedDays(before, { ...before, id: 'another' })).toEqual([])
  })

  it('[API-3] are those that are otherwise than before', () => {
    expect(changedIn(made(lockItem(whole, slotAt(whole, 3, 'breakfast'))))).toEqual([3])
    expect(changedIn(made(clearSlot(whole, slotAt(whole, 7, 'dinner'))))).toEqual([7])
  })

  it('[LEFT-3] are the days that cook what another day eats no more, or eats now', () => {
    const without = withDay(2, (day) => ({ ...day, items: day.items.filter(({ meal }) => meal !== 'lunch') }))
    expect(numbersOf(changedDays(before, without))).toEqual([1, 2])
    expect(numbersOf(changedDays(without, before))).toEqual([1, 2])
    const moved = {
      ...without,
      days: without.days.map((day, at) =>
        at === 2 ? { ...day, items: [...day.items, itemAt(whole, 2, 'lunch')] } : day,
      ),
    }
    expect(numbersOf(changedDays(before, moved))).toEqual([1, 2, 3])
  })

  it('[TOG-2] [TOG-3] are the days that cook for one at whose meals others eat along now', () => {
    expect(numbersOf(changedDays(before, inviteTo(2, 'lunch')))).toEqual([1, 2])
    expect(numbersOf(changedDays(inviteTo(2, 'lunch'), before))).toEqual([1, 2])
    expect(numbersOf(changedDays(before, inviteTo(1, 'breakfast')))).toEqual([1])
    const absent = withDay(2, (day) => withAbsent(day, itemAt(whole, 2, 'breakfast').id, ['anna' as EaterId]))
    expect(numbersOf(changedDays(before, absent))).toEqual([1, 2])
  })

  it('[TOG-3] are these, too, where portions follow from all that stands on a day', () => {
    const replaced = made(
      replaceItem(whole, slotAt(whole, 2, 'breakfast'), { recipeId: 'stew', servings: 1 }),
    )
    expect(changedIn(replaced)).toEqual([2])
    expect(changedIn(replaced, { followsDays: true })).toEqual([1, 2])
    expect(dayAt(replaced, 2).dayId).toBe(before.days[1]!.id)
  })
})
