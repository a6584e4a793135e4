import type { Macros } from '../../nutrition/macros.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { macrosOfRoom } from './snack-room.ts'

/** LIFE-7: what each day of a plan made for these answers leaves free; undefined where that is nothing. */
export function snackRoomOf(answers: Questionnaire): Macros | undefined {
  return answers.snackRoom && macrosOfRoom(answers.snackRoom, rangesOf(answers))
}
