import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { runCommand, step } from '../../../scripts/setup/steps.mjs'
import { type ServerProcess, startServer } from '../load/server-process.ts'
import { until } from '../load/until.ts'
import { needPostgres } from '../machine/postgres.ts'
import { openChecks } from './checks.ts'
import { type Load, startWeighIns } from './load/weigh-ins.ts'
import { type Cluster, startCluster } from './patroni/cluster.ts'
import type { ClusterNode, Programs } from './patroni/node.ts'
import { needPrograms } from './programs.ts'

const writers = 8
const goalMs = 15_000
const awayMs = 3_000

/**
 * `npm run drill -- patroni [ROUNDS]`: three PostgreSQL nodes with synchronous replication; under
 * load the primary is killed again and again, in turn its database alone and its whole machine. Nothing
 * acknowledged may be lost, and the app must write again by itself within 15 seconds.
 */
await runCommand(async ([rounds = '10']) => {
  const programs = await findPrograms()
  const cluster = await step('Starting three nodes', () => startCluster(programs))
  const checks = openChecks()
  let server: ServerProcess | undefined
  try {
    await createDatabase(cluster)
    server = await startServer({ DATABASE_URL: cluster.url('butterleaf') })
    const load = await startWeighIns(server.origin, writers)
    const times: number[] = []
    for (let round = 1; round <= Number(rounds); round += 1)
      times.push(await killPrimary(cluster, load, round))
    await load.stop()
    console.log(`\n  ${times.length} primaries killed, ${load.state.refused} writes refused and tried again.`)
    await checks.checkNoneLost(load)
    const slowest = Math.max(...times)
    checks.check('the app writes again within 15 s', slowest <= goalMs, `after ${seconds(slowest)} s at most`)
  } finally {
    await server?.stop()
    await cluster.stop()
  }
  return checks.verdict()
})

async function findPrograms(): Promise<Programs> {
  const programs = needPrograms({ patroni: 'patroni python3-etcd', etcd: 'etcd-server', haproxy: 'haproxy' })
  // Patroni needs its other programs too, and they lie where a link to this one leads.
  return { ...programs, postgresFolder: dirname(realpathSync(join(await needPostgres(), 'postgres'))) }
}

async function createDatabase({ url }: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: url('postgres') })
  await client.connect()
  await client.query('create database butterleaf')
  await client.end()
}

/** Answers with the longest time without an acknowledged write, from the kill until all three nodes are back. */
async function killPrimary(cluster: Cluster, { state, forgetSilence }: Load, round: number): Promise<number> {
  await pause(1_000)
  const primary = await primaryOf(cluster)
  const isMachine = round % 2 === 0
  forgetSilence()
  if (isMachine) await primary.killMachine()
  else primary.killDatabase()
  await pause(awayMs)
  if (isMachine) primary.start()
  await cluster.untilWhole()
  const before = state.acknowledged
  await until('write after the kill', () => state.acknowledged > before, { everyMs: 20 })
  const ms = state.longestSilenceMs
  const what = isMachine ? 'machine' : 'database'
  console.log(`  ${round}. the ${what} of ${primary.name} killed: no write for ${seconds(ms)} s`)
  return ms
}

async function primaryOf({ nodes }: Cluster): Promise<ClusterNode> {
  const roles = await Promise.all(nodes.map((node) => node.role()))
  return nodes[roles.indexOf('primary')]
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
