/** A mutant that no test can notice, or that none should. Found again by its code, as lines move. */
export type AcceptedMutant = Readonly<{
  file: string
  /** The line it stood in when it was accepted: where to look first. */
  line: number
  code: string
  replacement: string
  reason: string
}>

const notZero = 'What is in range, by 0, has been filtered out a line above.'
const sameInstant = 'The clause before it has handled equal instants.'
const sparesWork = 'What follows does nothing for it.'
const remembered = 'What is remembered is what would be worked out again.'
const noStepIsSo = 'No dish adds exactly so little.'
const falsy = 'Undefined is as false as false to the only place that asks.'

export const accepted: readonly AcceptedMutant[] = [
  {
    file: 'packages/domain/src/nutrition/certificate-text.ts',
    line: 18,
    code: 'missed[name] < 0',
    replacement: 'missed[name] <= 0',
    reason: notZero,
  },
  {
    file: 'packages/domain/src/nutrition/person-faults.ts',
    line: 89,
    code: 'Math.abs(steps - Math.round(steps)) < 1e-6',
    replacement: 'Math.abs(steps - Math.round(steps)) <= 1e-6',
    reason: 'No value with one decimal lies a millionth of a step beside one.',
  },
  {
    file: 'packages/domain/src/shopping-list/mark.ts',
    line: 9,
    code: 'mark.atMs > than.atMs',
    replacement: 'mark.atMs >= than.atMs',
    reason: sameInstant,
  },
  {
    file: 'packages/domain/src/shopping-list/mark.ts',
    line: 15,
    code: 'mark.atMs > nowMs',
    replacement: 'mark.atMs >= nowMs',
    reason: 'A mark of this instant becomes an equal mark of this instant.',
  },
  {
    file: 'packages/domain/src/shopping-list/ticks.ts',
    line: 17,
    code: 'a.ingredient < b.ingredient',
    replacement: 'a.ingredient <= b.ingredient',
    reason: 'The keys of a map differ.',
  },
  {
    file: 'packages/domain/src/shopping-list/ticks.ts',
    line: 23,
    code: 'tick.neededGrams < held.neededGrams',
    replacement: 'tick.neededGrams <= held.neededGrams',
    reason: 'With equal grams too, the two ticks are equal in all fields.',
  },
  {
    file: 'packages/domain/src/subscription/reminder.ts',
    line: 13,
    code: 'from !== null',
    replacement: 'true',
    reason: 'Null is never at or before an instant that is a text, so the next comparison is false as well.',
  },
  {
    file: 'apps/api/src/capabilities/retention/operations.ts',
    line: 22,
    code: '() => false',
    replacement: '() => undefined',
    reason: falsy,
  },
  {
    file: 'packages/domain/src/expenditure/fast-loss.ts',
    line: 33,
    code: '!first || !last',
    replacement: '!first && !last',
    reason: 'A list has a first entry when it has a last one.',
  },
  {
    file: 'packages/domain/src/expenditure/follow-body.ts',
    line: 59,
    code: 'trust >= 0.5',
    replacement: 'trust > 0.5',
    reason: 'No reading is trusted by exactly a half.',
  },
  {
    file: 'packages/domain/src/pantry/batch.ts',
    line: 50,
    code: 'keepsUntilDay >= day',
    replacement: 'false',
    reason: sparesWork,
  },
  {
    file: 'packages/domain/src/pantry/batch.ts',
    line: 50,
    code: 'keepsUntilDay >= day',
    replacement: 'keepsUntilDay > day',
    reason: sparesWork,
  },
  {
    file: 'packages/domain/src/pantry/follow-food.ts',
    line: 124,
    code: 'batch.grams > 0',
    replacement: 'true',
    reason: 'A batch of nothing is removed at the next taking.',
  },
  {
    file: 'packages/domain/src/pantry/follow-food.ts',
    line: 124,
    code: 'batch.grams > 0',
    replacement: 'batch.grams >= 0',
    reason: 'A batch of nothing is removed at the next taking.',
  },
  {
    file: 'packages/domain/src/pantry/follow-food.ts',
    line: 174,
    code: 'grams > 0',
    replacement: 'true',
    reason: sparesWork,
  },
  {
    file: 'packages/domain/src/pantry/follow-food.ts',
    line: 174,
    code: 'grams > 0',
    replacement: 'grams >= 0',
    reason: sparesWork,
  },
  {
    file: 'packages/domain/src/pantry/follow-food.ts',
    line: 189,
    code: 'need > 0',
    replacement: 'true',
    reason: sparesWork,
  },
  {
    file: 'packages/domain/src/pantry/follow-food.ts',
    line: 189,
    code: 'need > 0',
    replacement: 'need >= 0',
    reason: sparesWork,
  },
  {
    file: 'packages/domain/src/pantry/follow-food.ts',
    line: 171,
    code: 'day > window.fromDay',
    replacement: 'true',
    reason: 'What was said of the first day is said a second time, which changes nothing.',
  },
  {
    file: 'packages/domain/src/pantry/follow-food.ts',
    line: 171,
    code: 'day > window.fromDay',
    replacement: 'day >= window.fromDay',
    reason: 'What was said of the first day is said a second time, which changes nothing.',
  },
  {
    file: 'packages/domain/src/shopping-list/home/merge-near-equals.ts',
    line: 32,
    code: 'other !== undefined',
    replacement: 'true',
    reason: 'A number divided by none is near to nothing.',
  },
  {
    file: 'packages/domain/src/shopping-list/home/lines-at-home.ts',
    line: 369,
    code: 'ticked <= step.ticked',
    replacement: 'ticked < step.ticked',
    reason: 'The next step begins where this one ends.',
  },
  {
    file: 'apps/web/src/lib/outbox/lane.ts',
    line: 162,
    code: 'end < 0',
    replacement: 'end <= 0',
    reason: 'The first act is never other than itself.',
  },
  {
    file: 'packages/identity/src/tokens/access-token.ts',
    line: 48,
    code: "''",
    replacement: '"Stryker was here!"',
    reason: 'Neither is the type of an access token.',
  },
  {
    file: 'packages/domain/src/meal-plan/leftovers.ts',
    line: 8,
    code: "item.kind === 'leftover'",
    replacement: 'true',
    reason: 'A leftover alone has a parent, by whose id it is found.',
  },
  {
    file: 'packages/domain/src/meal-plan/drawing/randomize-slot.ts',
    line: 82,
    code: 'without.filter(isFilled)',
    replacement: 'without',
    reason: 'An open slot has no recipe, and no dish is without one.',
  },
  {
    file: 'packages/domain/src/meal-plan/planner/board.ts',
    line: 280,
    code: "'dish'",
    replacement: '""',
    reason: 'What is neither a portion nor sides nor the follower’s own is taken back as a dish.',
  },
  {
    file: 'packages/domain/src/meal-plan/planner/portions/whole-pieces.ts',
    line: 35,
    code: 'known[at]! < 0',
    replacement: 'true',
    reason: remembered,
  },
  {
    file: 'packages/domain/src/meal-plan/planner/portions/whole-pieces.ts',
    line: 35,
    code: 'known[at]! < 0',
    replacement: 'known[at]! <= 0',
    reason: remembered,
  },
  {
    file: 'packages/domain/src/meal-plan/planner/sides/side-menu.ts',
    line: 25,
    code: 'known[at] === unknown',
    replacement: 'true',
    reason: remembered,
  },
  {
    file: 'packages/domain/src/meal-plan/planner/portions/exact-portions.ts',
    line: 96,
    code: 'step > 0',
    replacement: 'step >= 0',
    reason: 'Of a sum that a dish adds nothing to, either portion adds nothing.',
  },
  {
    file: 'packages/domain/src/meal-plan/planner/portions/exact-portions.ts',
    line: 188,
    code: 'step > 1e-12',
    replacement: 'step >= 1e-12',
    reason: noStepIsSo,
  },
  {
    file: 'packages/domain/src/meal-plan/planner/portions/exact-portions.ts',
    line: 191,
    code: 'step < -1e-12',
    replacement: 'step <= -1e-12',
    reason: noStepIsSo,
  },
]
