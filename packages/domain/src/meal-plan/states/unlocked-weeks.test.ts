import { describe, expect, it } from 'vitest'
import { clearSlot } from '../operations/clear-slot.ts'
import { completeDay } from '../operations/complete-day.ts'
import { resetDay } from '../operations/reset-day.ts'
import { dayAt, generatedTemplate, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { weekButtons } from './buttons/week-buttons.ts'
import { areTabsUnlocked } from './open-tabs.ts'
import { plannedWeeks } from './unlocked-weeks.ts'

const ready = 'rrrrrrr'

describe('an emptied slot', () => {
  const whole = generatedTemplate()
  const emptied = made(clearSlot(whole, slotAt(whole, 1, 'breakfast')))

  it('[APP-4] [APP-5] leaves Meals and the shopping list to a person who has seen them', () => {
    expect(areTabsUnlocked(emptied)).toBe(true)
    expect(areTabsUnlocked(made(resetDay(emptied, dayAt(emptied, 2))))).toBe(true)
  })

  it('[DAY-3] [SHOP-1] closes neither another week nor a list', () => {
    const buttons = weekButtons(emptied)
    expect(buttons.map(({ isEnabled }) => isEnabled)).toEqual([true, true, true, true])
    expect(buttons.map(({ isListEnabled }) => isListEnabled)).toEqual([true, true, true, true])
  })

  it('[DAY-2] makes its week one that is prepared, and no more', () => {
    expect(weekButtons(emptied).map(({ state }) => state)).toEqual(['preparing', 'ready', 'ready', 'ready'])
  })
})

describe('reached weeks', () => {
  it.each([
    [[], 0],
    [['rrrrrr.', ready], 0],
    [[ready, 'crrrrrr'], 2],
    [[ready, ready, ready, ready], 4],
  ] as const)('[DAY-3] with weeks %j are %i', (weeks, expected) => {
    expect(plannedWeeks(templateOf(weeks).weeks)).toBe(expected)
  })

  it('[DAY-3] grow with the plan and never shrink', () => {
    const built = templateOf(['rrrrrrr'])
    expect(built.reachedWeeks).toBe(1)
    const eaten = made(completeDay(built, dayAt(built, 1)))
    const cleared = made(clearSlot(eaten, slotAt(eaten, 2, 'dinner')))
    expect(cleared.reachedWeeks).toBe(1)
    expect(weekButtons(cleared).map(({ isEnabled }) => isEnabled)).toEqual([true, true, false, false])
  })
})
