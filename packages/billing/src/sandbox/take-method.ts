import type { Instant } from '@butterleaf/domain/subscription/instant'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { BillingRefusal, PayToken } from '../billing-provider.ts'
import { actionOf, resultOf } from './bank-question.ts'
import { findToken, takeToken } from './stores/token-store.ts'
import type { SandboxMethod } from './tables.ts'

type Taken = { ok: true; method: SandboxMethod } | ({ ok: false } & BillingRefusal)

/** Turns a token into the person's new method. A card whose bank asks first keeps its token until the bank has answered. */
export async function takeMethod(db: Db, { token, confirmation }: PayToken, now: Instant): Promise<Taken> {
  const known = await findToken(db, token, now)
  const action = actionOf(token)
  const isConfirmed = known?.behavior === 'confirmed' && confirmation === resultOf(action)
  const isAsked = known?.behavior === 'asks-bank' || known?.behavior === 'confirmed'
  if (isAsked && !isConfirmed) return { ok: false, because: 'confirmation', action }
  const method = await takeToken(db, token, now)
  if (!method) return { ok: false, because: 'token' }
  if (method.behavior === 'declined') return { ok: false, because: 'declined' }
  // A confirmed card renews without another question.
  return { ok: true, method: isConfirmed ? { ...method, behavior: 'accepted' } : method }
}
