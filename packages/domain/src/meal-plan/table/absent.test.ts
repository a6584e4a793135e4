import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../calendar/iso-date.ts'
import { weekdays } from '../../calendar/weekday.ts'
import type { Eater, Questionnaire } from '../../onboarding/questionnaire.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import { avoidancesOfDiner } from '../drawing/diner.ts'
import { makeDrawRequest } from '../drawing/make-draw-request.ts'
import { mealOnWeekday } from '../drawing/slot-on-weekday.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import {
  absentCompany,
  bringBackCompany,
  companyChanges,
  mealsWithReturn,
} from '../history/company-changes.ts'
import { type FilledItem, isFilled } from '../item.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { completeDay } from '../operations/complete-day.ts'
import { setAbsent } from '../operations/set-absent.ts'
import { setGuests } from '../operations/set-guests.ts'
import { allItems, type FoundItem, findById, findSlot, placeOf } from '../places.ts'
import { calendarOf, type Template } from '../template.ts'
import { regenerateTemplate } from '../template-operations/regenerate-template.ts'
import { dayAt, made } from '../testing/invented-template.ts'
import { absentAt, listAbsences } from './absent.ts'
import { guestsAt } from './guests.ts'
import { tableOf } from './table.ts'

const kitchen = inventedKitchen()
const drawn = drawnTemplate()
const allWeek = { breakfast: weekdays, lunch: weekdays, dinner: weekdays }
const noAvoids = { diets: [], exclusions: [], avoidedFoods: [] }
const jo: Eater = { id: 'jo', name: 'Jo', share: 0.5, sharedOn: allWeek, avoids: noAvoids }
const kim: Eater = {
  ...{ id: 'kim', name: 'Kim', sharedOn: allWeek, avoids: { ...noAvoids, exclusions: ['fish'] } },
  answers: { ...fullQuestionnaire, mode: 'own' as const, meals: {} },
}
const answers: Questionnaire = { ...fullQuestionnaire, people: 1, table: { version: 1, eaters: [jo, kim] } }
const filled = allItems(drawn).filter(({ item }) => isFilled(item) && item.meal !== 'dessert')
const dinner = filled.find(({ item }) => item.meal === 'dinner')!
const leaveOut = (template: Template, slot: FoundItem, eaters: readonly string[], isAllDay = false) =>
  setAbsent(template, { ...placeOf(slot), eaters, isAllDay })
const platesIn = (template: Template, { item }: FoundItem) =>
  tableOf(template, answers, kitchen).platesOf(findById(template, item.id)!.item as FilledItem)
const names = (template: Template, slot: FoundItem) =>
  platesIn(template, slot)
    .map(({ eater }) => eater.name)
    .toSorted()

