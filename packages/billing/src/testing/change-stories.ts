import { expect, it } from 'vitest'
import { accountOf, type ProviderWorld, payToken, subscriber } from './provider-world.ts'

/** Changes of a subscription and of what pays for it. */
export function runChangeStories(world: () => ProviderWorld): void {
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
