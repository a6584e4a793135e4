import type { Caller } from '@butterleaf/server-kit/http/caller'
import { findKnown } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { shownProfile } from './shown-profile.ts'
import { deleteUserRows } from './user-rows-store.ts'

/**
 * OPS-6: in an order that can be repeated from the start wherever it breaks off. First renewals end, then sign-ins, then all
 * rows are deleted at once.
 */
export async function deleteUser(
  { database, identity, billing, mail, recipes }: AppContext,
  caller: Caller,
): Promise<void> {
  const { db } = database
  const { userId, subject } = caller
  const known = await findKnown(db, userId)
  await billing.forget(userId)
  const profile = await shownProfile(identity, caller)
  await identity.endTokens(userId)
  await db.transaction().execute(async (transaction) => {
    await deleteUserRows(transaction, userId)
    await identity.accounts?.erase(transaction, subject)
  })
  recipes.forget(userId)
  const addresses = [profile?.email, known?.account?.email].filter((address) => address !== undefined)
  for (const address of new Set(addresses)) await mail.forget?.(address)
}
