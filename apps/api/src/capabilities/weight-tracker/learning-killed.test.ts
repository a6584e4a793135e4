import fs from 'node:fs'
import type { Learning } from '@butterleaf/contract/weight-tracker/calls'
import { isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { sendRequest } from '@butterleaf/testing/http/send-request'
import { type Product, startProduct } from '@butterleaf/testing/product'
import { signUp } from '@butterleaf/testing/sign-in'
import { untilDatabaseWritten } from '@butterleaf/testing/sqlite/until-database-written'
import type { TestApp } from '@butterleaf/testing/test-app'
import { daysOf, planPath } from '@butterleaf/testing/test-plan'
import { eatPlans, importWeighIns, steadyWeights } from '@butterleaf/testing/weight-tracker/test-learner'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** The built server as a process of its own; `npm test` builds it before. */

const rounds = 3
const learningPath = `${trackerPath}/learning`

let product: Product
beforeEach(async () => {
  product = await startProduct({ ACCESS: 'everybody', REQUESTS_PER_MINUTE: '100000' })
}, 60_000)
afterEach(async () => {
  await product?.kill()
  if (product) fs.rmSync(product.folder, { recursive: true, force: true })
})

const request: TestApp['request'] = (method, address, options) =>
  sendRequest(product.origin, method, address, options)

/** Eats and weighs so that another target is proposed. */
async function buildLearner(): Promise<string> {
  const { accessToken: token } = await signUp(product.origin)
  const today = isoDateInTimeZone(new Date(), 'UTC')
  await eatPlans({ request }, token, { today, days: 46, eatenOfLast: 11 })
  await importWeighIns({ request }, token, { today, goalKg: 62, weightsKg: steadyWeights(46, 75) })
  return token
}

async function read(token: string) {
  const learning: Learning = (await request('GET', learningPath, { token })).body
  const { body: plan } = await request('GET', planPath, { token })
  return { learning, servings: daysOf(plan).map(({ items }) => items) }
}

/** On SQLite alone: PostgreSQL keeps its own promises when a client of it dies; there the log is not ours. */
describe('SIGKILL', () => {
  it(`[LEARN-3] [OPS-4] while a proposal is taken leaves target, servings and history before or after, ${rounds} times`, {
    timeout: 180_000,
  }, async () => {
    let token = await buildLearner()
    for (let round = 0; round < rounds; round += 1) {
      const before = await read(token)
      const { id, fromKcal, toKcal } = before.learning.proposal!
      const taken = request('POST', `${learningPath}/proposals/${id}`, { token, body: { choice: 'taken' } })
      const answer = taken.then(({ status }) => status).catch(() => undefined)
      // The first round is killed at once, the others while they write.
      if (round > 0) await Promise.race([untilDatabaseWritten(product), answer])
      await product.kill()
      const status = await answer
      await product.start()
      const after = await read(token)
      const isTaken = after.learning.history.length > 0
      if (status === 200) expect(isTaken).toBe(true)
      expect(after.learning.targetKcal).toBe(isTaken ? toKcal : fromKcal)
      if (isTaken) expect(after.servings).not.toEqual(before.servings)
      else expect(after).toEqual(before)
      if (isTaken && round < rounds - 1) token = await buildLearner()
    }
  })
})
