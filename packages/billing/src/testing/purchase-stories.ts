import { planCodes, planOf } from '@butterleaf/domain/subscription/plans'
import { expect, it } from 'vitest'
import { accountOf, orderOf, type ProviderWorld, subscriber } from './provider-world.ts'

/** Buying: plans, coupons, declined cards, orders that are sent twice. */
export function runPurchaseStories(world: () => ProviderWorld): void {
  it.each(planCodes)('[BIZ-1] [CHK-11] the %s plan is bought and paid', async (planCode) => {
    const { userId } = await subscriber(world(), { planCode })
    const account = await accountOf(world(), userId)
    expect(account).toMatchObject({
      email: `${userId}@example.org`,
      firstName: 'Robin',
      lastName: 'Tester',
      subscription: { planCode, pendingPlanCode: null, state: 'active', isPastDue: false, canceledAt: null },
      method: { method: 'credit_card', brand: 'visa', lastFour: '1111' },
    })
    const { termStartsAt, termEndsAt, uuid } = account.subscription
    expect(account.dueAt).toBe(termEndsAt)
    expect(account.invoices).toHaveLength(1)
    expect(account.invoices[0]).toMatchObject({
      state: 'paid',
      isFirst: true,
      subscriptionUuid: uuid,
      planCode,
      couponCode: null,
      discountCents: 0,
      totalCents: planOf(planCode).totalCents,
      wasDeclined: false,
      termStartsAt,
      termEndsAt,
    })
  })

  it.each([
    ['3-month', 'WELCOME10', 450, 4049],
    ['6-month', 'WELCOME10', 800, 7196],
    ['6-month', 'KETO5', 500, 7496],
  ] as const)(
    '[CHK-4] the %s plan with %s takes off %d and costs %d',
    async (planCode, couponCode, off, total) => {
      const { userId } = await subscriber(world(), { planCode, couponCode })
      const [invoice] = (await accountOf(world(), userId)).invoices
      expect(invoice).toMatchObject({ couponCode, discountCents: off, totalCents: total })
    },
  )

  it.each([
    ['3-month', 'NOPE', 'unknown'],
    ['1-month', 'WELCOME10', 'not-for-plan'],
  ] as const)('[CHK-6] on the %s plan %s is refused as %s', async (planCode, couponCode, reason) => {
    const order = await orderOf(world(), { planCode, couponCode })
    expect(await world().provider.purchase(order)).toEqual({ ok: false, because: 'coupon', reason })
    expect(await world().provider.findAccount(order.userId)).toBeUndefined()
  })

  it('[CHK-12] a declined card buys nothing, and the next one does', async () => {
    const order = await orderOf(world(), { token: await world().token('declined') })
    expect(await world().provider.purchase(order)).toMatchObject({ ok: false, because: 'declined' })
    expect(await world().provider.findAccount(order.userId)).toBeUndefined()
    const { userId } = order
    expect(await world().provider.purchase(await orderOf(world(), { userId }))).toEqual({ ok: true })
  })

  it('[CHK-10] a made-up token is refused', async () => {
    const order = await orderOf(world(), { token: 'made-up' })
    expect(await world().provider.purchase(order)).toEqual({ ok: false, because: 'token' })
  })

  it('[CHK-12] the same order ten times at once and once more charges once', async () => {
    const order = await orderOf(world())
    const answers = await Promise.all(Array.from({ length: 10 }, () => world().provider.purchase(order)))
    expect(answers).toEqual(answers.map(() => ({ ok: true })))
    expect(await world().provider.purchase(order)).toEqual({ ok: true })
    expect((await accountOf(world(), order.userId)).invoices).toHaveLength(1)
  })

  it('[CHK-12] another order of the same person is refused while the first one lives', async () => {
    const { userId } = await subscriber(world())
    const second = await orderOf(world(), { userId })
    expect(await world().provider.purchase(second)).toEqual({ ok: false, because: 'already-subscribed' })
    expect((await accountOf(world(), userId)).invoices).toHaveLength(1)
  })

  it('[CHK-12] a key that comes with another request is refused', async () => {
    const { userId, order } = await subscriber(world())
    const reused = { ...order, userId, requestHash: 'another' }
    expect(await world().provider.purchase(reused)).toEqual({ ok: false, because: 'key-reused' })
  })

  it('[CHK-7] PayPal pays as well, and nothing is known of a card', async () => {
    const { userId } = await subscriber(world(), { token: await world().token('paypal') })
    expect((await accountOf(world(), userId)).method).toEqual({
      method: 'paypal',
      brand: null,
      lastFour: null,
      month: null,
      year: null,
    })
  })
}
