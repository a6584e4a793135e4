import type { Product } from '@butterleaf/testing/product'
import { ask } from '../../load/ask.ts'
import { signUpPlanOwners } from '../../load/people.ts'
import { until } from '../../load/until.ts'
import type { DrillChecks } from '../checks.ts'
import { watchPlan } from '../load/plan-news.ts'

const changes = 10

/** Each change goes to the other process than the one before; news of it is awaited at both. */
export async function shareOnePlan(
  origin: string,
  products: readonly Product[],
  { check }: DrillChecks,
): Promise<void> {
  const [owner] = await signUpPlanOwners(origin, 1)
  check('a person who signed up across both is known in both', true)
  const watched = await Promise.all(products.map((product) => watchPlan(product.origin, owner.token)))
  const statuses: number[] = []
  for (let at = 0; at < changes; at += 1) {
    const slot = owner.slot(at + 1, 'lunch').replace(origin, products[at % 2].origin)
    const { status } = await ask('POST', `${slot}/randomize`, { token: owner.token })
    statuses.push(status)
  }
  check(
    'changes of one plan at both are taken',
    statuses.every((status) => status === 200),
    statuses.join(' '),
  )
  const last = owner.version + changes
  const ms = await until('news at both', () => watched.every(({ news }) => news.version === last), {
    everyMs: 10,
  })
  check('both tell of a change that the other one took', true, `${Math.round(ms)} ms after the last`)
  const plans = await Promise.all(
    products.map((product) => ask('GET', `${product.origin}/api/mealplan`, { token: owner.token })),
  )
  check('both show the same plan', plans[0].text() === plans[1].text(), `version ${last}`)
  await Promise.all(watched.map(({ stop }) => stop()))
}
