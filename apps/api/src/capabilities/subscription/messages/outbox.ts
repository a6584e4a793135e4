import { forEachIndependently } from '@butterleaf/server-kit/process/for-each-independently'
import type { AppContext } from '#platform/app-context.ts'
import type { Message } from './messages.ts'
import { claimMessage, findPending, markSent } from './outbox-store.ts'

export type Senders = Pick<AppContext, 'database' | 'clock' | 'mail' | 'purchaseEvents'>

/** Sends pending messages. A failed one waits for its next try; a process that is about to stop leaves the rest to the next. */
export async function deliverMessages(senders: Senders, isStopping = () => false): Promise<void> {
  const { db } = senders.database
  await forEachIndependently(await findPending(db, senders.clock.now()), async (pending) => {
    if (isStopping() || !(await claimMessage(db, pending, senders.clock.now()))) return
    await send(senders, JSON.parse(pending.message) as Omit<Message, 'key'>)
    await markSent(db, pending)
  })
}

async function send({ mail, purchaseEvents }: Senders, message: object): Promise<void> {
  const content = message as Message
  if ('mail' in content) await mail.send(content.mail)
  else await purchaseEvents.send(content.event)
}
