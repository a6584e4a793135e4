import { describe, expect, it, test } from 'vitest'
import { type Limit, limits, pauseAt } from './attempt-limits.ts'
import { limitsOfGuess } from './begin-attempts.ts'

const address = '2001:db8:1:1200::1'
/** Of the same /64, /56 and /48, and of none. */
const [same, inSite, inBlock, elsewhere] = [
  '2001:db8:1:1200::2',
  '2001:db8:1:1201::1',
  '2001:db8:1:f200::1',
  '2001:db8:2:1200::1',
]
const buckets = (all: readonly Limit[]) => all.map(({ bucket }) => bucket)
const shared = (one: readonly Limit[], other: readonly Limit[]) =>
  buckets(one).filter((bucket) => buckets(other).includes(bucket)).length

test.each([
  ['startsFrom', undefined],
  ['registrationsFrom', undefined],
  ['resetMailsFrom', 150],
  ['accountsFrom', 300],
  ['signUpGuessesFrom', 150],
] as const)(
  '[AUTH-7] %s counts an IPv6 subscriber three times, with twice and four times the tries and puzzles',
  (name, puzzles) => {
    const [own, site, block, ...others] = limits[name](address)
    expect(others).toEqual([])
    expect([site!.free, block!.free]).toEqual([2 * own!.free, 4 * own!.free])
    expect([own!.puzzles, site!.puzzles, block!.puzzles]).toEqual(
      puzzles === undefined ? [undefined, undefined, undefined] : [puzzles, 2 * puzzles, 4 * puzzles],
    )
    for (const limit of [site!, block!])
      expect(limit).toMatchObject({ windowSeconds: own!.windowSeconds, pausesSeconds: own!.pausesSeconds })
    const counts = [same, inSite, inBlock, elsewhere].map((ip) =>
      shared(limits[name](ip), limits[name](address)),
    )
    expect(counts).toEqual([3, 2, 1, 0])
  },
)

it('[AUTH-7] an IPv4 address is counted once', () => {
  expect(limits.startsFrom('192.0.2.7')).toHaveLength(1)
  expect(limits.guessesAround('192.0.2.7')).toEqual([])
})

it('[AUTH-7] what is counted for one purpose is counted for no other', () => {
  const all = [
    ...[limits.startsFrom(address), limits.registrationsFrom(address), limits.resetMailsFrom(address)],
    ...[limits.accountsFrom(address), limits.signUpGuessesFrom(address), limits.guessesAround(address)],
    [limits.guessesFrom(address), limits.linkGuessesFrom(address)],
  ].flat()
  expect(new Set(buckets(all)).size).toBe(all.length)
})

it('[AUTH-7] pauses grow to the last one and stay there', () => {
  const limit = limits.guessesFrom(address)
  expect([0, 1, 5, 6, 100].map((step) => pauseAt(limit, step))).toEqual([30, 60, 900, 900, 900])
})

describe('a guess', () => {
  const guess = { email: 'ann@example.org', ip: address, knownDeviceId: undefined }
  const of = (by: 'sign-in' | 'sign-up' | 'recovery-code', knownDeviceId?: string) =>
    limitsOfGuess({ ...guess, by, knownDeviceId })

  it('[AUTH-7] at a password and at recovery codes are counted apart for the account, together for the network', () => {
    const [password, code] = [of('sign-in'), of('recovery-code')]
    expect(password).toHaveLength(5)
    expect(shared(password, code)).toBe(3)
    expect(buckets(password)).toContain(limits.passwordOf(guess.email).bucket)
    expect(buckets(code)).toContain(limits.codeOf(guess.email).bucket)
  })

  it('[AUTH-7] by the sign-up form has a count of its own in the network, and the account’s', () => {
    expect(shared(of('sign-up'), of('sign-in'))).toBe(2)
    expect(buckets(of('sign-up'))).toEqual(
      expect.arrayContaining(buckets([...limits.signUpGuessesFrom(address), limits.passwordOf(guess.email)])),
    )
  })

  it('[AUTH-7] on a known device is counted by account and device, apart from other accounts and devices', () => {
    for (const limitOn of [limits.passwordOn, limits.codeOn]) {
      const counts = [limitOn('ann', 'phone'), limitOn('ann', 'laptop'), limitOn('ben', 'phone')]
      expect(new Set(buckets(counts)).size).toBe(3)
    }
  })

  it('[AUTH-7] on a known device is counted there alone', () => {
    expect(of('sign-in', 'phone')).toEqual([limits.passwordOn(guess.email, 'phone')])
    expect(of('recovery-code', 'phone')).toEqual([limits.codeOn(guess.email, 'phone')])
  })
})
