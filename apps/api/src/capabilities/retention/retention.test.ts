import { userIdOf } from '@butterleaf/identity/user-id'
import { signIn, signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { ownPerson, planPath } from '@butterleaf/testing/test-plan'
import { buildBuyer, buildSubscriber, subscriptionPath } from '@butterleaf/testing/test-subscription'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from './operations.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterEach(() => app?.close())

/** Life goes on: a person signs up. */
async function years(count: number) {
  app.clock.advance({ days: count * 365 + 2 })
  return signUp(app.origin)
}
const gone = (count: number) => ({ ok: true, gone: count })
const numbersOf = (invoices: { number: string }[]) => invoices.map(({ number }) => number)
const accounts = async () =>
  (await app.database.db.selectFrom('idp_accounts').select('email').execute()).map(({ email }) => email)

describe('after five years', () => {
  it('[LAND-7] an account that never had a plan is deleted, and a younger one stays', async () => {
    const older = await signUp(app.origin)
    const younger = await years(4)
    expect(await deleteExpired(app.context)).toEqual(gone(0))
    await years(1)
    expect(await deleteExpired(app.context)).toEqual(gone(1))
    expect(await accounts()).toContain(younger.email)
    expect(await accounts()).not.toContain(older.email)
    expect(await deleteExpired(app.context)).toEqual(gone(0))
  })

  it('[LAND-7] an account goes by its last paid period, and one that still pays stays', async () => {
    const [leaver, stayer] = [await buildSubscriber(app), await buildSubscriber(app)]
    const { current } = await leaver.read()
    await leaver.post('/cancel', { uuid: current?.uuid ?? '' })
    await years(5)
    expect(await deleteExpired(app.context)).toEqual(gone(0))
    app.clock.advance({ days: 200 })
    expect(await deleteExpired(app.context)).toEqual(gone(1))
    expect(await accounts()).toContain(stayer.email)
    expect(await accounts()).not.toContain(leaver.email)
  })

  it('[LAND-7] a person who can’t be deleted doesn’t hold up the others', async () => {
    await signUp(app.origin)
    await signUp(app.origin)
    const younger = await years(5)
    let asked = 0
    const forget = async () => {
      asked += 1
      if (asked === 1) throw new Error('billing knows nothing')
    }
    const context = { ...app.context, billing: { ...app.context.billing, forget } }
    await expect(deleteExpired(context)).rejects.toThrow('billing knows nothing')
    expect(await accounts()).toEqual(expect.arrayContaining([younger.email]))
    expect(await accounts()).toHaveLength(2)
  })

  it('[OPS-4] a process that is about to stop leaves the rest for the next day', async () => {
    await signUp(app.origin)
    await years(5)
    expect(await deleteExpired(app.context, () => true)).toEqual(gone(0))
    expect(await deleteExpired(app.context)).toEqual(gone(1))
  })

  it('[LAND-7] what is kept of a person with an account elsewhere goes too', async () => {
    const { db } = app.database
    const userId = userIdOf('https://id.example.org', 'somebody')
    const at = app.clock.now().toISOString()
    const row = { user_id: userId, unit: 'metric', created_at: at, updated_at: at } as const
    await db.insertInto('users').values(row).execute()
    await years(5)
    expect(await deleteExpired(app.context)).toEqual(gone(1))
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it('[LAND-7] the invoices of a deleted person are deleted five years after their date', async () => {
    const { db } = app.database
    const invoices = async () => (await db.selectFrom('sandbox_invoices').selectAll().execute()).length
    const leaver = await buildSubscriber(app)
    await app.request('DELETE', '/api/user', { token: leaver.token })
    await deleteExpired(app.context)
    expect(await invoices()).toBe(1)
    await years(5)
    await deleteExpired(app.context)
    expect(await invoices()).toBe(0)
  })

  it('[LAND-7] the invoices of a person who still pays stay, however old', async () => {
    const stayer = await buildSubscriber(app)
    const { body: first } = await stayer.call('GET', '/invoices')
    const { email, password } = stayer
    await years(5)
    await deleteExpired(app.context)
    const { accessToken: token } = await signIn(app.origin, { email, password })
    const { body: now } = await app.request('GET', `${subscriptionPath}/invoices`, { token })
    expect(first).toHaveLength(1)
    expect(numbersOf(now)).toEqual(expect.arrayContaining(numbersOf(first)))
  })
})

it('[MAP-1] a plan that nobody pays for is deleted after thirty days; one that is paid for stays, and so do answers of yesterday', async () => {
  const plansOf = async () =>
    (await app.database.db.selectFrom('meal_plans').select('user_id').execute()).length
  const answer = async () => {
    const buyer = await buildBuyer(app)
    const made = await app.request('POST', planPath, { token: buyer.token, body: ownPerson })
    expect(made.status).toBe(201)
    return buyer
  }
  const [, payer] = [await answer(), await answer()]
  await payer.buy()
  app.clock.advance({ days: 29 })
  await answer()
  await deleteExpired(app.context)
  expect(await plansOf()).toBe(3)
  app.clock.advance({ days: 2 })
  await deleteExpired(app.context)
  expect(await plansOf()).toBe(2)
  const { db } = app.database
  for (const table of ['plan_templates', 'plan_weeks'] as const) {
    const rows = await db.selectFrom(table).select('user_id').distinct().execute()
    expect(rows).toHaveLength(2)
  }
})

it('a clock that jumped years ahead deletes nothing', async () => {
  const person = await signUp(app.origin)
  app.clock.advance({ days: 3_000 })
  expect(await deleteExpired(app.context)).toEqual({ ok: false, reason: 'clock-doubtful' })
  expect(await accounts()).toEqual([person.email])
})

it('where access is free, no person is deleted', async () => {
  const open = await startTestApp()
  await signUp(open.origin)
  open.clock.advance({ days: 3_000 })
  await signUp(open.origin)
  expect(await deleteExpired(open.context)).toEqual(gone(0))
  await open.close()
})