describe('a person of the table who isn’t at a meal', () => {
  it('[TOG-3] has no plate of it and isn’t cooked for; all other meals stay', () => {
    const template = made(leaveOut(drawn, dinner, ['jo']))
    const [before, after] = [drawn, template].map((one) => tableOf(one, answers, kitchen))
    for (const slot of filled) {
      const item = slot.item as FilledItem
      const isIt = item.id === dinner.item.id
      expect(names(template, slot)).toEqual(isIt ? ['Kim'] : ['Jo', 'Kim'])
      expect(after!.absentFrom(item).map(({ id }) => id)).toEqual(isIt ? ['jo'] : [])
      const less = isIt ? jo.share * item.servings : 0
      expect(after!.servedOf(item)[0]!.servings).toBeCloseTo(before!.servedOf(item)[0]!.servings - less, 9)
    }
  })

  it('[TOG-3] with needs of their own is judged by the meals of the day that they are at', () => {
    const template = made(leaveOut(drawn, dinner, ['kim']))
    const [fit] = tableOf(template, answers, kitchen).fitsOf(findById(template, dinner.item.id)!.day)
    expect(fit!.part.least).toBeLessThan(1)
    const alone = made(leaveOut(drawn, dinner, ['kim'], true))
    expect(tableOf(alone, answers, kitchen).fitsOf(findById(alone, dinner.item.id)!.day)).toEqual([])
  })

  it('[TOG-3] may be out all day, and belongs to the meal whatever dish comes to stand there', () => {
    const template = made(leaveOut(drawn, dinner, ['jo', 'jo'], true))
    const { day } = findById(template, dinner.item.id)!
    for (const { id, meal } of day.items) expect(absentAt(day, id)).toEqual(meal === 'dessert' ? [] : ['jo'])
    const cleared = made(clearSlot(template, placeOf(dinner)))
    expect(absentAt(findById(cleared, dinner.item.id)!.day, dinner.item.id)).toEqual(['jo'])
    expect(made(leaveOut(template, dinner, [], true))).toEqual(drawn)
    expect(made(leaveOut(template, dinner, ['jo'], true))).toBe(template)
  })

  it('[TOG-3] is told neither of a complete day nor of a slot where nothing stands', () => {
    const reason = (outcome: ReturnType<typeof setAbsent>) => !outcome.ok && outcome.reason.because
    const eaten = made(completeDay(drawn, dayAt(drawn, 1)))
    expect(reason(leaveOut(eaten, filled.find(({ dayNumber }) => dayNumber === 1)!, ['jo']))).toBe(
      'day-complete',
    )
    const open = made(clearSlot(drawn, placeOf(dinner)))
    expect(reason(leaveOut(open, dinner, ['jo']))).toBe('slot-empty')
  })

  it('[TOG-3] [LIFE-8] is as before once the change is taken back, and who is back is known', () => {
    const anyChange = fc.record({
      at: fc.nat(),
      eaters: fc.subarray(['jo', 'kim']),
      isAllDay: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 3 }), anyChange, (earlier, change) => {
        const put = (now: Template, { at, eaters, isAllDay }: typeof change) =>
          made(leaveOut(now, filled[at % filled.length]!, eaters, isAllDay))
        const before = earlier.reduce(put, drawn)
        const after = put(before, change)
        const changes = companyChanges(before, after, absentCompany)
        const back = changes.length === 0 ? after : made(bringBackCompany(after, changes, absentCompany))
        expect(back).toEqual(before)
        for (const id of mealsWithReturn(changes)) {
          const [old, now] = [before, after].map((one) => absentAt(findById(one, id)!.day, id))
          expect(old!.some((one) => !now!.includes(one))).toBe(true)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('[TOG-3] isn’t asked when a dish is chosen for the meal, and nothing is planned for them there', () => {
    const diner = { ...anyDiner, answers: { ...anyDiner.answers, table: answers.table } }
    const template = made(leaveOut(drawn, dinner, ['kim']))
    const avoidedAt = (one: Template) =>
      avoidancesOfDiner(diner, mealOnWeekday(one, findById(one, dinner.item.id)!)).exclusions
    expect(avoidedAt(drawn)).toContain('fish')
    expect(avoidedAt(template)).toEqual(avoidancesOfDiner(diner).exclusions)
    const request = (one: Template) =>
      makeDrawRequest(diner, [], {
        ...{ calendar: calendarOf(one), absences: listAbsences(one), kept: [], seed: 'a' },
      }).table!
    const day = dinner.dayNumber - 1
    const [seated, left] = [request(drawn)[1]!, request(template)[1]!]
    expect(seated.sharedDays.dinner).toContain(day)
    expect(left.sharedDays.dinner).toEqual(seated.sharedDays.dinner.filter((one) => one !== day))
    expect(left.sharedDays.lunch).toEqual(seated.sharedDays.lunch)
    expect(left.needs!.rangesOn[day]!.calories.maximum).toBeLessThan(
      seated.needs!.rangesOn[day]!.calories.maximum,
    )
    expect(request(template)[0]).toEqual(request(drawn)[0])
  })

  it('[TOG-2] [TOG-3] [PLAN-6] stays out on the same date of a new plan, and guests come to it', () => {
    const last = filled.findLast(({ item }) => item.meal === 'dinner')!
    const invited = made(setGuests(drawn, { ...placeOf(last), adults: 2, children: 1 }))
    const old = made(leaveOut(invited, last, ['jo']))
    for (const days of [0, 1]) {
      const startDate = addDays(old.startDate, days)
      const draft = { id: 'new', createdAt: '2026-01-01T00:00:00Z', startDate, mode: 'own' as const }
      let ids = 0
      const next = made(regenerateTemplate(old, draft, () => `new ${++ids}`))
      const slot = findSlot(next, last.dayNumber - days, 'dinner')!
      expect(absentAt(slot.day, slot.item.id)).toEqual(['jo'])
      expect(guestsAt(slot.day, slot.item.id)).toEqual({ adults: 2, children: 1 })
    }
  })
})
