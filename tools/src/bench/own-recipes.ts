// How the built server bears recipes of people's own: one person with as many as there is room for, and many with some.
//   npm run bench -- own-recipes [--engine sqlite|postgres] [--recipes 500] [--people 200] [--each 50]
// Reference of the same run: the same readings of a person, and of the same people, without recipes. Exit 1 when a page of the list
// misses its goal.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { WireOwnRecipe, WireOwnRecipeSave } from '@butterleaf/contract/own-recipes/calls'
import { askFor, askPatiently } from '../load/ask.ts'
import { engineNamed, withServerOn } from '../load/engines.ts'
import { type PlanHolder, signUpPlanOwners } from '../load/people.ts'
import type { ServerProcess } from '../load/server-process.ts'
import { spreadOf } from '../load/spread.ts'
import { addRecipes } from './own-recipes/add-recipes.ts'
import { isGoalMet, type Measured, tellMeasured } from './tables/measured.ts'

const settleMs = 3_000

/** What the same readings of the same people hold: before they have recipes, and with them. */
async function measureMemory(
  { origin, residentMb }: ServerProcess,
  { people, recipesEach }: Readonly<{ people: number; recipesEach: number }>,
): Promise<Measured[]> {
  const owners = await signUpPlanOwners(origin, people)
  const without = await readAll(origin, owners)
  await pause(settleMs)
  const before = residentMb()
  for (const { token } of owners) await addRecipes(origin, token, recipesEach)
  await readAll(origin, owners)
  const withRecipes = await readAll(origin, owners)
  await pause(settleMs)
  const after = residentMb()
  const whose = `${people} people with ${recipesEach} each`
  return [
    { what: `reference: a page of the list, ${people} people without, p95`, unit: 'ms', value: without },
    { what: `a page of the list, ${whose}, p95`, unit: 'ms', value: withRecipes, goal: 15 },
    { what: 'memory before they had them', unit: 'MB', value: before },
    { what: 'memory with them', unit: 'MB', value: after },
  ]
}

/** A page of the list and a search for a dinner of each, one after the other; p95 of the pages. */
async function readAll(origin: string, owners: readonly PlanHolder[]): Promise<number> {
  const times: number[] = []
  const search = encodeURIComponent(JSON.stringify({ search: 'chicken' }))
  for (const { token, day } of owners) {
    times.push((await askPatiently(200, 'GET', `${origin}/api/own-recipes`, { token })).ms)
    // What it holds is part of the memory.
    await askPatiently(200, 'GET', `${day(3)}/items/dinner?q=${search}`, { token })
  }
  return spreadOf(times).p95
}

const readings = 200
const changes = 12
const perPage = 50

type Asked = Readonly<{ origin: string; person: PlanHolder; cpuMs(): number }>

/** Pages of the list in turn; a person without recipes reads the empty one. */
async function measurePages(
  { origin, person: { token }, cpuMs }: Asked,
  { recipes, whose }: Readonly<{ recipes: number; whose: string }>,
): Promise<Measured[]> {
  const pages = Math.max(1, recipes / perPage)
  const times: number[] = []
  const cpuBefore = cpuMs()
  for (let asked = 0; asked < readings; asked += 1) {
    const address = `${origin}/api/own-recipes?page=${(asked % pages) + 1}`
    const { ms } = await askFor(200, 'GET', address, { token })
    // The first time that a page is read it is made.
    if (asked >= pages) times.push(ms)
  }
  const { p50, p95 } = spreadOf(times)
  return [
    { what: `a page of the list, ${whose}, ${readings} times, p50`, unit: 'ms', value: p50 },
    { what: '  p95', unit: 'ms', value: p95, goal: recipes > 0 ? 15 : undefined },
    { what: '  processor time for each', unit: 'ms', value: (cpuMs() - cpuBefore) / readings },
  ]
}

/** What is read first after a recipe changed: a page of the list, and the plan. */
async function measureAfterChange(asked: Asked, ids: readonly string[]): Promise<Measured[]> {
  const { origin, person } = asked
  const read = { page: `${origin}/api/own-recipes`, plan: person.address }
  const times = { page: [] as number[], plan: [] as number[] }
  for (let change = 0; change < changes; change += 1)
    for (const what of ['page', 'plan'] as const) {
      await changeRecipe(asked, ids[change])
      times[what].push((await askFor(200, 'GET', read[what], { token: person.token })).ms)
    }
  return [
    row('after a change: the first page of the list, median', times.page),
    row('after a change: the plan, median', times.plan),
  ]
}

async function changeRecipe({ origin, person: { token } }: Asked, id: string): Promise<void> {
  const address = `${origin}/api/own-recipes/${id}`
  const { text } = await askFor(200, 'GET', address, { token })
  const { title, meal, servings, prepMinutes, cookMinutes, isPlanned, lines, steps } = JSON.parse(
    text(),
  ) as WireOwnRecipe
  const body: WireOwnRecipeSave = {
    ...{ title, meal, servings, isPlanned, steps, cookMinutes },
    prepMinutes: prepMinutes + 1,
    lines: lines.map(({ words, food, grams }) => ({ words, food, grams })),
  }
  await askFor(200, 'PUT', address, { token, body })
}

function row(what: string, times: readonly number[]): Measured {
  return { what, unit: 'ms', value: spreadOf(times).p50 }
}

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    recipes: { type: 'string', default: '500' },
    people: { type: 'string', default: '200' },
    each: { type: 'string', default: '50' },
  },
})

await withServerOn(engineNamed(options.engine), {}, async (server) => {
  await tell('one person', () => measureOnePerson(server, Number(options.recipes)))
  const people = { people: Number(options.people), recipesEach: Number(options.each) }
  await tell('many people', () => measureMemory(server, people))
})

async function tell(what: string, measure: () => Promise<Measured[]>): Promise<void> {
  const rows = await tellMeasured(`${what}, ${options.engine}`, measure)
  if (!rows.every(isGoalMet)) process.exitCode = 1
}

async function measureOnePerson({ origin, cpuMs }: ServerProcess, recipes: number): Promise<Measured[]> {
  const [cook, other] = await signUpPlanOwners(origin, 2)
  const [owning, without] = [cook, other].map((person) => ({ origin, person, cpuMs }))
  const ids = await addRecipes(origin, cook.token, recipes)
  const whose = `${recipes} recipes`
  return [
    ...(await measurePages(owning, { recipes, whose })),
    ...(await measurePages(without, { recipes: 0, whose: 'reference: none' })),
    ...(await measureAfterChange(owning, ids)),
  ]
}
