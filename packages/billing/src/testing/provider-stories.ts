import { expect, it } from 'vitest'
import { runBankStories } from './bank-stories.ts'
import { runChangeStories } from './change-stories.ts'
import { type ProviderWorld, subscriber } from './provider-world.ts'
import { runPurchaseStories } from './purchase-stories.ts'
import { runRenewalStories } from './renewal-stories.ts'

/** What every billing provider does alike, run against the given one. */
export function runProviderStories(world: () => ProviderWorld): void {
  runPurchaseStories(world)
  runChangeStories(world)
  runRenewalStories(world)
  others(world)
  runBankStories(world)
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
