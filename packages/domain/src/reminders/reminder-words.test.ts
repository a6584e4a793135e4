import { describe, expect, it } from 'vitest'
import { usualMealTimes } from '../account/meal-times.ts'
import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import type { FeedPlan } from '../calendar-feed/feed-events.ts'
import { findSlot, placeOf } from '../meal-plan/places.ts'
import { servedTo } from '../meal-plan/table/served.ts'
import { type Day, dateOfDay, type Template } from '../meal-plan/template.ts'
import { generatedTemplate } from '../meal-plan/testing/invented-template.ts'
import type { PlannedReminder } from './planned-reminders.ts'
import { cookingMinutesOf, type ReminderFacts, reminderWords } from './reminder-words.ts'

const template = generatedTemplate()
const recipe = { prepMinutes: 10, cookMinutes: 20, servings: 2 }
const planOf = (of: Template): FeedPlan => ({
  template: of,
  planKey: 'plan',
  keepsDaysOf: () => 3,
  servedOf: servedTo(1),
  platesOf: () => [],
  dishOf: (recipeId) => ({ title: recipeId, recipe }),
  shops: [
    { weekIndex: 0, shop: 1, date: dateOfDay(of, 1), openRows: 23 },
    { weekIndex: 1, shop: 1, date: dateOfDay(of, 8), openRows: 0 },
  ],
})
const factsOf = (of: Template = template, own: Partial<ReminderFacts> = {}): ReminderFacts => ({
  plan: planOf(of),
  mealTimes: usualMealTimes,
  thawsFor: () => [],
  hasWeighedIn: () => false,
  ...own,
})
const reminderOf = (kind: PlannedReminder['kind'], date: IsoDate, meal?: PlannedReminder['meal']) => {
  return { kind, date, at: new Date(0), ...(meal && { meal }) }
}
const changeDay = (dayNumber: number, change: (day: Day) => Day): Template => ({
  ...template,
  weeks: template.weeks.map((week, weekIndex) => ({
    ...week,
    days: week.days.map((day, index) => (weekIndex * 7 + index + 1 === dayNumber ? change(day) : day)),
  })),
})
const dayOne = dateOfDay(template, 1)

