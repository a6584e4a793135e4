import { oncePerValue } from '../../derived/once-per-value.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { Questionnaire } from '../questionnaire.ts'
import { rangesOf } from '../ranges-of.ts'
import { macrosOfRoom } from './snack-room.ts'

/**
 * LIFE-7: what each day of a plan made for these answers leaves free; undefined where that is nothing. Apart from the diner's
 * profile, since every screen with a day reads it and the profile brings all that a planner needs.
 */
export const snackRoomOf = oncePerValue(
  (answers: Questionnaire): Macros | undefined =>
    answers.snackRoom && macrosOfRoom(answers.snackRoom, rangesOf(answers)),
)
