import { expect, it } from 'vitest'
import { accountOf, type ProviderWorld, payToken, subscriber } from './provider-world.ts'

/** What the end of a term brings. */
export function runRenewalStories(world: () => ProviderWorld): void {
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
