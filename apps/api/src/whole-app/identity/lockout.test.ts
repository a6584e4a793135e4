import { type SignedIn, signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../../packages/identity/src/embedded/passwords/attempt-limits.ts'
import {
  beginAttempt,
  forgetAttempts,
  takeBackAttempt,
} from '../../../../../packages/identity/src/embedded/passwords/attempt-store.ts'

let app: TestApp
let person: SignedIn

beforeAll(async () => {
  app = await startTestApp()
})

beforeEach(async () => {
  person = await signUp(app.origin)
})

afterAll(() => app.close())

describe('guessing a password', () => {
  test('[AUTH-7] after five wrong ones even the right one has to wait, and then is welcome', async () => {
    for (let guess = 1; guess <= 5; guess += 1) expect((await tryPassword('wrong 1')).status).toBe(422)
    const refused = await tryPassword(person.password)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^(29|30)$/)
    expect(refused.html).toMatch(/Too many tries. Wait (29|30) seconds/)
    app.clock.advance({ seconds: 31 })
    await signIn(app.origin, person)
    expect((await tryPassword('wrong 1')).status).toBe(422)
  })

  test('[AUTH-7] each further wrong one doubles the wait, up to fifteen minutes', async () => {
    const waits: number[] = []
    for (let guess = 1; guess <= 12; guess += 1) {
      expect((await tryPassword('wrong 1')).status).toBe(422)
      if (guess < 5) continue
      const refused = await tryPassword('wrong 1')
      expect(refused.status).toBe(429)
      const wait = Number(refused.headers.get('retry-after'))
      waits.push(Math.round(wait / 10) * 10)
      app.clock.advance({ seconds: wait + 1 })
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
  })

  test('[AUTH-7] of twenty at once five are tried, and none slips through', async () => {
    const tries = await Promise.all(Array.from({ length: 20 }, () => tryPassword('wrong 1')))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('[AUTH-7] an address without an account is locked alike', async () => {
    const email = 'nobody@example.org'
    for (let guess = 1; guess <= 5; guess += 1) expect((await tryPassword('wrong 1', email)).status).toBe(422)
    expect((await tryPassword('wrong 1', email)).status).toBe(429)
  })

  test('[AUTH-7] signing up with another person’s address counts as a guess', async () => {
    for (let guess = 1; guess <= 5; guess += 1) {
      const { submit } = await startSignIn(app.origin, { parameters: { screen_hint: 'signup' } })
      const form = {
        email: person.email,
        password: `wrong password ${guess}`,
        first_name: 'A',
        last_name: 'B',
      }
      expect((await submit(form)).status).toBe(422)
    }
    expect((await tryPassword(person.password)).status).toBe(429)
  })
})

describe('a network address', () => {
  test('[AUTH-7] has fifty wrong guesses an hour, on whatever accounts', async () => {
    const { db } = app.database
    const limit = limits.guessesFrom('192.0.2.1')
    for (let guess = 1; guess <= 50; guess += 1) {
      expect(await beginAttempt(db, limit, app.clock.now())).toEqual({ isAllowed: true, count: guess })
    }
    expect(await beginAttempt(db, limit, app.clock.now())).toMatchObject({
      isAllowed: false,
      waitSeconds: 30,
    })
    const elsewhere = limits.guessesFrom('192.0.2.2')
    expect(await beginAttempt(db, elsewhere, app.clock.now())).toMatchObject({ isAllowed: true })
    app.clock.advance({ minutes: 61 })
    expect(await beginAttempt(db, limit, app.clock.now())).toEqual({ isAllowed: true, count: 1 })
  })

  test('[AUTH-7] is not charged for a success', async () => {
    const { db } = app.database
    const limit = limits.guessesFrom('192.0.2.3')
    for (let guess = 1; guess <= 60; guess += 1) {
      expect(await beginAttempt(db, limit, app.clock.now())).toMatchObject({ isAllowed: true })
      await takeBackAttempt(db, limit)
    }
  })

  test('[AUTH-7] is the whole network of an IPv6 household', () => {
    const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:0db8:1:2::']
    const buckets = same.map((ip) => limits.guessesFrom(ip).bucket)
    expect(buckets[1]).toBe(buckets[0])
    expect(buckets[2]).toBe(buckets[0])
    expect(limits.guessesFrom('2001:db8:1:3::1').bucket).not.toBe(buckets[0])
    expect(limits.guessesFrom('::ffff:192.0.2.1').bucket).toBe(limits.guessesFrom('192.0.2.1').bucket)
    expect(limits.guessesFrom('::1').bucket).toBe(limits.guessesFrom('::2').bucket)
  })
})

describe('counting', () => {
  test('[AUTH-7] a pause lasts to its last second, and not longer', async () => {
    const { db } = app.database
    const limit = limits.guessesFrom('192.0.2.5')
    const begun = app.clock.now()
    const after = (milliseconds: number) => new Date(begun.getTime() + milliseconds)
    for (let guess = 1; guess <= 50; guess += 1) await beginAttempt(db, limit, begun)
    expect(await beginAttempt(db, limit, after(29_999))).toEqual({ isAllowed: false, waitSeconds: 1 })
    expect(await beginAttempt(db, limit, after(30_000))).toEqual({ isAllowed: true, count: 51 })
    expect(await beginAttempt(db, limit, after(30_000))).toEqual({ isAllowed: false, waitSeconds: 60 })
  })

  test('[AUTH-7] a try taken back lifts the pause it cost, and counts no more', async () => {
    const { db } = app.database
    const limit = { ...limits.guessesFrom('192.0.2.6'), free: 2 }
    const begun = app.clock.now()
    await beginAttempt(db, limit, begun)
    await beginAttempt(db, limit, begun)
    expect(await beginAttempt(db, limit, begun)).toMatchObject({ isAllowed: false })
    await takeBackAttempt(db, limit)
    expect(await beginAttempt(db, limit, begun)).toEqual({ isAllowed: true, count: 2 })
  })

  test('[AUTH-7] loses nothing of many at once', async () => {
    const { db } = app.database
    const limit = { ...limits.guessesFrom('192.0.2.4'), free: 30 }
    await Promise.all(Array.from({ length: 20 }, () => beginAttempt(db, limit, app.clock.now())))
    expect(await beginAttempt(db, limit, app.clock.now())).toEqual({ isAllowed: true, count: 21 })
    await forgetAttempts(db, limit)
    expect(await beginAttempt(db, limit, app.clock.now())).toEqual({ isAllowed: true, count: 1 })
  })
})

async function tryPassword(password: string, email = person.email) {
  const { submit } = await startSignIn(app.origin)
  return submit({ email, password })
}
