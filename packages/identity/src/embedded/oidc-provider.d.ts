/**
 * The inner modules of `oidc-provider`. Its main module prints a warning to the console on Node 20, although it works there;
 * the inner modules don't. They come without types.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}

declare module 'oidc-provider/lib/helpers/errors.js' {
  import { errors } from 'oidc-provider'
  export const InvalidGrant: typeof errors.InvalidGrant
  export const InvalidRequest: typeof errors.InvalidRequest
  export const InvalidTarget: typeof errors.InvalidTarget
  export const SessionNotFound: typeof errors.SessionNotFound
  export const TemporarilyUnavailable: typeof errors.TemporarilyUnavailable
}

declare module 'oidc-provider/lib/helpers/als.js' {
  import type { KoaContextWithOIDC } from 'oidc-provider'

  const requestContext: { getStore(): KoaContextWithOIDC | undefined }
  export default requestContext
}

declare module 'oidc-provider/lib/helpers/weak_cache.js' {
  import type { Provider } from 'oidc-provider'
  export default function innerParts(provider: Provider): {
    router: { match(method: string, path: string): object | undefined }
  }
}

declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider'
  export const base: typeof interactionPolicy.base
  export const Check: typeof interactionPolicy.Check
  export const Prompt: typeof interactionPolicy.Prompt
}
