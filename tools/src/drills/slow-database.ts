import { setTimeout as pause } from 'node:timers/promises'
import { type Product, startProduct } from '@butterleaf/testing/product'
import { runCommand } from '../../../scripts/setup/steps.mjs'
import { engines } from '../load/engines.ts'
import { until } from '../load/until.ts'
import { type DrillChecks, openChecks } from './checks.ts'
import { type Load, startWeighIns } from './load/weigh-ins.ts'
import { openUnrulyLine, type UnrulyLine } from './network/unruly-line.ts'

/** More than the server has connections to its database. */
const writers = 20
/** A connection is waited for 5 seconds, an answer on it 16. */
const longestAnswerMs = 25_000
const longestHealthMs = 1_000
const longestRecoveryMs = 20_000
type Trouble = { what: string; begin(line: UnrulyLine): void; forMs: number }
const troubles: readonly Trouble[] = [
  { what: 'slow by half a second each way', begin: (line) => line.slow(500), forMs: 10_000 },
  { what: 'silent', begin: (line) => line.silence(), forMs: 25_000 },
  { what: 'cut', begin: (line) => line.cut(), forMs: 5_000 },
]

/**
 * `npm run drill -- slow-database`: the line between the server and its PostgreSQL is made slow, silent and
 * cut under load. Everybody must be answered, with what they asked for or with 503, and it must go on by itself.
 */
await runCommand(async () => {
  const { environment, close } = await engines.postgres()
  const url = new URL(environment.DATABASE_URL)
  const line = await openUnrulyLine(Number(url.port))
  url.port = String(line.port)
  const product = await startProduct({ REQUESTS_PER_MINUTE: '100000000', DATABASE_URL: String(url) })
  const checks = openChecks()
  try {
    const load = await startWeighIns(product.origin, writers)
    for (const trouble of troubles) await meet(trouble, { line, load, product, checks })
    await load.stop()
    await checks.checkNoneLost(load)
  } finally {
    await product.stop()
    line.close()
    await close()
  }
  return checks.verdict()
})

type Scene = { line: UnrulyLine; load: Load; product: Product; checks: DrillChecks }

async function meet({ what, begin, forMs }: Trouble, scene: Scene): Promise<void> {
  const { line, load, product, checks } = scene
  const { check } = checks
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

async function slowestHealth(origin: string, forMs: number): Promise<number> {
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
