import { createHash } from 'node:crypto'
import { networkOf, networksAround } from '@butterleaf/server-kit/limits/network-of'
import { puzzleSeconds } from '@butterleaf/server-kit/limits/puzzles'

/** A number of free tries within a window; the last free one and each later one cost a pause. */
export interface Limit {
  bucket: string
  free: number
  windowSeconds: number
  pausesSeconds: readonly number[]
  /** How many tries in a window puzzles may let past the pauses; none where it is absent. */
  puzzles?: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const backOff = [30, minute, 2 * minute, 4 * minute, 8 * minute, 15 * minute]

type Rule = Omit<Limit, 'bucket'>

const own: Rule = { free: 5, windowSeconds: day, pausesSeconds: backOff }
const overall: Rule = { free: 100, windowSeconds: day, pausesSeconds: backOff }
const guesses: Rule = { free: 50, windowSeconds: hour, pausesSeconds: backOff }
const guessesOrPuzzles: Rule = { ...guesses, puzzles: 150 }

/**
 * These limits are the same whether or not the address has an account. Guesses at one account are counted by network, so that
 * a stranger's don't shut the owner out elsewhere; the count over all networks is large.
 */
export const limits = {
  passwordFrom: (email: string, ip: string) =>
    limit('password-from', `${email} ${networkOf(ip)}`, { ...own, puzzles: 10 }),
  /** On a device that has signed in to the account before. */
  passwordOn: (email: string, deviceId: string) => limit('password-on', `${email} ${deviceId}`, own),
  /** Free tries and puzzles are a hundred together: an account has no more guesses a day by puzzles (decision 084). */
  passwordOf: (email: string) => limit('password', email, { ...overall, free: 80, puzzles: 20 }),
  /** Recovery codes, in the same way. */
  codeFrom: (email: string, ip: string) => limit('code-from', `${email} ${networkOf(ip)}`, own),
  codeOn: (email: string, deviceId: string) => limit('code-on', `${email} ${deviceId}`, own),
  codeOf: (email: string) => limit('code', email, overall),
  guessesFrom: (ip: string) => limit('guesses', networkOf(ip), guessesOrPuzzles),
  guessesAround: (ip: string) => around('guesses', ip, guessesOrPuzzles),
  /** Guesses by the sign-up form have a count of their own, so that a full one at the sign-in leaves newcomers in. */
  signUpGuessesFrom: (ip: string) => inNetworks('sign-up-guesses', ip, guessesOrPuzzles),
  linkGuessesFrom: (ip: string) => limit('link-guesses', networkOf(ip), guesses),
  accountsFrom: (ip: string) =>
    inNetworks('accounts', ip, {
      free: 300,
      windowSeconds: hour,
      pausesSeconds: [10 * minute],
      puzzles: 300,
    }),
  /** Sign-ins that are started, each stored for an hour. */
  startsFrom: (ip: string) =>
    inNetworks('starts', ip, { free: 1_000, windowSeconds: hour, pausesSeconds: [minute] }),
  startsOn: (deviceId: string) =>
    limit('starts-on', deviceId, { free: 30, windowSeconds: hour, pausesSeconds: [minute] }),
  /** Of clients, each stored for a week where nobody lets it in. A service registers for many people, from few addresses. */
  registrationsFrom: (ip: string) =>
    inNetworks('registrations', ip, { free: 60, windowSeconds: hour, pausesSeconds: [10 * minute] }),
  resetMailsTo: (email: string) =>
    limit('reset-mails', email, { free: 5, windowSeconds: day, pausesSeconds: [hour] }),
  resetMailsFrom: (ip: string) =>
    inNetworks('resets', ip, {
      free: 50,
      windowSeconds: hour,
      pausesSeconds: [10 * minute],
      puzzles: 150,
    }),
  confirmationsTo: (email: string) =>
    limit('confirmations', email, { free: 3, windowSeconds: day, pausesSeconds: [day] }),
  warningsTo: (email: string) =>
    limit('warnings', email, { free: 1, windowSeconds: day, pausesSeconds: [day] }),
  /** A solved puzzle is used once; it has expired before this is over. */
  useOf: (puzzleId: string) =>
    limit('puzzle', puzzleId, { free: 1, windowSeconds: day, pausesSeconds: [2 * puzzleSeconds] }),
}

/** Counts the tries that puzzles let past a limit's pauses: after the last one there are none until the window is over. */
export function puzzlesPast({ bucket, puzzles, windowSeconds }: Limit): Limit | undefined {
  if (puzzles === undefined) return undefined
  return limit('puzzles-past', bucket, { free: puzzles, windowSeconds, pausesSeconds: [windowSeconds] })
}

/** The pause that the last free try costs, and each later one. */
export function pauseAt(limit: Limit, step: number): number {
  return limit.pausesSeconds[Math.min(step, limit.pausesSeconds.length - 1)] ?? 0
}

function limit(kind: string, of: string, rule: Rule): Limit {
  return { bucket: createHash('sha256').update(`${kind}:${of}`).digest('base64url'), ...rule }
}

function inNetworks(kind: string, ip: string, rule: Rule): Limit[] {
  return [limit(kind, networkOf(ip), rule), ...around(kind, ip, rule)]
}

/** An IPv6 subscriber may hold many /64: twice the tries in their /56, four times in their /48. */
function around(kind: string, ip: string, rule: Rule): Limit[] {
  const networks = networksAround(ip)
  if (!networks) return []
  return [
    limit(`${kind} /56`, networks.site56, times(2, rule)),
    limit(`${kind} /48`, networks.site48, times(4, rule)),
  ]
}

function times(count: number, { puzzles, ...rule }: Rule): Rule {
  return { ...rule, free: count * rule.free, ...(puzzles !== undefined && { puzzles: count * puzzles }) }
}
