import type { LineDoubt } from '@butterleaf/domain/own-recipes/own-recipe-draft'

/** OWN-2: every doubt, named. */
export const doubtWords: Readonly<Record<LineDoubt, string>> = {
  'no-food': 'No food was understood.',
  'food-guessed': 'The food is a guess: look whether it is the one.',
  'food-open': 'This names a kind of food; pick the one you take.',
  alternative: 'The first of several is taken.',
  'no-amount': 'No amount is given.',
  'wide-range': 'The middle of a wide range is taken.',
  'unit-guessed': 'What the measure holds is a guess.',
  'unit-unknown': 'Nothing tells what this measure weighs.',
}
