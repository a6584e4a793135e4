import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { WireOwnRecipe, WireOwnRecipeSave } from '@butterleaf/contract/own-recipes/calls'
import { type Answer, askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'
import { spreadOf } from '../../load/spread.ts'
import { measureBrowse } from '../api/measure-browse.ts'
import type { Measured } from '../api/measured.ts'

const readings = 200
const changes = 12
const perPage = 50

type Asked = Readonly<{ origin: string; person: PlanHolder; cpuMs(): number }>

/** Pages of the list in turn; a person without recipes reads the empty one. */
export async function measurePages(
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

export async function measureBrowsing({ person, cpuMs }: Asked, whose: string): Promise<Measured[]> {
  const [first, ...rows] = await measureBrowse(person, cpuMs)
  return [{ ...first, what: `${whose}: ${first.what}` }, ...rows]
}

/** What is read first after a recipe changed: a page of the list, the plan, and a new plan. */
export async function measureAfterChange(asked: Asked, ids: readonly string[]): Promise<Measured[]> {
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
