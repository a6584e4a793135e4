import { describe, expect, it } from 'vitest'
import {
  dayAt,
  foundAt,
  generatedTemplate,
  itemAt,
  made,
  refusalOf,
  slotAt,
  templateOf,
} from '../testing/invented-template.ts'
import { completeDay } from './complete-day.ts'
import { lockItem } from './lock-item.ts'
import { resetDay } from './reset-day.ts'
import { skipSlot } from './skip-slot.ts'

function kindsOn(template: ReturnType<typeof generatedTemplate>, dayNumber: number): string[] {
  return foundAt(template, dayNumber, 'dinner').day.items.map(({ kind }) => kind)
}

describe('resetDay', () => {
  it('[DAY-7] opens every slot, skipped and locked ones too', () => {
    const own = templateOf(['rs.....'])
    const skipped = made(skipSlot(own, slotAt(own, 2, 'dinner')))
    const locked = made(lockItem(skipped, slotAt(own, 2, 'lunch')))
    expect(kindsOn(made(resetDay(locked, dayAt(own, 2))), 2)).toEqual(['empty', 'empty', 'empty', 'empty'])
  })

  it('leaves an empty day as it is', () => {
    const own = templateOf([])
    expect(made(resetDay(own, dayAt(own, 1)))).toBe(own)
  })

  it('[LEFT-3] frees what the day fed, and lets go of what fed it', () => {
    const drawn = generatedTemplate()
    const reset = made(resetDay(drawn, dayAt(drawn, 1)))
    expect(itemAt(reset, 2, 'lunch').kind).toBe('empty')
    expect(itemAt(made(resetDay(drawn, dayAt(drawn, 2))), 1, 'dinner').kind).toBe('normal')
  })

  it('[DAY-7] [LEFT-3] refuses a complete day, and leaves what is left of one', () => {
    const drawn = generatedTemplate()
    const cooking = made(completeDay(drawn, dayAt(drawn, 1)))
    expect(refusalOf(resetDay(cooking, dayAt(cooking, 1)))?.because).toBe('day-complete')
    expect(kindsOn(made(resetDay(cooking, dayAt(cooking, 2))), 2)).toEqual(['empty', 'leftover', 'empty'])
  })
})
