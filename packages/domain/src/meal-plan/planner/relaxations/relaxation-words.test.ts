import { describe, expect, it } from 'vitest'
import { anyRanges } from '../testing/invented-menu.ts'
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
    [
      { kind: 'more-time', meals: ['breakfast', 'dinner'], mostMinutes: 0 },
      'Allow any cooking time at breakfast and dinner',
    ],
    [{ kind: 'no-dessert' }, 'Plan without desserts'],
    [
      {
        kind: 'wider-ranges',
        macros: ['netCarbs', 'protein'],
        ranges: {
          ...anyRanges,
          netCarbs: { minimum: 0, maximum: 31 },
          protein: { minimum: 90, maximum: 150 },
        },
      },
      'Allow up to 31 g of net carbs and 90 to 150 g of protein',
    ],
  ] as const)('[PLAN-5] %j', (relaxation, text) => {
    expect(relaxationText(relaxation)).toBe(text)
  })

  it.each([
    [{ days: 2, dishes: 1 }, '2 more days in range, 1 more recipe'],
    [{ days: 1, dishes: 2 }, '1 more day in range, 2 more recipes'],
    [{ days: 3, dishes: -1 }, '3 more days in range'],
    [{ days: 12, dishes: 0 }, '12 more days in range'],
  ])('[PLAN-5] the gain %j', (gain, text) => {
    expect(gainText(gain)).toBe(text)
  })
})
