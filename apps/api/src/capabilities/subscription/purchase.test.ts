import { advanceSandbox } from '@butterleaf/billing/sandbox/sandbox-clock'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildBuyer,
  buildSubscriber,
  captchaAnswer,
  cardFields,
  cardToken,
  sandboxPath,
  solvedCaptcha,
  subscriptionPath,
  testCards,
} from '@butterleaf/testing/test-subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterAll(() => app?.close())

const kindOf = (answer: { body: { type: string } }) => answer.body.type.replace('/problems/', '')
const fieldsOf = (answer: { body: { errors?: { field: string }[] } }) =>
  (answer.body.errors ?? []).map(({ field }) => field).sort()

describe('buying a plan', () => {
  it('[SUB-3] [API-1] nothing is there before, and all of it afterwards', async () => {
    const buyer = await buildBuyer(app)
    expect(await buyer.read()).toEqual({
      hasActiveSubscription: false,
      hasPending: false,
      canceled: false,
      endDate: null,
      plan_code: null,
      access: 'not_found',
      current: null,
      pending: null,
      billing: null,
    })
    const bought = await buyer.buy({ plan_code: '3-month' })
    expect(bought.status).toBe(201)
    const year = app.clock.now().getUTCFullYear() + 5
    expect(bought.body).toMatchObject({
      hasActiveSubscription: true,
      access: 'active',
      plan_code: '3-month',
      endDate: bought.body.current.current_term_ends_at,
      current: { name: '3-month plan', state: 'active', total: 44.99, past_due: false },
      billing: {
        method: 'credit_card',
        card_type: 'visa',
        last_four: '1111',
        month: 12,
        year,
        currency: 'USD',
      },
    })
    expect(await buyer.read()).toEqual(bought.body)
  })

  it.each([
    ['1-month', null, 19.99, 0],
    ['3-month', null, 44.99, 0],
    ['6-month', null, 79.96, 0],
    ['3-month', 'WELCOME10', 40.49, 4.5],
    ['6-month', 'welcome10', 71.96, 8],
    ['3-month', 'KETO5', 39.99, 5],
    ['6-month', 'KETO5', 74.96, 5],
  ])(
    '[BIZ-1] [CHK-4] the %s plan with coupon %s costs %d, as quoted',
    async (plan_code, coupon, total, discount) => {
      const query = new URLSearchParams({ plan_code, ...(coupon === null ? {} : { coupon }) })
      const quoted = await app.request('GET', `${sandboxPath}/price?${query}`)
      expect(quoted.body).toEqual({ now: { discount, total } })
      const buyer = await buildSubscriber(app, { plan_code, coupon })
      const { body: invoices } = await buyer.call('GET', '/invoices')
      expect(invoices).toHaveLength(1)
      expect(invoices[0]).toMatchObject({ state: 'paid', plan_code, discount, total })
    },
  )

  it('[CHK-7] works with PayPal by approval, and going back or failing returns without a token', async () => {
    const path = `${sandboxPath}/paypal?return_to=%2Fcheckout%2Fpayment&state=abc&plan_code=3-month`
    const page = await app.request('GET', path)
    expect(page.body).toContain('Sandbox: no real money')
    expect(page.body).not.toMatch(/<script(?! src)/)
    const answers = await Promise.all(['approve', 'refuse', 'fail'].map((decision) => decide(decision)))
    const [approved, ...others] = answers.map((fragment) => new URLSearchParams(fragment))
    expect(others.map((answer) => answer.get('paypal'))).toEqual(['canceled', 'error'])
    expect(Object.fromEntries(approved!)).toMatchObject({ paypal: 'approved', type: 'paypal', state: 'abc' })
    const buyer = await buildSubscriber(app, { token: approved!.get('token')! })
    expect((await buyer.read()).billing).toMatchObject({ method: 'paypal', card_type: null, last_four: null })
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a#b'])(
    'PayPal’s page never leads elsewhere: %s',
    async (return_to) => {
      const answer = await app.request('GET', `${sandboxPath}/paypal?${new URLSearchParams({ return_to })}`)
      expect(answer.status).toBe(400)
    },
  )

  it('[CHK-1] [BIZ-1] the plans and their figures are public', async () => {
    const { status, body } = await app.request('GET', `${subscriptionPath}/plans`)
    expect(status).toBe(200)
    expect(
      body.map((plan: Record<string, unknown>) => [plan.plan_code, plan.list_price, plan.discount]),
    ).toEqual([
      ['1-month', 19.99, 0],
      ['3-month', 69.97, -24.98],
      ['6-month', 129.94, -49.98],
    ])
    expect(body[2].renews).toBe('Renews every 6 months at $79.96 until you cancel.')
  })

  it('[SUB-4] clients are told who takes payments and checks for people', async () => {
    const { body } = await app.request('GET', '/config.json')
    expect(body).toMatchObject({ billing: { provider: 'sandbox' }, captcha: { provider: 'altcha' } })
  })
})

describe('what is refused', () => {
  it('[CHK-12] a declined card: said so, nothing charged, and the next one is welcome', async () => {
    const buyer = await buildBuyer(app)
    const refused = await buyer.buy({ card: testCards.declined })
    expect([refused.status, kindOf(refused)]).toEqual([422, 'payment-declined'])
    expect((await buyer.read()).access).toBe('not_found')
    expect((await buyer.call('GET', '/invoices')).body).toEqual([])
    expect((await buyer.buy()).status).toBe(201)
  })

  it.each([
    ['3-month', 'NOPE', 'Not a valid or active coupon'],
    ['6-month', 'EXPIRED', 'Not a valid or active coupon'],
    ['1-month', 'WELCOME10', 'Coupon not applicable to 1-month plans'],
  ])('[CHK-6] on the %s plan the coupon %s: %s', async (plan_code, coupon, sentence) => {
    const query = new URLSearchParams({ plan_code, coupon })
    const quoted = await app.request('GET', `${sandboxPath}/price?${query}`)
    expect([quoted.status, quoted.body.detail]).toEqual([422, sentence])
    const buyer = await buildBuyer(app)
    const token = await cardToken(app)
    const refused = await buyer.buy({ plan_code, coupon, token })
    expect([refused.status, refused.body.detail]).toEqual([422, sentence])
    expect((await buyer.buy({ token })).status).toBe(201)
  })

  it('a token that was used, made up, or is a quarter of an hour old', async () => {
    const used = await cardToken(app)
    await buildSubscriber(app, { token: used })
    const buyer = await buildBuyer(app)
    const old = await cardToken(app)
    await advanceSandbox(app.database.db, 16 * 60)
    for (const token of [used, old, 'sandbox_made-up']) {
      const refused = await buyer.buy({ token })
      expect([refused.status, kindOf(refused)]).toEqual([422, 'token-refused'])
    }
  })

  it('a second subscription while there is one', async () => {
    const buyer = await buildSubscriber(app)
    const refused = await buyer.buy()
    expect([refused.status, kindOf(refused)]).toEqual([409, 'already-subscribed'])
    expect((await buyer.call('GET', '/invoices')).body).toHaveLength(1)
  })

  it('[API-3] bad input, each field by its name', async () => {
    const buyer = await buildBuyer(app)
    const order = await buyer.order({ token: 'x', recaptcha: 'x' })
    const user = { email: 'nobody', first_name: ' ', last_name: 'x'.repeat(101) }
    const refused = await buyer.call('POST', '/create', { body: { ...order, user, plan_code: '2-month' } })
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused)).toEqual(['plan_code', 'user.email', 'user.first_name', 'user.last_name'])
    expect((await buyer.call('POST', '/create', { body: {} })).status).toBe(400)
    expect((await app.request('POST', `${subscriptionPath}/create`, { body: order })).status).toBe(401)
  })

  it('[CHK-10] anything like a card number, in any field, and it is nowhere afterwards', async () => {
    const buyer = await buildBuyer(app)
    const order = await buyer.order({ recaptcha: 'x', token: 'y' })
    const number = testCards.accepted
    const orders = [
      ['token', { ...order, token: number }],
      ['token', { ...order, token: `tok-${number.replaceAll(' ', '')}` }],
      ['coupon', { ...order, coupon: number.replaceAll(' ', '-') }],
      ['user.first_name', { ...order, user: { ...order.user, first_name: `Robin ${number}` } }],
      ['card.number', { ...order, card: { number: 4111111111111111 } }],
      ['notes.0', { ...order, notes: [number] }],
      ['body', { ...order, [number.replaceAll(' ', '')]: 'y' }],
      ['body', { ...order, user: { ...order.user, [number]: '' } }],
    ] as const
    for (const [field, body] of orders) {
      const refused = await buyer.call('POST', '/create', { body })
      expect([refused.status, fieldsOf(refused)]).toEqual([400, [field]])
    }
    for (const path of ['/cancel', '/reactivate', '/update', '/update-billing']) {
      const refused = await buyer.post(path, { uuid: number, token: number, new_plan: number })
      expect(refused.status).toBe(400)
      expect(refused.body.errors[0].message).toContain('looks like a card number')
    }
    expect(app.logs()).not.toMatch(/4111.?1111/)
  })

  it('deep nesting without falling over', async () => {
    const buyer = await buildBuyer(app)
    const body = `{"user":${'['.repeat(6_000)}${']'.repeat(6_000)}}`
    const refused = await buyer.call('POST', '/create', {
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(refused.status).toBe(400)
  })
})

describe('a test card', () => {
  it.each([
    ['a real-looking number', { number: '4242424242424242' }, ['number']],
    ['no number', { number: '' }, ['number']],
    ['a month that isn’t', { month: '13' }, ['month']],
    ['a year that is over', { year: '2020' }, ['year']],
    ['a short cvv', { cvv: '12' }, ['cvv']],
    ['no names', { first_name: ' ', last_name: '' }, ['first_name', 'last_name']],
  ])('[CHK-12] with %s is refused by its field', async (_what, given, fields) => {
    const body = { ...cardFields(app), ...given }
    const refused = await app.request('POST', `${sandboxPath}/tokens`, { body })
    expect([refused.status, fieldsOf(refused)]).toEqual([400, fields])
  })

  it('[CHK-10] leaves nothing behind but brand, last four and expiry', async () => {
    const buyer = await buildSubscriber(app)
    const tables = ['sandbox_tokens', 'sandbox_accounts', 'sandbox_requests', 'subscriptions'] as const
    const rows = await Promise.all(
      tables.map((table) => app.database.db.selectFrom(table).selectAll().execute()),
    )
    expect(JSON.stringify(rows)).not.toMatch(/4111.?1111|"cvv|"123"/)
    expect(JSON.stringify(rows)).toContain(buyer.uuid)
  })
})

describe('the captcha', () => {
  it('[CHK-11] is good once: another order with the same solution is refused', async () => {
    const buyer = await buildBuyer(app)
    const recaptcha = await solvedCaptcha(app, buyer.token)
    expect((await buyer.buy({ recaptcha, card: testCards.declined })).status).toBe(422)
    const refused = await buyer.buy({ recaptcha })
    expect([refused.status, kindOf(refused)]).toEqual([422, 'captcha-refused'])
  })

  it('[CHK-11] unsolved, made up, changed or too old is refused', async () => {
    const buyer = await buildBuyer(app)
    const path = '/captcha?action=CREATE_SUBSCRIPTION'
    const { body: challenge } = await buyer.call('GET', path)
    const solved = await solvedCaptcha(app, buyer.token)
    const read = JSON.parse(Buffer.from(solved, 'base64').toString('utf8'))
    const parameters = { ...read.challenge.parameters, data: { action: 'OTHER' } }
    const tries = [
      'x',
      captchaAnswer(challenge, { counter: 1, derivedKey: challenge.parameters.keyPrefix }),
      captchaAnswer({ ...read.challenge, parameters }, read.solution),
      captchaAnswer({ ...read.challenge, signature: 'x' }, read.solution),
    ]
    for (const recaptcha of tries) {
      expect(kindOf(await buyer.buy({ recaptcha }))).toBe('captcha-refused')
    }
    expect((await buyer.call('GET', '/captcha?action=OTHER')).status).toBe(400)
    // Access tokens don't live as long, so the provider is asked directly.
    app.clock.advance({ minutes: 11 })
    const spending = { action: 'CREATE_SUBSCRIPTION', purpose: 'any' } as const
    expect(await app.context.captcha.spend(solved, spending)).toBe(false)
  })
})

async function decide(decision: string): Promise<string> {
  const body = String(new URLSearchParams({ decision, return_to: '/checkout/payment', state: 'abc' }))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.request('POST', `${sandboxPath}/paypal`, { body, headers })
  expect(answer.status).toBe(303)
  const [address, fragment = ''] = (answer.headers.get('location') ?? '').split('#')
  expect(address).toBe(`${app.origin}/checkout/payment`)
  return fragment
}
