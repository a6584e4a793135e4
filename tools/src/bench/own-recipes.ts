// How the built server bears recipes of people's own: one person with as many as there is room for, and many with some.
//   npm run bench -- own-recipes [--engine sqlite|postgres] [--recipes 500] [--people 200] [--each 50]
// Reference of the same run: the same readings of a person, and of the same people, without recipes. Exit 1 when a page of the list
// misses its goal.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { WireOwnRecipe, WireOwnRecipeSave } from '@butterleaf/contract/own-recipes/calls'
import { type Answer, askFor, askPatiently } from '../load/ask.ts'
import { engineNamed, withServerOn } from '../load/engines.ts'
import { type PlanHolder, signUpPlanOwners } from '../load/people.ts'
import type { ServerProcess } from '../load/server-process.ts'
import { spreadOf } from '../load/spread.ts'
import { measureBrowse } from './api/measure-browse.ts'
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
    { what: `reference: a page of the list, ${people} people without, p95`, unit: 'ms', value: without.page },
    { what: `a page of the list, ${whose}, p95`, unit: 'ms', value: withRecipes.page, goal: 15 },
    {
      what: `reference: a search in browse, ${people} people without, p95`,
      unit: 'ms',
      value: without.browse,
    },
    { what: `a search in browse, ${whose}, p95`, unit: 'ms', value: withRecipes.browse },
    { what: 'memory before they had them', unit: 'MB', value: before },
    { what: 'memory with them', unit: 'MB', value: after },
  ]
}

/** One after the other, a page of the list and a search for a dinner; p95 of each. */
async function readAll(
  origin: string,
  owners: readonly PlanHolder[],
): Promise<Record<'page' | 'browse', number>> {
  const page: number[] = []
  const browse: number[] = []
  const search = encodeURIComponent(JSON.stringify({ search: 'chicken' }))
  for (const { token, slot } of owners) {
    page.push((await askPatiently(200, 'GET', `${origin}/api/own-recipes`, { token })).ms)
    const address = slot(3, 'dinner').replace(/[^/]+$/, 'dinner')
    browse.push((await askPatiently(200, 'GET', `${address}?q=${search}`, { token })).ms)
  }
  return { page: spreadOf(page).p95, browse: spreadOf(browse).p95 }
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
  const first: number[] = []
  const times: number[] = []
  const cpuBefore = cpuMs()
  for (let asked = 0; asked < readings; asked += 1) {
    const address = `${origin}/api/own-recipes?page=${(asked % pages) + 1}`
    const { ms } = await askFor(200, 'GET', address, { token })
    ;(asked < pages ? first : times).push(ms)
  }
  const { p50, p95 } = spreadOf(times)
  return [
    {
      what: `the first time a page of the list is read, ${whose}, median`,
      unit: 'ms',
      value: spreadOf(first).p50,
    },
    { what: `a page of the list, ${whose}, ${readings} times, p50`, unit: 'ms', value: p50 },
    { what: '  p95', unit: 'ms', value: p95, goal: recipes > 0 ? 15 : undefined },
    { what: '  processor time for each', unit: 'ms', value: (cpuMs() - cpuBefore) / readings },
  ]
}

async function measureBrowsing({ person, cpuMs }: Asked, whose: string): Promise<Measured[]> {
  const [first, ...rows] = await measureBrowse(person, cpuMs)
  return [{ ...first, what: `${whose}: ${first.what}` }, ...rows]
}

/** What is read first after a recipe changed: a page of the list, the plan, and a new plan. */
async function measureAfterChange(asked: Asked, ids: readonly string[]): Promise<Measured[]> {
  const { origin, person } = asked
  const read = { page: `${origin}/api/own-recipes`, plan: person.address }
  const times = { page: [] as number[], plan: [] as number[], made: [] as number[] }
  for (let change = 0; change < changes; change += 1) {
    for (const what of ['page', 'plan'] as const) {
      await changeRecipe(asked, ids[change])
      times[what].push((await askFor(200, 'GET', read[what], { token: person.token })).ms)
    }
    await changeRecipe(asked, ids[change])
    times.made.push((await makePlan(person)).ms)
  }
  return [
    row('after a change: the first page of the list, median', times.page),
    row('after a change: the plan, median', times.plan),
    row('after a change: a new plan made, median', times.made),
    row('reference: a new plan made without a change, median', await timesWithoutChange(person)),
  ]
}

async function timesWithoutChange(person: PlanHolder): Promise<number[]> {
  const times: number[] = []
  for (let made = 0; made < changes; made += 1) times.push((await makePlan(person)).ms)
  return times
}

async function makePlan({ address, base, token }: PlanHolder): Promise<Answer> {
  const { text } = await askFor(200, 'GET', address, { token })
  const { resources, templates } = JSON.parse(text()) as MealPlan
  return askFor(200, 'POST', `${base}/template/${templates[0].id}/reset`, { token, body: { resources } })
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
  const { rows } = await tellMeasured(`${what}, ${options.engine}`, measure)
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
    ...(await measureBrowsing(owning, whose)),
    ...(await measureBrowsing(without, 'reference: none')),
    ...(await measureAfterChange(owning, ids)),
  ]
}
