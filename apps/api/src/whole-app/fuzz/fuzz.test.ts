import { problemSchema } from '@butterleaf/contract/problem'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { type SignedIn, signIn, signUp } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  drawnPerson,
  itemOf,
  type PlanOwner,
  planOwner,
  planPath,
  weekOf,
} from '@butterleaf/testing/test-plan'
import { todayOf, trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DescribedCall, type Description, describedCalls } from './described-calls.ts'
import type { KnownIds } from './hostile-addresses.ts'
import { fuzzCall, type HostileRequest } from './hostile-requests.ts'

/** What failed is run again by its seed: `TEST_SEED=… FUZZ_ONLY='POST /api/…'`, longer by `FUZZ_RUNS`. */
const { FUZZ_RUNS = '12', FUZZ_ONLY } = process.env
const settings = { numRuns: Number(FUZZ_RUNS) }

/** Would take the sender along; `account/delete-user.test.ts` has it. */
const ending = 'DELETE /api/user'

let app: TestApp
let description: Description
let sender: PlanOwner
let bystander: PlanOwner
let known: KnownIds

beforeAll(async () => {
  app = await startTestApp()
  description = (await app.request('GET', '/api/openapi.json')).body
  const person = await signUp(app.origin)
  const { accessToken: token } = person
  sender = planOwner(app, token, (await app.request('POST', planPath, { token, body: drawnPerson })).body)
  bystander = await buildPlanOwner(app)
  known = { ...(await knownIds()), sessionId: await sessionsOfOthers(person) }
}, 60_000)
afterAll(() => app?.close())

async function knownIds(): Promise<KnownIds> {
  const { token } = sender
  const target = { weight: 70, date: addDays(todayOf(app), 60) }
  const tracker = (await app.request('POST', trackerPath, { token, body: target })).body.id
  const log = { weightTrackerId: tracker, date: todayOf(app), weight: 80 }
  const logged = await app.request('PUT', `${trackerPath}/${tracker}/log`, { token, body: log })
  const plans = [sender.plan, bystander.plan]
  const [recipe] = app.context.recipes.corpus.recipes
  return {
    planId: plans.map(({ id }) => id),
    templateId: plans.flatMap(({ templates }) => templates.map(({ id }) => id)),
    weekId: plans.map((plan) => weekOf(plan, 1).id),
    dayId: plans.map((plan) => dayOf(plan, 1).id),
    itemId: plans.map((plan) => itemOf(plan, 1, 'lunch').id),
    recipeId: [recipe?.id ?? ''],
    id: [tracker, recipe?.id ?? ''],
    logId: [logged.body.logs[0].id],
  }
}

/** The sender’s other one, and the bystander’s: with its own the sender would be gone. */
async function sessionsOfOthers(person: SignedIn): Promise<string[]> {
  const other = await signIn(app.origin, person)
  const ids = []
  for (const { accessToken: token } of [other, { accessToken: bystander.token }]) {
    const { body } = await app.request('GET', `${userPath}/sessions`, { token })
    ids.push(
      ...body.filter(({ current }: { current: boolean }) => current).map(({ id }: { id: string }) => id),
    )
  }
  return ids
}

async function send({ method }: DescribedCall, { address, headers, body }: HostileRequest) {
  const response = await fetch(app.origin + address, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${sender.token}`, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const isStream = type.startsWith('text/event-stream')
  // It has no end to wait for.
  if (isStream) await response.body?.cancel()
  return { status, type, text: isStream ? '' : await response.text() }
}

describe('whatever is sent', () => {
  it('[API-3] every call answers as described, or with a problem of 400 to 499 that changes nothing', {
    timeout: 15_000 * settings.numRuns,
  }, async () => {
    const untouched = await bystander.read()
    const calls = describedCalls(description).filter(({ name }) =>
      FUZZ_ONLY ? name === FUZZ_ONLY : name !== ending,
    )
    let seen = await etagOf(sender, '')
    const faults: string[] = []
    for (const call of calls) {
      const fault = await fuzzCall(call, { description, known }, settings, async (request) => {
        const answer = await send(call, request)
        expect(call.statuses, answer.text).toContain(answer.status)
        expect(answer.status, answer.text).toBeLessThan(500)
        if (answer.status >= 400) expectProblem(answer)
        const before = seen
        seen = await etagOf(sender, seen)
        if (answer.status >= 400) expect(seen).toBe(before)
      })
      if (fault) faults.push(fault)
    }
    expect(faults.join('\n')).toBe('')
    expect(await bystander.read()).toEqual(untouched)
    expect((await app.request('GET', planPath, { token: sender.token })).status).toBe(200)
  })

  it('[AUTH-5] without a token every call that wants one is 401', async () => {
    const wanting = describedCalls(description).filter(({ statuses }) => statuses.includes(401))
    for (const { name, method, path } of wanting) {
      const answer = await app.request(method, path.replaceAll(/\{\w+\}/g, '1'))
      expect([name, answer.status]).toEqual([name, 401])
    }
    expect(wanting.length).toBeGreaterThan(50)
  })
})

function expectProblem({ status, type, text }: { status: number; type: string; text: string }): void {
  expect(type).toBe('application/problem+json')
  const problem = problemSchema.parse(JSON.parse(text))
  expect(problem.status).toBe(status)
}

/** Asked with the one it had, so that a plan that stays the same isn't sent. */
async function etagOf({ token }: PlanOwner, known: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'if-none-match': known }
  const answer = await fetch(app.origin + planPath, { headers })
  await answer.arrayBuffer()
  return answer.headers.get('etag') ?? ''
}
