import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#platform/config.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { recaptcha } from './recaptcha.ts'

let app: TestApp
let google: Server
let captcha: CaptchaProvider
let answer: Record<string, unknown>
let status = 200
const asked: string[] = []
const verified = new Set<string>()

/** Stands for Google's: a token it has been asked about is used up. */
beforeAll(async () => {
  app = await startTestApp()
  google = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(`${request.method} ${request.url} ${body}`)
    const token = new URLSearchParams(body).get('response') ?? ''
    const isUsed = verified.has(token)
    verified.add(token)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(isUsed ? { success: false, 'error-codes': ['timeout-or-duplicate'] } : answer),
    )
  })
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
  captcha = recaptcha(
    { kind: 'recaptcha', siteKey: 'site', secretKey: 'hidden', leastScore: 0.5, baseUrl },
    { db: app.database.db, clock: app.clock, hostname: 'plan.example' },
  )
})
afterAll(async () => {
  await app?.close()
  google?.close()
})

let tokens = 0
let token: string
beforeEach(() => {
  tokens += 1
  token = `token-${tokens}`
  asked.length = 0
  status = 200
  answer = right()
})

const right = () => ({
  success: true,
  score: 0.9,
  action: 'CREATE_SUBSCRIPTION',
  hostname: 'plan.example',
  challenge_ts: app.clock.now().toISOString(),
})
const spend = (purpose = 'order') => captcha.spend(token, { action: 'CREATE_SUBSCRIPTION', purpose })

describe('[CHK-11] reCAPTCHA', () => {
  it('asks Google with the secret, and nothing of the person but their token', async () => {
    expect(await spend()).toBe(true)
    expect(asked).toEqual([`POST /recaptcha/api/siteverify secret=hidden&response=${token}`])
    expect(captcha.settings).toEqual({ provider: 'recaptcha', siteKey: 'site' })
    expect(await captcha.challenge('CREATE_SUBSCRIPTION')).toBeUndefined()
  })

  it.each([
    ['of no success', { success: false }],
    ['for another action', { action: 'LOGIN' }],
    ['made on another site', { hostname: 'evil.example' }],
    ['of too low a score', { score: 0.49 }],
    ['without a score', { score: undefined }],
    ['made long ago', { challenge_ts: '2020-01-01T00:00:00Z' }],
  ])('a token %s is refused', async (_what, part) => {
    answer = { ...right(), ...part }
    expect(await spend()).toBe(false)
  })

  it('the score asked for is enough', async () => {
    answer = { ...right(), score: 0.5 }
    expect(await spend()).toBe(true)
  })

  it('a token is good for one purpose, and for that however often and at once it comes', async () => {
    expect(await Promise.all([1, 2, 3].map(() => spend()))).toEqual([true, true, true])
    expect(asked).toHaveLength(1)
    expect(await spend()).toBe(true)
    expect(await spend('another order')).toBe(false)
  })

  it.each([
    ['500', 500],
    ['nonsense', 200],
  ])(
    'while Google answers %s nobody is let through, and it is said when to try again',
    async (_what, code) => {
      status = code
      answer = code === 200 ? { hello: 'you' } : { error: 'down' }
      await expect(spend()).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 })
    },
  )
})

describe('captcha settings', () => {
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'hidden' }

  it('need nothing, or both keys', () => {
    expect(parseConfig({}).captcha).toEqual({ kind: 'altcha' })
    expect(parseConfig({ ...keys, RECAPTCHA_LEAST_SCORE: '0.7' }).captcha).toEqual({
      kind: 'recaptcha',
      siteKey: 'site',
      secretKey: 'hidden',
      leastScore: 0.7,
      baseUrl: 'https://www.google.com',
    })
  })

  it.each([
    ['one key alone', { RECAPTCHA_SITE_KEY: 'site' }, 'both'],
    ['a score without keys', { RECAPTCHA_LEAST_SCORE: '0.7' }, 'both'],
    ['a score above one', { ...keys, RECAPTCHA_LEAST_SCORE: '7' }, 'RECAPTCHA_LEAST_SCORE'],
    ['an address in the clear', { ...keys, RECAPTCHA_BASE_URL: 'http://r.example' }, 'https'],
  ])('%s stops the start with a sentence', (_what, environment, words) => {
    expect(() => parseConfig(environment)).toThrow(words)
  })
})
