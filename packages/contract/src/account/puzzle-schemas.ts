import { z } from 'zod'
import type { CallSchema } from '../call.ts'

/** ALTCHA's form (its protocol's first version), so that its clients can solve it too. */
export const puzzleSchema = z
  .object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string().describe('The hash to find, in hex'),
    salt: z.string(),
    signature: z.string(),
    maxnumber: z.int().describe('The number lies between 0 and this'),
  })
  .meta({
    id: 'Puzzle',
    description:
      'Find the number for which SHA-256(salt + number) is the challenge, and send {algorithm, challenge, number, salt, signature} as base64 of its JSON in the form’s field `puzzle`. It can be used once, for five minutes, with the same address from the same network',
  })

export type Puzzle = z.infer<typeof puzzleSchema>

export const askForPuzzle = {
  summary:
    'Before a form of the sign-in is sent: 204 when it will be taken as it is, 429 when too many tries came before. The 429 holds a puzzle that lets one more through, where one can',
  public: true,
  bodyType: 'application/x-www-form-urlencoded',
  body: z.object({
    purpose: z.enum(['sign-in', 'sign-up', 'reset']).describe('The form that will be sent'),
    email: z.string().max(1_000).describe('As it will be sent'),
  }),
} satisfies CallSchema

export type PuzzlePurpose = z.infer<typeof askForPuzzle.body>['purpose']
