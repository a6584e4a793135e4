import { signIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { type Buyer, buildSubscriber } from '@butterleaf/testing/test-subscription'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tickBilling } from '#capabilities/subscription/operations.ts'
import { buildApp } from '../../main/app.ts'

let app: TestApp
let ticking: FastifyInstance
beforeEach(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
  ticking = await buildApp({ ...app.context, config: { ...app.config, logLevel: 'silent' } })
})
afterEach(async () => {
  await ticking?.close()
  await app?.close()
})

const jump = async (days: number) => {
  app.clock.advance({ days })
  await tickBilling(ticking, app.context)
}

it('[SUB-2] [OPS-4] a machine whose clock leaps ahead, back and ahead again charges each term once', async () => {
  await buildSubscriber(app, { plan_code: '1-month' })
  expect(await terms()).toHaveLength(1)
  await jump(40)
  const charged = await terms()
  expect(charged).toHaveLength(2)
  await jump(-40)
  expect(await terms()).toEqual(charged)
  await jump(40)
  expect(await terms()).toEqual(charged)
})

it('[SUB-2] a clock that leaps over many terms charges one, and then the person is asked', async () => {
  const buyer = await buildSubscriber(app, { plan_code: '3-month' })
  await jump(400)
  await jump(1)
  expect(await terms()).toHaveLength(2)
  const { accessToken: token } = await signIn(app.origin, buyer)
  const { body } = await app.request('GET', '/api/subscription', { token })
  expect(body.access).toBe('expired')
})

it('[AUTH-6] [OPS-4] a token is over while the clock is ahead, and good again once it is back', async () => {
  const buyer = await buildSubscriber(app)
  app.clock.advance({ days: 1 })
  expect(await statusFor(buyer)).toBe(401)
  app.clock.advance({ days: -1, minutes: -2 })
  expect(await statusFor(buyer)).toBe(200)
})

it('[SUB-1] [OPS-4] a clock that jumps back takes no access from people who have paid', async () => {
  const buyer = await buildSubscriber(app)
  app.clock.advance({ minutes: -10 })
  await tickBilling(ticking, app.context)
  expect((await buyer.read()).access).toBe('active')
})

async function terms(): Promise<string[]> {
  const { db } = app.database
  const rows = await db
    .selectFrom('sandbox_invoices')
    .select('term_starts_at')
    .orderBy('term_starts_at')
    .execute()
  return rows.map(({ term_starts_at }) => term_starts_at)
}

async function statusFor({ token }: Buyer): Promise<number> {
  return (await app.request('GET', '/api/user', { token })).status
}
