import { setTimeout as pause } from 'node:timers/promises'
import { askFor } from '../../load/ask.ts'
import type { Engine } from '../../load/engines.ts'
import { signUpPlanOwners } from '../../load/people.ts'
import { type ServerProcess, startServer } from '../../load/server-process.ts'
import { median, spreadOf } from '../../load/spread.ts'
import { aligned } from '../tables/figures.ts'
import { changeInTurn, type Kind, pressesOf } from './measure-changes.ts'
import { readShopper, type Shopper, tickInTurn } from './tick-in-turn.ts'

const owners = 16
const pressesEach = 24
const roundsBefore = 2
const rounds = 5
const starts = 3
const settleMs = 1_500

type Press = Kind | 'tick'
const presses: Readonly<Record<Press, string>> = {
  mixed: 'a change (a draw, a lock, an unlock)',
  small: 'a lock or a serving',
  draw: 'a draw of a slot',
  tick: 'a tick',
}

/** Of one server in one round. */
type Round = Readonly<{ cpuMs: number; perSecond: number; p99: number }>
type Side = { server: ServerProcess; shoppers: readonly Shopper[]; idleMb: number; mostMb: number }

/** One figure of this checkout's server and of the other one's. */
export type BesideRow = Readonly<{ what: string; unit: string; here: number; there: number }>

/**
 * Presses on this server and on that of another checkout, in turn, round after round: the machine is the same for both. Each figure is
 * the median of its rounds.
 */
export async function measureBeside(
  engines: readonly [Engine, Engine],
  checkout: string,
): Promise<BesideRow[]> {
  const checkouts = [undefined, checkout]
  const startTimes: number[][] = [[], []]
  for (let start = 0; start < starts; start += 1)
    for (const [at, { environment }] of engines.entries()) {
      const server = await startServer(environment, { checkout: checkouts[at] })
      startTimes[at]?.push(server.startMs)
      await server.stop()
    }
  const sides: Side[] = []
  try {
    for (const [at, { environment }] of engines.entries())
      sides.push(await openSide(await startServer(environment, { checkout: checkouts[at] })))
    const rows = [rowOf('start to first answer', 'ms', startTimes.map(median))]
    for (const press of Object.keys(presses) as Press[]) rows.push(...(await pressInTurn(sides, press)))
    return [
      ...rows,
      rowOf(
        'memory, idle',
        'MB',
        sides.map(({ idleMb }) => idleMb),
      ),
      rowOf(
        'memory, most after a round',
        'MB',
        sides.map(({ mostMb }) => mostMb),
      ),
    ]
  } finally {
    for (const { server } of sides) await server.stop()
  }
}

async function openSide(server: ServerProcess): Promise<Side> {
  await pause(settleMs)
  const idleMb = server.residentMb()
  const shoppers: Shopper[] = []
  for (const person of await signUpPlanOwners(server.origin, owners)) {
    await askFor(200, 'GET', person.address, { token: person.token })
    shoppers.push(await readShopper(person))
  }
  return { server, shoppers, idleMb, mostMb: idleMb }
}

async function pressInTurn(sides: readonly Side[], press: Press): Promise<BesideRow[]> {
  const ofSides: Round[][] = sides.map(() => [])
  for (let round = 0; round < roundsBefore + rounds; round += 1)
    for (const [at, side] of sides.entries()) {
      const done = await pressAll(side, press, round)
      if (round >= roundsBefore) ofSides[at]?.push(done)
    }
  const row = (what: string, unit: string, figure: keyof Round) =>
    rowOf(
      what,
      unit,
      ofSides.map((done) => median(done.map((one) => one[figure]))),
    )
  return [
    row(`${presses[press]}, ${owners} clients: processor time of the server`, 'ms', 'cpuMs'),
    row('  in a second', '/s', 'perSecond'),
    row('  p99', 'ms', 'p99'),
  ]
}

async function pressAll(side: Side, press: Press, round: number): Promise<Round> {
  const { server, shoppers } = side
  const cpuBefore = server.cpuMs()
  const startedAt = performance.now()
  const times = await Promise.all(
    shoppers.map(async (shopper) => {
      if (press === 'tick') return tickInTurn(shopper, pressesEach)
      const firstDay = pressesOf[press].firstDay + 9 * round
      const { person } = shopper
      const done = await changeInTurn({ person, count: pressesEach, firstDay, kind: press })
      return done.map(({ ms }) => ms)
    }),
  )
  const all = times.flat()
  side.mostMb = Math.max(side.mostMb, server.residentMb())
  return {
    cpuMs: (server.cpuMs() - cpuBefore) / all.length,
    perSecond: (1000 * all.length) / (performance.now() - startedAt),
    p99: spreadOf(all).p99,
  }
}

function rowOf(what: string, unit: string, [here = Number.NaN, there = Number.NaN]: number[]): BesideRow {
  return { what, unit, here, there }
}

export function besideTable(rows: readonly BesideRow[]): string {
  const figure = (value: number) => value.toFixed(value >= 100 ? 0 : 2)
  const lines = rows.map(({ what, unit, here, there }) => {
    return [what, figure(here), figure(there), (here / there).toFixed(2), unit]
  })
  return aligned([['', 'here', 'there', 'here/there', ''], ...lines])
}
