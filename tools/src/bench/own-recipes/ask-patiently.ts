import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, ask } from '../../load/ask.ts'

const busyMs = 200

/** A server that was busy a moment ago refuses once in a while, says so, and has changed nothing. */
export async function askPatiently(status: number, ...asked: Parameters<typeof ask>): Promise<Answer> {
  const answer = await ask(...asked)
  if (answer.status === status) return answer
  if (answer.status !== 503) throw new Error(`${asked[0]} ${asked[1]}: ${answer.status}`)
  await pause(busyMs)
  return askPatiently(status, ...asked)
}
