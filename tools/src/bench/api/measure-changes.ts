import { ask, askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'
import { type Spread, spreadOf } from '../../load/spread.ts'
import type { Measured } from './measured.ts'

const rounds = 3
const roundsBefore = 3
const changesEach = 25
const daysOfRound = 9
const changesEachOnOne = 10
let refused = 0

/** 16 clients with a plan each, once what they ask for has been compiled; then all of them on one. */
export async function measureChanges(
  people: readonly PlanHolder[],
  cpuMs: () => number,
): Promise<Measured[]> {
  refused = 0
  const roundFrom = (firstDay: number) =>
    changeAll(people.map((person) => ({ person, count: changesEach, firstDay })))
  const cold = await roundFrom(1)
  for (let round = 1; round < roundsBefore; round += 1) await roundFrom(1 + round * daysOfRound)
  const cpuBefore = cpuMs()
  const apart: number[][] = []
  for (let round = 0; round < rounds; round += 1) apart.push(await roundFrom(4 + round * daysOfRound))
  const cpuEach = (cpuMs() - cpuBefore) / apart.flat().length
  const [one] = people
  const before = await versionOf(one)
  const together = await changeAll(
    people.map((_, client) => ({ person: one, count: changesEachOnOne, firstDay: 1 + client })),
  )
  const lost = before + together.length - (await versionOf(one))
  const clients = people.length
  return [
    ...rowsOf(`a change, ${clients} clients on ${clients} users, median of ${rounds} rounds`, apart, 60),
    { what: '  p99 of the first round after the start', unit: 'ms', value: spreadOf(cold).p99 },
    { what: '  processor time of the server for each', unit: 'ms', value: cpuEach },
    ...rowsOf(`a change, ${clients} clients on one user`, [together]),
    { what: '  refused with 503 before, of both', unit: '', value: refused, goal: 0 },
    { what: `  lost of ${together.length}`, unit: '', value: lost, goal: 0, lost },
  ]
}

/** On a shared machine one round says little: each figure is the median of what the rounds have. */
function rowsOf(what: string, ofRounds: readonly (readonly number[])[], goal?: number): Measured[] {
  const spreads = ofRounds.map(spreadOf)
  const median = (name: keyof Spread) => spreadOf(spreads.map((spread) => spread[name])).p50
  return [
    { what: `${what}, p50`, unit: 'ms', value: median('p50') },
    { what: '  p99', unit: 'ms', value: median('p99'), goal },
  ]
}

type Client = { person: PlanHolder; count: number; firstDay: number }

async function changeAll(clients: readonly Client[]): Promise<number[]> {
  const times = await Promise.all(clients.map(changeInTurn))
  return times.flat()
}

/** Every change makes a version: another dish, locked, unlocked, on to the next day. */
async function changeInTurn({ person: { token, slot }, count, firstDay }: Client): Promise<number[]> {
  const times: number[] = []
  for (let change = 0; change < count; change += 1) {
    const address = slot(1 + ((firstDay + Math.floor(change / 3)) % 28), 'lunch')
    const [method, what] = [
      ['POST', 'randomize'],
      ['POST', 'lock'],
      ['DELETE', 'lock'],
    ][change % 3]
    const answer = await ask(method, `${address}/${what}`, { token })
    // A server that is starved says so, and changes nothing: the change is asked for again.
    if (answer.status === 503) refused += 1
    const { ms } = answer.status === 200 ? answer : await askFor(200, method, `${address}/${what}`, { token })
    times.push(ms)
  }
  return times
}

async function versionOf({ token, address }: PlanHolder): Promise<number> {
  const { text } = await askFor(200, 'GET', address, { token })
  return (JSON.parse(text()) as { version: number }).version
}
