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
    [{ because: 'not-there' }, 'This is no longer in your plan.'],
    [{ because: 'no-such-slot', ...lunch }, 'Day 3 has no lunch.'],
    [{ because: 'slot-empty', ...lunch }, 'Nothing is planned for lunch on day 3 yet.'],
    [{ because: 'slot-skipped', ...lunch }, 'You skip lunch on day 3. Take it back in first.'],
    [
      { because: 'slot-locked', ...lunch },
      'You locked lunch on day 3, or a meal it shares a dish with. Unlock it first.',
    ],
    [
      { because: 'slot-not-free', ...lunch },
      'A random draw leaves lunch on day 3 alone: it is locked, skipped, or shares a dish with another day.',
    ],
    [
      { because: 'day-leaves-range', dayNumber: 3 },
      'Day 3 has changed since and would leave its ranges. Ask for a new proposal.',
    ],
    [{ because: 'no-meal-ahead' }, 'No meal of it is still to come, so nothing can make up for it.'],
    [{ because: 'no-day-ahead' }, 'Every day ahead is shopped for already: there is no list left to change.'],
    [{ because: 'day-not-ready', dayNumber: 3 }, 'Day 3 still has an open meal.'],
    [{ because: 'not-last-complete-day', dayNumber: 3, last: 4 }, 'Mark day 4 incomplete first.'],
    [{ because: 'week-complete', weekNumber: 2 }, 'Week 2 is complete and stays so.'],
    [{ because: 'too-many-sides' }, 'A plate has two sides at most.'],
    [{ because: 'side-twice' }, 'This is on the plate already. Change how much of it there is instead.'],
    [{ because: 'side-as-main' }, 'This is a side: it goes beside a main dish.'],
    [{ because: 'no-side' }, 'This is a dish of its own, not a side.'],
    [{ because: 'too-many-servings' }, 'A meal is at most 4 servings.'],
    [{ because: 'skip-in-generated-plan' }, 'Meals can be skipped in a plan you build yourself.'],
    [{ because: 'skip-dessert' }, 'Dessert is optional: leave it empty instead of skipping it.'],
    [
      { because: 'skip-leftover', ...lunch },
      'You eat a leftover for lunch on day 3. Clear it before you skip the meal.',
    ],
    [
      { because: 'skip-leftover-parent', ...lunch },
      'What you cook for lunch on day 3 feeds a later meal. Clear the leftover before you skip it.',
    ],
    [{ because: 'too-many-skipped', dayNumber: 3 }, 'Day 3 must keep one meal.'],
    [
      { because: 'feeds-uncooked', ...lunch },
      'Nothing is cooked for lunch on day 3 that could be saved for later.',
    ],
    [{ because: 'feeds-other-week' }, 'Leftovers are eaten in the week they were cooked in.'],
    [
      { because: 'feeds-dessert-and-main' },
      'A dessert can only be saved for a dessert, and a meal for a meal.',
    ],
    [
      { because: 'moves-dessert-and-main' },
      'A dessert can only change places with a dessert, and a meal with a meal.',
    ],
    [
      { because: 'strands-leftovers', slots: [lunch, { dayNumber: 4, meal: 'dinner' }] },
      'What you eat for lunch on day 3 and dinner on day 4 couldn’t be a leftover then. Say what should become of it.',
    ],
    [{ because: 'changed-meanwhile', ...lunch }, 'Something else is planned for lunch on day 3 by now.'],
    [{ because: 'feeds-not-later', cookedOn: 3, dayNumber: 2 }, 'Day 3 can only feed a later day.'],
    [{ because: 'keeps-too-short', cookedOn: 2, keepsDays: 2 }, 'What is cooked on day 2 keeps for 2 days.'],
    [
      { because: 'away-before-complete-day', dayNumber: 3 },
      'Day 3 is complete, and the days that were eaten stay on their dates.',
    ],
    [{ because: 'too-many-guests' }, 'A meal can have 20 guests at most.'],
    [{ because: 'nothing-suitable' }, 'No other recipe fits both your ranges and your answers.'],
    [{ because: 'forbidden-at-table', names: ['Ada'] }, 'Ada eats along there and may not eat this.'],
    [
      { because: 'forbidden-at-table', names: ['Ada', 'a guest'] },
      'Ada and a guest eat along there and may not eat this.',
    ],
  ] as const)('[API-3] says what can be done about it, where there is something (%#)', (reason, sentence) => {
    expect(refusalSentence(reason)).toBe(sentence)
  })

  it.each([
    ['diet', 'This recipe isn’t free of something you need your food to be free of.'],
    ['avoided-ingredient', 'This recipe has an ingredient you avoid.'],
    ['equipment', 'This recipe needs equipment that your kitchen lacks.'],
    ['avoided-recipe', 'You avoid this recipe. Take that back to choose it.'],
  ] as const)('[API-3] names why a recipe is forbidden: %s', (forbidden, sentence) => {
    expect(refusalSentence({ because: 'forbidden-recipe', forbidden })).toBe(sentence)
  })

  it.each([
    ['to', 'from-after-to', 'The last day away is before the first.'],
    ['to', 'too-long', 'You can be away for up to a year. Make a new plan when you are back.'],
    ['from', 'too-many', 'A plan holds up to 28 times away.'],
    ['from', 'outside', 'Choose a first day away within the plan.'],
    ['from', 'over-complete-day', 'You can be away after the last day that you completed.'],
    ['from', 'overlaps', 'You are away on one of these days already.'],
  ] as const)('[TOG-1] names what is wrong with dates away: %s, %s', (field, fault, sentence) => {
    expect(refusalSentence({ because: 'away-at-fault', field, fault })).toBe(sentence)
  })

  it.each([
    [{ because: 'day-out-of-order', dayNumber: 5, next: 2 }, 'Complete Tuesday first.'],
    [{ because: 'day-complete', dayNumber: 2 }, 'Tuesday is complete. Mark it incomplete to change it.'],
    [{ because: 'slot-locked', dayNumber: 2, meal: 'lunch' }, /^You locked lunch on Tuesday, or/],
  ] as const)('[HELD-2] names the weekday where the date is known (%#)', (reason, sentence) => {
    expect(refusalSentence(reason, (dayNumber) => (dayNumber === 2 ? 'Tuesday' : '?'))).toMatch(sentence)
  })
})
