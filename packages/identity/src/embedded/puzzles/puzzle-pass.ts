import type { PuzzlePurpose } from '@butterleaf/contract/account/puzzle-schemas'
import { networkOf } from '@butterleaf/server-kit/limits/network-of'
import { puzzleLevels } from '@butterleaf/server-kit/limits/puzzles'
import { normaliseEmail } from '../accounts/email-address.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { type Limit, limits } from '../passwords/attempt-limits.ts'
import { beginAttempt } from '../passwords/attempt-store.ts'

/** A form of the sign-in, as it was or will be sent. */
export interface SentForm {
  purpose: PuzzlePurpose
  email: string
  ip: string
  cookies: string | undefined
}

/** A right solution: it lets one form past pauses. */
export interface Pass {
  level: number
  /** False when the puzzle was used before. A form may pass several pauses with it. */
  use(): Promise<boolean>
}

/** Undefined of a form without a solution, or with one that isn't right for it: that counts as any other try. */
export function openPass(
  { db, clock, puzzles }: Pick<EmbeddedContext, 'db' | 'clock' | 'puzzles'>,
  form: SentForm,
  solution: string,
): Pass | undefined {
  const now = clock.now()
  const solved = puzzles.check(solution, { boundTo: boundTo(form), now })
  if (!solved) return undefined
  let used: Promise<boolean> | undefined
  const use = async () => (await beginAttempt(db, limits.useOf(solved.id), now)).isAllowed
  return {
    level: solved.level,
    use: () => {
      used ??= use()
      return used
    },
  }
}

export function boundTo({ purpose, email, ip }: SentForm): string {
  return [purpose, normaliseEmail(email), networkOf(ip)].join('\n')
}

/** The level of the next puzzle after this many wrong tries with a solved puzzle. */
export function puzzleLevelAfter(wrong: number, { free }: Limit): number {
  return Math.min(puzzleLevels - 1, Math.floor((puzzleLevels * wrong) / free))
}
