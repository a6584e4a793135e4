import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../calendar/iso-date.ts'
import { daysLeftoversKeep, meals } from '../../meals/meals.ts'
import { addAway } from '../away/change-away.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { changeServings } from '../operations/change-servings.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { completeDay } from '../operations/complete-day.ts'
import { replaceItem } from '../operations/replace-item.ts'
import { resetDay } from '../operations/reset-day.ts'
import type { Template } from '../template.ts'
import {
  dayAt,
  generatedTemplate,
  itemAt,
  made,
  refusalOf,
  slotAt,
  templateOf,
} from '../testing/invented-template.ts'
import { faultsOf } from '../testing/plan-faults.ts'
import { type Step, stepNames, tries } from '../testing/random-steps.ts'
import { bringBackSlots } from './bring-back.ts'
import { changedSlots, isEatenAlike } from './changed-slots.ts'

const whole = generatedTemplate()
const keeping = { keepsDaysOf: () => daysLeftoversKeep, freezes: () => false }
const stew = { recipeId: 'stew', servings: 1 }
const beforeOf = (before: Template, after: Template) =>
  changedSlots(before, after).map((changed) => changed.before)
/** `now` with the change from `before` to `after` taken back. */
const undone = (now: Template, before: Template, after: Template) =>
  made(bringBackSlots(now, beforeOf(before, after), keeping))

describe('changedSlots', () => {
  it('[LIFE-8] names a cleared dish and the leftovers that went with it, not the parent that lost one', () => {
    const cleared = made(clearSlot(whole, slotAt(whole, 1, 'dinner')))
    expect(changedSlots(whole, cleared).map(({ dayNumber, before }) => [dayNumber, before.meal])).toEqual([
      [1, 'dinner'],
      [2, 'lunch'],
    ])
    const freed = made(clearSlot(whole, slotAt(whole, 2, 'lunch')))
    expect(changedSlots(whole, freed)).toHaveLength(1)
    expect(changedSlots(whole, made(completeDay(whole, dayAt(whole, 1))))).toEqual([])
  })
})

