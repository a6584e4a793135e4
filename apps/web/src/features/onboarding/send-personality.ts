import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { Problem } from '@butterleaf/contract/problem'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { session } from '#lib/session/session.ts'
import { type NothingFits, nothingFitsIn } from './nothing-fits.ts'

export type Made =
  | { kind: 'made'; plan: MealPlan }
  | { kind: 'exists' }
  | ({ kind: 'nothing-fits' } & NothingFits)

/**
 * Asks for a plan and gives every answer that onboarding knows a way on from; others are thrown. A fetch of
 * its own, since the app's client keeps of a problem its sentence alone and PLAN-5 needs the rest.
 */
export async function sendPersonality(address: string, body: object): Promise<Made> {
  let response = await post(address, body, await session.accessToken())
  if (response.status === 401) response = await post(address, body, await session.renew())
  if (response.ok) return { kind: 'made', plan: (await response.json()) as MealPlan }
  if (response.status === 409) return { kind: 'exists' }
  const problem = await problemIn(response)
  const nothingFits = nothingFitsIn(problem)
  if (nothingFits) return { kind: 'nothing-fits', ...nothingFits }
  throw new ApiProblem(problem)
}

function post(address: string, body: object, token: string | undefined): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

async function problemIn(response: Response): Promise<Problem> {
  const isOurs = response.headers.get('content-type')?.includes('problem+json')
  if (isOurs) return (await response.json()) as Problem
  const { status } = response
  return { type: 'about:blank', title: 'Unknown', status, detail: 'The server can’t be reached right now.' }
}
