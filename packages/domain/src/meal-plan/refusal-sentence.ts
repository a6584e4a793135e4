import type { Forbidden } from './may-eat.ts'
import { daysLeftoversKeep } from './meals.ts'
import type { Refusal } from './refusal.ts'
import { leastServings, mostServings } from './servings.ts'
import { servingsText } from './servings-text.ts'

type Sentences = {
  [Cause in Refusal['because']]: (reason: Refusal & { because: Cause }) => string
}

/** The cause in the user's words, and what they can do about it where there is something. */
export function refusalSentence(reason: Refusal): string {
  const sentenceOf = sentences[reason.because] as (reason: Refusal) => string
  return sentenceOf(reason)
}

const least = servingsText(leastServings)
const most = servingsText(mostServings)

const forbiddenSentences = {
  diet: 'This recipe isn’t free of something you need your food to be free of.',
  exclusion: 'This recipe has something you don’t eat.',
  'avoided-ingredient': 'This recipe has an ingredient you avoid.',
  equipment: 'This recipe needs equipment that your kitchen lacks.',
  'avoided-recipe': 'You avoid this recipe. Take that back to choose it.',
} as const satisfies Record<Forbidden, string>

const sentences: Sentences = {
  'not-there': () => 'This is no longer in your plan.',
  'no-such-slot': ({ dayNumber, meal }) => `Day ${dayNumber} has no ${meal}.`,
  'slot-empty': (slot) => `Nothing is planned for ${nameOf(slot)} yet.`,
  'slot-filled': (slot) => `Something is planned for ${nameOf(slot)} already. Replace it instead.`,
  'slot-skipped': (slot) => `You skip ${nameOf(slot)}. Take it back in first.`,
  'slot-locked': (slot) => `You locked ${nameOf(slot)}, or a meal it shares a dish with. Unlock it first.`,
  'slot-not-free': (slot) =>
    `A random draw leaves ${nameOf(slot)} alone: it is locked, skipped, or shares a dish with another day.`,
  'proposal-stale': (slot) => `What you eat for ${nameOf(slot)} has changed since. Ask for a new proposal.`,
  'cooked-on-complete-day': ({ cookedOn, ...slot }) =>
    `What you eat for ${nameOf(slot)} is cooked on day ${cookedOn}, which is complete.`,
  'day-complete': ({ dayNumber }) => `Day ${dayNumber} is complete. Mark it incomplete to change it.`,
  'day-leaves-range': ({ dayNumber }) =>
    `Day ${dayNumber} has changed since and would leave its ranges. Ask for a new proposal.`,
  'no-meal-ahead': () => 'No meal of it is still to come, so nothing can make up for it.',
  'no-day-ahead': () => 'Every day ahead is shopped for already: there is no list left to change.',
  'day-not-ready': ({ dayNumber }) => `Day ${dayNumber} still has an open meal.`,
  'day-out-of-order': ({ next }) => `Complete day ${next} first.`,
  'not-last-complete-day': ({ last }) => `Mark day ${last} incomplete first.`,
  'week-complete': ({ weekNumber }) => `Week ${weekNumber} is complete and stays so.`,
  'servings-off-grid': () => `A meal is ${least} to ${most}, in steps of a quarter.`,
  'too-few-servings': () => `A meal is at least ${least}.`,
  'too-many-servings': () => `A meal is at most ${most}.`,
  'skip-in-generated-plan': () => 'Meals can be skipped in a plan you build yourself.',
  'skip-dessert': () => 'Dessert is optional: leave it empty instead of skipping it.',
  'skip-leftover': (slot) => `You eat a leftover for ${nameOf(slot)}. Clear it before you skip the meal.`,
  'skip-leftover-parent': (slot) =>
    `What you cook for ${nameOf(slot)} feeds a later meal. Clear the leftover before you skip it.`,
  'too-many-skipped': ({ dayNumber }) => `Day ${dayNumber} must keep one meal.`,
  'feeds-uncooked': (slot) => `Nothing is cooked for ${nameOf(slot)} that could be saved for later.`,
  'feeds-other-week': () => 'Leftovers are eaten in the week they were cooked in.',
  'feeds-dessert-and-main': () => 'A dessert can only be saved for a dessert, and a meal for a meal.',
  'moves-dessert-and-main': () => 'A dessert can only change places with a dessert, and a meal with a meal.',
  'strands-leftovers': ({ slots }) =>
    `What you eat for ${slots.map(nameOf).join(' and ')} couldn’t be a leftover then. Say what should become of it.`,
  'changed-meanwhile': (slot) => `Something else is planned for ${nameOf(slot)} by now.`,
  'feeds-not-later': ({ cookedOn }) => `Day ${cookedOn} can only feed a later day.`,
  'feeds-too-late': ({ cookedOn }) =>
    `What is cooked on day ${cookedOn} keeps for ${daysLeftoversKeep} days.`,
  'keeps-too-short': ({ cookedOn, keepsDays }) =>
    keepsDays === 0
      ? 'This dish is best at once: it doesn’t keep for another day.'
      : `What is cooked on day ${cookedOn} keeps for ${keepsDays} ${keepsDays === 1 ? 'day' : 'days'}.`,
  'no-such-recipe': () => 'There is no such recipe.',
  'nothing-suitable': () => 'No other recipe fits both your ranges and your answers.',
  'forbidden-recipe': ({ forbidden }) => forbiddenSentences[forbidden],
}

function nameOf({ dayNumber, meal }: { dayNumber: number; meal: string }): string {
  return `${meal} on day ${dayNumber}`
}
