import { servingsText } from '../cooking/servings-text.ts'
import { daysLeftoversKeep } from '../meals/meals.ts'
import type { Forbidden } from '../recipes/may-eat.ts'
import { capitalize } from '../text/capitalize.ts'
import type { AwayFault, Refusal } from './refusal.ts'
import { leastServings, mostServings } from './servings.ts'
import { mostGuests } from './table/guests.ts'

/** What a day of the plan is called inside a sentence: "day 2", or "Tuesday" where its date is known. */
export type DayNaming = (dayNumber: number) => string

type Sentences = {
  [Cause in Refusal['because']]: (reason: Refusal & { because: Cause }, day: DayNaming) => string
}

/** The cause in the user's words, and what they can do about it where there is something. */
export function refusalSentence(reason: Refusal, day: DayNaming = dayByNumber): string {
  const sentenceOf = sentences[reason.because] as (reason: Refusal, day: DayNaming) => string
  return capitalize(sentenceOf(reason, day))
}

export function dayByNumber(dayNumber: number): string {
  return `day ${dayNumber}`
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

const awaySentences = {
  'from-after-to': 'The last day away is before the first.',
  'too-long': 'You can be away for up to a year. Make a new plan when you are back.',
  'too-many': 'A plan holds up to 28 times away.',
  outside: 'Choose a first day away within the plan.',
  'over-complete-day': 'You can be away after the last day that you completed.',
  overlaps: 'You are away on one of these days already.',
} as const satisfies Record<AwayFault['fault'], string>

const sentences: Sentences = {
  'not-there': () => 'This is no longer in your plan.',
  'no-such-slot': ({ dayNumber, meal }, day) => `${day(dayNumber)} has no ${meal}.`,
  'slot-empty': (slot, day) => `Nothing is planned for ${nameOf(slot, day)} yet.`,
  'slot-filled': (slot, day) => `Something is planned for ${nameOf(slot, day)} already. Replace it instead.`,
  'slot-skipped': (slot, day) => `You skip ${nameOf(slot, day)}. Take it back in first.`,
  'slot-locked': (slot, day) =>
    `You locked ${nameOf(slot, day)}, or a meal it shares a dish with. Unlock it first.`,
  'slot-not-free': (slot, day) =>
    `A random draw leaves ${nameOf(slot, day)} alone: it is locked, skipped, or shares a dish with another day.`,
  'proposal-stale': (slot, day) =>
    `What you eat for ${nameOf(slot, day)} has changed since. Ask for a new proposal.`,
  'cooked-on-complete-day': ({ cookedOn, ...slot }, day) =>
    `What you eat for ${nameOf(slot, day)} is cooked on ${day(cookedOn)}, which is complete.`,
  'day-complete': ({ dayNumber }, day) => `${day(dayNumber)} is complete. Mark it incomplete to change it.`,
  'day-leaves-range': ({ dayNumber }, day) =>
    `${day(dayNumber)} has changed since and would leave its ranges. Ask for a new proposal.`,
  'no-meal-ahead': () => 'No meal of it is still to come, so nothing can make up for it.',
  'no-day-ahead': () => 'Every day ahead is shopped for already: there is no list left to change.',
  'day-not-ready': ({ dayNumber }, day) => `${day(dayNumber)} still has an open meal.`,
  'day-out-of-order': ({ next }, day) => `Complete ${day(next)} first.`,
  'not-last-complete-day': ({ last }, day) => `Mark ${day(last)} incomplete first.`,
  'week-complete': ({ weekNumber }) => `Week ${weekNumber} is complete and stays so.`,
  'too-many-sides': () => 'A plate has two sides at most.',
  'side-twice': () => 'This is on the plate already. Change how much of it there is instead.',
  'side-as-main': () => 'This is a side: it goes beside a main dish.',
  'no-side': () => 'This is a dish of its own, not a side.',
  'servings-off-grid': () => `A meal is ${least} to ${most}, in steps of a quarter.`,
  'too-few-servings': () => `A meal is at least ${least}.`,
  'too-many-servings': () => `A meal is at most ${most}.`,
  'skip-in-generated-plan': () => 'Meals can be skipped in a plan you build yourself.',
  'skip-dessert': () => 'Dessert is optional: leave it empty instead of skipping it.',
  'skip-leftover': (slot, day) =>
    `You eat a leftover for ${nameOf(slot, day)}. Clear it before you skip the meal.`,
  'skip-leftover-parent': (slot, day) =>
    `What you cook for ${nameOf(slot, day)} feeds a later meal. Clear the leftover before you skip it.`,
  'too-many-skipped': ({ dayNumber }, day) => `${day(dayNumber)} must keep one meal.`,
  'feeds-uncooked': (slot, day) =>
    `Nothing is cooked for ${nameOf(slot, day)} that could be saved for later.`,
  'feeds-other-week': () => 'Leftovers are eaten in the week they were cooked in.',
  'feeds-dessert-and-main': () => 'A dessert can only be saved for a dessert, and a meal for a meal.',
  'moves-dessert-and-main': () => 'A dessert can only change places with a dessert, and a meal with a meal.',
  'strands-leftovers': ({ slots }, day) =>
    `What you eat for ${slots.map((slot) => nameOf(slot, day)).join(' and ')} couldn’t be a leftover then. Say what should become of it.`,
  'changed-meanwhile': (slot, day) => `Something else is planned for ${nameOf(slot, day)} by now.`,
  'feeds-not-later': ({ cookedOn }, day) => `${day(cookedOn)} can only feed a later day.`,
  'feeds-too-late': ({ cookedOn }, day) =>
    `What is cooked on ${day(cookedOn)} keeps for ${daysLeftoversKeep} days.`,
  'keeps-too-short': ({ cookedOn, keepsDays }, day) =>
    keepsDays === 0
      ? 'This dish is best at once: it doesn’t keep for another day.'
      : `What is cooked on ${day(cookedOn)} keeps for ${keepsDays} ${keepsDays === 1 ? 'day' : 'days'}.`,
  'away-at-fault': ({ fault }) => awaySentences[fault],
  'away-before-complete-day': ({ dayNumber }, day) =>
    `${day(dayNumber)} is complete, and the days that were eaten stay on their dates.`,
  'too-many-guests': () => `A meal can have ${mostGuests} guests at most.`,
  'no-such-recipe': () => 'There is no such recipe.',
  'nothing-suitable': () => 'No other recipe fits both your ranges and your answers.',
  'forbidden-recipe': ({ forbidden }) => forbiddenSentences[forbidden],
  'forbidden-at-table': ({ names }) =>
    `${names.join(' and ')} ${names.length === 1 ? 'eats' : 'eat'} along there and may not eat this.`,
}

function nameOf({ dayNumber, meal }: { dayNumber: number; meal: string }, day: DayNaming): string {
  return `${meal} on ${day(dayNumber)}`
}
