import { describe, expect, it } from 'vitest'
import {
  clockText,
  isRinging,
  leftMsOf,
  type NewTimer,
  nextDueAt,
  withExtendedTimer,
  withoutForgotten,
  withoutTimer,
  withStartedTimer,
  withToggledPause,
} from './timers.ts'

const start = 1_000_000
const timer = (id: string, seconds: number): NewTimer => ({
  id,
  seconds,
  step: 'Step 1',
  dish: 'Soup',
  path: '/',
})
const soup = withStartedTimer([], timer('soup', 60), start)
const both = withStartedTimer(soup, timer('eggs', 30), start)

const only = (timers: typeof soup) => {
  const [first] = timers
  if (!first) throw new Error('No timer')
  return first
}

describe('[RCP-5] timers', () => {
  it('run by the clock on the wall, whatever the page does meanwhile', () => {
    expect(leftMsOf(only(soup), start + 20_000)).toBe(40_000)
    expect(isRinging(only(soup), start + 59_999)).toBe(false)
    expect(isRinging(only(soup), start + 60_000)).toBe(true)
    expect(leftMsOf(only(soup), start + 99_000)).toBe(0)
  })

  it('run several at once, and the soonest is due next', () => {
    expect(nextDueAt(both, start)).toBe(start + 30_000)
    expect(nextDueAt(both, start + 30_000)).toBe(start + 60_000)
    expect(nextDueAt(both, start + 60_000)).toBeUndefined()
  })

  it('start once: a second press changes nothing', () => {
    expect(withStartedTimer(soup, timer('soup', 60), start + 5000)).toBe(soup)
  })

  it('stop one by one', () => {
    expect(withoutTimer(both, 'soup').map(({ id }) => id)).toEqual(['eggs'])
  })

  it('pause, lose nothing, and go on', () => {
    const paused = withToggledPause(soup, 'soup', start + 10_000)
    expect(leftMsOf(only(paused), start + 500_000)).toBe(50_000)
    expect(isRinging(only(paused), start + 500_000)).toBe(false)
    const resumed = withToggledPause(paused, 'soup', start + 500_000)
    expect(leftMsOf(only(resumed), start + 510_000)).toBe(40_000)
  })

  it.each([
    ['running', soup, start + 10_000, 110_000],
    ['ringing', soup, start + 90_000, 60_000],
    ['paused', withToggledPause(soup, 'soup', start + 10_000), start + 70_000, 110_000],
  ])('get a minute more while %s', (_state, timers, now, left) => {
    expect(leftMsOf(only(withExtendedTimer(timers, 'soup', { seconds: 60, now })), now)).toBe(left)
  })

  it('are forgotten after hours, but not those that wait', () => {
    const hours = 7 * 60 * 60 * 1000
    expect(withoutForgotten(soup, start + 60_000)).toHaveLength(1)
    expect(withoutForgotten(soup, start + hours)).toHaveLength(0)
    expect(withoutForgotten(withToggledPause(soup, 'soup', start), start + hours)).toHaveLength(1)
  })
})

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [545_000, '9:05'],
  [3_720_000, '1:02:00'],
])('%d ms stand on the clock as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})
