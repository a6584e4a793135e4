import { describe, expect, it } from 'vitest'
import {
  dayAt,
  generatedTemplate,
  itemAt,
  made,
  refusalOf,
  slotAt,
  templateOf,
} from '../testing/invented-template.ts'
import { changeServings } from './change-servings.ts'
import { completeDay } from './complete-day.ts'
import { skipSlot } from './skip-slot.ts'

const own = templateOf(['r......'])
const lunch = slotAt(own, 1, 'lunch')
const drawn = generatedTemplate()
const cooking = made(completeDay(drawn, dayAt(drawn, 1)))

describe('changeServings', () => {
  it.each([
    [1, 1.25],
    [12, 4],
    [-1, 0.75],
    [-2, 0.5],
  ])('[ITEM-4] %i steps from one serving make %d', (steps, servings) => {
    expect(itemAt(made(changeServings(own, lunch, steps)), 1, 'lunch')).toMatchObject({ servings })
  })

  it.each([
    [-3, 'too-few-servings'],
    [13, 'too-many-servings'],
    [0.5, 'servings-off-grid'],
  ])('[ITEM-4] %d steps are refused: %s', (steps, because) => {
    expect(refusalOf(changeServings(own, lunch, steps))).toEqual({ because })
  })

  it('[ITEM-4] of nothing, of what is skipped, and on a complete day there is nothing to change', () => {
    expect(refusalOf(changeServings(own, slotAt(own, 2, 'lunch'), 1))?.because).toBe('slot-empty')
    expect(refusalOf(changeServings(made(skipSlot(own, lunch)), lunch, 1))?.because).toBe('slot-skipped')
    expect(refusalOf(changeServings(cooking, slotAt(cooking, 1, 'lunch'), 1))?.because).toBe('day-complete')
  })

  it('[LEFT-1] a leftover has servings of its own, until its parent was cooked on a complete day', () => {
    const more = made(changeServings(drawn, slotAt(drawn, 2, 'lunch'), 2))
    expect(itemAt(more, 2, 'lunch')).toMatchObject({ kind: 'leftover', servings: 1.5 })
    expect(itemAt(more, 1, 'dinner')).toBe(itemAt(drawn, 1, 'dinner'))
    const refusal = refusalOf(changeServings(cooking, slotAt(cooking, 2, 'lunch'), 2))
    expect(refusal?.because).toBe('cooked-on-complete-day')
  })

  it('changes nothing by no step', () => {
    expect(made(changeServings(own, lunch, 0))).toBe(own)
  })
})
