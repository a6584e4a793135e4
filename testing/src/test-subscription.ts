import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import type { RequestOptions, TestAnswer } from './http/send-request.ts'
import { type SignedIn, signUp } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

export const subscriptionPath = '/api/subscription'
export const sandboxPath = '/sandbox-billing'

export const testCards = {
  accepted: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  declinedAtRenewal: '4000 0000 0000 0341',
  asksBank: '4000 0000 0000 3220',
} as const

/** What buying asks of an app, in a test or under load. */
export type ShopApp = Pick<TestApp, 'origin' | 'request'> & { clock: Pick<TestApp['clock'], 'now'> }

/** A person who has signed up and pays, or tries to. */
export interface Buyer extends SignedIn {
  token: string
  call(method: string, path: string, options?: RequestOptions): Promise<TestAnswer>
  /** A form body, as the contract has it for changes. */
  post(path: string, form: Record<string, string>): Promise<TestAnswer>
  read(): Promise<SubscriptionAnswer>
  order(given?: Partial<Order>): Promise<Order>
  /** A whole purchase: card to token, captcha, order. */
  buy(given?: Partial<Order> & { card?: string }): Promise<TestAnswer>
}

export interface Order {
  user: { email: string; first_name: string; last_name: string }
  plan_code: string
  token: string
  coupon: string | null
  recaptcha: string
}

export async function buildBuyer(app: ShopApp): Promise<Buyer> {
  const person = await signUp(app.origin)
  const { accessToken: token } = person
  const call: Buyer['call'] = (method, path, options = {}) =>
    app.request(method, subscriptionPath + path, { token, ...options })
  const order: Buyer['order'] = async (given = {}) => ({
    user: { email: person.email, first_name: person.firstName, last_name: person.lastName },
    plan_code: '3-month',
    token: given.token ?? (await cardToken(app)),
    coupon: null,
    recaptcha: given.recaptcha ?? (await solvedCaptcha(app, token)),
    ...given,
  })
  return {
    ...person,
    token,
    call,
    post: (path, form) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return call('POST', path, { body: String(new URLSearchParams(form)), headers })
    },
    read: async () => (await call('GET', '')).body,
    order,
    buy: async ({ card, ...given } = {}) => {
      const token = given.token ?? (await cardToken(app, card))
      return call('POST', '/create', { body: await order({ ...given, token }) })
    },
  }
}

/** The same with a paid plan. */
export async function buildSubscriber(
  app: ShopApp,
  given: Partial<Order> & { card?: string } = {},
): Promise<Buyer & { uuid: string }> {
  const buyer = await buildBuyer(app)
  const bought = await buyer.buy(given)
  if (bought.status !== 201) throw new Error(`Nothing bought: ${JSON.stringify(bought.body)}`)
  return { ...buyer, uuid: bought.body.current.uuid }
}

export function cardFields(app: ShopApp, number: string = testCards.accepted) {
  const year = app.clock.now().getUTCFullYear() + 5
  return { number, month: '12', year: String(year), cvv: '123', first_name: 'Robin', last_name: 'Tester' }
}

export async function cardToken(app: ShopApp, number?: string): Promise<string> {
  const made = await app.request('POST', `${sandboxPath}/tokens`, { body: cardFields(app, number) })
  if (made.status !== 201) throw new Error(`No token: ${JSON.stringify(made.body)}`)
  return made.body.id
}

/** What the sandbox bank's page gives back with a yes; empty without one. */
export async function bankAnswer(app: ShopApp, action: string, decision = 'approve'): Promise<string> {
  const form = new URLSearchParams({ action, decision })
  const { headers } = await app.request('POST', `${sandboxPath}/bank`, {
    body: String(form),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const [, fragment = ''] = (headers.get('location') ?? '').split('#')
  return new URLSearchParams(fragment).get('token') ?? ''
}

/** Does the work a browser would do, with nothing of the server's own. */
export async function solvedCaptcha(app: ShopApp, token: string): Promise<string> {
  const path = `${subscriptionPath}/captcha?action=CREATE_SUBSCRIPTION`
  const { body: challenge } = await app.request('GET', path, { token })
  return captchaAnswer(challenge, await solve(challenge.parameters))
}

export function captchaAnswer(challenge: object, solution: object): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

interface Puzzle {
  nonce: string
  salt: string
  cost: number
  keyLength: number
  keyPrefix: string
}

const derive = promisify(pbkdf2)

/** Asynchronous: the server under test shares the event loop, and would refuse requests under pressure. */
async function solve({ nonce, salt, cost, keyLength, keyPrefix }: Puzzle): Promise<object> {
  const [start, grains] = [Buffer.from(nonce, 'hex'), Buffer.from(salt, 'hex')]
  for (let counter = 0; ; counter++) {
    const tail = Buffer.alloc(4)
    tail.writeUInt32BE(counter)
    const key = await derive(Buffer.concat([start, tail]), grains, cost, keyLength, 'sha256')
    const derivedKey = key.toString('hex')
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey }
  }
}
