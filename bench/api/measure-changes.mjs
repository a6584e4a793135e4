import { ask, askFor, spreadOf } from './ask.mjs'

const rounds = 3
const roundsBefore = 3
const changesEach = 25
const daysOfRound = 9
const changesEachOnOne = 10
let refused = 0

/** 16 clients with a plan each, once what they ask for has been compiled; then all of them on one. */
export async function measureChanges(people, cpuMs) {
  refused = 0
  const roundFrom = (firstDay) =>
    changeAll(people.map((person) => ({ person, count: changesEach, firstDay })))
  const cold = await roundFrom(1)
  for (let round = 1; round < roundsBefore; round += 1) await roundFrom(1 + round * daysOfRound)
  const cpuBefore = cpuMs()
  const apart = []
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
function rowsOf(what, ofRounds, goal) {
  const spreads = ofRounds.map(spreadOf)
  const median = (name) => spreadOf(spreads.map((spread) => spread[name])).p50
  return [
    { what: `${what}, p50`, unit: 'ms', value: median('p50') },
    { what: '  p99', unit: 'ms', value: median('p99'), goal },
  ]
}

async function changeAll(clients) {
  const times = await Promise.all(clients.map(changeInTurn))
  return times.flat()
}

/** Every change makes a version: another dish, locked, unlocked, on to the next day. */
async function changeInTurn({ person: { token, slot }, count, firstDay }) {
  const times = []
  for (let change = 0; change < count; change += 1) {
    const address = slot(1 + ((firstDay + Math.floor(change / 3)) % 28), 'lunch')
    const [method, what] = [
      ['POST', 'randomize'],
      ['POST', 'lock'],
      ['DELETE', 'lock'],
    ][change % 3]
    const asked = [method, `${address}/${what}`, { token }]
    const answer = await ask(...asked)
    // A server that is starved says so, and changes nothing: the change is asked for again.
    if (answer.status === 503) refused += 1
    const { ms } = answer.status === 200 ? answer : await askFor(200, ...asked)
    times.push(ms)
  }
  return times
}

async function versionOf({ token, address }) {
  return JSON.parse((await askFor(200, 'GET', address, { token })).text()).version
}
