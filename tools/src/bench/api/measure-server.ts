import { setTimeout as pause } from 'node:timers/promises'
import { askFor } from '../../load/ask.ts'
import type { Engine } from '../../load/engines.ts'
import { signUpPlanOwners } from '../../load/people.ts'
import { type ServerProcess, startServer } from '../../load/server-process.ts'
import { spreadOf } from '../../load/spread.ts'
import { timeSorting } from '../../load/time-sorting.ts'
import { startBareRoute } from './bare-route.ts'
import { measureBrowse } from './measure-browse.ts'
import { measureChanges } from './measure-changes.ts'
import { measureCreation } from './measure-creation.ts'
import { measureDisk } from './measure-disk.ts'
import { measureProposals } from './measure-proposals.ts'
import { measureReads } from './measure-reads.ts'
import { measureTicks } from './measure-ticks.ts'
import { measureWeeks } from './measure-weeks.ts'
import type { Measured } from './measured.ts'

const starts = 3
const owners = 16
const settleMs = 1_500
const sampleMs = 100

/** Rows of what was measured, each with its goal where there is one. */
export async function measureServer({ environment }: Pick<Engine, 'environment'>): Promise<Measured[]> {
  const startTimes: number[] = []
  for (let start = 1; start < starts; start += 1) {
    const server = await startServer(environment)
    startTimes.push(server.startMs)
    await server.stop()
  }
  const server = await startServer(environment)
  startTimes.push(server.startMs)
  await pause(settleMs)
  const idleMb = server.residentMb()
  let mostMb = idleMb
  const sampling = setInterval(() => {
    mostMb = Math.max(mostMb, server.residentMb())
  }, sampleMs)
  try {
    const rows = await underLoad(server)
    const start = spreadOf(startTimes)
    return [
      { what: `start to first answer, ${starts} times, median`, unit: 'ms', value: start.p50, goal: 1_500 },
      { what: 'memory, idle', unit: 'MB', value: idleMb, goal: 200 },
      ...rows,
      { what: 'memory, most under load', unit: 'MB', value: mostMb, goal: 350 },
    ]
  } finally {
    clearInterval(sampling)
    await server.stop()
  }
}

async function underLoad(server: ServerProcess): Promise<Measured[]> {
  const { origin, cpuMs } = server
  const people = await signUpPlanOwners(origin, owners)
  const [{ token }] = people
  const { text, headers } = await askFor(200, 'GET', `${origin}/api/mealplan`, { token })
  const bare = await startBareRoute(origin, text())
  try {
    return [
      ...(await measureReads({ server, bare, people, bytes: Number(headers['content-length']) })),
      measureDisk(),
      ...(await measureChanges(people, cpuMs)),
      ...(await measureTicks(people, cpuMs)),
      ...(await measureCreation(origin)),
      ...(await measureBrowse(people[0], cpuMs)),
      ...(await measureWeeks(people)),
      ...(await measureProposals(origin, people)),
      await measureHealth(origin),
      { what: 'reference: 100,000 numbers sorted, median', unit: 'ms', value: timeSorting() },
    ]
  } finally {
    bare.stop()
  }
}

async function measureHealth(origin: string): Promise<Measured> {
  const times: number[] = []
  for (let asked = 0; asked < 200; asked += 1) times.push((await askFor(200, 'GET', `${origin}/healthz`)).ms)
  return { what: 'reference: /healthz, one after the other, p95', unit: 'ms', value: spreadOf(times).p95 }
}
