import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, type IsoDate } from '../../calendar/iso-date.ts'
import { dayNumbersWithin } from '../../calendar/plan-calendar.ts'
import { daysLeftoversKeep } from '../../meals/meals.ts'
import { shoppingDays } from '../../onboarding/shopping-rhythm.ts'
import { listDaysOf } from '../../shopping-list/home/list-days.ts'
import { daysFrozenKeeps, listAged } from '../feeding.ts'
import { isFilled } from '../item.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { completeDay, reopenDay } from '../operations/complete-day.ts'
import { allItems } from '../places.ts'
import { calendarOf, dateOfDay, datesOf, type Template } from '../template.ts'
import { about, dayAt, generatedTemplate, itemAt, made, slotAt } from '../testing/invented-template.ts'
import { faultsOf } from '../testing/plan-faults.ts'
import { addAway, awayChange, bringBackAway, removeAway } from './change-away.ts'
import { settleLeftovers } from './settle-leftovers.ts'
import { listAway } from './times-away.ts'

const laws = { numRuns: 120, seed: 28_2026 }
const patience = { timeout: 30_000 }

const step = fc.record({
  name: fc.constantFrom('away', 'away', 'back', 'complete', 'reopen', 'undo'),
  offset: fc.integer({ min: -1, max: 40 }),
  length: fc.integer({ min: 1, max: 9 }),
  today: fc.integer({ min: 0, max: 40 }),
  dayNumber: fc.integer({ min: 1, max: 10 }),
})
type Step = Readonly<typeof step extends fc.Arbitrary<infer One> ? One : never>

/** By dish: some freeze, some keep for a day only. */
const keeping = {
  keepsDaysOf: (recipeId: string) => (recipeId.length % 2 === 0 ? daysLeftoversKeep : 1),
  freezes: (recipeId: string) => recipeId.includes('3'),
}
const day = (offset: number): IsoDate => addDays(about.startDate, offset)

type Lived = Readonly<{ template: Template; before: Template | undefined; count: number }>

function live({ template, before, count }: Lived, one: Step): Lived {
  const today = day(one.today)
  const settled = (next: Template) => settleLeftovers(next, { ...keeping, before: template, today })
  const [first] = listAway(template)
  const change = before && awayChange(before, template)
  const outcome = {
    away: () =>
      addAway(template, { id: `away-${count}`, from: day(one.offset), to: day(one.offset + one.length - 1) }),
    back: () => removeAway(template, first?.id ?? 'none'),
    complete: () => completeDay(template, dayAt(template, one.dayNumber)),
    reopen: () => reopenDay(template, dayAt(template, one.dayNumber)),
    undo: () => (change ? bringBackAway(template, change) : removeAway(template, 'none')),
  }[one.name]()
  if (!outcome.ok) return { template, before, count: count + 1 }
  const isOfCalendar = one.name !== 'complete' && one.name !== 'reopen'
  return {
    template: isOfCalendar ? settled(outcome.template) : outcome.template,
    before: template,
    count: count + 1,
  }
}

/** Every story of a person who goes away, comes back, eats and changes their mind. */
function always(law: (before: Template, after: Template, one: Step) => void): void {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 14, size: 'max' }), (steps) => {
      steps.reduce<Lived>(
        (lived, one) => {
          const next = live(lived, one)
          law(lived.template, next.template, one)
          return next
        },
        { template: generatedTemplate(), before: undefined, count: 1 },
      )
    }),
    laws,
  )
}

