import type {
  BillingAccount,
  BillingProvider,
  BillingResult,
  PayToken,
  Purchase,
} from '../billing-provider.ts'

export type PaysWith = 'accepted' | 'declined' | 'declined-at-renewal' | 'asks-bank' | 'paypal'

/** A provider with its surroundings, so that one story runs against any of them. */
export interface ProviderWorld {
  provider: BillingProvider
  /** The token that the browser gets for a card or an approval. */
  token(pays: PaysWith): Promise<string>
  /** The token that the browser gets from the bank's step for this action. */
  confirm(action: string): Promise<string>
  /** Advances the time and does everything due by then. */
  pass(days: number): Promise<void>
  now(): Date
  /** A webhook of the provider about a user, as it would be sent. */
  webhook(userId: string | null): { headers: Record<string, string>; body: string }
}

let people = 0

/** An order of a new person. */
export async function orderOf(world: ProviderWorld, given: Partial<Purchase> = {}): Promise<Purchase> {
  people += 1
  const key = given.idempotencyKey ?? `key-${people}`
  return {
    userId: `person-${people}`,
    email: `person-${people}@example.org`,
    firstName: 'Robin',
    lastName: 'Tester',
    planCode: '3-month',
    token: given.token ?? (await world.token('accepted')),
    confirmation: null,
    couponCode: null,
    idempotencyKey: key,
    requestHash: given.requestHash ?? `hash-${key}`,
    ...given,
  }
}

/** A person with a subscription. */
export async function subscriber(
  world: ProviderWorld,
  given: Partial<Purchase> = {},
): Promise<{ userId: string; uuid: string; order: Purchase }> {
  const order = await orderOf(world, given)
  const result = await world.provider.purchase(order)
  if (!result.ok) throw new Error(`Nothing bought: ${JSON.stringify(result)}`)
  const { subscription } = await accountOf(world, order.userId)
  return { userId: order.userId, uuid: subscription.uuid, order }
}

export async function accountOf(world: ProviderWorld, userId: string): Promise<BillingAccount> {
  const account = await world.provider.findAccount(userId)
  if (!account) throw new Error(`${userId} isn’t known`)
  return account
}

export async function payToken(world: ProviderWorld, pays: PaysWith): Promise<PayToken> {
  return { token: await world.token(pays), confirmation: null }
}

/** The action that starts the bank's step, where the result asks for one. */
export function actionIn(result: BillingResult): string {
  if (result.ok || result.because !== 'confirmation') throw new Error(`Not asked: ${JSON.stringify(result)}`)
  return result.action
}
