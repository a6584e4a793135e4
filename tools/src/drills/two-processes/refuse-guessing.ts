import { signUp, startSignIn } from '@butterleaf/testing/sign-in'
import type { DrillChecks } from '../checks.ts'

const freeGuesses = 5
const guesses = 12

/** Guesses at one password go to both in turn, and are counted together. */
export async function refuseGuessing(origin: string, { check }: DrillChecks): Promise<void> {
  const { email } = await signUp(origin)
  const answers: number[] = []
  for (let at = 0; at < guesses; at += 1) {
    const { submit } = await startSignIn(origin)
    answers.push((await submit({ email, password: `wrong guess ${at}` })).status)
  }
  const refused = answers.filter((status) => status === 429).length
  check(
    `of ${guesses} guesses at a password, at both in turn, ${freeGuesses} are looked at`,
    refused === guesses - freeGuesses,
    answers.join(' '),
  )
}
