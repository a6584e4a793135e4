import { describe, expect, it } from 'vitest'
import { dayAt, foundAt, made, refusalOf, templateOf } from '../testing/invented-template.ts'
import { completeDay, reopenDay } from './complete-day.ts'

describe('completeDay', () => {
  it.each([
    ['the first day', 'rrrrrrr', 1],
    ['the next one', 'ccrrrrr', 3],
    ['the last one', 'ccccccr', 7],
    ['a ready day of a week that is not', 'rr.....', 1],
  ])('[DAY-5] completes %s', (_, letters, dayNumber) => {
    const template = templateOf([letters])
    const done = made(completeDay(template, dayAt(template, dayNumber)))
    expect(foundAt(done, dayNumber, 'lunch').day.isComplete).toBe(true)
    expect(foundAt(done, dayNumber, 'lunch').day.items).toBe(foundAt(template, dayNumber, 'lunch').day.items)
  })

  it.each([
    ['rrrrrrr', 2, { because: 'day-out-of-order', dayNumber: 2, next: 1 }],
    ['ccrrrrr', 5, { because: 'day-out-of-order', dayNumber: 5, next: 3 }],
    ['cc.rrrr', 3, { because: 'day-not-ready', dayNumber: 3 }],
    ['.......', 1, { because: 'day-not-ready', dayNumber: 1 }],
  ])('[DAY-5] in %s refuses day %i', (letters, dayNumber, reason) => {
    const template = templateOf([letters])
    expect(refusalOf(completeDay(template, dayAt(template, dayNumber)))).toEqual(reason)
  })

  it('[DAY-5] weeks are completed each for itself', () => {
    const template = templateOf(['rrrrrrr', 'crrrrrr'])
    expect(completeDay(template, dayAt(template, 9)).ok).toBe(true)
    expect(refusalOf(completeDay(template, dayAt(template, 10)))).toMatchObject({ next: 9 })
  })

  it('changes nothing that is complete, or open, already', () => {
    const template = templateOf(['ccccccc', 'r......'])
    expect(made(completeDay(template, dayAt(template, 2)))).toBe(template)
    expect(made(reopenDay(template, dayAt(template, 8)))).toBe(template)
  })

  it('[API-2] refuses a day that is not there', () => {
    const template = templateOf([])
    const nowhere = { weekId: 'w1', dayId: 'w2d1' }
    expect(refusalOf(completeDay(template, nowhere))).toEqual({ because: 'not-there' })
    expect(refusalOf(reopenDay(template, nowhere))).toEqual({ because: 'not-there' })
  })
})

describe('reopenDay', () => {
  it.each([
    ['crrrrrr', 1],
    ['ccccccr', 6],
    ['cc.....', 2],
  ])('[DAY-5] the last complete day can be reopened: in %s day %i', (letters, dayNumber) => {
    const template = templateOf([letters])
    const open = made(reopenDay(template, dayAt(template, dayNumber)))
    expect(foundAt(open, dayNumber, 'lunch').day.isComplete).toBe(false)
  })

  it('[DAY-5] no earlier one can, nor any of a complete week', () => {
    const cooking = templateOf(['cccrrrr'])
    expect(refusalOf(reopenDay(cooking, dayAt(cooking, 2)))).toEqual({
      because: 'not-last-complete-day',
      dayNumber: 2,
      last: 3,
    })
    const complete = templateOf(['rrrrrrr', 'ccccccc'])
    expect(refusalOf(reopenDay(complete, dayAt(complete, 14)))).toEqual({
      because: 'week-complete',
      weekNumber: 2,
    })
  })
})
