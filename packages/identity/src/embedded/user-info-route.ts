import { bearerToken } from '@butterleaf/server-kit/http/authenticate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityProvider } from '../identity-provider.ts'
import { findAccount } from './accounts/account-store.ts'
import { claimsOf } from './accounts/profile.ts'
import type { EmbeddedContext } from './embedded-context.ts'

/**
 * OpenID's user-info call, at the address the discovery document names. The provider's own route refuses tokens made for an
 * API, as all of ours are.
 */
export function userInfoRoute(
  scope: FastifyInstance,
  { db }: EmbeddedContext,
  identity: IdentityProvider,
): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = bearerToken(request.headers.authorization)
    const caller = token === undefined ? undefined : await identity.verifyAccessToken(token)
    const account = caller && (await findAccount(db, caller.subject))
    reply.header('cache-control', 'no-store')
    if (account) return reply.send(claimsOf(account))
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .send({ error: 'invalid_token' })
  }
  scope.get('/me', answer)
  scope.post('/me', answer)
}
