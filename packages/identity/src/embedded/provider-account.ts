import type { Db } from '@butterleaf/server-kit/database/database'
import type { AccountClaims, KoaContextWithOIDC } from 'oidc-provider'
import { findSessionEnd } from '../tokens/ended-sessions-store.ts'
import { type Account, findAccount, isOlderThanPassword } from './accounts/account-store.ts'
import { claimsOf } from './accounts/profile.ts'

export const grantedScope = 'openid profile email'

/**
 * [AUTH-7] A session, code or refresh token from before the last change of the password finds no account. Nor does a session
 * that was signed out: the provider may write one back whose request was in progress.
 */
export async function findProviderAccount(
  db: Db,
  ctx: KoaContextWithOIDC,
  accountId: string,
  token: object | undefined,
) {
  const account = await findAccount(db, accountId)
  if (!account) return undefined
  const begunAt = token && 'authTime' in token ? Number(token.authTime) : ctx.oidc.session?.loginTs
  if (begunAt !== undefined && isOlderThanPassword(account, begunAt)) return undefined
  const { sessionUid: sessionId = ctx.oidc.session?.uid } = (token ?? {}) as { sessionUid?: string }
  const end = sessionId === undefined ? undefined : await findSessionEnd(db, sessionId)
  if (end !== undefined && (begunAt ?? 0) < end) return undefined
  return presentAccount(account)
}

function presentAccount(account: Account) {
  return {
    accountId: account.account_id,
    claims: async (): Promise<AccountClaims> => claimsOf(account),
  }
}

/** Of our own client, where signing in is consent. One grant a session, so that ending the session revokes everything issued in it. */
export async function grantEverything(ctx: KoaContextWithOIDC, audience: string) {
  const { client, session, provider, account } = ctx.oidc
  if (!client || !session || !account) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (existing) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope(grantedScope)
  grant.addResourceScope(audience, grantedScope)
  await grant.save()
  return grant
}
