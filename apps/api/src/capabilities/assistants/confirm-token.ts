import { createHmac } from 'node:crypto'
import { isSameSecret } from '@butterleaf/server-kit/process/same-secret'

const lifeMs = 5 * 60_000

/** What was asked of the person: the tool with its arguments, of this person, on the plan as it stands. */
export interface AskedAct {
  userId: string
  tool: string
  args: unknown
}

/**
 * An assistant that can't put a question to the person itself gets a token with the question, and does nothing without it. It says that
 * the question was seen, not who answered: that is the assistant's part.
 */
export function makeConfirmToken(secret: string, asked: AskedAct, now: Date): string {
  const until = now.getTime() + lifeMs
  return `${until.toString(36)}.${seal(secret, asked, until)}`
}

export function isConfirmed(secret: string, asked: AskedAct, token: string, now: Date): boolean {
  const [time = '', sealed = ''] = token.split('.')
  const until = Number.parseInt(time, 36)
  return until > now.getTime() && isSameSecret(sealed, seal(secret, asked, until))
}

function seal(secret: string, { userId, tool, args }: AskedAct, until: number): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([userId, tool, args, until]))
    .digest('base64url')
}
