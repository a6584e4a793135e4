import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import type { TestAnswer } from './http/send-request.ts'
import type { TestApp } from './test-app.ts'
import type { PlanOwner } from './test-plan.ts'

/** Of the week, Monday first. */
export const everyDay = [1, 2, 3, 4, 5, 6, 7]
export const allMeals = { breakfast: everyDay, lunch: everyDay, dinner: everyDay }

/** Answers of somebody who eats along: no plan is drawn for them alone. */
export const eaterAnswers = {
  gender: 1,
  age: 38,
  height: 184,
  weight: 86,
  activityLevel: 2,
  motive: 2,
  mode: 2,
  unit: 'metric',
} as const satisfies FlatPersonality

type Caller = Pick<PlanOwner, 'call'>

/** A person at the owner's table, by name, beside those who are there; with the id they have got. */
export async function addEater(owner: Caller, name: string, shares: object = allMeals): Promise<string> {
  const { eaters } = (await owner.call('GET', '/table')).body
  const put = await owner.call('PUT', '/table', { eaters: [...eaters, { name, share: 1, shares }] })
  if (put.status !== 200) throw new Error(`Nobody was added: ${JSON.stringify(put.body)}`)
  return put.body.eaters.at(-1).id
}

/** The secret of a new invitation. */
export async function invite(owner: Caller, eaterId: string): Promise<string> {
  const { status, body } = await owner.call('POST', `/table/${eaterId}/invitation`)
  if (status !== 201) throw new Error(`Nobody was invited: ${JSON.stringify(body)}`)
  return body.url.split('/').at(-1)
}

export function join(
  app: Pick<TestApp, 'request'>,
  token: string,
  secret: string,
  personality: object = eaterAnswers,
): Promise<TestAnswer> {
  return app.request('POST', `/api/table-invitations/${secret}/join`, { token, body: { personality } })
}
