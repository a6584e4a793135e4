import { describe, expect, it } from 'vitest'
import { addDays } from '../../../calendar/iso-date.ts'
import type { Meal } from '../../../meals/meals.ts'
import { addAway } from '../../away/change-away.ts'
import type { Template } from '../../template.ts'
import {
  dayAt,
  generatedTemplate,
  itemAt,
  made,
  refusalOf,
  slotAt,
  templateOf,
} from '../../testing/invented-template.ts'
import { addLeftover } from '../add-leftover.ts'
import { clearSlot } from '../clear-slot.ts'
import { completeDay } from '../complete-day.ts'
import { lockItem } from '../lock-item.ts'
import { skipSlot } from '../skip-slot.ts'
import { exchangeItems, type Move, moveItem } from './move-item.ts'

/** The dinners of days 1, 3, 5 are eaten again for the next day's lunch. */
const drawn = generatedTemplate()
const own = templateOf(['rrrs...', '.......'])
const keepsDaysOf = () => 3
type At = readonly [dayNumber: number, meal: Meal]
type Rest = Partial<Omit<Move, 'to'>>

const moveOf = (template: Template, to: At, rest: Rest = {}) => {
  return { to: slotAt(template, ...to).itemId, keepsDaysOf, ...rest }
}
const move = (template: Template, from: At, to: At, rest?: Rest) =>
  moveItem(template, slotAt(template, ...from), moveOf(template, to, rest))
const exchange = (template: Template, from: At, to: At, rest?: Rest) =>
  exchangeItems(template, slotAt(template, ...from), moveOf(template, to, rest))
const recipeAt = (template: Template, ...at: At) => {
  const item = itemAt(template, ...at)
  return 'recipeId' in item ? item.recipeId : item.kind
}
const dinnerOf = (template: Template, dayNumber: number) => itemAt(template, dayNumber, 'dinner').id
const cleared = (template: Template, ...at: At) => made(clearSlot(template, slotAt(template, ...at)))

