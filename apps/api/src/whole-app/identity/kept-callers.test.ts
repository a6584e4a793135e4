import { testClock } from '@butterleaf/testing/test-clock'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { cacheCallers } from '../../../../../packages/identity/src/tokens/cache-callers.ts'

const secret = new TextEncoder().encode('only the end of these tokens is read here')
const minuteMs = 60_000

function world(mostKept?: number) {
  const clock = testClock()
  const checked: string[] = []
  const taken = new Set<string>()
  const verify = cacheCallers(
    async (token) => {
      checked.push(token)
      return taken.has(token) ? undefined : { userId: `user of ${token}`, subject: 'subject' }
    },
    clock,
    mostKept,
  )
  const token = (subject: string, lifeMs: number) =>
    new SignJWT({ sub: subject })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor((clock.now().getTime() + lifeMs) / 1000))
      .sign(secret)
  return { clock, checked, taken, verify, token }
}

describe('the caller of a token', () => {
  it('[AUTH-5] is kept for a minute, then the token is checked again', async () => {
    const { clock, checked, verify, token } = world()
    const own = await token('anna', 60 * minuteMs)
    for (let call = 0; call < 3; call += 1)
      expect(await verify(own)).toMatchObject({ userId: `user of ${own}` })
    expect(checked).toEqual([own])
    clock.advance({ minutes: 1 })
    await verify(own)
    expect(checked).toEqual([own, own])
  })

  it('[AUTH-5] is never kept past the token’s end', async () => {
    const { clock, taken, verify, token } = world()
    const own = await token('anna', 10_000)
    await verify(own)
    taken.add(own)
    expect(await verify(own)).toBeDefined()
    clock.advance({ seconds: 10 })
    expect(await verify(own)).toBeUndefined()
  })

  it('[AUTH-5] is that of this token alone, and a token refused once is checked each time', async () => {
    const { checked, taken, verify, token } = world()
    const [anna, other] = [await token('anna', minuteMs), await token('other', minuteMs)]
    taken.add(other)
    await verify(anna)
    expect(await verify(other)).toBeUndefined()
    expect(await verify(other)).toBeUndefined()
    expect(checked).toEqual([anna, other, other])
  })

  it('is not known to a clock set back before it was checked', async () => {
    const { clock, checked, verify, token } = world()
    const own = await token('anna', 60 * minuteMs)
    await verify(own)
    clock.advance({ minutes: -1 })
    await verify(own)
    expect(checked).toHaveLength(2)
  })

  it('goes when more callers are kept than may be, the one heard of longest ago first', async () => {
    const { checked, verify, token } = world(2)
    const tokens = await Promise.all(['a', 'b', 'c'].map((name) => token(name, 60 * minuteMs)))
    for (const one of tokens) await verify(one)
    await verify(tokens[2]!)
    await verify(tokens[0]!)
    expect(checked).toEqual([...tokens, tokens[0]])
  })
})
