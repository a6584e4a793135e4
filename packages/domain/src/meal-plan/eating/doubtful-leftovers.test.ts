import { expect, it } from 'vitest'
import type { IsoDate } from '../../calendar/iso-date.ts'
import type { LogEntry } from '../../food-log/log-entry.ts'
import { logEntry } from '../../food-log/testing/invented-log.ts'
import type { Meal } from '../../meals/meals.ts'
import { completeDay } from '../operations/complete-day.ts'
import { dateOfDay, type Template } from '../template.ts'
import { dayAt, foundAt, generatedTemplate, made } from '../testing/invented-template.ts'
import { doubtfulLeftovers, isMealOut } from './doubtful-leftovers.ts'

/** The dinner of day 1 is eaten again for lunch on day 2, that of day 3 on day 4. */
const drawn = generatedTemplate()
const out = (dayNumber: number, meal: Meal, own: Partial<LogEntry> = {}) =>
  logEntry({
    id: `${dayNumber}-${meal}`,
    date: dateOfDay(drawn, dayNumber),
    place: { kind: 'instead', meal },
    ...own,
  })
const doubts = (entries: LogEntry[], template: Template = drawn, dayNumber = 1) => {
  const today: IsoDate = dateOfDay(template, dayNumber)
  return doubtfulLeftovers(template, foundAt(template, 1, 'dinner'), { entries, today }).map(
    ({ cooking, leftovers, instead }) => ({
      cooking: `${cooking.item.meal} ${cooking.dayNumber}`,
      leftovers: leftovers.map(({ item, dayNumber: on }) => `${item.meal} ${on}`),
      instead: instead.map(({ id }) => id),
    }),
  )
}
const asked = { cooking: 'dinner 1', leftovers: ['lunch 2'], instead: ['1-dinner'] }

it('[LIFE-2] what is to be eaten again of a dinner that was something else is in doubt, and nothing besides', () => {
  expect(doubts([])).toEqual([])
  expect(doubts([out(1, 'dinner')])).toEqual([asked])
  expect(doubts([out(1, 'lunch'), out(2, 'dinner')])).toEqual([])
  expect(doubts([out(1, 'dinner', { place: { kind: 'beside', meal: 'dinner' } })])).toEqual([])
})

it('[LIFE-2] also once the day of the dinner is complete', () => {
  const complete = made(completeDay(drawn, dayAt(drawn, 1)))
  expect(doubts([out(1, 'dinner')], complete, 2)).toEqual([asked])
})

it('[LIFE-2] is asked once: not where the person said that it is cooked, nor where they ate of the dish', () => {
  expect(doubts([out(1, 'dinner', { keepsLeftovers: true })])).toEqual([])
  const ofIt = { kind: 'recipe', recipeId: 'drawn-1-dinner', servings: 0.5 } as const
  expect(doubts([out(1, 'dinner', { source: ofIt })])).toEqual([])
})

it('[LIFE-2] is over with the leftover: eaten, gone by, or out too', () => {
  const first = made(completeDay(drawn, dayAt(drawn, 1)))
  expect(doubts([out(1, 'dinner')], made(completeDay(first, dayAt(first, 2))), 2)).toEqual([])
  expect(doubts([out(1, 'dinner')], drawn, 3)).toEqual([])
  expect(doubts([out(1, 'dinner'), out(2, 'lunch')])).toEqual([])
})

it('[LIFE-2] a meal is out where something stands in its place', () => {
  const at = (meal: Meal) => isMealOut(drawn, foundAt(drawn, 1, meal), [out(1, 'dinner')])
  expect([at('dinner'), at('lunch')]).toEqual([true, false])
})
