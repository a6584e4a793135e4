import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import { changeSentence } from '../acts/change-sentence.ts'
import { cookedServings } from '../cooked-amount.ts'
import { refusalAtTable } from '../drawing/choose-recipe.ts'
import { dishesFor } from '../drawing/diner.ts'
import { drawPlan } from '../drawing/draw-plan.ts'
import { makeDrawRequest } from '../drawing/make-draw-request.ts'
import { mealOnWeekday } from '../drawing/slot-on-weekday.ts'
import { drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { bringBackCompany, companyChanges, guestCompany } from '../history/company-changes.ts'
import { mergeServings } from '../history/merge-servings.ts'
import { type CookedItem, isCooked, isFilled } from '../item.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { completeDay } from '../operations/complete-day.ts'
import { setGuests } from '../operations/set-guests.ts'
import { allItems, findById, findDay, placeOf } from '../places.ts'
import { calendarOf, type Guests, type Template } from '../template.ts'
import { dayAt, made } from '../testing/invented-template.ts'
import { guestsAt, guestsText, listGuestsAvoid, mostGuests } from './guests.ts'
import { tableOf } from './table.ts'
import { listUnsuited } from './unsuited.ts'

const kitchen = inventedKitchen()
const drawn = drawnTemplate()
const answers = { ...fullQuestionnaire, people: 1 }
const servedIn = (template: Template) => tableOf(template, answers, kitchen).servedOf
const cookedFor = (template: Template, id: string) => {
  const { week, item } = findById(template, id)!
  return cookedServings(week, item as CookedItem, servedIn(template))
}
const dinner = allItems(drawn).find(({ item }) => item.meal === 'dinner' && item.kind === 'normal')!
const leftover = allItems(drawn).find(({ item }) => item.kind === 'leftover')!
const invite = (template: Template, slot: typeof dinner, guests: Guests) =>
  setGuests(template, { ...placeOf(slot), ...guests })
const guestsOf = (template: Template, { item }: typeof dinner) =>
  guestsAt(findById(template, item.id)!.day, item.id)

describe('guests', () => {
  it('[TOG-2] are cooked for at one meal, a child half as much, and the owner’s plate stays', () => {
    const template = made(invite(drawn, dinner, { adults: 2, children: 1 }))
    const before = dinner.item as CookedItem
    expect(findById(template, before.id)!.item).toBe(before)
    expect(cookedFor(template, before.id)).toBeCloseTo(3.5 * before.servings, 9)
    for (const { item, week } of allItems(drawn))
      if (isCooked(item) && item.id !== before.id)
        expect(cookedFor(template, item.id)).toBe(cookedServings(week, item, servedIn(drawn)))
  })

  it('[TOG-2] at a leftover are cooked for with the dish it comes from', () => {
    const { item } = leftover
    if (item.kind !== 'leftover') throw new Error('Not a leftover')
    const template = made(invite(drawn, leftover, { adults: 1, children: 0 }))
    expect(cookedFor(template, item.parentId)).toBeCloseTo(cookedFor(drawn, item.parentId) + item.servings, 9)
  })

  it('[TOG-2] belong to the meal: they stay while it stands open, and nothing is left of them when they go', () => {
    const template = made(invite(drawn, dinner, { adults: 2, children: 0 }))
    const cleared = made(clearSlot(template, placeOf(dinner)))
    expect(guestsOf(cleared, dinner)).toEqual({ adults: 2, children: 0 })
    expect(made(invite(template, dinner, { adults: 0, children: 0 }))).toEqual(drawn)
    expect(made(invite(template, dinner, { adults: 2, children: 0 }))).toBe(template)
  })

  it('[TOG-2] are twenty at most, and none of a complete day or of a slot where nothing stands', () => {
    const reason = (outcome: ReturnType<typeof setGuests>) => !outcome.ok && outcome.reason.because
    expect(reason(invite(drawn, dinner, { adults: mostGuests, children: 1 }))).toBe('too-many-guests')
    const first = allItems(drawn).find(({ dayNumber, item }) => dayNumber === 1 && isFilled(item))!
    const eaten = made(completeDay(drawn, dayAt(drawn, 1)))
    expect(findDay(eaten, dayAt(eaten, 1))?.day.isComplete).toBe(true)
    expect(reason(invite(eaten, first, { adults: 1, children: 0 }))).toBe('day-complete')
    const open = made(clearSlot(drawn, placeOf(dinner)))
    expect(reason(invite(open, dinner, { adults: 1, children: 0 }))).toBe('slot-empty')
  })

  it('[TOG-2] all that is cooked in a week is eaten in it, by the guests too', () => {
    const count = fc.integer({ min: 0, max: 10 })
    const story = fc.array(fc.record({ at: fc.nat(), adults: count, children: count }), { maxLength: 6 })
    fc.assert(
      fc.property(story, (invited) => {
        const slots = allItems(drawn).filter(({ item }) => isFilled(item))
        const template = invited.reduce(
          (now, { at, ...guests }) => made(invite(now, slots[at % slots.length]!, guests)),
          drawn,
        )
        const servedOf = servedIn(template)
        for (const week of template.weeks) {
          const items = week.days.flatMap(({ items }) => items.filter(isFilled))
          const eaten = items.reduce((sum, item) => sum + servedOf(item)[0]!.servings, 0)
          const cooked = items
            .filter(isCooked)
            .reduce((sum, item) => sum + cookedServings(week, item, servedOf), 0)
          expect(cooked).toBeCloseTo(eaten, 6)
        }
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    [0, 0, undefined],
    [1, 0, '1 guest'],
    [2, 1, '2 guests and a child'],
    [0, 3, '3 children'],
  ])('[TOG-2] %d and %d are told as %s', (adults, children, text) => {
    expect(guestsText({ adults, children })).toBe(text)
  })
})

describe('a change of guests', () => {
  const slots = allItems(drawn).filter(({ item }) => isFilled(item))
  const guestsOfMeal = fc.record({ adults: fc.nat(3), children: fc.nat(3) })
  const anyChange = fc.record({ at: fc.nat(), guests: guestsOfMeal })
  const put = (now: Template, { at, guests }: { at: number; guests: Guests }) =>
    made(invite(now, slots[at % slots.length]!, guests))

  it('[TOG-2] [LIFE-8] is taken back whole', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 3 }), anyChange, (earlier, change) => {
        const before = earlier.reduce(put, drawn)
        const after = put(before, change)
        const changes = companyChanges(before, after, guestCompany)
        expect(changes.length).toBe(after === before ? 0 : 1)
        expect(changes.length === 0 ? after : made(bringBackCompany(after, changes, guestCompany))).toEqual(
          before,
        )
      }),
      { numRuns: 30 },
    )
  })

  it('[TOG-2] [LIFE-8] by presses right after each other on one meal is one entry of the history', () => {
    const entry = (version: number, at: number, adults: number) => {
      const before = put(drawn, { at, guests: { adults: adults - 1, children: 0 } })
      const guests = companyChanges(
        before,
        put(before, { at, guests: { adults, children: 0 } }),
        guestCompany,
      )
      return { version, at: '', act: 'setGuests' as const, slots: [], guests }
    }
    const merged = mergeServings([entry(5, 1, 1), entry(4, 0, 3), entry(3, 0, 2), entry(2, 0, 1)])
    expect(merged.map(({ version }) => version)).toEqual([5, 2])
    expect(merged[1]!.guests[0]).toMatchObject({ before: { adults: 0 }, after: { adults: 3 } })
  })

  it('[TOG-2] [LIFE-8] is told in a sentence', () => {
    const told = (after: Guests) => {
      const guests = [{ dayNumber: 2, meal: 'dinner' as const, before: { adults: 1, children: 0 }, after }]
      return changeSentence({ act: 'setGuests', slots: [], guests })
    }
    expect(told({ adults: 2, children: 1 })).toBe('Dinner on day 2 with 2 guests and a child')
    expect(told({ adults: 0, children: 0 })).toBe('Dinner on day 2 without guests')
  })
})

