import { paths } from '#lib/paths.ts'
import type { OidcClient } from './oidc-client.ts'
import { isRefusal } from './provider-refusal.ts'
import { askInFrame } from './silent-frame.ts'
import { mergeTokens, type Tokens } from './tokens.ts'

/** New tokens without leaving the page. */
export async function askSilently(client: OidcClient, idTokenHint?: string): Promise<Tokens> {
  const asked = { mode: 'login', returnTo: paths.app, isSilent: true, idTokenHint } as const
  const question = await client.authorizationUrl(asked)
  const { tokens } = await client.redeem(await askInFrame(question))
  return tokens
}

/** By the refresh token; where that is used up or revoked, the provider's own session may still be valid. */
export async function renewTokens(client: OidcClient, old: Tokens | undefined): Promise<Tokens> {
  if (!old?.refreshToken) return askSilently(client, old?.idToken)
  try {
    return mergeTokens(await client.refresh(old.refreshToken), old)
  } catch (error) {
    if (isRefusal(error)) return askSilently(client, old.idToken)
    throw error
  }
}
