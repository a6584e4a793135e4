import { setTimeout as pause } from 'node:timers/promises'
import { startTemporaryCluster } from '../../testing/dist/postgres/temporary-cluster.js'
import { startProduct } from '../../testing/dist/product.js'
import { findOrInstallPostgres } from '../setup/postgres.mjs'
import { Refusal, runCommand } from '../setup/steps.mjs'
import { openChecks } from './checks.mjs'
import { startWeighIns } from './load/weigh-ins.mjs'
import { openUnrulyLine } from './network/unruly-line.mjs'
import { until } from './until.mjs'

/** More than the server has connections to its database. */
const writers = 20
/** A connection is waited for 5 seconds, an answer on it 16. */
const longestAnswerMs = 25_000
const longestHealthMs = 1_000
const longestRecoveryMs = 20_000
const troubles = [
  { what: 'slow by half a second each way', begin: (line) => line.slow(500), forMs: 10_000 },
  { what: 'silent', begin: (line) => line.silence(), forMs: 25_000 },
  { what: 'cut', begin: (line) => line.cut(), forMs: 5_000 },
]

/**
 * `npm run drill -- slow-database`: the line between the server and its PostgreSQL is made slow, silent and
 * cut under load. Everybody must be answered, with what they asked for or with 503, and it must go on by itself.
 */
await runCommand(async () => {
  const { path: binDir, missing } = await findOrInstallPostgres()
  if (missing) throw new Refusal(missing)
  const cluster = await startTemporaryCluster({ binDir, durable: true })
  const url = new URL(await cluster.createDatabase('drill'))
  const line = await openUnrulyLine(Number(url.port))
  url.port = String(line.port)
  const product = await startProduct({ REQUESTS_PER_MINUTE: '100000000', DATABASE_URL: String(url) })
  const checks = openChecks()
  try {
    const load = await startWeighIns(product.origin, writers)
    for (const trouble of troubles) await meet(trouble, { line, load, product, checks })
    await load.stop()
    const lost = await load.lost()
    checks.check(
      'no acknowledged write is lost',
      lost.length === 0,
      `${lost.length} of ${load.state.acknowledged}`,
    )
  } finally {
    await product.stop()
    line.close()
    await cluster.stop()
  }
  return checks.verdict()
})

async function meet({ what, begin, forMs }, { line, load, product, checks: { check } }) {
  await pause(1_000)
  load.state.refusals.clear()
  load.state.slowestMs = 0
  begin(line)
  const healthMs = await slowestHealth(product.origin, forMs)
  line.heal()
  const before = load.state.acknowledged
  const recoveryMs = await until('write', () => load.state.acknowledged > before + writers, { everyMs: 20 })
  const kinds = [...load.state.refusals].map(([kind, count]) => `${count} × ${kind}`)
  const isTold = [...load.state.refusals.keys()].every((kind) => kind === '503 with Retry-After')
  check(
    `${what}: who is refused is told 503 and when to come again`,
    isTold,
    kinds.join(', ') || 'nobody was',
  )
  const slowestMs = load.state.slowestMs
  check(`${what}: nobody waits for long`, slowestMs <= longestAnswerMs, `at most ${Math.round(slowestMs)} ms`)
  check(
    `${what}: the process answers meanwhile`,
    healthMs <= longestHealthMs,
    `at most ${Math.round(healthMs)} ms`,
  )
  check(
    `${what}: it goes on by itself`,
    recoveryMs <= longestRecoveryMs,
    `after ${Math.round(recoveryMs)} ms`,
  )
}

async function slowestHealth(origin, forMs) {
  let slowestMs = 0
  const endAt = performance.now() + forMs
  while (performance.now() < endAt) {
    const startedAt = performance.now()
    await fetch(`${origin}/healthz`)
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    await pause(100)
  }
  return slowestMs
}