describe('what guests may not eat', () => {
  const noFish = { diets: [], exclusions: ['fish' as const], avoidedFoods: [] }
  const inviteTo = (template: Template, avoids: Guests['avoids']) =>
    made(invite(template, dinner, { adults: 1, children: 0, avoids }))

  it('[TOG-2] stays when only the count changes, goes with an empty list or with the guests, and Undo brings it back', () => {
    const told = inviteTo(drawn, noFish)
    const more = made(invite(told, dinner, { adults: 3, children: 0 }))
    expect(guestsOf(more, dinner)).toEqual({ adults: 3, children: 0, avoids: noFish })
    expect(guestsOf(inviteTo(more, { ...noFish, exclusions: [] }), dinner)).toEqual({
      adults: 1,
      children: 0,
    })
    const gone = made(invite(more, dinner, { adults: 0, children: 0 }))
    expect(gone).toEqual(drawn)
    const back = made(bringBackCompany(gone, companyChanges(more, gone, guestCompany), guestCompany))
    expect(guestsOf(back, dinner)).toEqual(guestsOf(more, dinner))
  })

  it('[TOG-2] leaves the dish that stands there and tells why it doesn’t suit', () => {
    const { item } = dinner
    if (!isFilled(item)) throw new Error('Nothing stands there')
    const edible = (id: string) => {
      const known = kitchen.edible(id)
      return known && { ...known, contains: ['fish' as const], free: [], foods: ['Almond flour'] }
    }
    const unsuited = (avoids: Guests['avoids']) => {
      const template = inviteTo(drawn, avoids)
      const { day } = findById(template, item.id)!
      expect(day.items).toBe(dinner.day.items)
      return listUnsuited({ day, item }, { edible, expandFoodNames: (one) => one })[0]
    }
    expect(unsuited(undefined)).toBeUndefined()
    expect(unsuited(noFish)).toEqual({ recipeId: item.recipeId, because: 'because of fish' })
    expect(unsuited({ ...noFish, diets: ['nut-free'], avoidedFoods: ['almond flour'] })?.because).toBe(
      'because of fish and Almond flour and not proven nut-free',
    )
    expect(unsuited({ ...noFish, exclusions: ['pork'] })).toBeUndefined()
  })

  it('[TOG-2] is kept out of what is offered and drawn for the meal, and for no other', () => {
    const fishy = Object.fromEntries(
      kitchen.recipes.flatMap(({ dish }, at) =>
        at % 3 === 0 ? [[dish.id, { contains: ['fish' as const] }]] : [],
      ),
    )
    const planning = { kitchen: inventedKitchen(fishy), diner: { answers, interactions: [] } }
    const template = inviteTo(drawn, noFish)
    const seat = mealOnWeekday(template, findById(template, dinner.item.id)!)
    const other = mealOnWeekday(template, leftover)
    const offered = (at: typeof seat) => dishesFor(planning, { chooser: 'person', at }).map(({ id }) => id)
    expect(offered(other)).toEqual(offered(mealOnWeekday(drawn, leftover)))
    expect(offered(other).some((id) => id in fishy)).toBe(true)
    expect(offered(seat).length).toBeGreaterThan(0)
    expect(offered(seat).some((id) => id in fishy)).toBe(false)
    const [fish] = Object.keys(fishy)
    expect(refusalAtTable(planning, fish!, seat)).toEqual({
      because: 'forbidden-at-table',
      names: ['A guest'],
    })
    expect(refusalAtTable(planning, fish!, other)).toBeUndefined()
    const wish = { kept: [], seed: 'guests', calendar: calendarOf(template) }
    const request = makeDrawRequest(planning.diner, [], { ...wish, guestsAvoid: listGuestsAvoid(template) })
    expect(request.table).toMatchObject([
      { size: 0, sharedDays: { dinner: [dinner.dayNumber - 1] }, avoidances: { exclusions: ['fish'] } },
    ])
    expect(makeDrawRequest(planning.diner, [], wish).table).toBeUndefined()
    const answer = drawPlan(planning.kitchen, request)
    if ('nothingFits' in answer) throw new Error('Nothing fits.')
    const there = answer.days[dinner.dayNumber - 1]!.items.filter(({ meal }) => meal === 'dinner')
    expect(there.map(({ recipeId }) => recipeId in fishy)).toEqual([false])
  })
})
