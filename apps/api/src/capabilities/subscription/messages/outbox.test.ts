import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverMessages } from './outbox.ts'
import { addMessages } from './outbox-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const mailTo = (to: string): Mail => ({ to, subject: 'A receipt', text: 'Hello' })
const add = (key: string) =>
  addMessages(app.database.db, 'someone', [{ key, mail: mailTo('robin@example.org') }], app.clock.now())

it('[SUB-5] a mail that can’t be sent is tried again later, and once it is sent never more', async () => {
  let isAway = true
  const sent: Mail[] = []
  const send = async (mail: Mail) => {
    if (isAway) throw new Error('away')
    sent.push(mail)
  }
  const senders = { ...app.context, mail: { send, description: '' } }
  await add('receipt:1')
  await expect(deliverMessages(senders)).rejects.toThrow('away')
  isAway = false
  await deliverMessages(senders)
  expect(sent).toEqual([])
  app.clock.advance({ minutes: 3 })
  await Promise.all([1, 2, 3].map(() => deliverMessages(senders)))
  await add('receipt:1')
  app.clock.advance({ days: 30 })
  await deliverMessages(senders)
  expect(sent).toEqual([mailTo('robin@example.org')])
})

it('[OPS-4] a process that is about to stop begins no further mail, and the next one sends it', async () => {
  await add('receipt:3')
  await add('receipt:4')
  const sent: Mail[] = []
  const senders = {
    ...app.context,
    mail: { send: async (mail: Mail) => void sent.push(mail), description: '' },
  }
  await deliverMessages(senders, () => sent.length > 0)
  expect(sent).toHaveLength(1)
  await deliverMessages(senders)
  expect(sent).toHaveLength(2)
})

it('[OPS-5] what was sent leaves its key behind, and nothing of a person', async () => {
  await add('receipt:2')
  await deliverMessages(app.context)
  const rows = await app.database.db.selectFrom('subscription_outbox').selectAll().execute()
  expect(rows.map(({ message_key }) => message_key)).toContain('receipt:2')
  expect(JSON.stringify(rows)).not.toContain('robin@example.org')
})
