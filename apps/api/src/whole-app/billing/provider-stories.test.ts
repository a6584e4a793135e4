import { instantOf } from '@butterleaf/domain/subscription/instant'
import { openServiceSecret } from '@butterleaf/server-kit/database/service-secret'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { bankAnswer } from '@butterleaf/testing/test-subscription'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recurlyBilling } from '../../../../../packages/billing/src/recurly/recurly-billing.ts'
import { type Behavior, Site } from '../../../../../packages/billing/src/recurly/testing/site.ts'
import { type StandIn, startStandIn } from '../../../../../packages/billing/src/recurly/testing/stand-in.ts'
import { sandboxPayPal } from '../../../../../packages/billing/src/sandbox/read-card.ts'
import { issueToken } from '../../../../../packages/billing/src/sandbox/stores/token-store.ts'
import { runProviderStories } from '../../../../../packages/billing/src/testing/provider-stories.ts'
import type { ProviderWorld } from '../../../../../packages/billing/src/testing/provider-world.ts'
import { signWebhook } from '../../../../../packages/billing/src/webhook-signature.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterAll(() => app?.close())

describe('the sandbox', () => {
  let world: ProviderWorld
  beforeAll(async () => {
    const { db } = app.database
    const secret = await openServiceSecret(db, 'sandbox-webhook', app.clock)
    const card = { method: 'credit_card', brand: 'visa', last_four: '1111', month: 12, year: 2040 } as const
    world = {
      provider: app.context.billing,
      token: (pays) => {
        const method = pays === 'paypal' ? sandboxPayPal : { ...card, behavior: pays }
        return issueToken(db, method, instantOf(app.clock.now()))
      },
      confirm: (action) => bankAnswer(app, action),
      pass: async (days) => app.clock.advance({ days }),
      now: () => app.clock.now(),
      webhook: (userId) => {
        const body = JSON.stringify({ account_code: userId })
        return { headers: { 'sandbox-signature': signWebhook(secret, body, app.clock.now()) }, body }
      },
    }
  })
  runProviderStories(() => world)
})

describe('Recurly', () => {
  const planCodes = { '1-month': 'basic', '3-month': '3-month', '6-month': 'half-year' }
  let standIn: StandIn
  let world: ProviderWorld
  beforeAll(async () => {
    standIn = await startStandIn(new Site(app.clock, planCodes))
    const provider = recurlyBilling(
      {
        kind: 'recurly',
        apiKey: 'private',
        publicKey: 'public',
        webhookSecrets: ['new', 'old'],
        baseUrl: standIn.baseUrl,
        planCodes,
        gatewayOrigins: [],
      },
      { db: app.database.db, clock: app.clock, requestsPerMinute: 1000 },
    )
    world = {
      provider,
      token: async (pays) => standIn.site.issueToken(pays satisfies Behavior),
      confirm: async (action) => standIn.site.bank.confirm(action),
      pass: async (days) => app.clock.advance({ days }),
      now: () => app.clock.now(),
      webhook: (userId) => {
        const body = JSON.stringify({ object_type: 'subscription', account_code: userId })
        return { headers: { 'recurly-signature': signWebhook('old', body, app.clock.now()) }, body }
      },
    }
  })
  afterAll(() => standIn?.close())
  afterEach(() => expect(standIn.conformance.faults.splice(0)).toEqual([]))
  runProviderStories(() => world)

  it('[SUB-4] every call of theirs that we use was held against their description', () => {
    expect([...standIn.conformance.counts.keys()].sort()).toEqual([
      'cancel_subscription',
      'collect_invoice',
      'create_purchase',
      'create_subscription_change',
      'deactivate_account',
      'get_account',
      'list_account_invoices',
      'list_account_subscriptions',
      'mark_invoice_failed',
      'preview_purchase',
      'reactivate_subscription',
      'remove_subscription_change',
      'terminate_subscription',
      'update_account',
      'update_billing_info',
    ])
  })
})
