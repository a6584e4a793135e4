import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '@butterleaf/testing/product'
import type { DrillChecks } from '../checks.ts'
import { startSignUps } from '../load/sign-ups.ts'
import { startWeighIns } from '../load/weigh-ins.ts'

const writers = 6

/** One after the other goes and comes back while people write and others sign up and in. */
export async function restartInTurn(
  origin: string,
  products: readonly Product[],
  { check }: DrillChecks,
  rounds: number,
): Promise<void> {
  const load = await startWeighIns(origin, writers)
  const arrivals = startSignUps(origin)
  for (let round = 1; round <= rounds; round += 1) {
    for (const product of products) {
      await pause(500)
      await product.stop()
      await product.start()
    }
  }
  await pause(500)
  await Promise.all([load.stop(), arrivals.stop()])
  const { acknowledged, refusals } = load.state
  const kinds = [...refusals].map(([kind, count]) => `${count} × ${kind}`).join(', ')
  check(
    `${rounds * 2} restarts in turn drop no request`,
    refusals.size === 0,
    kinds || `${acknowledged} answered`,
  )
  check(
    'nor anybody who signs up, out and in meanwhile',
    arrivals.state.failures.length === 0,
    arrivals.state.failures[0] ?? `${arrivals.state.people} people`,
  )
  const lost = await load.lost()
  check('no acknowledged write is lost', lost.length === 0, lost.length)
}