describe('[DOOR-3] what a reminder says', () => {
  it('to cook: what, for how long, and when it is eaten', () => {
    expect(reminderWords(reminderOf('cook', dayOne, 'dinner'), factsOf())).toEqual({
      title: 'Cook dinner now',
      text: 'drawn-1-dinner: 30 minutes, to eat at 19:00.',
      place: placeOf(findSlot(template, 1, 'dinner')!),
    })
  })

  it('[TOG-3] to cook: and what is for some at the table alone', () => {
    const own = { recipeId: 'salmon', servings: 1 }
    const kim = { id: 'kim', name: 'Kim', share: 1, sharedOn: { breakfast: [], lunch: [], dinner: [] } }
    const eater = { ...kim, avoids: { diets: [], exclusions: [], avoidedFoods: [] } }
    const plan: FeedPlan = {
      ...planOf(template),
      platesOf: () => [{ eater, helpings: [], own: [own] }],
      servedOf: (item) => [...servedTo(1)(item), own],
    }
    expect(reminderWords(reminderOf('cook', dayOne, 'dinner'), factsOf(template, { plan }))?.text).toBe(
      'drawn-1-dinner. For Kim alone: salmon: 40 minutes, to eat at 19:00.',
    )
  })

  it('nothing of a leftover, nor of a day that is complete', () => {
    expect(reminderWords(reminderOf('cook', dateOfDay(template, 2), 'lunch'), factsOf())).toBeUndefined()
    const eaten = changeDay(1, (day) => ({ ...day, isComplete: true }))
    expect(reminderWords(reminderOf('cook', dayOne, 'dinner'), factsOf(eaten))).toBeUndefined()
    expect(cookingMinutesOf(planOf(eaten))(dayOne)).toEqual([])
    expect(cookingMinutesOf(planOf(template))(dayOne)).toContainEqual({ meal: 'dinner', minutes: 30 })
  })

  it('to thaw: what the next day needs, and nothing where that is nothing', () => {
    const thawsFor = (date: IsoDate) => (date === dateOfDay(template, 2) ? ['salmon', 'beef'] : [])
    expect(reminderWords(reminderOf('thaw', dayOne), factsOf(template, { thawsFor }))).toMatchObject({
      text: 'From the freezer into the fridge: salmon, beef.',
    })
    expect(
      reminderWords(reminderOf('thaw', dateOfDay(template, 3)), factsOf(template, { thawsFor })),
    ).toBeUndefined()
  })

  it('[TOG-1] to thaw: also a portion that was frozen, beside what is cooked, and none on a day away', () => {
    // Day 2 eats for lunch what day 1 cooked for dinner.
    const wordsOf = (of: Template, { keepsDays = 3, thaws = [] as string[], on = dayOne } = {}) => {
      const facts = factsOf(of, { thawsFor: () => thaws })
      const plan = { ...planOf(of), keepsDaysOf: () => keepsDays }
      return reminderWords(reminderOf('thaw', on), { ...facts, plan })?.text
    }
    expect(wordsOf(template)).toBeUndefined()
    expect(wordsOf(template, { keepsDays: 0 })).toBe(
      'From the freezer into the fridge: what you froze of drawn-1-dinner.',
    )
    expect(wordsOf(template, { keepsDays: 0, thaws: ['salmon'] })).toBe(
      'From the freezer into the fridge: salmon, what you froze of drawn-1-dinner.',
    )
    const trip = changeDay(2, (day) => ({ ...day, awayBefore: [{ id: 'trip', days: 5 }] }))
    expect(wordsOf(trip, { on: addDays(dateOfDay(trip, 2), -1) })).toBeUndefined()
    const later = changeDay(2, (day) => ({ ...day, isComplete: true }))
    expect(wordsOf(later, { keepsDays: 0 })).toBeUndefined()
  })

  it('to shop: how many things, and nothing when all is bought', () => {
    expect(reminderWords(reminderOf('shop', dayOne), factsOf())).toMatchObject({ text: '23 things to buy.' })
    expect(reminderWords(reminderOf('shop', dateOfDay(template, 8)), factsOf())).toBeUndefined()
    expect(reminderWords(reminderOf('shop', dateOfDay(template, 2)), factsOf())).toBeUndefined()
  })

  it('to weigh in: unless that is done, and also without a plan', () => {
    const { plan: _none, ...noPlan } = factsOf()
    expect(reminderWords(reminderOf('weighIn', dayOne), { ...noPlan, plan: undefined })).toMatchObject({
      place: 'tracker',
    })
    expect(
      reminderWords(reminderOf('weighIn', dayOne), factsOf(template, { hasWeighedIn: () => true })),
    ).toBeUndefined()
  })

  it('of the plan’s end: three days before it alone', () => {
    const days = [24, 25, 26, 28].map((day) => reminderOf('planEnd', dateOfDay(template, day)))
    expect(days.map((reminder) => reminderWords(reminder, factsOf())?.title)).toEqual([
      undefined,
      'Your plan ends in three days',
      undefined,
      undefined,
    ])
  })

  it('[TOG-1] nothing on days away', () => {
    const away = changeDay(5, (day) => ({ ...day, awayBefore: [{ id: 'trip', days: 3 }] }))
    const gone = addDays(dateOfDay(away, 4), 1)
    for (const kind of ['cook', 'shop', 'weighIn', 'planEnd', 'thaw'] as const)
      expect(
        reminderWords(reminderOf(kind, gone), factsOf(away, { thawsFor: () => ['salmon'] })),
      ).toBeUndefined()
    expect(reminderWords(reminderOf('weighIn', dateOfDay(away, 5)), factsOf(away))).toBeDefined()
  })
})
