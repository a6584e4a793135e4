import { describe, expect, it } from 'vitest'
import { usualMealTimes } from '../account/meal-times.ts'
import { openZoneClock } from '../calendar/local-time.ts'
import { helpingsOf } from '../meal-plan/item.ts'
import { allItems, findSlot, placeOf } from '../meal-plan/places.ts'
import { servedTo } from '../meal-plan/table/served.ts'
import { ownDishesOf } from '../meal-plan/table/table.ts'
import { dateOfDay } from '../meal-plan/template.ts'
import { generatedTemplate, itemAt } from '../meal-plan/testing/invented-template.ts'
import { type FeedPlan, feedEvents } from './feed-events.ts'
import { type FeedKind, feedKinds } from './feed-kinds.ts'

const template = generatedTemplate()
const recipe = { prepMinutes: 10, cookMinutes: 20, servings: 2 }
const plan: FeedPlan = {
  template,
  planKey: 'plan',
  keepsDaysOf: () => 3,
  servedOf: servedTo(2),
  platesOf: () => [],
  dishOf: (recipeId) => ({ title: recipeId, recipe }),
  shops: [
    { weekIndex: 0, shop: 1, date: dateOfDay(template, 1), openRows: 23 },
    { weekIndex: 0, shop: 2, date: dateOfDay(template, 4), openRows: 1 },
    { weekIndex: 1, shop: 1, date: dateOfDay(template, 8), openRows: 0 },
  ],
}
const noDays = { breakfast: [], lunch: [], dinner: [] }
const noAvoids = { diets: [], exclusions: [], avoidedFoods: [] }
const servedWithApart =
  (platesOf: FeedPlan['platesOf']): FeedPlan['servedOf'] =>
  (item) => [...servedTo(2)(item), ...ownDishesOf(platesOf(item))]
const eventsOf = (kinds: readonly FeedKind[], zone = 'Europe/Berlin', of = plan) =>
  feedEvents(of, { kinds, mealTimes: usualMealTimes, clock: openZoneClock(zone) })
const eventOf = (kind: FeedKind, uid: string) => eventsOf([kind]).find((event) => event.uid === uid)

