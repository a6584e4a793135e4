import { describe, expect, it } from 'vitest'
import { isAt, oldestLeftoverDays } from './slots.ts'

describe('slots', () => {
  it('are the same where both day and meal are', () => {
    const slot = { day: 3, meal: 'lunch' as const }
    expect(isAt(slot, { day: 3, meal: 'lunch' })).toBe(true)
    expect(isAt(slot, { day: 4, meal: 'lunch' })).toBe(false)
    expect(isAt(slot, { day: 3, meal: 'dinner' })).toBe(false)
  })

  it('[LEFT-1] the oldest leftover counts, whatever the order, and what is fresh is none', () => {
    const from = (day: number, cooked: number) => ({
      day,
      meal: 'lunch' as const,
      leftoverOf: { day: cooked, meal: 'dinner' as const },
    })
    const fresh = { day: 9, meal: 'dinner' as const }
    expect(oldestLeftoverDays([])).toBe(0)
    expect(oldestLeftoverDays([fresh])).toBe(0)
    expect(oldestLeftoverDays([fresh, from(10, 9), from(12, 9)])).toBe(3)
    expect(oldestLeftoverDays([from(12, 9), from(10, 9)])).toBe(3)
  })
})
