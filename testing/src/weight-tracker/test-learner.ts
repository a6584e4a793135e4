import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { TestApp } from '../test-app.ts'
import { dayPath, drawnPerson, type PlanOwner, planOwner, planPath, templatePath } from '../test-plan.ts'
import { trackerPath } from './test-tracker.ts'

const daysOfPlan = 28

type Life = Readonly<{
  today: IsoDate
  /** Days before today on which the first plan begins. */
  days: number
  /** Days of the last plan that were eaten. */
  eatenOfLast: number
}>

/** A person who ate whole plans one after the other, and the first days of the one that covers today. */
export async function eatPlans(
  app: Pick<TestApp, 'request'>,
  token: string,
  { today, days, eatenOfLast }: Life,
): Promise<PlanOwner> {
  const answers = { ...drawnPerson, startDate: addDays(today, -days) }
  const { status, body } = await app.request('POST', planPath, { token, body: answers })
  if (status !== 201) throw new Error(`No plan: ${JSON.stringify(body)}`)
  let owner = planOwner(app, token, body)
  for (let ago = days - daysOfPlan; ago >= 0; ago -= daysOfPlan) {
    await completeDays(owner, daysOfPlan)
    const reset = { resources: owner.plan.resources, startDate: addDays(today, -ago) }
    owner = planOwner(app, token, await owner.change('POST', `${templatePath(owner.plan)}/reset`, reset))
  }
  await completeDays(owner, eatenOfLast)
  return owner
}

async function completeDays(owner: PlanOwner, days: number): Promise<void> {
  for (let day = 1; day <= days; day += 1) await owner.change('POST', `${dayPath(owner.plan, day)}/state`)
}

/** The weights of the last days, today's first, as a CSV file of the tracker. */
export function weighInsCsv(today: IsoDate, weightsKg: readonly number[]): string {
  const rows = weightsKg.map((kg, ago) => `${addDays(today, -ago)},${kg.toFixed(2)}`)
  return ['date,weight_kg', ...rows].join('\n')
}

/** A weight that holds, with the ups and downs of scales; today's first. */
export function steadyWeights(days: number, kg: number): number[] {
  return Array.from({ length: days }, (_, ago) => kg + 0.04 * ((ago * 7) % 5))
}

/** Sets a goal and imports the weigh-ins. */
export async function importWeighIns(
  app: Pick<TestApp, 'request'>,
  token: string,
  { today, goalKg, weightsKg }: { today: IsoDate; goalKg: number; weightsKg: readonly number[] },
): Promise<string> {
  const target = { weight: goalKg, date: addDays(today, 90) }
  const { body: tracker } = await app.request('POST', trackerPath, { token, body: target })
  const file = { token, body: weighInsCsv(today, weightsKg) }
  const { status, body } = await app.request('POST', `${trackerPath}/${tracker.id}/logs.csv`, file)
  if (status !== 200) throw new Error(`No import: ${JSON.stringify(body)}`)
  return tracker.id
}
