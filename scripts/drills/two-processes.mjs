import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../../bench/api/ask.mjs'
import { signUpPlanOwners } from '../../bench/api/people.mjs'
import { freePort } from '../../testing/dist/free-port.js'
import { startTemporaryCluster } from '../../testing/dist/postgres/temporary-cluster.js'
import { startProduct } from '../../testing/dist/product.js'
import { buildServer, compileCookbook } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { findOrInstallPostgres } from '../setup/postgres.mjs'
import { Refusal, runCommand } from '../setup/steps.mjs'
import { openChecks } from './checks.mjs'
import { watchPlan } from './load/plan-news.mjs'
import { startWeighIns } from './load/weigh-ins.mjs'
import { findNginx, startNginx } from './network/nginx.mjs'
import { until } from './until.mjs'

const writers = 6
const changes = 10

/**
 * `node scripts/drills/two-processes.mjs [ROUNDS]`: two processes on one PostgreSQL behind nginx. A person's session, plan
 * and news are the same in both; then one after the other is restarted under load, and no request may fail.
 */
await runCommand(async ([rounds = '5']) => {
  const nginxCommand = findNginx()
  const { path: binDir, missing } = await findOrInstallPostgres()
  if (missing) throw new Refusal(missing)
  await install()
  await buildServer()
  await compileCookbook()
  const cluster = await startTemporaryCluster({ binDir, durable: true })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    REQUESTS_PER_MINUTE: '100000000',
    DATABASE_URL: await cluster.createDatabase('drill'),
    PUBLIC_URL: origin,
    TRUST_PROXY: 'true',
  }
  const products = [await startProduct(environment), await startProduct(environment)]
  const backends = products.map((product) => new URL(product.origin).port)
  const nginx = await startNginx(nginxCommand, { port, backends })
  const checks = openChecks()
  try {
    await until('nginx', () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    await shareOnePlan(origin, products, checks)
    await restartInTurn(origin, products, checks, Number(rounds))
  } finally {
    await nginx.stop()
    for (const product of products) await product.stop()
    await cluster.stop()
  }
  return checks.verdict()
})

/** Each change goes to the other process than the one before; news of it is awaited at both. */
async function shareOnePlan(origin, products, { check }) {
  const [owner] = await signUpPlanOwners(origin, 1)
  check('somebody who signed up across both is known in both', true)
  const watched = await Promise.all(products.map((product) => watchPlan(product.origin, owner.token)))
  const statuses = []
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

async function restartInTurn(origin, products, { check }, rounds) {
  const load = await startWeighIns(origin, writers)
  for (let round = 1; round <= rounds; round += 1) {
    for (const product of products) {
      await pause(500)
      await product.stop()
      await product.start()
    }
  }
  await pause(500)
  await load.stop()
  const { acknowledged, refusals } = load.state
  const kinds = [...refusals].map(([kind, count]) => `${count} × ${kind}`).join(', ')
  check(
    `${rounds * 2} restarts in turn drop no request`,
    refusals.size === 0,
    kinds || `${acknowledged} answered`,
  )
  const lost = await load.lost()
  check('no acknowledged write is lost', lost.length === 0, lost.length)
}
