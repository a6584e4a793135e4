import { type TokenScope, tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import type { TestApp } from './test-app.ts'

export const tokensPath = '/api/tokens'

type Wish = { name?: string; scopes?: readonly TokenScope[]; expiresAt?: string }

/** A personal token of the person whose access token is given; with every scope, unless some are named. */
export async function makeToken(
  app: Pick<TestApp, 'request'>,
  accessToken: string,
  { name = 'A script', scopes = tokenScopes, ...rest }: Wish = {},
): Promise<{ id: string; token: string }> {
  const body = { name, scopes, ...rest }
  const answer = await app.request('POST', tokensPath, { token: accessToken, body })
  if (answer.status !== 201) throw new Error(`No token: ${JSON.stringify(answer.body)}`)
  return answer.body
}
