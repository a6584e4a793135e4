import { ask, askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'
import { type Spread, spreadOf } from '../../load/spread.ts'
import { type Measured, rowsOfActs } from '../tables/measured.ts'

export type Kind = 'mixed' | 'small' | 'draw'
type Press = readonly [method: string, what: string]

/** What a client does, again and again: the day changes with each turn. A turn leaves nothing locked. */
export const pressesOf: Readonly<
  Record<Kind, { turn: readonly Press[]; turnsOfDay: number; firstDay: number }>
> = {
  mixed: {
    turn: [
      ['POST', 'randomize'],
      ['POST', 'lock'],
      ['DELETE', 'lock'],
    ],
    turnsOfDay: 1,
    firstDay: 1,
  },
  small: {
    turn: [
      ['POST', 'lock'],
      ['DELETE', 'lock'],
      ['POST', 'serving/1'],
      ['DELETE', 'serving/1'],
    ],
    turnsOfDay: 1,
    firstDay: 2,
  },
  draw: { turn: [['POST', 'randomize']], turnsOfDay: 3, firstDay: 8 },
}

type Client = { person: PlanHolder; count: number; firstDay: number; kind: Kind }
type Changed = Readonly<{ ms: number; bytes: number }>

/** Answers of a server that is starved: it says so, changes nothing, and is asked again. */
const refusals = { count: 0 }

/** Every change makes a version; the client asks for what changed since the version before, as the app does. */
export async function changeInTurn({ person, count, firstDay, kind }: Client): Promise<Changed[]> {
  const { turn, turnsOfDay } = pressesOf[kind]
  const done: Changed[] = []
  for (let change = 0; change < count; change += 1) {
    const day = firstDay + Math.floor(change / (turn.length * turnsOfDay))
    const [method, what] = turn[change % turn.length]
    const address = `${person.slot(1 + (day % 28), 'lunch')}/${what}`
    const asked = { token: person.token, prefer: `return=changes; since=${person.version}` }
    const first = await ask(method, address, asked)
    if (first.status === 503) refusals.count += 1
    const { ms, text } = first.status === 200 ? first : await askFor(200, method, address, asked)
    const answer = text()
    person.version = Number(/"version":(\d+)/.exec(answer)?.[1] ?? person.version)
    done.push({ ms, bytes: Buffer.byteLength(answer) })
  }
  return done
}

const rounds = 3
const roundsBefore = 3
const changesEach = 25
const daysOfRound = 9
const changesEachOnOne = 10
const changesOfKind = 40

/** 16 clients with a plan each, once what they ask for has been compiled; then by kind; then all of them on one. */
export async function measureChanges(
  people: readonly PlanHolder[],
  cpuMs: () => number,
): Promise<Measured[]> {
  refusals.count = 0
  const roundFrom = (firstDay: number) =>
    changeAll(people.map((person) => ({ person, count: changesEach, firstDay, kind: 'mixed' })))
  const coldCpu = cpuMs()
  const cold = await roundFrom(1)
  const coldCpuEach = (cpuMs() - coldCpu) / cold.times.length
  for (let round = 1; round < roundsBefore; round += 1) await roundFrom(1 + round * daysOfRound)
  const cpuBefore = cpuMs()
  const apart: Round[] = []
  for (let round = 0; round < rounds; round += 1) apart.push(await roundFrom(4 + round * daysOfRound))
  const cpuEach = (cpuMs() - cpuBefore) / apart.flatMap(({ times }) => times).length
  const kinds = [
    ...(await ofKind(people, cpuMs, { kind: 'small', what: 'a lock or a serving', goal: 1_000 })),
    ...(await ofKind(people, cpuMs, { kind: 'draw', what: 'a draw of a slot', goal: 500 })),
  ]
  const [one] = people
  const before = await versionOf(one)
  const together = await changeAll(
    people.map((_, client) => ({
      person: { ...one },
      count: changesEachOnOne,
      firstDay: 1 + client,
      // No locks: one client's lock refuses another's draw.
      kind: 'draw',
    })),
  )
  const lost = before + together.times.length - (await versionOf(one))
  const clients = people.length
  return [
    ...rowsOf(`a change, ${clients} clients on ${clients} users, median of ${rounds} rounds`, apart, 60),
    {
      what: `  p99 of the first ${cold.times.length} of the process`,
      unit: 'ms',
      value: spreadOf(cold.times).p99,
    },
    { what: '  processor time of the server for each', unit: 'ms', value: cpuEach },
    { what: `  the same of the first ${cold.times.length}`, unit: 'ms', value: coldCpuEach },
    { what: '  bytes of an answer, p50', unit: '', value: spreadOf(apart.flatMap(({ bytes }) => bytes)).p50 },
    ...kinds,
    ...rowsOf(`a draw of a slot, ${clients} clients on one user`, [together]),
    { what: '  refused with 503 before, of all', unit: '', value: refusals.count, goal: 0 },
    { what: `  lost of ${together.times.length}`, unit: '', value: lost, goal: 0, lost },
  ]
}

type KindGoal = Readonly<{ kind: Exclude<Kind, 'mixed'>; what: string; goal: number }>

function ofKind(
  people: readonly PlanHolder[],
  cpuMs: () => number,
  { kind, what, goal }: KindGoal,
): Promise<Measured[]> {
  const { firstDay } = pressesOf[kind]
  const clients = people.map((person) => ({ person, count: changesOfKind, firstDay, kind }))
  const act = async () => (await changeAll(clients)).times
  return rowsOfActs({ what: `${what}, ${people.length} clients`, goal, cpuMs, act })
}

/** On a shared machine one round says little: each figure is the median of what the rounds have. */
function rowsOf(what: string, ofRounds: readonly Round[], goal?: number): Measured[] {
  const spreads = ofRounds.map(({ times }) => spreadOf(times))
  const median = (name: keyof Spread) => spreadOf(spreads.map((spread) => spread[name])).p50
  return [
    { what: `${what}, p50`, unit: 'ms', value: median('p50') },
    { what: '  p99', unit: 'ms', value: median('p99'), goal },
  ]
}

type Round = Readonly<{ times: readonly number[]; bytes: readonly number[] }>

async function changeAll(clients: readonly Parameters<typeof changeInTurn>[0][]): Promise<Round> {
  const done = (await Promise.all(clients.map(changeInTurn))).flat()
  return { times: done.map(({ ms }) => ms), bytes: done.map(({ bytes }) => bytes) }
}

async function versionOf({ token, address }: PlanHolder): Promise<number> {
  const { text } = await askFor(200, 'GET', address, { token })
  return (JSON.parse(text()) as { version: number }).version
}
