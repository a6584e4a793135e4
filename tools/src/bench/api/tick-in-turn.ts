import type { WeekView } from '@butterleaf/contract/meal-plan/calls'
import { preferMinimal } from '@butterleaf/contract/preferences'
import { ask, askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'

/** Foods on the list of a person's first week. */
export type Shopper = Readonly<{ person: PlanHolder; address: string; foods: readonly string[] }>

export async function readShopper(person: PlanHolder): Promise<Shopper> {
  const address = person.week(1)
  const { text } = await askFor(200, 'GET', address, { token: person.token })
  const { shoppingList } = JSON.parse(text()) as Pick<WeekView, 'shoppingList'>
  return { person, address, foods: Object.values(shoppingList).flatMap((rows) => Object.keys(rows)) }
}

/** Ticks one food after the other, then unticks them, as the app sends them; `isThin`: without the list in the answer. */
export async function tickInTurn(
  { person, address, foods }: Shopper,
  count: number,
  isThin = true,
): Promise<number[]> {
  const times: number[] = []
  const prefer = isThin ? { prefer: preferMinimal } : {}
  for (let tick = 0; tick < count; tick += 1) {
    const checked = Math.floor(tick / foods.length) % 2 === 0
    const ingredient = foods[tick % foods.length]
    const body = [{ ingredient, checked, at: new Date().toISOString(), neededGrams: 100 }]
    const asked = { token: person.token, body, ...prefer }
    times.push((await ticked(`${address}/shopping-list/checked`, asked)).ms)
  }
  return times
}

/** A server from before thin answers sends its list; one that is starved says so, changes nothing, and is asked again. */
async function ticked(address: string, asked: Parameters<typeof ask>[2]) {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const answer = await ask('PUT', address, asked)
    if (answer.status === 200 || answer.status === 204) return answer
    if (answer.status !== 503) throw new Error(`PUT ${address}: ${answer.status} ${answer.text()}`)
  }
  throw new Error(`PUT ${address}: 503 again and again`)
}

const mostAttempts = 20
