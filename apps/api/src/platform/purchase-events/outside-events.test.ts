import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverMessages } from '#capabilities/subscription/messages/outbox.ts'
import { addMessages } from '#capabilities/subscription/messages/outbox-store.ts'
import { parseConfig } from '#platform/config.ts'
import { noteConsent } from './purchase-event-store.ts'
import type { PurchaseEvent } from './purchase-events.ts'

interface Told {
  path: string
  headers: Record<string, unknown>
  body: ToldBody
}

/** Of all three what is read by name. */
interface ToldBody {
  client_id: string
  events: readonly [{ name: string; params: { transaction_id: string } }]
  revenue?: object
}

let outside: Server
let app: TestApp
let told: Told[] = []
const away = new Set<string>()

beforeAll(async () => {
  outside = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    if (!away.has(path.split('?')[0]!)) told.push({ path, headers: request.headers, body: JSON.parse(body) })
    response.writeHead(away.has(path.split('?')[0]!) ? 503 : 202).end('ok')
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  app = await startTestApp({
    environment: {
      GA4_MEASUREMENT_ID: 'G-1',
      GA4_API_SECRET: 'hidden',
      GA4_BASE_URL: address,
      POSTHOG_PROJECT_KEY: 'phc_1',
      POSTHOG_BASE_URL: address,
      PLAUSIBLE_DOMAIN: 'plan.example',
      PLAUSIBLE_BASE_URL: address,
    },
  })
})
afterAll(async () => {
  await app?.close()
  outside?.close()
})

let buyers = 0
let event: PurchaseEvent
beforeEach(() => {
  buyers += 1
  told = []
  away.clear()
  event = {
    kind: 'purchase',
    eventId: `purchase:S-${buyers}`,
    userId: `robin-${buyers}`,
    at: '2026-05-01T10:00:00.000Z',
    details: {
      transaction: `S-${buyers}`,
      value: 40.49,
      currency: 'USD',
      planCode: '3-month',
      coupon: 'WELCOME10',
    },
  }
})

const agree = (isGiven = true) =>
  noteConsent(app.database.db, event.userId, { isGiven, now: app.clock.now() })
const put = (one: PurchaseEvent) =>
  addMessages(app.database.db, one.userId, [{ key: one.eventId, event: one }], app.clock.now())
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/

describe('[CHK-11] purchases told outside', () => {
  it('look exactly as each sink wants them', async () => {
    await agree()
    await put(event)
    await deliverMessages(app.context)
    const [ga4, posthog, plausible] = told
    expect(ga4?.path).toBe('/mp/collect?measurement_id=G-1&api_secret=hidden')
    const item = { item_id: '3-month', item_name: '3-month plan', price: 40.49, quantity: 1 }
    const sale = { value: 40.49, currency: 'USD', coupon: 'WELCOME10' }
    expect(ga4?.body).toEqual({
      client_id: expect.stringMatching(uuid),
      timestamp_micros: 1_777_629_600_000_000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        { name: 'purchase', params: { transaction_id: expect.stringMatching(uuid), ...sale, items: [item] } },
      ],
    })
    expect(posthog?.path).toBe('/i/v0/e/')
    expect(posthog?.body).toEqual({
      api_key: 'phc_1',
      event: 'purchase',
      distinct_id: ga4?.body.client_id,
      uuid: ga4?.body.events[0].params.transaction_id,
      timestamp: event.at,
      properties: { ...sale, plan: '3-month', $process_person_profile: false, $geoip_disable: true },
    })
    expect([plausible?.path, plausible?.headers['user-agent']]).toEqual(['/api/event', 'Butterleaf'])
    expect(plausible?.body).toEqual({
      name: 'purchase',
      domain: 'plan.example',
      url: 'https://plan.example/checkout/payment',
      props: { plan: '3-month', coupon: 'WELCOME10' },
      revenue: { currency: 'USD', amount: 40.49 },
    })
    expect(told).toHaveLength(3)
  })

  it('count the goal without summing its money twice', async () => {
    await agree()
    await put({ ...event, kind: 'conversion', eventId: `conversion:S-${buyers}` })
    await deliverMessages(app.context)
    expect(told[0]?.body.events[0].name).toBe('subscription_started')
    expect(told[2]?.body).toMatchObject({ name: 'subscription_started' })
    expect(told[2]?.body.revenue).toBeUndefined()
  })

  it('identify no person: neither by our id nor by anything it could be guessed from', async () => {
    await agree()
    await put(event)
    await deliverMessages(app.context)
    expect(told).toHaveLength(3)
    expect(JSON.stringify(told)).not.toMatch(/robin|S-\d|@|cookie/i)
  })

  it.each([
    ['never asked', []],
    ['taken back', [true, false]],
  ])('stay in the house where consent was %s', async (_how, said) => {
    for (const isGiven of said) await agree(isGiven)
    await put(event)
    await deliverMessages(app.context)
    expect(told).toEqual([])
    const rows = await app.database.db
      .selectFrom('purchase_events')
      .select('event_id')
      .where('user_id', '=', event.userId)
      .execute()
    expect(rows).toEqual([{ event_id: event.eventId }])
  })

  it('come later to a sink that was away, and never twice to the others', async () => {
    away.add('/i/v0/e/')
    await agree()
    await put(event)
    await expect(deliverMessages(app.context)).rejects.toThrow('503')
    expect(told).toHaveLength(2)
    await deliverMessages(app.context)
    expect(told).toHaveLength(2)
    away.clear()
    app.clock.advance({ minutes: 3 })
    await Promise.all([1, 2, 3].map(() => deliverMessages(app.context)))
    await put(event)
    app.clock.advance({ days: 3 })
    await deliverMessages(app.context)
    expect(told.map(({ path }) => path.split('?')[0])).toEqual(['/mp/collect', '/api/event', '/i/v0/e/'])
  })
})

describe('event settings', () => {
  it('are sent nowhere by default', () => {
    expect(parseConfig({}).events).toEqual({})
  })

  it.each([
    ['half of Google Analytics', { GA4_MEASUREMENT_ID: 'G-1' }, 'both'],
    ['an address without a project', { POSTHOG_BASE_URL: 'https://p.example' }, 'POSTHOG_PROJECT_KEY'],
    [
      'an address in the clear',
      { PLAUSIBLE_DOMAIN: 'a.example', PLAUSIBLE_BASE_URL: 'http://p.example' },
      'https',
    ],
  ])('%s stops the start with a sentence', (_what, environment, words) => {
    expect(() => parseConfig(environment)).toThrow(words)
  })
})
