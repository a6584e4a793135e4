import { describe, expect, it } from 'vitest'
import { gainText, relaxationText } from './relaxation-words.ts'

describe('a relaxation in words', () => {
  it.each([
    [{ kind: 'all-cuisines', cuisines: ['thai', 'greek'] }, 'Allow Thai and Greek dishes'],
    [{ kind: 'more-equipment', used: ['oven'], stillLacking: [] }, 'Cook with an oven'],
    [
      { kind: 'usual-time', weekdays: ['monday', 'friday'], minutes: {} },
      'Allow more time on Mondays and Fridays, as on other days',
    ],
    [{ kind: 'more-time', meals: ['breakfast'], mostMinutes: 20 }, 'Allow 20 minutes at breakfast'],
  ] as const)('[PLAN-5] %j', (relaxation, text) => {
    expect(relaxationText(relaxation)).toBe(text)
  })

  it.each([
    [{ days: 2, dishes: 1 }, '2 more days in range, 1 more recipe'],
    [{ days: 1, dishes: 2 }, '1 more day in range, 2 more recipes'],
    [{ days: 3, dishes: -1 }, '3 more days in range'],
  ])('[PLAN-5] the gain %j', (gain, text) => {
    expect(gainText(gain)).toBe(text)
  })
})
