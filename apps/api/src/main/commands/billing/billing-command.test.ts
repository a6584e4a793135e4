import { spawnSync } from 'node:child_process'
import { sandboxNow } from '@butterleaf/billing/sandbox/sandbox-clock'
import { addCoupon, listCoupons } from '@butterleaf/billing/sandbox/stores/coupon-store'
import { listSubscriptions } from '@butterleaf/billing/sandbox/stores/subscription-store'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildSubscriber, sandboxPath } from '@butterleaf/testing/test-subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceBilling } from '#capabilities/subscription/operations.ts'
import { bundledFile } from '#platform/places.ts'
import { listText } from './list-text.ts'
import { readCoupon, readDuration } from './read-coupon.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterAll(() => app?.close())

describe('npm run billing', () => {
  it.each([
    ['12h', 43_200],
    ['30d', 2_592_000],
    ['2w', 1_209_600],
  ])('advance %s', (text, seconds) => {
    expect(readDuration(text)).toBe(seconds)
  })

  it.each([undefined, '', '30', '0d', '-1d', '30 days', '99999d'])('advance %s is refused', (text) => {
    expect(() => readDuration(text)).toThrow(/such as 12h|Ten years/)
  })

  it('coupon add reads everything that narrows a coupon', () => {
    const typed =
      'spring --percent 25 --plans 6-month --from 2026-03-01 --until 2026-04-01 --limit 9 --per-account 1'
    expect(readCoupon(typed.split(' '))).toEqual({
      code: 'SPRING',
      benefit: { kind: 'percent', percent: 25 },
      planCodes: ['6-month'],
      startsAt: '2026-03-01T00:00:00.000Z',
      endsAt: '2026-04-01T00:00:00.000Z',
      isActive: true,
      limit: 9,
      limitPerAccount: 1,
    })
    expect(readCoupon(['FIVE', '--off', '7.50']).benefit).toEqual({ kind: 'fixed', cents: 750 })
  })

  it.each([
    'AB --percent 5',
    'CODE',
    'CODE --percent 5 --off 5',
    'CODE --percent 101',
    'CODE --off -3',
    'CODE --percent 5 --plans 2-month',
    'CODE --percent 5 --until tomorrow',
    'CODE --percent 5 --limit 0',
    'CODE MORE --percent 5',
  ])('coupon add %s is refused', (typed) => {
    expect(() => readCoupon(typed.split(' '))).toThrow()
  })

  it('[CHK-5] a coupon that was added is good at once, and is added once', async () => {
    const { db } = app.database
    const coupon = readCoupon(['HALF', '--percent', '50', '--plans', '6-month'])
    expect([await addCoupon(db, coupon), await addCoupon(db, coupon)]).toEqual([true, false])
    const priceOf = (plan: string) => app.request('GET', `${sandboxPath}/price?plan_code=${plan}&coupon=half`)
    expect((await priceOf('6-month')).body.now).toEqual({ discount: 39.98, total: 39.98 })
    expect((await priceOf('3-month')).body.detail).toBe('Coupon not applicable to 3-month plans')
  })

  it('list shows how everything stands, and advance moves it', async () => {
    const { db } = app.database
    const buyer = await buildSubscriber(app, { plan_code: '1-month', coupon: null })
    await buyer.post('/update', { uuid: buyer.uuid, new_plan: '3-month' })
    const list = async () =>
      listText({
        now: await sandboxNow(db, app.clock),
        subscriptions: await listSubscriptions(db),
        coupons: await listCoupons(db),
      })
    expect(await list()).toMatch(
      /Sandbox: no real money[\s\S]*1-month {2}active .*, then 3-month[\s\S]*KETO5 {2}\$5 off/,
    )
    await advanceBilling(app.context, readDuration('32d'))
    expect(await list()).toMatch(/ 3-month {2}active {2}term ends [^,]*$/m)
    expect((await buyer.read()).plan_code).toBe('3-month')
  })
})

it('[SUB-4] where Recurly takes the payments, the command says that it is about the sandbox', async () => {
  const command = bundledFile('billing.js')
  const keys = { RECURLY_API_KEY: 'k', RECURLY_PUBLIC_KEY: 'p', RECURLY_WEBHOOK_SECRETS: 's' }
  const env = { ...process.env, BILLING: 'recurly', ...keys, DATA_DIR: app.config.dataDir }
  const typed = [command, 'coupon', 'add', 'HALF', '--percent', '50']
  const { status, stderr, stdout } = spawnSync(process.execPath, typed, { env, encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^This is about the sandbox/)
})
