import { problemSchema } from '@butterleaf/contract/problem'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  itemOf,
  type PlanOwner,
  planPath,
  weekOf,
} from '@butterleaf/testing/test-plan'
import { buildTrackerOwner, todayOf } from '@butterleaf/testing/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DescribedCall, type Description, describedCalls } from './described-calls.ts'
import { fuzzCall, type HostileRequest, type KnownIds } from './hostile-requests.ts'

/** What failed is run again by its seed: `FUZZ_SEED=… FUZZ_ONLY='POST /api/…'`, longer by `FUZZ_RUNS`. */
const { FUZZ_RUNS = '12', FUZZ_SEED, FUZZ_ONLY } = process.env
const settings = { numRuns: Number(FUZZ_RUNS), ...(FUZZ_SEED ? { seed: Number(FUZZ_SEED) } : {}) }

let app: TestApp
let description: Description
let sender: PlanOwner
let bystander: PlanOwner
let known: KnownIds

beforeAll(async () => {
  app = await startTestApp()
  description = (await app.request('GET', '/api/openapi.json')).body
  sender = await buildPlanOwner(app)
  bystander = await buildPlanOwner(app)
  known = await knownIds()
})
afterAll(() => app?.close())

async function knownIds(): Promise<KnownIds> {
  const tracked = await buildTrackerOwner(app)
  const log = await tracked.saveLog({ date: todayOf(app), weight: 80 })
  const plans = [sender.plan, bystander.plan]
  const [recipe] = app.context.cookbook.recipes
  return {
    planId: plans.map(({ id }) => id),
    templateId: plans.flatMap(({ templates }) => templates.map(({ id }) => id)),
    weekId: plans.map((plan) => weekOf(plan, 1).id),
    dayId: plans.map((plan) => dayOf(plan, 1).id),
    itemId: plans.map((plan) => itemOf(plan, 1, 'lunch').id),
    recipeId: [recipe?.id ?? ''],
    id: [recipe?.id ?? '', tracked.tracker.id],
    logId: [log.body.logs[0].id],
  }
}

async function send(
  { method }: DescribedCall,
  { address, headers, body }: HostileRequest,
  token = sender.token,
) {
  const response = await fetch(app.origin + address, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const type = response.headers.get('content-type') ?? ''
  // A stream of events has no end to wait for.
  if (type.startsWith('text/event-stream')) await response.body?.cancel()
  return {
    status: response.status,
    type,
    text: type.startsWith('text/event-stream') ? '' : await response.text(),
  }
}

describe('whatever is sent', () => {
  it('[API-3] every call answers as described, or with a problem of 400 to 499 that changes nothing', {
    timeout: 180_000,
  }, async () => {
    const before = await bystander.read()
    const calls = describedCalls(description).filter(({ name }) => !FUZZ_ONLY || name === FUZZ_ONLY)
    let seen = await etagOf(sender)
    const faults: string[] = []
    for (const call of calls) {
      const fault = await fuzzCall(call, { description, known }, settings, async (request) => {
        const answer = await send(call, request)
        expect(call.statuses, answer.text).toContain(answer.status)
        expect(answer.status, answer.text).toBeLessThan(500)
        if (answer.status >= 400) expectProblem(answer)
        const now = await etagOf(sender)
        if (answer.status >= 400) expect(now).toBe(seen)
        seen = now
      })
      if (fault) faults.push(fault)
    }
    expect(faults.join('\n')).toBe('')
    expect(await bystander.read()).toEqual(before)
    expect((await app.request('GET', planPath, { token: sender.token })).status).toBe(200)
  })
})

function expectProblem({ status, type, text }: { status: number; type: string; text: string }): void {
  expect(type).toBe('application/problem+json')
  const problem = problemSchema.parse(JSON.parse(text))
  expect(problem.status).toBe(status)
}

async function etagOf({ token }: PlanOwner): Promise<string | null> {
  const answer = await fetch(app.origin + planPath, { headers: { authorization: `Bearer ${token}` } })
  await answer.body?.cancel()
  return answer.headers.get('etag')
}
