import { planCodes, planOf } from '@butterleaf/domain/subscription/plans'
import { expect, it } from 'vitest'
import { runBankStories } from './bank-stories.ts'
import { accountOf, orderOf, type ProviderWorld, payToken, subscriber } from './provider-world.ts'

/** What every billing provider does alike, run against the given one. */
export function runProviderStories(world: () => ProviderWorld): void {
  purchases(world)
  changes(world)
  renewals(world)
  others(world)
  runBankStories(world)
}

function purchases(world: () => ProviderWorld): void {
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

function changes(world: () => ProviderWorld): void {
  it('[SUB-1] another plan begins with the renewal, and the old one takes that back', async () => {
    const { userId, uuid } = await subscriber(world(), { planCode: '1-month' })
    const pendingOf = async () => (await accountOf(world(), userId)).subscription.pendingPlanCode
    expect(await world().provider.changePlan(userId, uuid, '6-month')).toEqual({ ok: true })
    expect(await pendingOf()).toBe('6-month')
    expect(await world().provider.changePlan(userId, uuid, '1-month')).toEqual({ ok: true })
    expect(await pendingOf()).toBeNull()
    expect(await world().provider.changePlan(userId, uuid, '1-month')).toEqual({ ok: true })
    await world().provider.changePlan(userId, uuid, '6-month')
    await world().pass(32)
    const { subscription, invoices } = await accountOf(world(), userId)
    expect(subscription).toMatchObject({ planCode: '6-month', pendingPlanCode: null, state: 'active' })
    expect(invoices.map(({ totalCents }) => totalCents)).toEqual([7996, 1999])
  })

  it('[SUB-1] canceled it stays until the term’s end, and reactivated it renews', async () => {
    const { userId, uuid } = await subscriber(world(), { planCode: '1-month' })
    await world().provider.changePlan(userId, uuid, '3-month')
    const before = (await accountOf(world(), userId)).subscription
    expect(await world().provider.cancel(userId, uuid)).toEqual({ ok: true })
    const canceled = await accountOf(world(), userId)
    expect(canceled.subscription).toMatchObject({
      state: 'canceled',
      pendingPlanCode: null,
      termEndsAt: before.termEndsAt,
    })
    expect(canceled.subscription.canceledAt).not.toBeNull()
    expect(await world().provider.cancel(userId, uuid)).toEqual({ ok: true })
    const refused = await world().provider.changePlan(userId, uuid, '6-month')
    expect(refused).toEqual({ ok: false, because: 'canceled' })
    expect(await world().provider.reactivate(userId, uuid)).toEqual({ ok: true })
    expect(await world().provider.reactivate(userId, uuid)).toEqual({ ok: true })
    await world().pass(32)
    const { subscription, invoices } = await accountOf(world(), userId)
    expect(subscription).toMatchObject({ state: 'active', canceledAt: null, planCode: '1-month' })
    expect(invoices).toHaveLength(2)
  })

  it('[SUB-1] what has ended can’t be changed, and a new one can be bought', async () => {
    const { userId, uuid } = await subscriber(world(), { planCode: '1-month' })
    await world().provider.cancel(userId, uuid)
    await world().pass(32)
    const { subscription, dueAt } = await accountOf(world(), userId)
    expect(subscription).toMatchObject({ state: 'expired', endedAt: subscription.termEndsAt })
    expect([subscription.canceledAt === null, dueAt]).toEqual([false, null])
    const ended = { ok: false, because: 'ended' }
    expect(await world().provider.reactivate(userId, uuid)).toEqual(ended)
    expect(await world().provider.cancel(userId, uuid)).toEqual(ended)
    expect(await world().provider.changePlan(userId, uuid, '6-month')).toEqual(ended)
    const again = await subscriber(world(), { userId, planCode: '6-month' })
    expect(again.uuid).not.toBe(uuid)
    expect((await accountOf(world(), userId)).subscription).toMatchObject({
      state: 'active',
      planCode: '6-month',
    })
  })

  it('no person changes another’s subscription', async () => {
    const { uuid } = await subscriber(world())
    const other = await subscriber(world())
    const notThere = { ok: false, because: 'not-there' }
    expect(await world().provider.cancel(other.userId, uuid)).toEqual(notThere)
    expect(await world().provider.reactivate(other.userId, uuid)).toEqual(notThere)
    expect(await world().provider.changePlan('stranger', uuid, '1-month')).toEqual(notThere)
    const update = await world().provider.updateMethod('stranger', await payToken(world(), 'accepted'))
    expect(update).toEqual(notThere)
  })

  it('[SET-5] another card or account pays from now on; a declined one changes nothing', async () => {
    const { userId } = await subscriber(world())
    const declined = await world().provider.updateMethod(userId, await payToken(world(), 'declined'))
    expect(declined).toMatchObject({ ok: false, because: 'declined' })
    expect((await accountOf(world(), userId)).method.method).toBe('credit_card')
    const { updateMethod } = world().provider
    expect(await updateMethod(userId, await payToken(world(), 'paypal'))).toEqual({ ok: true })
    expect((await accountOf(world(), userId)).method.method).toBe('paypal')
    const madeUp = { token: 'made-up', confirmation: null }
    expect(await updateMethod(userId, madeUp)).toEqual({ ok: false, because: 'token' })
    expect(await updateMethod(userId, { ...madeUp, confirmation: 'so-too' })).toMatchObject({ ok: false })
  })
}

function renewals(world: () => ProviderWorld): void {
  it('[SUB-2] renews at the period’s end at the plan’s own total, newest invoice first', async () => {
    const { userId } = await subscriber(world(), { planCode: '3-month', couponCode: 'KETO5' })
    const before = await accountOf(world(), userId)
    await world().pass(95)
    const { subscription, invoices, revision } = await accountOf(world(), userId)
    expect(subscription.termStartsAt).toBe(before.subscription.termEndsAt)
    expect(revision).toBeGreaterThan(before.revision)
    expect(invoices.map(({ totalCents, isFirst, state }) => [totalCents, isFirst, state])).toEqual([
      [4499, false, 'paid'],
      [3999, true, 'paid'],
    ])
  })

  it('[SUB-2] a declined renewal is past due, and another card settles it at once', async () => {
    const token = await world().token('declined-at-renewal')
    const { userId } = await subscriber(world(), { planCode: '1-month', token })
    await world().pass(32)
    const { subscription, invoices } = await accountOf(world(), userId)
    expect(subscription).toMatchObject({ state: 'active', isPastDue: true })
    expect(invoices[0]).toMatchObject({
      state: 'past_due',
      wasDeclined: true,
      paidAt: null,
      totalCents: 1999,
    })
    await world().provider.updateMethod(userId, await payToken(world(), 'accepted'))
    const settled = await accountOf(world(), userId)
    expect(settled.subscription).toMatchObject({ state: 'active', isPastDue: false })
    expect(settled.invoices[0]).toMatchObject({ state: 'paid', wasDeclined: true })
    expect(settled.invoices).toHaveLength(2)
  })

  it('[SUB-2] one that stays declined expires, not as canceled', async () => {
    const token = await world().token('declined-at-renewal')
    const { userId } = await subscriber(world(), { planCode: '1-month', token })
    await world().pass(32)
    await world().pass(9)
    const { subscription, invoices } = await accountOf(world(), userId)
    expect(subscription).toMatchObject({ state: 'expired', isPastDue: false, canceledAt: null })
    expect(invoices[0]).toMatchObject({ state: 'failed', wasDeclined: true })
  })

  it('[SUB-1] canceled while past due it ends at once, and nothing more is asked for', async () => {
    const token = await world().token('declined-at-renewal')
    const { userId, uuid } = await subscriber(world(), { planCode: '1-month', token })
    await world().pass(32)
    expect(await world().provider.cancel(userId, uuid)).toEqual({ ok: true })
    const { subscription, invoices } = await accountOf(world(), userId)
    expect(subscription).toMatchObject({ state: 'expired', isPastDue: false })
    expect([subscription.canceledAt === null, subscription.endedAt === null]).toEqual([false, false])
    expect(invoices.map(({ state }) => state)).toEqual(['failed', 'paid'])
  })
}

function others(world: () => ProviderWorld): void {
  it('[SUB-2] the provider’s own webhook names the user; a forged one is ignored', async () => {
    const { headers, body } = world().webhook('person-1')
    const read = world().provider.readWebhook
    expect(read(headers, body, world().now())).toEqual({ userId: 'person-1' })
    expect(read(headers, body.replace('person-1', 'person-2'), world().now())).toBeUndefined()
    expect(read({}, body, world().now())).toBeUndefined()
    expect(read(headers, body, new Date(world().now().getTime() + 6 * 60_000))).toBeUndefined()
  })

  it('[OPS-6] a deleted person is unknown, is charged no more, and may be deleted again', async () => {
    const { userId } = await subscriber(world(), { planCode: '1-month' })
    await world().provider.forget(userId)
    await world().provider.forget(userId)
    expect(await world().provider.findAccount(userId)).toBeUndefined()
    await world().pass(32)
    expect(await world().provider.findAccount(userId)).toBeUndefined()
    await world().provider.forget('stranger')
  })

  it('a person who never bought anything is unknown', async () => {
    expect(await world().provider.findAccount('stranger')).toBeUndefined()
  })
}
