import { hash } from 'node:crypto'
import type { Puzzle } from '@butterleaf/contract/account/puzzle-schemas'

/** The text that a form's `puzzle` field takes: what a patient client finds. */
export function solvePuzzle({ algorithm, challenge, salt, signature, maxnumber }: Puzzle): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', `${salt}${number}`) !== challenge) continue
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  }
  throw new Error('The puzzle has no solution')
}
