import { expect, it } from 'vitest'
import { accountOf, actionIn, orderOf, type ProviderWorld, payToken, subscriber } from './provider-world.ts'

/** Cards whose bank asks the person to confirm first. */
export function runBankStories(world: () => ProviderWorld): void {
  it('[CHK-12] a card its bank asks about is charged once the bank has confirmed, once, and renews unasked', async () => {
    const order = await orderOf(world(), { planCode: '1-month', token: await world().token('asks-bank') })
    const asked = await world().provider.purchase(order)
    expect(asked).toEqual({ ok: false, because: 'confirmation', action: expect.any(String) })
    expect(await world().provider.purchase(order)).toEqual(asked)
    expect(await world().provider.findAccount(order.userId)).toBeUndefined()
    const confirmed = { ...order, confirmation: await world().confirm(actionIn(asked)) }
    const answers = await Promise.all(Array.from({ length: 5 }, () => world().provider.purchase(confirmed)))
    expect(answers).toEqual(answers.map(() => ({ ok: true })))
    await world().pass(32)
    const { invoices, subscription } = await accountOf(world(), order.userId)
    expect(invoices.map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(subscription.isPastDue).toBe(false)
  })

  it('[CHK-12] an unconfirmed card buys nothing, whatever is sent as its confirmation', async () => {
    const order = await orderOf(world(), { token: await world().token('asks-bank') })
    await world().provider.purchase(order)
    const madeUp = { ...order, confirmation: 'made-up' }
    expect(await world().provider.purchase(madeUp)).toMatchObject({ ok: false })
    expect(await world().provider.findAccount(order.userId)).toBeUndefined()
  })

  it('[SET-5] a card its bank asks about settles it once that has confirmed, and changes nothing before', async () => {
    const token = await world().token('declined-at-renewal')
    const { userId } = await subscriber(world(), { planCode: '1-month', token })
    await world().pass(32)
    const other = await payToken(world(), 'asks-bank')
    const asked = await world().provider.updateMethod(userId, other)
    expect(asked).toMatchObject({ ok: false, because: 'confirmation' })
    expect((await accountOf(world(), userId)).subscription.isPastDue).toBe(true)
    const confirmed = { ...other, confirmation: await world().confirm(actionIn(asked)) }
    expect(await world().provider.updateMethod(userId, confirmed)).toEqual({ ok: true })
    const { subscription, invoices } = await accountOf(world(), userId)
    expect([subscription.isPastDue, invoices[0]?.state]).toEqual([false, 'paid'])
  })
}
