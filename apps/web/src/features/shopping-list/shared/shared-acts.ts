import { sharedCalls } from '@butterleaf/contract/sharing/calls'
import { visitorApi } from '#lib/api/visitor-api.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import type { ActRule, ActTable } from '#lib/outbox/queue.ts'
import { type Marked, type ReplayedList, tickRows, ticksToSend } from '../sync/list-acts.ts'
import { refetchShared, showShared } from './shared-query.ts'

/** `from`: the first day of the list. */
type TickArgs = Readonly<{ secret: string; from: string; ticks: readonly Marked[] }>

const tickShared: ActRule<ReplayedList, TickArgs> = {
  keys: ({ secret, from, ticks }) => ticks.map(({ ingredient }) => `tick ${secret} ${from} ${ingredient}`),
  apply: (list, { args }) => tickRows(list, args.ticks),
  callOf: ({ secret, from }) => `${secret} ${from}`,
  send: async (acts, { queries }) => {
    const { secret, from } = acts[0]!.args
    const asked = { params: { secret }, query: { from }, body: ticksToSend(acts) }
    const call = visitorApi.send(sharedCalls.tick, asked)
    await showShared(queries, secret, await withTimeout(call))
  },
}

/** [TOG-5] What is done to a list by its link; it waits in the queue of all acts. */
export const sharedActs = {
  subject: 'shared',
  needsNoSession: true,
  acts: { tickShared },
  onRefusal: (_problem, { queries }, acts) => {
    for (const { args } of acts) void refetchShared(queries, (args as TickArgs).secret)
  },
} satisfies ActTable<ReplayedList>
