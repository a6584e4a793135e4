import { BillingUnavailable } from '@butterleaf/billing/billing-provider'
import { userIdOf } from '@butterleaf/identity/user-id'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../main/app.ts'
import { addMessages } from '../messages/outbox-store.ts'
import { tickBilling } from './tick-billing.ts'

let app: TestApp
let ticking: FastifyInstance
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
  ticking = await buildApp({ ...app.context, config: { ...app.config, logLevel: 'silent' } })
})
afterAll(async () => {
  await ticking?.close()
  await app?.close()
})

async function buildDue(): Promise<string> {
  const { claims } = await buildSubscriber(app, { plan_code: '1-month' })
  app.clock.advance({ minutes: 1 })
  return userIdOf(app.config.identity.issuer, claims.sub)
}

it.each([
  ['an account that can’t be read', new RangeError('Not a sum'), 2],
  ['a provider that is away', new BillingUnavailable('away'), 1],
])(
  '[SUB-2] [OPS-4] %s is told of, and holds up neither mails nor those who can be asked about',
  async (...row) => {
    const [, trouble, mostAsked] = row
    const due = [await buildDue(), await buildDue()]
    app.clock.advance({ days: 32 })
    const asked: string[] = []
    const { runClock: _itsOwn, ...billing } = app.context.billing
    const findAccount = async (userId: string) => {
      asked.push(userId)
      if (userId === due[0]) throw trouble
      return billing.findAccount(userId)
    }
    const sent: string[] = []
    const mail = { send: async ({ to }: { to: string }) => void sent.push(to), description: '' }
    const to = `${mostAsked}@example.org`
    const message = { key: 'note', mail: { to, subject: 'A note', text: 'Hello' } }
    await addMessages(app.database.db, to, [message], app.clock.now())
    const context = { ...app.context, mail, billing: { ...billing, findAccount } }
    await expect(tickBilling(ticking, context)).rejects.toThrow(trouble)
    expect(asked.filter((userId) => due.includes(userId))).toEqual(due.slice(0, mostAsked))
    expect(sent).toContain(to)
  },
)