describe('moveItem', () => {
  it('[LIFE-1] takes a dish to an open slot of another day and another meal', () => {
    const moved = made(move(own, [2, 'breakfast'], [6, 'dinner']))
    expect(recipeAt(moved, 6, 'dinner')).toBe(recipeAt(own, 2, 'breakfast'))
    expect(itemAt(moved, 2, 'breakfast').kind).toBe('empty')
    expect(made(move(moved, [6, 'dinner'], [2, 'breakfast'])).weeks).toEqual(own.weeks)
  })

  it('[LIFE-1] a locked dish stays locked, and another week is as good', () => {
    const locked = made(lockItem(own, slotAt(own, 2, 'lunch')))
    const moved = made(move(locked, [2, 'lunch'], [9, 'lunch']))
    expect(itemAt(moved, 9, 'lunch')).toMatchObject({ kind: 'normal', isLocked: true })
  })

  it('[LIFE-1] refuses complete days, desserts among meals, and slots that are taken, skipped or empty', () => {
    const complete = made(completeDay(own, dayAt(own, 1)))
    expect(refusalOf(move(complete, [2, 'dinner'], [1, 'dessert']))).toMatchObject({
      because: 'day-complete',
    })
    expect(refusalOf(move(complete, [1, 'dinner'], [6, 'dinner']))).toEqual({
      because: 'day-complete',
      dayNumber: 1,
    })
    expect(refusalOf(move(own, [2, 'dinner'], [2, 'dessert']))).toEqual({ because: 'moves-dessert-and-main' })
    expect(refusalOf(move(own, [2, 'dinner'], [3, 'dinner']))?.because).toBe('slot-filled')
    expect(refusalOf(move(own, [6, 'dinner'], [7, 'dinner']))?.because).toBe('slot-empty')
    const skipped = made(skipSlot(own, slotAt(own, 6, 'dinner')))
    expect(refusalOf(move(skipped, [2, 'dinner'], [6, 'dinner']))?.because).toBe('slot-skipped')
    const elsewhere = moveItem(own, slotAt(own, 1, 'dinner'), { to: 'nowhere', keepsDaysOf })
    expect(refusalOf(elsewhere)).toEqual({ because: 'not-there' })
  })

  it('[LIFE-1] [LEFT-3] leftovers eat from where their dish is cooked now', () => {
    const open = cleared(drawn, 1, 'lunch')
    const moved = made(move(open, [1, 'dinner'], [1, 'lunch']))
    expect(itemAt(moved, 2, 'lunch')).toMatchObject({
      kind: 'leftover',
      parentId: itemAt(moved, 1, 'lunch').id,
    })
    expect(itemAt(moved, 1, 'lunch').kind).toBe('leftoverParent')
  })

  it('[LIFE-1] [LEFT-1] a leftover moves as far as its dish keeps', () => {
    const open = cleared(cleared(drawn, 4, 'breakfast'), 7, 'breakfast')
    expect(itemAt(made(move(open, [2, 'lunch'], [4, 'breakfast'])), 4, 'breakfast')).toMatchObject({
      kind: 'leftover',
      parentId: dinnerOf(open, 1),
    })
    const tooFar = { because: 'strands-leftovers', slots: [{ dayNumber: 7, meal: 'breakfast' }] }
    expect(refusalOf(move(open, [2, 'lunch'], [7, 'breakfast']))).toEqual(tooFar)
    const atOnce = { keepsDaysOf: () => 2 }
    expect(refusalOf(move(open, [2, 'lunch'], [4, 'breakfast'], atOnce))?.because).toBe('strands-leftovers')
    const again = made(move(open, [2, 'lunch'], [7, 'breakfast'], { leftovers: 'cook' }))
    expect([itemAt(again, 7, 'breakfast').kind, itemAt(again, 1, 'dinner').kind]).toEqual([
      'normal',
      'normal',
    ])
    const open7 = move(open, [2, 'lunch'], [7, 'breakfast'], { leftovers: 'open' })
    expect(refusalOf(open7)).toEqual(tooFar)
  })

  it('[LIFE-1] [LEFT-3] a cooking that loses one of two leftovers still feeds the other', () => {
    const open = cleared(cleared(drawn, 3, 'breakfast'), 2, 'dinner')
    const place = dayAt(open, 3)
    const parentId = dinnerOf(open, 1)
    const twice = made(addLeftover(open, place, { meal: 'breakfast', parentId, servings: 1 }))
    const moved = made(move(twice, [1, 'dinner'], [2, 'dinner'], { leftovers: 'open' }))
    expect(itemAt(moved, 2, 'lunch').kind).toBe('empty')
    expect(itemAt(moved, 2, 'dinner').kind).toBe('leftoverParent')
    expect(itemAt(moved, 3, 'breakfast')).toMatchObject({ parentId: itemAt(moved, 2, 'dinner').id })
  })

  it('[LIFE-1] a cooking that moves behind its leftover is cooked earlier, or the meal is open', () => {
    const start = cleared(drawn, 4, 'dinner')
    const moves = (leftovers?: 'cook' | 'open') => move(start, [1, 'dinner'], [4, 'dinner'], { leftovers })
    expect(refusalOf(moves())).toEqual({
      because: 'strands-leftovers',
      slots: [{ dayNumber: 2, meal: 'lunch' }],
    })
    const cooked = made(moves('cook'))
    expect(itemAt(cooked, 2, 'lunch').kind).toBe('leftoverParent')
    expect(itemAt(cooked, 4, 'dinner')).toMatchObject({ parentId: itemAt(cooked, 2, 'lunch').id })
    const open = made(moves('open'))
    expect([itemAt(open, 2, 'lunch').kind, itemAt(open, 4, 'dinner').kind]).toEqual(['empty', 'normal'])
  })

  it('[LIFE-1] [LEFT-3] what was cooked on a complete day can be eaten on another day while it keeps', () => {
    const cooked = made(completeDay(cleared(cleared(drawn, 4, 'lunch'), 6, 'lunch'), dayAt(drawn, 1)))
    const moved = made(move(cooked, [2, 'lunch'], [4, 'lunch']))
    expect(itemAt(moved, 4, 'lunch')).toMatchObject({ kind: 'leftover', parentId: dinnerOf(cooked, 1) })
    expect(moved.weeks[0]?.days[0]).toBe(cooked.weeks[0]?.days[0])
    const late = move(cooked, [2, 'lunch'], [6, 'lunch'], { leftovers: 'cook' })
    expect(refusalOf(late)).toEqual({ because: 'feeds-too-late', cookedOn: 1, dayNumber: 6 })
  })
})

