import { openBilling } from '@butterleaf/billing/open-billing'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { sandboxPath, subscriptionPath } from '@butterleaf/testing/test-subscription'
import { afterEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#platform/config.ts'

let app: TestApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

describe('tries a minute', () => {
  it('[CHK-6] coupons are counted by address, whatever token comes along', async () => {
    app = await startTestApp({ environment: { REQUESTS_PER_MINUTE: '60' } })
    const statuses: number[] = []
    for (const token of ['a', 'b', 'c', 'd', 'e']) {
      const query = 'plan_code=3-month&coupon=GUESS'
      const answer = await app.request('GET', `${sandboxPath}/price?${query}`, { token })
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([422, 422, 422, 429, 429])
  })

  it('[CHK-11] [SET-5] puzzles, orders and other cards are counted by person, and others aren’t held up', async () => {
    app = await startTestApp({ environment: { REQUESTS_PER_MINUTE: '60' } })
    const [one, other] = [await signUp(app.origin), await signUp(app.origin)]
    const path = `${subscriptionPath}/captcha?action=CREATE_SUBSCRIPTION`
    const statuses: number[] = []
    for (const token of [one, one, one, one, other].map(({ accessToken }) => accessToken)) {
      statuses.push((await app.request('GET', path, { token })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200])
    for (const call of ['create', 'update-billing']) {
      const asked = { token: one.accessToken, body: {} }
      expect((await app.request('POST', `${subscriptionPath}/${call}`, asked)).status).toBe(429)
    }
  })
})

it('[SUB-4] the sandbox runs in production only when it is asked for by name', async () => {
  app = await startTestApp()
  const parts = { db: app.database.db, clock: app.clock }
  const unasked = parseConfig({ NODE_ENV: 'production' })
  await expect(openBilling(unasked, parts)).rejects.toThrow('BILLING=sandbox')
  const asked = parseConfig({ NODE_ENV: 'production', BILLING: 'sandbox' })
  expect((await openBilling(asked, parts)).description).toContain('no real money')
  expect(() => parseConfig({ BILLING: 'free' })).toThrow('BILLING can only be sandbox')
})
