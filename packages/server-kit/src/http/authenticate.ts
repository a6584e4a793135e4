import type { TokenScope } from '@butterleaf/domain/personal-tokens/token-scopes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Caller, TokenVerifier } from './caller.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate(request: FastifyRequest): Promise<void>
    /** Refuses a token with scopes that lacks this one, and each such token where there is none. */
    requireScope(request: FastifyRequest, scope: TokenScope | undefined): Promise<void>
  }
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** [AUTH-5] Reads the bearer token of a request; cookies are ignored. `countRefused` may limit refused requests. */
export function authenticateCallers(
  app: FastifyInstance,
  tokens: TokenVerifier,
  countRefused: (request: FastifyRequest) => Promise<void> = async () => undefined,
): void {
  app.decorateRequest('caller', undefined)
  app.decorate('authenticate', async (request: FastifyRequest) => {
    const token = bearerToken(request.headers.authorization)
    const caller = token === undefined ? undefined : await tokens.verifyAccessToken(token)
    if (!caller) {
      await countRefused(request)
      throw new AppError(
        'unauthenticated',
        token === undefined ? {} : { challenge: { error: 'invalid_token' } },
      )
    }
    request.caller = caller.scopes ? caller : { ...caller, accessToken: token }
  })
  app.decorate('requireScope', async (request: FastifyRequest, scope: TokenScope | undefined) => {
    const held = request.caller?.scopes
    if (!held || (scope && held.includes(scope))) return
    await countRefused(request)
    throw scope ? scopeMissing(scope) : new AppError('closed-to-tokens')
  })
}

export function scopeMissing(scope: TokenScope): AppError {
  return new AppError('scope-missing', {
    detail: `This token lacks the scope ${scope}. Make one that has it under Account, Personal tokens, or connect the assistant again.`,
    extensions: { scope },
    challenge: { error: 'insufficient_scope', scope },
  })
}

export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([A-Za-z0-9\-._~+/]+=*)$/i.exec(header ?? '')?.[1]
}
