import { describe, expect, it } from 'vitest'
import { refusalSentence } from './refusal-sentence.ts'

const lunch = { dayNumber: 3, meal: 'lunch' } as const

describe('refusalSentence', () => {
  it.each([
    [{ because: 'day-complete', dayNumber: 3 }, 'Day 3 is complete. Mark it incomplete to change it.'],
    [
      { because: 'slot-filled', ...lunch },
      'Something is planned for lunch on day 3 already. Replace it instead.',
    ],
    [
      { because: 'cooked-on-complete-day', cookedOn: 1, ...lunch },
      'What you eat for lunch on day 3 is cooked on day 1, which is complete.',
    ],
    [
      { because: 'proposal-stale', ...lunch },
      'What you eat for lunch on day 3 has changed since. Ask for a new proposal.',
    ],
    [{ because: 'day-out-of-order', dayNumber: 5, next: 2 }, 'Complete day 2 first.'],
    [
      { because: 'keeps-too-short', cookedOn: 2, keepsDays: 0 },
      'This dish is best at once: it doesn’t keep for another day.',
    ],
    [{ because: 'keeps-too-short', cookedOn: 2, keepsDays: 1 }, 'What is cooked on day 2 keeps for 1 day.'],
    [{ because: 'feeds-too-late', cookedOn: 2, dayNumber: 6 }, 'What is cooked on day 2 keeps for 3 days.'],
    [{ because: 'too-few-servings' }, 'A meal is at least ½ serving.'],
    [{ because: 'no-such-recipe' }, 'There is no such recipe.'],
    [{ because: 'forbidden-recipe', forbidden: 'exclusion' }, 'This recipe has something you don’t eat.'],
    [{ because: 'servings-off-grid' }, 'A meal is ½ serving to 4 servings, in steps of a quarter.'],
  ] as const)('[API-3] names the cause (%#)', (reason, sentence) => {
    expect(refusalSentence(reason)).toBe(sentence)
  })

  it.each([
    [{ because: 'day-out-of-order', dayNumber: 5, next: 2 }, 'Complete Tuesday first.'],
    [{ because: 'day-complete', dayNumber: 2 }, 'Tuesday is complete. Mark it incomplete to change it.'],
    [{ because: 'slot-locked', dayNumber: 2, meal: 'lunch' }, /^You locked lunch on Tuesday, or/],
  ] as const)('[HELD-2] names the weekday where the date is known (%#)', (reason, sentence) => {
    expect(refusalSentence(reason, (dayNumber) => (dayNumber === 2 ? 'Tuesday' : '?'))).toMatch(sentence)
  })
})
