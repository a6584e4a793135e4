import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, ask } from '../../load/ask.ts'
import { type PlanHolder, signUpPlanOwners } from '../../load/people.ts'
import type { ServerProcess } from '../../load/server-process.ts'
import { spreadOf } from '../../load/spread.ts'
import type { Measured } from '../api/measured.ts'
import { addRecipes } from './add-recipes.ts'

const settleMs = 3_000
const busyMs = 200

/** What the same readings of the same people hold: before they have recipes, and with them. */
export async function measureMemory(
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
    page.push((await askPatiently(`${origin}/api/own-recipes`, token)).ms)
    const address = slot(3, 'dinner').replace(/[^/]+$/, 'dinner')
    browse.push((await askPatiently(`${address}?q=${search}`, token)).ms)
  }
  return { page: spreadOf(page).p95, browse: spreadOf(browse).p95 }
}

/** A server that was busy a moment ago refuses once in a while. */
async function askPatiently(address: string, token: string): Promise<Answer> {
  const answer = await ask('GET', address, { token })
  if (answer.status === 200) return answer
  if (answer.status !== 503) throw new Error(`${address}: ${answer.status}`)
  await pause(busyMs)
  return askPatiently(address, token)
}
