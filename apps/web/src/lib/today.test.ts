import { afterEach, expect, it, vi } from 'vitest'
import { today } from './today.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['Pacific/Kiritimati', '2027-01-01'],
  ['Pacific/Pago_Pago', '2026-12-31'],
  ['Etc/Unknown', '2027-01-01'],
])(
  '[WGT-7] a device in %s has its own day, and one that can’t tell where it is has that of UTC',
  (zone, day) => {
    const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: zone }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved)
    expect(today(new Date('2027-01-01T03:00:00Z'))).toBe(day)
  },
)
