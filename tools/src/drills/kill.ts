import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from '@butterleaf/testing/product'
import { runCommand } from '../../../scripts/setup/steps.mjs'
import { type Engine, engineNamed, engines } from '../load/engines.ts'
import { until } from '../load/until.ts'
import { openChecks } from './checks.ts'
import { startWeighIns } from './load/weigh-ins.ts'

const writers = 8
const settings = { REQUESTS_PER_MINUTE: '100000000' }
const usualRounds = { sqlite: 50, postgres: 20 }

/**
 * `npm run drill -- kill [sqlite|postgres] [ROUNDS]`: under load the server is killed as by a power cut
 * (sqlite), or its database is (postgres), again and again. Nothing acknowledged may be lost.
 */
await runCommand(async ([named = 'sqlite', given]) => {
  const engine = engineNamed(named)
  const rounds = Number(given ?? usualRounds[engine])
  const { environment, breakDatabase, close }: Engine = await engines[engine]()
  const product = await startProduct({ ...settings, ...environment })
  const checks = openChecks()
  try {
    const load = await startWeighIns(product.origin, writers)
    for (let round = 1; round <= rounds; round += 1) {
      // Never the same moment of whatever is under way.
      await pause(200 + ((round * 137) % 700))
      await (breakDatabase?.() ?? product.kill().then(product.start))
      const before = load.state.acknowledged
      await until('write after the kill', () => load.state.acknowledged > before, { everyMs: 20 })
      if (round % 10 === 0) console.log(`  ${round} kills, ${load.state.acknowledged} writes acknowledged`)
    }
    await load.stop()
    const victim = engine === 'sqlite' ? 'The server' : 'Its database'
    console.log(
      `\n  ${victim} was killed ${rounds} times; ${load.state.refused} writes refused and tried again.`,
    )
    await checks.checkNoneLost(load)
  } finally {
    await product.stop()
    await close()
  }
  return checks.verdict()
})
