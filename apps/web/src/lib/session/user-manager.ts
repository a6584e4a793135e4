import type { ClientConfig } from '@butterleaf/contract/operations/calls'
import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { paths } from '#lib/paths.ts'

/** Tokens stay in memory; only the sign-in under way (its verifier and state) is kept for the tab. */
export function createUserManager(config: ClientConfig): UserManager {
  const { origin } = window.location
  return new UserManager({
    authority: config.issuer,
    client_id: config.clientId,
    redirect_uri: `${origin}${paths.callback}`,
    silent_redirect_uri: `${origin}${paths.callback}`,
    post_logout_redirect_uri: `${origin}/`,
    scope: config.scope,
    extraQueryParams: config.extraAuthParams,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    automaticSilentRenew: true,
    silentRequestTimeoutInSeconds: 8,
    loadUserInfo: false,
    monitorSession: false,
    ...(config.endSessionUrl ? { metadataSeed: { end_session_endpoint: config.endSessionUrl } } : {}),
  })
}
