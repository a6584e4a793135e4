import { randomUUID } from 'node:crypto'
import { drawnPerson } from '@butterleaf/testing/test-plan'
import { askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'
import type { Measured } from './measured.ts'
import { spreadRows } from './spread-rows.ts'

/** More than a drawn plan uses. */
const foods = [{ ingredient: 'green cabbage', grams: 3000 }]
/** What mending is for: a burger with fries, beside the plan. */
const eatenOut = { calories: 900, fat: 50, net_carbs: 70, protein: 35 }

/** What tries hundreds of dishes or makes whole plans, one question after the other, each by another person. */
export async function measureProposals(origin: string, people: readonly PlanHolder[]): Promise<Measured[]> {
  const useUps: number[] = []
  const mendings: number[] = []
  const rhythms: number[] = []
  for (const [at, person] of people.entries()) {
    const timeOf = async (address: string, body: object) =>
      (await askFor(200, 'POST', address, { token: person.token, body })).ms
    const template = person.slot(1, 'lunch').replace(/\/week\/.*$/, '')
    useUps.push(await timeOf(`${template}/use-up`, { foods }))
    await logMealOut(origin, person)
    mendings.push(await timeOf(`${template}/mending`, {}))
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
