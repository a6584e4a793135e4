import { isWebhookSigned, signWebhook } from '@butterleaf/billing/webhook-signature'
import { openServiceSecret } from '@butterleaf/server-kit/database/service-secret'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildSubscriber, subscriptionPath } from '@butterleaf/testing/test-subscription'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let app: TestApp
let secret: string
beforeEach(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
  secret = await openServiceSecret(app.database.db, 'sandbox-webhook', app.clock)
})
afterEach(() => app?.close())

const minute = 60_000

async function send(body: string, signature: string | undefined, type = 'application/json') {
  const headers = {
    'content-type': type,
    ...(signature === undefined ? {} : { 'sandbox-signature': signature }),
  }
  return app.request('POST', `${subscriptionPath}/webhook`, { body, headers })
}

async function rowsOf(userId: string) {
  const { db } = app.database
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['account', 'revision'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const outbox = await db
    .selectFrom('subscription_outbox')
    .select('message_key')
    .where('user_id', '=', userId)
    .execute()
  const { asOf: _asOf, ...truth } = JSON.parse(subscription?.account ?? '{}')
  return {
    truth,
    revision: subscription?.revision,
    keys: outbox.map(({ message_key }) => message_key).sort(),
  }
}

async function userIdOf(uuid: string): Promise<string> {
  const { db } = app.database
  const row = await db
    .selectFrom('sandbox_subscriptions')
    .select('account_code')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return row.account_code
}

describe('a webhook', () => {
  it('[SUB-2] brings what changed at the provider', async () => {
    const buyer = await buildSubscriber(app)
    const userId = await userIdOf(buyer.uuid)
    await app.context.billing.cancel(userId, buyer.uuid)
    const body = JSON.stringify({ account_code: userId, type: 'anything' })
    expect((await send(body, signWebhook(secret, body, app.clock.now()))).status).toBe(204)
    expect((await rowsOf(userId)).truth.subscription.state).toBe('canceled')
  })

  it('[SUB-2] forged, unsigned, changed or late is refused and changes nothing', async () => {
    const buyer = await buildSubscriber(app)
    const userId = await userIdOf(buyer.uuid)
    const before = await rowsOf(userId)
    await app.context.billing.cancel(userId, buyer.uuid)
    const body = JSON.stringify({ account_code: userId })
    const now = app.clock.now()
    const good = signWebhook(secret, body, now)
    const old = new Date(now.getTime() - 6 * minute)
    const early = new Date(now.getTime() + 6 * minute)
    const signatures = [
      undefined,
      '',
      'x',
      `${now.getTime()},`,
      `${now.getTime() + 1},${good.split(',')[1]}`,
      signWebhook('another secret', body, now),
      signWebhook(secret, `${body} `, now),
      signWebhook(secret, body, old),
      signWebhook(secret, body, early),
    ]
    for (const signature of signatures) expect((await send(body, signature)).status).toBe(403)
    expect(await rowsOf(userId)).toEqual(before)
  })

  it('[SUB-2] repeated and out of order ends the same', async () => {
    const buyer = await buildSubscriber(app)
    const userId = await userIdOf(buyer.uuid)
    const bodies = ['created', 'canceled', 'expired'].map((type) =>
      JSON.stringify({ account_code: userId, type }),
    )
    const signed = bodies.map((body) => [body, signWebhook(secret, body, app.clock.now())] as const)
    const before = await rowsOf(userId)
    const sent = [...signed, ...signed.toReversed(), ...signed]
    const answers = await Promise.all(sent.map(([body, signature]) => send(body, signature)))
    expect(answers.every(({ status }) => status === 204)).toBe(true)
    expect(await rowsOf(userId)).toEqual(before)
  })

  it.each([
    ['for somebody unknown', JSON.stringify({ account_code: 'nobody' }), 204],
    ['that is no JSON', 'hello', 403],
    ['without an account', '{}', 403],
    ['of another type', JSON.stringify({ account_code: 'nobody' }), 204, 'text/plain'],
  ])('%s does no harm', async (_what, body, status, type = 'application/json') => {
    expect((await send(body, signWebhook(secret, body, app.clock.now()), type)).status).toBe(status)
    const { db } = app.database
    const row = await db
      .selectFrom('subscriptions')
      .select('user_id')
      .where('user_id', '=', 'nobody')
      .execute()
    expect(row).toEqual([])
  })
})

it('[SUB-2] a signature is the fixed one of its time, body and secret, and one of several is enough', () => {
  const at = new Date('2026-01-01T00:00:00.000Z')
  const signature = signWebhook('secret', '{"a":1}', at)
  expect(signature).toBe('1767225600000,8a3c4fffe1a8f8ee4a7791ec97b88487d77b0d9d0f00f193ad6231564481ebb5')
  const [time, hex] = signature.split(',')
  expect(isWebhookSigned(`${time},00,${hex}`, 'secret', '{"a":1}', at)).toBe(true)
  expect(isWebhookSigned(`${time},00`, 'secret', '{"a":1}', at)).toBe(false)
})
