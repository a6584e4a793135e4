import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { mealPlanSchema } from '@butterleaf/contract/meal-plan/plan-schema'
import { type Product, startProduct } from '@butterleaf/testing/product'
import { signUp } from '@butterleaf/testing/sign-in'
import { untilDatabaseWritten } from '@butterleaf/testing/sqlite/until-database-written'
import { daysOf, drawnPerson, itemPath, itemsOf, ownPerson, planPath } from '@butterleaf/testing/test-plan'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** The built server as a process of its own; `npm test` builds it before. */

const rounds = 3
const atOnce = 4

let product: Product
beforeEach(async () => {
  product = await startProduct({ ACCESS: 'everybody', REQUESTS_PER_MINUTE: '100000' })
}, 60_000)
afterEach(async () => {
  await product?.kill()
  if (product) fs.rmSync(product.folder, { recursive: true, force: true })
})

type Answer = { status: number; plan: MealPlan | undefined }

async function ask(token: string, method: string, address: string, body?: unknown): Promise<Answer> {
  const response = await fetch(product.origin + planPath + address, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { status, ok } = response
  return { status, plan: ok ? mealPlanSchema.parse(await response.json()) : undefined }
}

/** Undefined of a server that was killed meanwhile. */
const askKilled = (...asked: Parameters<typeof ask>) => ask(...asked).catch(() => undefined)

function people(count: number): Promise<string[]> {
  const one = async () => (await signUp(product.origin)).accessToken
  return Promise.all(Array.from({ length: count }, one))
}

/** On SQLite alone: PostgreSQL keeps its own promises when a client of it dies; there the log is not ours. */
describe('SIGKILL', () => {
  it(`[OPS-4] while ${atOnce} plans are made leaves each whole or not there, ${rounds} times`, {
    timeout: 180_000,
  }, async () => {
    const tokens = await people(rounds * atOnce)
    for (let round = 0; round < rounds; round += 1) {
      const own = tokens.splice(0, atOnce)
      const answered: Answer[] = []
      const creations = own.map(async (token) => {
        const answer = await askKilled(token, 'POST', '', drawnPerson)
        if (answer) answered.push(answer)
      })
      // Each round two commits later; in the first, with nothing written yet.
      const all = Promise.all(creations)
      for (let commits = 0; commits < 2 * round; commits += 1)
        await Promise.race([untilDatabaseWritten(product), all])
      await product.kill()
      await all
      await product.start()
      const found = await Promise.all(own.map((token) => ask(token, 'GET', '')))
      for (const { plan } of answered) expect(found.map((one) => one.plan)).toContainEqual(plan)
      for (const [at, { status, plan }] of found.entries()) {
        if (plan) expectWhole(plan)
        else expect([status, (await ask(own[at] ?? '', 'POST', '', drawnPerson)).status]).toEqual([404, 201])
      }
    }
  })

  it(`[OPS-4] [API-1] while ${atOnce} clients change a plan loses no acknowledged version, ${rounds} times`, {
    timeout: 180_000,
  }, async () => {
    const [token = ''] = await people(1)
    let { plan } = await ask(token, 'POST', '', ownPerson)
    const acknowledged = new Map<number, MealPlan>()
    for (let round = 0; round < rounds; round += 1) {
      const before = acknowledged.size
      const isKilled = { yet: false }
      const clients = Array.from({ length: atOnce }, async (_, client) => {
        while (!isKilled.yet) {
          const address = `/${plan?.id}${itemPath(plan!, 1 + randomInt(28), client % 2 ? 'lunch' : 'dinner')}`
          const changed = (await askKilled(token, 'POST', `${address}/randomize`))?.plan
          if (changed) acknowledged.set(changed.version, changed)
        }
      })
      const enough = 1 + randomInt(20)
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + enough)
      if (round % 2) await untilDatabaseWritten(product)
      await product.kill()
      isKilled.yet = true
      await Promise.all(clients)
      await product.start()
      plan = (await ask(token, 'GET', '')).plan
      const newest = Math.max(...acknowledged.keys())
      // What was written, but whose answer the kill cut off, may be there too.
      expect(plan?.version).toBeGreaterThanOrEqual(newest)
      expect(plan?.version).toBeLessThanOrEqual(newest + atOnce)
      const unanswered = (plan?.version ?? 0) - newest
      if (unanswered === 0) expect(plan).toEqual(acknowledged.get(newest))
      // Each of them changed one dish; everything else is as it was acknowledged.
      expect(changedDishes(acknowledged.get(newest)!, plan!)).toBeLessThanOrEqual(unanswered)
    }
  })
})

function changedDishes(before: MealPlan, after: MealPlan): number {
  const [old, now] = [before, after].map((plan) => itemsOf(plan).map(({ value }) => value?.id))
  return old!.filter((id, at) => id !== now![at]).length
}

function expectWhole(plan: MealPlan): void {
  expect(daysOf(plan)).toHaveLength(28)
  expect(itemsOf(plan).filter(({ value }) => value === null)).toEqual([])
  expect(plan.version).toBe(1)
}
