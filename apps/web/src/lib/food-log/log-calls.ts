import { foodLogCalls } from '@butterleaf/contract/food-log/calls'
import { encodeEntry, encodeExtra } from '@butterleaf/contract/food-log/log-codec'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { api } from '#lib/api/api.ts'
import type { ApiProblem } from '#lib/api/api-problem.ts'
import { refetchWeekAsks } from '#lib/meal-plan/asks/week-ask-query.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import type { Act, Means } from '#lib/outbox/queue.ts'
import { cacheAnswered } from './cached-log.ts'
import { refetchLog } from './log-query.ts'

export const saveEntry = sendOne(async ({ entry }: { entry: LogEntry }, at) => {
  const call = { params: { id: entry.id }, body: { ...encodeEntry(entry), at } }
  const answer = await withTimeout(api.send(foodLogCalls.saveEntry, call))
  cacheAnswered('entries', entry.id, answer.entry ?? undefined)
})

export const deleteEntry = sendOne(async ({ id }: { id: string }, at) => {
  await withTimeout(api.send(foodLogCalls.deleteEntry, { params: { id }, query: { at } }))
  cacheAnswered('entries', id, undefined)
})

export const saveExtra = sendOne(async ({ extra }: { extra: FoodExtra }, at) => {
  const call = { params: { id: extra.id }, body: { ...encodeExtra(extra), at } }
  const answer = await withTimeout(api.send(foodLogCalls.saveExtra, call))
  cacheAnswered('extras', extra.id, answer.extra ?? undefined)
})

export const deleteExtra = sendOne(async ({ id }: { id: string }, at) => {
  await withTimeout(api.send(foodLogCalls.deleteExtra, { params: { id }, query: { at } }))
  cacheAnswered('extras', id, undefined)
})

export function tellRefusal(problem: ApiProblem, { queries, toasts }: Means): void {
  const [fault] = problem.faults
  toasts.show(`That couldn’t be written down. ${fault?.message ?? problem.message}`, { tone: 'error' })
  void refetchLog(queries)
}

function sendOne<Args>(call: (args: Args, at: string) => Promise<void>) {
  return async (acts: readonly Act<Args>[], { queries }: Means): Promise<void> => {
    for (const { args, atMs } of acts) await call(args, new Date(atMs).toISOString())
    await refetchLog(queries)
    // A meal that is out isn't bought for.
    void refetchWeekAsks(queries)
  }
}
