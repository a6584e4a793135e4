import { createHash } from 'node:crypto'
import type { KeptLine, OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { AppError } from '@butterleaf/server-kit/http/app-error'

/** A hash of all that a person edits: saving the same again, or another photo, makes no other version. */
export function editVersionOf(own: OwnRecipe): string {
  const { title, meal, servings, prepMinutes, cookMinutes, isPlanned, lines, steps } = own
  const edit = [title, meal, servings, prepMinutes, cookMinutes, isPlanned, lines.map(partsOf), steps]
  return createHash('sha256').update(JSON.stringify(edit)).digest('base64url').slice(0, 16)
}

function partsOf({
  words,
  group,
  food,
  grams,
  how,
  doubt,
  isToTaste,
  isAmountEstimated,
  isOptional,
  note,
}: KeptLine): unknown[] {
  // At the end and only where it is said, so that recipes without it keep their version.
  const estimated = isAmountEstimated ? [isAmountEstimated] : []
  return [words, group, food?.kind, food?.id, grams, how, doubt, isToTaste, isOptional, note, ...estimated]
}

/** OWN-4: an edit of a version that is no longer the last one would undo the edits in between. */
export function refuseStaleEdit(stored: OwnRecipe, seenVersion: string | undefined): void {
  if (seenVersion === undefined || seenVersion === editVersionOf(stored)) return
  const message = 'This recipe was changed in another tab or on another device.'
  throw new AppError('conflict', { detail: message, faults: [{ field: 'version', message }] })
}