describe('the calendar of a plan', patience, () => {
  it('[TOG-1] has 28 days in their order, none of them away, and every date of its span is one or the other', () => {
    always((_, template) => {
      const dates = datesOf(template)
      const away = listAway(template)
      expect(dates).toHaveLength(28)
      expect(dates.toSorted()).toEqual(dates)
      const taken = [
        ...dates,
        ...away.flatMap(({ from, to }) =>
          Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)),
        ),
      ].toSorted()
      const span = daysBetween(template.startDate, dates.at(-1)!) + 1
      expect(taken).toEqual(Array.from({ length: span }, (_, at) => day(at)))
    })
  })

  it('[TOG-1] no completed day moves', () => {
    always((before, after) => {
      const days = before.weeks.flatMap((week) => week.days)
      const moved = days.filter(
        ({ isComplete }, at) => isComplete && dateOfDay(before, at + 1) !== dateOfDay(after, at + 1),
      )
      expect(moved).toEqual([])
    })
  })

  it('[TOG-1] no dish is eaten older than it keeps, in the fridge or frozen, and every leftover has its cooking', () => {
    always((_, template) => {
      const aged = listAged(template, keeping.keepsDaysOf)
      const spoiled = aged.filter(
        ({ slot, ageDays }) => !keeping.freezes(slot.item.recipeId) || ageDays > daysFrozenKeeps,
      )
      expect(spoiled.map(({ slot }) => slot.item.id)).toEqual([])
      const ages = / days old$/
      expect(template.weeks.flatMap(faultsOf).filter((fault) => !ages.test(fault))).toEqual([])
    })
  })

  it('[TOG-1] what is in the freezer is eaten from there when another leftover of its cooking spoils', () => {
    const week = made(clearSlot(generatedTemplate(), slotAt(generatedTemplate(), 3, 'breakfast')))
    const { itemId: parentId } = slotAt(week, 1, 'dinner')
    const fed = made(addLeftover(week, dayAt(week, 3), { meal: 'breakfast', parentId, servings: 1 }))
    const kept = { keepsDaysOf: () => daysLeftoversKeep, freezes: () => true }
    const goAway = (template: Template, from: number, to: number, today: number) =>
      settleLeftovers(made(addAway(template, { id: `${from}`, from: day(from), to: day(to) })), {
        ...{ ...kept, before: template, today: day(today) },
      })
    const told = made(completeDay(goAway(fed, 2, 20, 0), dayAt(fed, 1)))
    expect(itemAt(told, 3, 'breakfast')).toMatchObject({ kind: 'leftover', parentId })
    // Told after: nobody froze the portion of the day that would have been the next one.
    const late = goAway(told, 1, 1, 9)
    expect(itemAt(late, 2, 'lunch').kind).toBe('normal')
    expect(itemAt(late, 3, 'breakfast')).toMatchObject({ kind: 'leftover', parentId })
  })

  it('[TOG-1] the same is eaten in every slot', () => {
    const eaten = (template: Template) =>
      allItems(template).map(({ item }) => (isFilled(item) ? [item.recipeId, item.servings] : item.kind))
    always((before, after) => expect(eaten(after)).toEqual(eaten(before)))
  })

  it('[TOG-1] taking a time away back restores the dates', () => {
    always((before, after, { name }) => {
      const added = listAway(after).find(({ id }) => listAway(before).every((one) => one.id !== id))
      if (name !== 'away' || !added) return
      const back = removeAway(after, added.id)
      expect(back.ok && datesOf(back.template)).toEqual(datesOf(before))
    })
  })

  it('[TOG-1] nothing is shopped for on a day away, and every day of the plan is on one list', () => {
    always((_, template) => {
      const calendar = calendarOf(template)
      for (const [at, shoppingDay] of shoppingDays.entries()) {
        const lists = listDaysOf(calendar, { day: shoppingDay, timesAWeek: at % 2 === 0 ? 1 : 2 })
        const shops = lists.flatMap(({ fromDay, secondDay }) => [fromDay, secondDay ?? fromDay])
        expect(shops.filter((shop) => !calendar.days.includes(shop))).toEqual([])
        const covered = lists.flatMap((list) => dayNumbersWithin(calendar, list))
        expect(covered).toEqual(calendar.days.map((_, index) => index + 1))
      }
    })
  })
})
