import { freePort } from '@butterleaf/testing/free-port'
import { startTemporaryCluster } from '@butterleaf/testing/postgres/temporary-cluster'
import { startProduct } from '@butterleaf/testing/product'
import { runCommand } from '../../../scripts/setup/steps.mjs'
import { until } from '../load/until.ts'
import { needPostgres } from '../machine/postgres.ts'
import { openChecks } from './checks.ts'
import { findNginx, startNginx } from './network/nginx.ts'
import { refuseGuessing } from './two-processes/refuse-guessing.ts'
import { renewOnce } from './two-processes/renew-once.ts'
import { restartInTurn } from './two-processes/restart-in-turn.ts'
import { shareOnePlan } from './two-processes/share-one-plan.ts'

/**
 * `npm run drill -- two-processes [ROUNDS]`: two processes on one PostgreSQL behind nginx. A person's session, plan
 * and news are the same in both, guesses at a password are counted together, a renewal is charged once; then one after the
 * other is restarted under load, and no request may fail.
 */
await runCommand(async ([rounds = '5']) => {
  const nginxCommand = findNginx()
  const cluster = await startTemporaryCluster({ binDir: await needPostgres(), durable: true })
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
    await refuseGuessing(origin, checks)
    await renewOnce(origin, environment, checks)
    await restartInTurn(origin, products, checks, Number(rounds))
  } finally {
    await nginx.stop()
    for (const product of products) await product.stop()
    await cluster.stop()
  }
  return checks.verdict()
})
