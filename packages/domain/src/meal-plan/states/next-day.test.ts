import { describe, expect, it } from 'vitest'
import { completeDay } from '../operations/complete-day.ts'
import { dayAt, made, templateOf } from '../testing/invented-template.ts'
import { dayAfterCompleting, nextDay } from './next-day.ts'

describe('nextDay', () => {
  const template = templateOf(['rrrr.rr', 'rrrrrrr', 'ccccccc', 'rrrrrrr'])

  it.each([
    ['the next day', 1, 2],
    ['a day that is not ready yet', 4, 5],
    ['the first day of the next week', 7, 8],
    ['a day of a complete week', 15, 16],
    ['the last day', 27, 28],
  ])('[DAY-6] leads to %s', (_, from, to) => {
    expect(nextDay(template, dayAt(template, from))).toEqual(dayAt(template, to))
  })

  it.each([
    ['from a day that is not ready', 5],
    ['from the final day', 28],
  ])('[DAY-6] leads nowhere %s', (_, from) => {
    expect(nextDay(template, dayAt(template, from))).toBeUndefined()
  })
})

describe('dayAfterCompleting', () => {
  it('[DAY-5] leads to the next incomplete day', () => {
    const template = templateOf(['rrrrrrr'])
    const after = made(completeDay(template, dayAt(template, 1)))
    expect(dayAfterCompleting(after, dayAt(after, 1))).toEqual(dayAt(after, 2))
  })

  it('[DAY-5] leads to the list of templates when the week became complete', () => {
    const template = templateOf(['ccccccr', 'rrrrrrr'])
    const after = made(completeDay(template, dayAt(template, 7)))
    expect(dayAfterCompleting(after, dayAt(after, 7))).toBeUndefined()
  })
})
