import { setTimeout as pause } from 'node:timers/promises'
import { startTemporaryCluster } from '../../testing/dist/postgres/temporary-cluster.js'
import { startProduct } from '../../testing/dist/product.js'
import { findOrInstallPostgres } from '../setup/postgres.mjs'
import { Refusal, runCommand } from '../setup/steps.mjs'
import { startWeighIns } from './load/weigh-ins.mjs'
import { until } from './until.mjs'

const writers = 8
const settings = { REQUESTS_PER_MINUTE: '100000000' }
const usualRounds = { sqlite: 50, postgres: 20 }

const victims = {
  sqlite: async () => ({
    environment: {},
    close: async () => {},
    breakIt: async (product) => {
      await product.kill()
      await product.start()
    },
  }),
  postgres: async () => {
    const { path: binDir, missing } = await findOrInstallPostgres()
    if (missing) throw new Refusal(missing)
    const cluster = await startTemporaryCluster({ binDir, durable: true })
    return {
      environment: { DATABASE_URL: await cluster.createDatabase('drill') },
      close: () => cluster.stop(),
      breakIt: () => cluster.restart('immediate'),
    }
  },
}

/**
 * `npm run drill -- kill [sqlite|postgres] [ROUNDS]`: under load the server is killed as by a power cut
 * (sqlite), or its database is (postgres), again and again. Nothing acknowledged may be lost.
 */
await runCommand(async ([engine = 'sqlite', rounds = String(usualRounds[engine])]) => {
  if (!(engine in usualRounds)) throw new Refusal('Name the engine: sqlite or postgres.')
  const { environment, breakIt, close } = await victims[engine]()
  const product = await startProduct({ ...settings, ...environment })
  try {
    const load = await startWeighIns(product.origin, writers)
    for (let round = 1; round <= Number(rounds); round += 1) {
      // Never the same moment of whatever is under way.
      await pause(200 + ((round * 137) % 700))
      await breakIt(product)
      const before = load.state.acknowledged
      await until('write after the kill', () => load.state.acknowledged > before, { everyMs: 20 })
      if (round % 10 === 0) console.log(`  ${round} kills, ${load.state.acknowledged} writes acknowledged`)
    }
    await load.stop()
    return verdict(engine, rounds, load.state, await load.lost())
  } finally {
    await product.stop()
    await close()
  }
})

function verdict(engine, rounds, { acknowledged, refused }, lost) {
  const victim = engine === 'sqlite' ? 'The server' : 'Its database'
  console.log(
    `\n  ${victim} was killed ${rounds} times; ${acknowledged} writes acknowledged, ${refused} refused and tried again.`,
  )
  console.log(`  Lost: ${lost.length} (goal 0). ${lost.length === 0 ? 'Held.' : 'NOT held.'}`)
  return lost.length === 0 ? 0 : 1
}