describe('exchangeItems', () => {
  it('[LIFE-1] puts two dishes in each other’s slots, and back', () => {
    const exchanged = made(exchange(own, [1, 'breakfast'], [3, 'dinner']))
    expect(recipeAt(exchanged, 1, 'breakfast')).toBe(recipeAt(own, 3, 'dinner'))
    expect(recipeAt(exchanged, 3, 'dinner')).toBe(recipeAt(own, 1, 'breakfast'))
    expect(made(exchange(exchanged, [1, 'breakfast'], [3, 'dinner'])).weeks).toEqual(own.weeks)
    expect(made(exchange(own, [1, 'dinner'], [1, 'dinner']))).toBe(own)
  })

  it('[LIFE-1] takes the leftovers of both along', () => {
    const exchanged = made(exchange(drawn, [1, 'dinner'], [1, 'breakfast']))
    expect(itemAt(exchanged, 2, 'lunch')).toMatchObject({ parentId: itemAt(drawn, 1, 'breakfast').id })
    const weeks = made(exchange(drawn, [1, 'dinner'], [8, 'dinner'], { leftovers: 'cook' }))
    expect([2, 9].map((day) => itemAt(weeks, day, 'lunch').kind)).toEqual(['normal', 'normal'])
  })

  it('[LIFE-1] desserts change places with desserts, and an open slot is no exchange', () => {
    const exchanged = made(exchange(drawn, [3, 'dessert'], [6, 'dessert']))
    expect(recipeAt(exchanged, 6, 'dessert')).toBe('drawn-3-dessert')
    expect(refusalOf(exchange(drawn, [3, 'dessert'], [6, 'dinner']))?.because).toBe('moves-dessert-and-main')
    expect(refusalOf(exchange(own, [1, 'dinner'], [6, 'dinner']))?.because).toBe('slot-empty')
  })

  it('[LIFE-1] a cooking and its own leftover: cooked where it is eaten first', () => {
    expect(refusalOf(exchange(drawn, [1, 'dinner'], [2, 'lunch']))?.because).toBe('strands-leftovers')
    const cooked = made(exchange(drawn, [1, 'dinner'], [2, 'lunch'], { leftovers: 'cook' }))
    expect(itemAt(cooked, 2, 'lunch')).toMatchObject({ kind: 'leftover', parentId: dinnerOf(drawn, 1) })
  })

  it('[LEFT-1] leaves a leftover of another cooking alone', () => {
    const wish = { meal: 'dinner', parentId: dinnerOf(own, 1), servings: 1 } as const
    const fed = made(addLeftover(cleared(own, 2, 'dinner'), dayAt(own, 2), wish))
    const exchanged = made(exchange(fed, [3, 'lunch'], [3, 'dinner']))
    expect(itemAt(exchanged, 2, 'dinner')).toBe(itemAt(fed, 2, 'dinner'))
  })
})

describe('a leftover that is eaten from the freezer', () => {
  /** Ten days away lie between the dinner of day 1 and the lunch of day 2 that eats of it. */
  const from = addDays(drawn.startDate, 1)
  const frozen = made(addAway(drawn, { id: 'away', from, to: addDays(from, 9) }))
  const fedFrom = (template: Template, ...at: At) => {
    const item = itemAt(template, ...at)
    return item.kind === 'leftover' ? item.parentId : item.kind
  }

  it('[TOG-1] [LIFE-1] stays so when its cooking moves, or itself', () => {
    const cookedElsewhere = made(exchange(frozen, [1, 'dinner'], [1, 'breakfast']))
    expect(fedFrom(cookedElsewhere, 2, 'lunch')).toBe(itemAt(frozen, 1, 'breakfast').id)
    const eatenElsewhere = made(exchange(frozen, [2, 'lunch'], [4, 'breakfast']))
    expect(fedFrom(eatenElsewhere, 4, 'breakfast')).toBe(dinnerOf(frozen, 1))
    const eaten = made(completeDay(frozen, dayAt(frozen, 1)))
    expect(fedFrom(made(exchange(eaten, [2, 'lunch'], [4, 'breakfast'])), 4, 'breakfast')).toBe(
      dinnerOf(frozen, 1),
    )
  })

  it('[TOG-1] [LIFE-1] is parted from a cooking that comes after it, and one that was fresh from one before the time away', () => {
    const later = { because: 'strands-leftovers', slots: [{ dayNumber: 2, meal: 'lunch' }] }
    expect(refusalOf(exchange(frozen, [1, 'dinner'], [3, 'breakfast']))).toEqual(later)
    const tooOld = { because: 'strands-leftovers', slots: [{ dayNumber: 4, meal: 'lunch' }] }
    expect(refusalOf(exchange(frozen, [3, 'dinner'], [1, 'breakfast']))).toEqual(tooOld)
  })

  it('[TOG-1] [LIFE-1] is frozen still where another one of its cooking is cooked again', () => {
    const week = cleared(drawn, 3, 'breakfast')
    const { itemId: parentId } = slotAt(week, 1, 'dinner')
    const fed = made(addLeftover(week, dayAt(week, 3), { meal: 'breakfast', parentId, servings: 1 }))
    const since = addDays(drawn.startDate, 2)
    const away = made(addAway(fed, { id: 'away', from: since, to: addDays(since, 9) }))
    const moved = made(exchange(away, [1, 'dinner'], [2, 'breakfast'], { leftovers: 'cook' }))
    expect(fedFrom(moved, 3, 'breakfast')).toBe(itemAt(moved, 2, 'breakfast').id)
    expect(fedFrom(moved, 2, 'lunch')).toBe('normal')
  })
})
