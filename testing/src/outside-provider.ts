import type { TestApp } from './test-app.ts'

/** The environment of a product that uses another app's provider as an outside one, by `OIDC_*` alone. */
export function outsideProvider({ origin }: Pick<TestApp, 'origin'>): Record<string, string> {
  return {
    OIDC_ISSUER: `${origin}/idp`,
    OIDC_CLIENT_ID: 'butterleaf-web',
    OIDC_AUDIENCE: `${origin}/api`,
  }
}
