import { describe, expect, it } from 'vitest'
import type { Meal } from '../../../meals/meals.ts'
import type { Template } from '../../template.ts'
import { dayAt, generatedTemplate, itemAt, made, slotAt } from '../../testing/invented-template.ts'
import { clearSlot } from '../clear-slot.ts'
import { completeDay } from '../complete-day.ts'
import { exchangeItems, moveItem } from './move-item.ts'
import { previewMove } from './preview-move.ts'

/** The lunch of each even day is the dinner of the day before. */
const whole = generatedTemplate()
const keepsDaysOf = () => 3
const open = made(clearSlot(whole, slotAt(whole, 5, 'breakfast')))
const preview = (of: Template, from: [number, Meal], to: [number, Meal]) =>
  previewMove(of, slotAt(of, ...from), { to: slotAt(of, ...to).itemId, keepsDaysOf })

describe('what a move would do', () => {
  it('[LIFE-1] is to fill an open slot, and to leave its own open', () => {
    const shown = preview(open, [3, 'breakfast'], [5, 'breakfast'])
    const move = { to: slotAt(open, 5, 'breakfast').itemId, keepsDaysOf }
    const after = made(moveItem(open, slotAt(open, 3, 'breakfast'), move))
    expect(shown).toEqual({ kind: 'possible', isExchange: false, after })
  })

  it('[LIFE-1] is to exchange two dishes', () => {
    const move = { to: slotAt(whole, 5, 'breakfast').itemId, keepsDaysOf }
    const after = made(exchangeItems(whole, slotAt(whole, 3, 'breakfast'), move))
    expect(preview(whole, [3, 'breakfast'], [5, 'breakfast'])).toEqual({
      ...{ kind: 'possible', isExchange: true, after },
    })
  })

  it('[LIFE-1] is refused with the reason', () => {
    const refused = (refusal: object) => ({ kind: 'refused', refusal })
    const { weekId, dayId, itemId } = slotAt(whole, 1, 'lunch')
    expect(previewMove(whole, { weekId, dayId, itemId }, { to: 'none', keepsDaysOf })).toEqual(
      refused({ because: 'not-there' }),
    )
    const eaten = made(completeDay(whole, dayAt(whole, 1)))
    expect(preview(eaten, [1, 'breakfast'], [3, 'breakfast'])).toEqual(
      refused({ because: 'day-complete', dayNumber: 1 }),
    )
    // What was cooked is too old by then.
    expect(preview(eaten, [2, 'lunch'], [7, 'breakfast'])).toEqual(
      refused({ because: 'feeds-too-late', cookedOn: 1, dayNumber: 7 }),
    )
  })

  it('[LIFE-1] [LEFT-3] asks what becomes of leftovers that it parts from their cooking', () => {
    const shown = preview(open, [1, 'dinner'], [5, 'breakfast'])
    if (shown.kind !== 'choice') throw new Error(shown.kind)
    expect(shown.isExchange).toBe(false)
    expect(shown.stranded.map(({ slot }) => [slot.dayNumber, slot.item.meal])).toEqual([[2, 'lunch']])
    expect(shown.choices.map(({ leftovers }) => leftovers)).toEqual(['cook', 'replace', 'open'])
    const [cook, replace, left] = shown.choices.map(({ after }) => itemAt(after, 2, 'lunch').kind)
    // Cooked where it is eaten first, it feeds the slot that the dish was moved to.
    expect([cook, replace, left]).toEqual(['leftoverParent', 'empty', 'empty'])
  })

  it('[LIFE-1] [LEFT-3] of a leftover that is moved itself can only be cooked', () => {
    const shown = preview(whole, [2, 'lunch'], [7, 'breakfast'])
    if (shown.kind !== 'choice') throw new Error(shown.kind)
    expect([shown.isExchange, shown.choices.map(({ leftovers }) => leftovers)]).toEqual([true, ['cook']])
  })
})