describe('bringing back', () => {
  it('[LIFE-8] brings a cleared dinner back with the leftover that was eaten from it', () => {
    const cleared = made(clearSlot(whole, slotAt(whole, 1, 'dinner')))
    expect(undone(cleared, whole, cleared).weeks).toEqual(whole.weeks)
  })

  it('[LIFE-8] leaves what changed elsewhere since', () => {
    const cleared = made(clearSlot(whole, slotAt(whole, 1, 'breakfast')))
    const later = made(replaceItem(cleared, slotAt(cleared, 3, 'breakfast'), stew))
    const back = undone(later, whole, cleared)
    expect(itemAt(back, 1, 'breakfast')).toEqual(itemAt(whole, 1, 'breakfast'))
    expect(itemAt(back, 3, 'breakfast')).toMatchObject(stew)
  })

  it('[LIFE-8] a meal that eats from the dish that goes keeps it, cooked for itself', () => {
    const own = templateOf(['rs.....'])
    const replaced = made(replaceItem(own, slotAt(own, 1, 'dinner'), stew))
    const parentId = slotAt(own, 1, 'dinner').itemId
    const wish = { meal: 'dinner', parentId, servings: 1 } as const
    const fed = made(addLeftover(replaced, dayAt(replaced, 2), wish))
    const back = undone(fed, own, replaced)
    expect(itemAt(back, 1, 'dinner')).toEqual(itemAt(own, 1, 'dinner'))
    expect(itemAt(back, 2, 'dinner')).toMatchObject({ kind: 'normal', ...stew })
  })

  it('[LIFE-8] a leftover whose dish is another one by now is cooked for itself', () => {
    const cleared = made(clearSlot(whole, slotAt(whole, 2, 'lunch')))
    const later = made(replaceItem(cleared, slotAt(cleared, 1, 'dinner'), stew))
    const back = undone(later, whole, cleared)
    expect(itemAt(back, 2, 'lunch')).toMatchObject({ kind: 'normal', recipeId: 'drawn-1-dinner' })
  })

  it('[LIFE-8] [TOG-1] what is eaten from the freezer is so again; what a time away made too old since is cooked for itself', () => {
    const from = addDays(whole.startDate, 1)
    const away = made(addAway(whole, { id: 'away', from, to: addDays(from, 9) }))
    const cleared = made(clearSlot(away, slotAt(away, 1, 'dinner')))
    const back = (now: Template, freezes: boolean) =>
      made(bringBackSlots(now, beforeOf(away, cleared), { ...keeping, freezes: () => freezes }))
    expect(back(cleared, true).weeks).toEqual(away.weeks)
    expect(itemAt(back(cleared, false), 2, 'lunch')).toMatchObject({
      ...{ kind: 'normal', recipeId: 'drawn-1-dinner' },
    })
  })

  it('[LIFE-8] of a change of servings gives the servings back and leaves the leftovers', () => {
    const more = made(changeServings(whole, slotAt(whole, 1, 'dinner'), 2))
    expect(undone(more, whole, more).weeks).toEqual(whole.weeks)
  })

  it('[LIFE-8] [DAY-5] what was eaten since stays, the rest comes back', () => {
    const first = made(changeServings(whole, slotAt(whole, 1, 'breakfast'), 1))
    const second = made(resetDay(first, dayAt(first, 3)))
    const eaten = made(completeDay(second, dayAt(second, 1)))
    const back = undone(eaten, whole, second)
    expect(itemAt(back, 1, 'breakfast')).toEqual(itemAt(second, 1, 'breakfast'))
    expect(itemAt(back, 3, 'breakfast')).toEqual(itemAt(whole, 3, 'breakfast'))
  })

  it('[LIFE-8] [DAY-5] is refused where all of it was eaten since', () => {
    const changed = made(changeServings(whole, slotAt(whole, 1, 'breakfast'), 1))
    const eaten = made(completeDay(changed, dayAt(changed, 1)))
    expect(refusalOf(bringBackSlots(eaten, beforeOf(whole, changed), keeping))).toEqual({
      because: 'day-complete',
      dayNumber: 1,
    })
  })
})

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...stepNames.filter((name) => name !== 'drop' && name !== 'regenerate'), 'feed'),
  dayNumber: fc.integer({ min: 1, max: 9 }),
  meal: fc.constantFrom(...meals),
  daysBefore: fc.integer({ min: 0, max: 4 }),
  fromMeal: fc.constantFrom(...meals),
  recipeId: fc.constantFrom('stew', 'soup', 'drawn-1-dinner', 'drawn-3-dinner'),
  servings: fc.constantFrom(0.5, 1, 2.5),
  steps: fc.integer({ min: -3, max: 3 }),
})
const steps = fc.array(step, { minLength: 1, maxLength: 20, size: 'max' })
const start = fc.constantFrom(whole, templateOf(['rrrrrrr', 'rrr....']))

function after(template: Template, each: Step): Template {
  const outcome = tries[each.name](template, each)
  return outcome.ok ? outcome.template : template
}

describe('any change of any story', { timeout: 30_000 }, () => {
  it('[LIFE-8] taken back at once leaves the plan as it was', () => {
    fc.assert(
      fc.property(start, steps, step, (from, story, last) => {
        const before = story.reduce(after, from)
        const changed = after(before, last)
        const slots = beforeOf(before, changed)
        if (slots.length > 0)
          expect(made(bringBackSlots(changed, slots, keeping)).weeks).toEqual(before.weeks)
      }),
      { numRuns: 600 },
    )
  })

  it('[LIFE-8] [LEFT-3] taken back later leaves a whole plan, and what is eaten elsewhere', () => {
    fc.assert(
      fc.property(start, steps, step, steps, (from, story, one, since) => {
        const before = story.reduce(after, from)
        const changed = after(before, one)
        const now = since.reduce(after, changed)
        const slots = beforeOf(before, changed)
        const outcome = bringBackSlots(now, slots, keeping)
        if (!outcome.ok) return
        expect(outcome.template.weeks.flatMap(faultsOf)).toEqual([])
        const touched = new Set(slots.map(({ id }) => id))
        const wasCookedAlone = changedSlots(now, outcome.template).filter(
          (slot) => !touched.has(slot.before.id) && !isOnlyCookedAlone(slot),
        )
        expect(wasCookedAlone).toEqual([])
      }),
      { numRuns: 600 },
    )
  })
})

/** A leftover that became a dish of its own: the same is eaten. */
function isOnlyCookedAlone({ before, after: next }: ReturnType<typeof changedSlots>[number]): boolean {
  if (before.kind !== 'leftover' || next.kind !== 'normal') return false
  const { parentId: _, kind: _kind, ...dish } = before
  return isEatenAlike({ ...dish, kind: 'normal' }, next)
}
