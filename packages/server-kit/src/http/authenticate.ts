import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { Caller, TokenVerifier } from './caller.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate(request: FastifyRequest): Promise<void>
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
      throw new AppError('unauthenticated')
    }
    request.caller = { ...caller, accessToken: token }
  })
}

export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([A-Za-z0-9\-._~+/]+=*)$/i.exec(header ?? '')?.[1]
}
