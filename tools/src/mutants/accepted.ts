/** A mutant that no test can notice, or that none should. Found again by its code, as lines move. */
export type AcceptedMutant = Readonly<{
  file: string
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

const byFile: Readonly<Record<string, readonly Omit<AcceptedMutant, 'file'>[]>> = {
  'packages/domain/src/nutrition/certificate-text.ts': [
    { code: 'missed[name] < 0', replacement: 'missed[name] <= 0', reason: notZero },
  ],
  'packages/domain/src/nutrition/person-faults.ts': [
    {
      code: 'Math.abs(steps - Math.round(steps)) < 1e-6',
      replacement: 'Math.abs(steps - Math.round(steps)) <= 1e-6',
      reason: 'No value with one decimal lies a millionth of a step beside one.',
    },
  ],
  'packages/domain/src/shopping-list/mark.ts': [
    { code: 'mark.atMs > than.atMs', replacement: 'mark.atMs >= than.atMs', reason: sameInstant },
    {
      code: 'mark.atMs > nowMs',
      replacement: 'mark.atMs >= nowMs',
      reason: 'A mark of this instant becomes an equal mark of this instant.',
    },
  ],
  'packages/domain/src/shopping-list/ticks.ts': [
    {
      code: 'a.ingredient < b.ingredient',
      replacement: 'a.ingredient <= b.ingredient',
      reason: 'The keys of a map differ.',
    },
    {
      code: 'tick.neededGrams < held.neededGrams',
      replacement: 'tick.neededGrams <= held.neededGrams',
      reason: 'With equal grams too, the two ticks are equal in all fields.',
    },
  ],
  'packages/domain/src/subscription/reminder.ts': [
    {
      code: 'from !== null',
      replacement: 'true',
      reason:
        'Null is never at or before an instant that is a text, so the next comparison is false as well.',
    },
  ],
  'apps/api/src/capabilities/retention/operations.ts': [
    { code: '() => false', replacement: '() => undefined', reason: falsy },
  ],
  'packages/domain/src/expenditure/fast-loss.ts': [
    {
      code: '!first || !last',
      replacement: '!first && !last',
      reason: 'A list has a first entry when it has a last one.',
    },
  ],
  'packages/domain/src/expenditure/follow-body.ts': [
    { code: 'trust >= 0.5', replacement: 'trust > 0.5', reason: 'No reading is trusted by exactly a half.' },
  ],
  'packages/domain/src/pantry/batch.ts': [
    { code: 'keepsUntilDay >= day', replacement: 'false', reason: sparesWork },
    { code: 'keepsUntilDay >= day', replacement: 'keepsUntilDay > day', reason: sparesWork },
  ],
  'packages/domain/src/pantry/follow-food.ts': [
    {
      code: 'batch.grams > 0',
      replacement: 'true',
      reason: 'A batch of nothing is removed at the next taking.',
    },
    {
      code: 'batch.grams > 0',
      replacement: 'batch.grams >= 0',
      reason: 'A batch of nothing is removed at the next taking.',
    },
    { code: 'grams > 0', replacement: 'true', reason: sparesWork },
    { code: 'grams > 0', replacement: 'grams >= 0', reason: sparesWork },
    { code: 'need > 0', replacement: 'true', reason: sparesWork },
    { code: 'need > 0', replacement: 'need >= 0', reason: sparesWork },
    {
      code: 'day > window.fromDay',
      replacement: 'true',
      reason: 'What was said of the first day is said a second time, which changes nothing.',
    },
    {
      code: 'day > window.fromDay',
      replacement: 'day >= window.fromDay',
      reason: 'What was said of the first day is said a second time, which changes nothing.',
    },
  ],
  'packages/domain/src/shopping-list/home/merge-near-equals.ts': [
    {
      code: 'other !== undefined',
      replacement: 'true',
      reason: 'A number divided by none is near to nothing.',
    },
  ],
  'packages/domain/src/shopping-list/home/lines-at-home.ts': [
    {
      code: 'ticked <= step.ticked',
      replacement: 'ticked < step.ticked',
      reason: 'The next step begins where this one ends.',
    },
  ],
  'apps/web/src/lib/outbox/lane.ts': [
    { code: 'end < 0', replacement: 'end <= 0', reason: 'The first act is never other than itself.' },
  ],
  'packages/identity/src/tokens/access-token.ts': [
    { code: "''", replacement: '"Stryker was here!"', reason: 'Neither is the type of an access token.' },
  ],
  'packages/domain/src/meal-plan/leftovers.ts': [
    {
      code: "item.kind === 'leftover'",
      replacement: 'true',
      reason: 'A leftover alone has a parent, by whose id it is found.',
    },
  ],
  'packages/domain/src/meal-plan/drawing/randomize-slot.ts': [
    {
      code: 'without.filter(isFilled)',
      replacement: 'without',
      reason: 'An open slot has no recipe, and no dish is without one.',
    },
  ],
  'packages/domain/src/meal-plan/planner/board.ts': [
    {
      code: "'dish'",
      replacement: '""',
      reason: 'What is neither a portion nor sides nor the follower’s own is taken back as a dish.',
    },
  ],
  'packages/domain/src/meal-plan/planner/portions/whole-pieces.ts': [
    { code: 'known[at]! < 0', replacement: 'true', reason: remembered },
    { code: 'known[at]! < 0', replacement: 'known[at]! <= 0', reason: remembered },
  ],
  'packages/domain/src/meal-plan/planner/sides/side-menu.ts': [
    { code: 'known[at] === unknown', replacement: 'true', reason: remembered },
  ],
  'packages/domain/src/meal-plan/planner/portions/exact-portions.ts': [
    {
      code: 'step > 0',
      replacement: 'step >= 0',
      reason: 'Of a sum that a dish adds nothing to, either portion adds nothing.',
    },
    { code: 'step > 1e-12', replacement: 'step >= 1e-12', reason: noStepIsSo },
    { code: 'step < -1e-12', replacement: 'step <= -1e-12', reason: noStepIsSo },
  ],
}

export const accepted: readonly AcceptedMutant[] = Object.entries(byFile).flatMap(([file, own]) =>
  own.map((one) => ({ file, ...one })),
)