describe('[DOOR-2] what a calendar shows of a plan', () => {
  it('has an event for each meal that is planned, at the time the person eats it', () => {
    const planned = allItems(template).filter(({ item }) => item.kind !== 'empty' && item.kind !== 'skipped')
    expect(eventsOf(['meals'])).toHaveLength(planned.length)
    expect(eventOf('meals', 'plan-day-1-dinner-meal')).toEqual({
      uid: 'plan-day-1-dinner-meal',
      when: { from: new Date('2026-03-02T18:00:00Z'), to: new Date('2026-03-02T18:30:00Z') },
      title: 'Dinner: drawn-1-dinner',
      details: '1 serving, 30 minutes to cook',
      place: placeOf(findSlot(template, 1, 'dinner')!),
    })
  })

  it('says of a leftover what it is eaten from, and that nothing is cooked', () => {
    const leftover = eventOf('meals', 'plan-day-2-lunch-meal')
    expect(leftover).toMatchObject({ details: '1 serving, leftovers of Monday’s dinner' })
    expect(eventOf('cooking', 'plan-day-2-lunch-cook')).toBeUndefined()
    expect(eventOf('leftovers', 'plan-day-2-lunch-leftover')).toMatchObject({
      when: { day: '2026-03-03' },
      title: 'Leftovers for lunch: drawn-1-dinner',
      details: 'From Monday’s dinner',
    })
  })

  it('has cooking end when the meal is eaten, as long as it takes', () => {
    expect(eventOf('cooking', 'plan-day-1-dinner-cook')).toMatchObject({
      when: { from: new Date('2026-03-02T17:30:00Z'), to: new Date('2026-03-02T18:00:00Z') },
      title: 'Cook dinner: drawn-1-dinner',
      details: '30 minutes, enough for Tuesday’s lunch too',
    })
  })

  it('names sides beside the main', () => {
    const days = template.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => ({
        ...day,
        items: day.items.map((item) =>
          item.id === itemAt(template, 1, 'dinner').id && item.kind === 'leftoverParent'
            ? { ...item, sides: [{ recipeId: 'greens', servings: 1 }] }
            : item,
        ),
      })),
    }))
    const [dinner] = eventsOf(['meals'], 'UTC', { ...plan, template: { ...template, weeks: days } }).filter(
      ({ uid }) => uid === 'plan-day-1-dinner-meal',
    )
    expect(dinner?.title).toBe('Dinner: drawn-1-dinner with greens')
  })

  describe('[TOG-3] of what is cooked for some at the table alone', () => {
    const names = ['Kim', 'Jo']
    const platesOf: FeedPlan['platesOf'] = (item) =>
      names.map((name) => ({
        eater: { ...{ id: name, name, share: 1 }, sharedOn: noDays, avoids: noAvoids },
        helpings: helpingsOf(item),
        own: [{ recipeId: 'salmon', servings: 1.5 }],
      }))
    const apart = { ...plan, platesOf, servedOf: servedWithApart(platesOf) }
    const named = (kind: FeedKind, uid: string) =>
      eventsOf([kind], 'UTC', apart).find((event) => event.uid === uid)

    it('says for whom, after what all eat', () => {
      expect(named('cooking', 'plan-day-1-dinner-cook')?.title).toBe(
        'Cook dinner: drawn-1-dinner. For Kim and Jo alone: salmon',
      )
      expect(named('meals', 'plan-day-1-dinner-meal')).toMatchObject({
        title: 'Dinner: drawn-1-dinner',
        details: '1 serving, 40 minutes to cook. For Kim and Jo alone: salmon',
      })
    })

    it('beside a leftover, which isn’t cooked, names that alone', () => {
      expect(named('cooking', 'plan-day-2-lunch-cook')?.title).toBe(
        'Cook lunch: For Kim and Jo alone: salmon',
      )
    })
  })

  it('has the shopping days with the count of things that are still to buy', () => {
    expect(eventsOf(['shopping']).map(({ uid, when, title }) => ({ uid, when, title }))).toEqual([
      { uid: 'plan-week-1-shop-1', when: { day: '2026-03-02' }, title: 'Shopping: 23 things' },
      { uid: 'plan-week-1-shop-2', when: { day: '2026-03-05' }, title: 'Shopping: 1 thing' },
      { uid: 'plan-week-2-shop-1', when: { day: '2026-03-09' }, title: 'Shopping: nothing left to buy' },
    ])
  })

  it('keeps the time of a meal when the clocks change', () => {
    // Berlin sets its clocks on day 28, 29 March.
    const breakfasts = [27, 28].map((day) => {
      const event = eventOf('meals', `plan-day-${day}-breakfast-meal`)
      return event && 'from' in event.when && event.when.from.toISOString()
    })
    expect(breakfasts).toEqual(['2026-03-28T07:00:00.000Z', '2026-03-29T06:00:00.000Z'])
  })

  it('gives each event an id of its own, which a later start leaves as it is', () => {
    const ids = eventsOf(feedKinds).map(({ uid }) => uid)
    expect(new Set(ids).size).toBe(ids.length)
    const later = { ...template, startDate: dateOfDay(template, 8) }
    expect(eventsOf(feedKinds, 'UTC', { ...plan, template: later }).map(({ uid }) => uid)).toEqual(ids)
  })

  it('shows the chosen kinds alone, and nothing of a dish that has left the cookbook but its meal', () => {
    expect(eventsOf([])).toEqual([])
    const gone = { ...plan, dishOf: () => undefined }
    expect(eventsOf(['cooking'], 'UTC', gone)).toEqual([])
  })
})
