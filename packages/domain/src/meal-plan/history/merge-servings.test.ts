import { describe, expect, it } from 'vitest'
import type { Helping, NormalItem } from '../item.ts'
import { nobody } from '../table/guests.ts'
import { mergeServings, pressedGuests, pressedSlot } from './merge-servings.ts'

const at = '2026-11-16T12:00:00Z'
const dinner = (sides: readonly Helping[], servings = 1): NormalItem => ({
  id: 'dinner',
  meal: 'dinner',
  kind: 'normal',
  recipeId: 'stew',
  servings,
  sides,
  isLocked: false,
})
const beans = (servings: number) => ({ recipeId: 'beans', servings })
const entry = (
  version: number,
  act: 'changeSides' | 'changeServings',
  before: NormalItem,
  after: NormalItem,
) => ({
  version,
  at,
  act,
  slots: [{ dayNumber: 1, before, after }],
})

it('[PLATE-3] [LIFE-8] presses of plus on a side are one change, and the side that came before is another', () => {
  const came = entry(2, 'changeSides', dinner([]), dinner([beans(1)]))
  const more = entry(3, 'changeSides', dinner([beans(1)]), dinner([beans(1.25)]))
  const most = entry(4, 'changeSides', dinner([beans(1.25)]), dinner([beans(1.5)]))
  const merged = mergeServings([most, more, came])
  expect(merged.map(({ version }) => version)).toEqual([3, 2])
  expect(merged[0]?.slots[0]).toMatchObject({ before: { sides: [beans(1)] }, after: { sides: [beans(1.5)] } })
})

it('[LIFE-8] presses on the main and on a side stay apart', () => {
  const ofMain = entry(2, 'changeServings', dinner([beans(1)]), dinner([beans(1)], 1.25))
  const ofSide = entry(3, 'changeSides', dinner([beans(1)], 1.25), dinner([beans(1.25)], 1.25))
  expect(mergeServings([ofSide, ofMain])).toHaveLength(2)
})

describe('presses right after each other', () => {
  const one = (version: number, servings: number, next: number, id = 'dinner') => {
    const before = { ...dinner([], servings), id }
    return entry(version, 'changeServings', before, { ...dinner([], next), id })
  }

  it('[LIFE-8] on one dish are one change, of the first press’s version and the last one’s time', () => {
    const first = { ...one(2, 1, 1.25), at: '2026-11-16T11:00:00Z' }
    expect(mergeServings([one(3, 1.25, 1.5), first])).toEqual([{ ...one(2, 1, 1.5), at }])
  })

  it('[LIFE-8] on two dishes, or with another act between them, stay apart', () => {
    expect(mergeServings([one(3, 1, 1.25, 'lunch'), one(2, 1, 1.25)])).toHaveLength(2)
    const between = { ...one(3, 1.25, 1.25), act: 'lockItem' as const }
    expect(mergeServings([one(4, 1.25, 1.5), between, one(2, 1, 1.25)])).toHaveLength(3)
    const twoSlots = { ...one(3, 1.25, 1.5), slots: [...one(3, 1.25, 1.5).slots, ...one(3, 1, 2, 'b').slots] }
    expect(mergeServings([twoSlots, one(2, 1, 1.25)])).toHaveLength(2)
    expect(mergeServings([one(3, 1, 1.25), { ...one(2, 1, 1), slots: [] }])).toHaveLength(2)
    expect(mergeServings([])).toEqual([])
  })

  it('[TOG-2] [LIFE-8] on one meal’s guests are one change, too', () => {
    const guests = (version: number, before: number, after: number, itemId = 'dinner') => {
      const said = (adults: number) => ({ adults, children: 0 })
      const change = {
        dayNumber: 1,
        itemId,
        meal: 'dinner' as const,
        before: said(before),
        after: said(after),
      }
      return { version, at, act: 'setGuests' as const, slots: [], guests: [change] }
    }
    expect(mergeServings([guests(3, 1, 2), guests(2, 0, 1)])).toEqual([guests(2, 0, 2)])
    expect(mergeServings([guests(3, 0, 1, 'lunch'), guests(2, 0, 1)])).toHaveLength(2)
    expect(mergeServings([guests(3, 1, 2), { ...guests(2, 0, 1), guests: undefined }])).toHaveLength(2)
  })
})

describe('the one thing that was pressed', () => {
  const change = { dayNumber: 1, itemId: 'a', meal: 'dinner' as const, before: nobody, after: nobody }
  const slot = { dayNumber: 1, before: dinner([]), after: dinner([], 2) }

  it('[TOG-2] are guests where nothing but the guests of one meal changed', () => {
    const act = 'setGuests' as const
    expect(pressedGuests({ act, slots: [], guests: [change] })).toBe(change)
    expect(pressedGuests({ act, slots: [slot], guests: [change] })).toBeUndefined()
    expect(pressedGuests({ act, slots: [], guests: [change, change] })).toBeUndefined()
    expect(pressedGuests({ act, slots: [] })).toBeUndefined()
    expect(pressedGuests({ act: 'undoChange', slots: [], guests: [change] })).toBeUndefined()
  })

  it('[LIFE-8] is a slot in which nothing but an amount changed, by plus or minus', () => {
    const act = 'changeServings' as const
    expect(pressedSlot({ act, slots: [slot] })).toBe(slot)
    expect(pressedSlot({ act, slots: [] })).toBeUndefined()
    expect(pressedSlot({ act, slots: [slot, slot] })).toBeUndefined()
    expect(pressedSlot({ act: 'replaceItem', slots: [slot] })).toBeUndefined()
    const soup = { ...slot, after: { ...slot.after, recipeId: 'soup' } }
    expect(pressedSlot({ act, slots: [soup] })).toBeUndefined()
    const side = { ...slot, after: dinner([beans(1)]) }
    expect(pressedSlot({ act: 'changeSides', slots: [side] })).toBeUndefined()
    const cleared = { ...slot, after: { id: 'dinner', meal: 'dinner' as const, kind: 'empty' as const } }
    expect(pressedSlot({ act, slots: [cleared] })).toBeUndefined()
  })
})
