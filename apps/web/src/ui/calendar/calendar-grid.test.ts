import { afterEach, describe, expect, it, vi } from 'vitest'
import { weekStart } from './calendar-grid.tsx'

const starts = [
  ['en-US', 7],
  ['en-GB', 1],
  ['de-DE', 1],
  ['pt-BR', 7],
  ['ar-EG', 6],
] as const

describe('the first day of the week', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(starts)('of %s is %i', (locale, day) => {
    expect(weekStart(locale)).toBe(day)
  })

  it.each(starts)('of %s is %i in a browser without week data too', (locale, day) => {
    const prototype = Intl.Locale.prototype as unknown as Record<string, unknown>
    const known = ['getWeekInfo', 'weekInfo'].map(
      (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
    )
    for (const [name] of known) delete prototype[name]
    try {
      expect(weekStart(locale)).toBe(day)
    } finally {
      for (const [name, descriptor] of known)
        if (descriptor) Object.defineProperty(prototype, name, descriptor)
    }
  })
})
