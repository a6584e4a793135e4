import type { Pager, Subscription as RecurlySubscription } from 'recurly'
import type { RecurlyAccess } from '../recurly-access.ts'
import { accountCode, planCodeOf } from '../recurly-values.ts'
import { refusalOf } from '../refusal-of.ts'

const mostListed = 200
export const newestFirst = { params: { limit: mostListed, sort: 'created_at', order: 'desc' } }

/** Subscriptions to our plans, newest first; empty for a person without an account. */
export async function listRecurlySubscriptions(
  { client, config }: RecurlyAccess,
  userId: string,
): Promise<RecurlySubscription[]> {
  const pager = client().listAccountSubscriptions(accountCode(userId), newestFirst)
  const all = (await findOrUndefined(() => firstPage(pager))) ?? []
  return all.filter(({ plan, state }) => {
    // A subscription that was ordered for later and never began doesn't count.
    const hasBegun = state !== 'future' && state !== 'failed'
    return hasBegun && planCodeOf(config, plan?.code) !== undefined
  })
}

export function isLive({ state }: RecurlySubscription): boolean {
  return state !== 'expired'
}

export async function firstPage<T>(pager: Pager<T>): Promise<T[]> {
  for await (const page of pager.eachPage()) return page
  return []
}

export async function findOrUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (refusalOf(error).because === 'not-there') return undefined
    throw error
  }
}
