import type { BillingAccount } from '@butterleaf/billing/billing-provider'
import type { Instant } from '@butterleaf/domain/subscription/instant'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dropIntent, findKnown, findToCheck, listKnownUsers, noteIntent, saveKnown } from './store.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database?.close())

const begun = '2026-11-01T08:00:00.000Z' as Instant
const account: BillingAccount = {
  ...{ asOf: begun, revision: 1, email: 'robin@example.org', firstName: 'Robin', lastName: 'Oak' },
  subscription: {
    ...{ uuid: 'abc', planCode: '1-month', pendingPlanCode: null, state: 'active', isPastDue: false },
    ...{ termStartsAt: begun, termEndsAt: '2026-12-01T08:00:00.000Z' as Instant },
    ...{ canceledAt: null, endedAt: null },
  },
  dueAt: null,
  method: { method: 'paypal', brand: null, lastFour: null, month: null, year: null },
  invoices: [],
}

const at = (minutes: number) => new Date(Date.parse('2026-11-29T08:00:00Z') + 60_000 * minutes)
const answer = (revision: number, email: string, checkAt: Date | null = null) => ({
  account: { ...account, revision, email },
  syncedAt: at(revision),
  checkAt,
})

it('[SUB-2] an older answer never takes a newer one’s place, the same one may be stored again', async () => {
  expect(await saveKnown(db, 'ann', answer(4, 'four'))).toBe(true)
  expect(await saveKnown(db, 'ann', answer(3, 'three', at(9)))).toBe(false)
  expect(await findKnown(db, 'ann')).toEqual(answer(4, 'four'))
  expect(await saveKnown(db, 'ann', answer(4, 'again', at(8)))).toBe(true)
  expect(await findKnown(db, 'ann')).toEqual(answer(4, 'again', at(8)))
  expect(await saveKnown(db, 'ann', answer(5, 'five'))).toBe(true)
  expect(await findKnown(db, 'ann')).toEqual(answer(5, 'five'))
  expect(await findKnown(db, 'nobody')).toBeUndefined()
})

it('[SUB-2] [CHK-12] a purchase that was begun is to be checked, and costs no account that is known', async () => {
  await saveKnown(db, 'bea', answer(1, 'bea'))
  await noteIntent(db, 'bea', at(20), at(25))
  expect(await findKnown(db, 'bea')).toEqual({ ...answer(1, 'bea'), checkAt: at(25) })
  await noteIntent(db, 'cem', at(20), at(25))
  expect(await findKnown(db, 'cem')).toEqual({ account: null, syncedAt: at(20), checkAt: at(25) })
  await saveKnown(db, 'cem', answer(0, 'cem'))
  expect(await findKnown(db, 'cem')).toEqual(answer(0, 'cem'))
})

it('[CHK-12] a purchase that the provider doesn’t have is forgotten once it is due, and no other', async () => {
  await saveKnown(db, 'dora', answer(1, 'dora', at(5)))
  for (const userId of ['eve', 'finn']) await noteIntent(db, userId, at(0), at(5))
  await dropIntent(db, 'eve', at(4))
  expect(await findKnown(db, 'eve')).toBeDefined()
  await dropIntent(db, 'eve', at(5))
  expect(await findKnown(db, 'eve')).toBeUndefined()
  expect(await findKnown(db, 'finn')).toBeDefined()
  await dropIntent(db, 'dora', at(9))
  expect(await findKnown(db, 'dora')).toBeDefined()
})

it('[SUB-2] those that are due are checked, longest due first and so many at once', async () => {
  await db.deleteFrom('subscriptions').execute()
  for (const [userId, due] of [
    ['gwen', 7],
    ['hugo', 5],
    ['ida', 6],
    ['jo', 8],
  ] as const)
    await saveKnown(db, userId, answer(1, userId, at(due)))
  await saveKnown(db, 'kim', answer(1, 'kim'))
  expect(await findToCheck(db, at(7), 10)).toEqual(['hugo', 'ida', 'gwen'])
  expect(await findToCheck(db, at(7), 2)).toEqual(['hugo', 'ida'])
  expect(await findToCheck(db, at(4), 10)).toEqual([])
})

it('[OPS-4] the operator’s list has those whose account is known', async () => {
  await db.deleteFrom('subscriptions').execute()
  await saveKnown(db, 'lea', answer(1, 'lea'))
  await noteIntent(db, 'mia', at(0), at(5))
  expect(await listKnownUsers(db)).toEqual(['lea'])
})
