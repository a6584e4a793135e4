import { createHash } from 'node:crypto'
import { networkOf } from '@butterleaf/server-kit/limits/network-of'

/** A number of free tries within a window; the last free one and each later one cost a pause. */
export interface Limit {
  bucket: string
  free: number
  windowSeconds: number
  pausesSeconds: readonly number[]
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const backOff = [30, minute, 2 * minute, 4 * minute, 8 * minute, 15 * minute]

/** These limits are the same whether or not the address has an account. */
export const limits = {
  passwordOf: (email: string) =>
    limit('password', email, { free: 5, windowSeconds: day, pausesSeconds: backOff }),
  guessesFrom: (ip: string) =>
    limit('guesses', networkOf(ip), { free: 50, windowSeconds: hour, pausesSeconds: backOff }),
  accountsFrom: (ip: string) =>
    limit('accounts', networkOf(ip), { free: 300, windowSeconds: hour, pausesSeconds: [10 * minute] }),
  resetMailsTo: (email: string) =>
    limit('reset-mails', email, { free: 5, windowSeconds: day, pausesSeconds: [hour] }),
  resetMailsFrom: (ip: string) =>
    limit('resets', networkOf(ip), { free: 50, windowSeconds: hour, pausesSeconds: [10 * minute] }),
  warningsTo: (email: string) =>
    limit('warnings', email, { free: 1, windowSeconds: day, pausesSeconds: [day] }),
}

/** The pause that the last free try costs, and each later one. */
export function pauseAt(limit: Limit, step: number): number {
  return limit.pausesSeconds[Math.min(step, limit.pausesSeconds.length - 1)] ?? 0
}

function limit(kind: string, of: string, rule: Omit<Limit, 'bucket'>): Limit {
  return { bucket: createHash('sha256').update(`${kind}:${of}`).digest('base64url'), ...rule }
}
