import { describe, expect, it } from 'vitest'
import { leftoversOf, refusalAsCooked, slotsFedBy } from './leftovers.ts'
import { completeDay } from './operations/complete-day.ts'
import { changeEachItem } from './operations/moving/seat-contents.ts'
import type { Template } from './template.ts'
import { dayAt, foundAt, generatedTemplate, itemAt, made } from './testing/invented-template.ts'

/** The lunch of each even day is the dinner of the day before. */
const whole = generatedTemplate()
const eaten = made(completeDay(whole, dayAt(whole, 1)))

describe('leftovers', () => {
  it('[LEFT-1] are those of one cooking alone', () => {
    const [week] = whole.weeks
    expect(leftoversOf(week!, itemAt(whole, 1, 'dinner').id)).toEqual([itemAt(whole, 2, 'lunch')])
    expect(leftoversOf(week!, itemAt(whole, 1, 'breakfast').id)).toEqual([])
    expect(leftoversOf(whole.weeks[1]!, itemAt(whole, 1, 'dinner').id)).toEqual([])
  })

  it('[LEFT-3] stand in slots that are found by their days', () => {
    const fed = slotsFedBy(foundAt(whole, 3, 'dinner'))
    expect(fed.map(({ dayNumber, item }) => [dayNumber, item.meal])).toEqual([[4, 'lunch']])
    expect(slotsFedBy(foundAt(whole, 4, 'lunch'))).toEqual([])
  })
})

describe('refusalAsCooked', () => {
  const refusal = (template: Template, dayNumber: number, meal: 'lunch' | 'dinner') =>
    refusalAsCooked(foundAt(template, dayNumber, meal))

  it('[LEFT-3] is of a leftover that was cooked on a complete day, and names both days', () => {
    expect(refusal(eaten, 2, 'lunch')).toEqual({
      ...{ because: 'cooked-on-complete-day', cookedOn: 1, dayNumber: 2, meal: 'lunch' },
    })
  })

  it('[LEFT-3] is of no other: one that isn’t cooked yet, a dish of its own, or what has lost its cooking', () => {
    expect(refusal(eaten, 4, 'lunch')).toBeUndefined()
    expect(refusal(whole, 2, 'lunch')).toBeUndefined()
    expect(refusal(eaten, 1, 'dinner')).toBeUndefined()
    expect(refusal(eaten, 3, 'dinner')).toBeUndefined()
    const lost = changeEachItem(eaten, (item) =>
      item.kind === 'leftover' ? { ...item, parentId: 'gone' } : item,
    )
    expect(refusal(lost, 2, 'lunch')).toBeUndefined()
  })
})
