import { askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'
import type { Measured } from './measured.ts'
import { spreadRows } from './spread-rows.ts'

const firstDays = [1, 8, 15, 22]
const days = Array.from({ length: 28 }, (_, day) => day + 1)

/** Weeks with their shopping lists, what they ask, and dishes ranked for a slot, one question after the other. */
export async function measureWeeks(people: readonly PlanHolder[]): Promise<Measured[]> {
  const weeks = people.flatMap((person) => firstDays.map((day) => ({ person, address: weekOf(person, day) })))
  const timeOf = async (person: PlanHolder, address: string) =>
    (await askFor(200, 'GET', address, { token: person.token })).ms
  const lists: number[] = []
  const asks: number[] = []
  const rankings: number[] = []
  for (const { person, address } of weeks) lists.push(await timeOf(person, address))
  for (const { person, address } of weeks) asks.push(await timeOf(person, `${address}/asks`))
  // Each day's first question for a meal ranks all dishes for it.
  const [, person] = people
  for (const day of days) rankings.push(await timeOf(person, `${dayOf(person, day)}/items/lunch?q=%7B%7D`))
  return [
    ...spreadRows('a week with its shopping list', lists),
    ...spreadRows('what a week asks', asks),
    ...spreadRows('dishes ranked for a slot', rankings),
  ]
}

function dayOf({ slot }: PlanHolder, day: number): string {
  return slot(day, 'lunch').replace(/\/items\/.*$/, '')
}

function weekOf(person: PlanHolder, day: number): string {
  return dayOf(person, day).replace(/\/day\/.*$/, '')
}
