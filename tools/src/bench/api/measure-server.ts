import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readArtefact } from '@butterleaf/api/platform/recipes/read-artefact'
import { drawnPerson } from '@butterleaf/testing/test-plan'
import { type Answer, ask, askFor } from '../../load/ask.ts'
import type { Engine } from '../../load/engines.ts'
import { type PlanHolder, signUpPeople, signUpPlanOwners } from '../../load/people.ts'
import { type ServerProcess, startServer } from '../../load/server-process.ts'
import { spreadOf } from '../../load/spread.ts'
import { drawProfiles, publicSeed } from '../planner/profiles.ts'
import { type Measured, referenceRows, rowsOfActs, spreadRows } from '../tables/measured.ts'
import { measureBrowse } from './measure-browse.ts'
import { measureChanges } from './measure-changes.ts'
import { measureReads, startBareRoute } from './measure-reads.ts'
import { readShopper, type Shopper, tickInTurn } from './tick-in-turn.ts'

const days = Array.from({ length: 28 }, (_, day) => day + 1)

/** Weeks with their shopping lists, what they ask, and dishes ranked for a slot, one question after the other. */
async function measureWeeks(people: readonly PlanHolder[]): Promise<Measured[]> {
  const weeks = people.flatMap((person) =>
    [1, 2, 3, 4].map((week) => ({ person, address: person.week(week) })),
  )
  const timeOf = async (person: PlanHolder, address: string) =>
    (await askFor(200, 'GET', address, { token: person.token })).ms
  const lists: number[] = []
  const asks: number[] = []
  const rankings: number[] = []
  for (const { person, address } of weeks) lists.push(await timeOf(person, address))
  for (const { person, address } of weeks) asks.push(await timeOf(person, `${address}/asks`))
  // Each day's first question for a meal ranks all dishes for it.
  const [, person] = people
  for (const day of days) rankings.push(await timeOf(person, `${person.day(day)}/items/lunch?q=%7B%7D`))
  return [
    ...spreadRows('a week with its shopping list', lists),
    ...spreadRows('what a week asks', asks),
    ...spreadRows('dishes ranked for a slot', rankings),
  ]
}

/** More than a drawn plan uses. */
const foods = [{ ingredient: 'green cabbage', grams: 3000 }]
/** What mending is for: a burger with fries, beside the plan. */
const eatenOut = { calories: 900, fat: 50, net_carbs: 70, protein: 35 }

/** What tries hundreds of dishes or makes whole plans, one question after the other, each by another person. */
async function measureProposals(origin: string, people: readonly PlanHolder[]): Promise<Measured[]> {
  const useUps: number[] = []
  const mendings: number[] = []
  const rhythms: number[] = []
  for (const [at, person] of people.entries()) {
    const timeOf = async (address: string, body: object) =>
      (await askFor(200, 'POST', address, { token: person.token, body })).ms
    useUps.push(await timeOf(`${person.template}/use-up`, { foods }))
    await logMealOut(origin, person)
    mendings.push(await timeOf(`${person.template}/mending`, {}))
    // Answers that were measured before are answered from memory.
    rhythms.push(await timeOf(`${origin}/api/mealplan/rhythms`, { ...drawnPerson, age: 20 + at }))
  }
  return [
    ...spreadRows('using up foods proposed', useUps),
    ...spreadRows('mending proposed after a meal out', mendings),
    ...spreadRows('three rhythms measured, a plan for each', rhythms),
  ]
}

async function logMealOut(origin: string, { token }: PlanHolder): Promise<void> {
  const at = new Date().toISOString()
  const source = { kind: 'figures', name: 'Burger and fries' }
  const body = { date: at.slice(0, 10), place: { kind: 'snack' }, source, figures: eatenOut, at }
  await askFor(200, 'PUT', `${origin}/api/food-log/entries/${randomUUID()}`, { token, body })
}

const forMs = 1_000
const block = Buffer.alloc(4096, 1)

/** How often the disk that holds the database can be waited for: the most commits a second, unless changes share them. */
function measureDisk(): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-bench-'))
  const file = openSync(join(folder, 'block'), 'w')
  try {
    const startedAt = performance.now()
    let count = 0
    for (; performance.now() - startedAt < forMs; count += 1) {
      writeSync(file, block)
      fsyncSync(file)
    }
    const seconds = (performance.now() - startedAt) / 1000
    return {
      what: 'reference: 4 KiB written and synced, one after the other',
      unit: '/s',
      value: count / seconds,
    }
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true, force: true })
  }
}

const people = 24

/** First plans of the planner's own benchmark people, one after the other. */
async function measureCreation(origin: string): Promise<Measured[]> {
  const { profiles } = drawProfiles(people, publicSeed, readArtefact())
  const tokens = await signUpPeople(origin, people)
  const answers: Answer[] = []
  for (const [at, { flat }] of profiles.entries())
    answers.push(
      await ask('POST', `${origin}/api/mealplan`, { token: tokens[at], body: { ...flat, unit: 'us' } }),
    )
  const made = answers.filter(({ status }) => status === 201)
  const others = answers.filter(({ status }) => status !== 201).map(({ status }) => status)
  const what = `creating a plan, others than made ${others.join(' ') || 'none'}`
  const times = made.map(({ ms }) => ms)
  return spreadRows(what, times, { p50: 80, p95: 300 })
}

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
      ...(await measureBrowse(people[0])),
      ...(await measureWeeks(people)),
      ...(await measureProposals(origin, people)),
      ...(await referenceRows(origin)),
    ]
  } finally {
    bare.stop()
  }
}

const ticksBefore = 20
const ticksEach = 60

/** Everybody ticks their list, once as the app does, once as a client that wants the list in the answer. */
async function measureTicks(people: readonly PlanHolder[], cpuMs: () => number): Promise<Measured[]> {
  const shoppers: Shopper[] = []
  for (const person of people) shoppers.push(await readShopper(person))
  const tickAll = async (count: number, isThin: boolean) =>
    (await Promise.all(shoppers.map((shopper) => tickInTurn(shopper, count, isThin)))).flat()
  const rowsOf = async (what: string, isThin: boolean): Promise<Measured[]> => {
    await tickAll(ticksBefore, isThin)
    return rowsOfActs({
      what: `${what}, ${people.length} clients`,
      cpuMs,
      act: () => tickAll(ticksEach, isThin),
    })
  }
  return [...(await rowsOf('a tick', true)), ...(await rowsOf('a tick answered with the list', false))]
}
