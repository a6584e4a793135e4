import { Readable } from 'node:stream'
import { assistantCalls } from '@butterleaf/contract/assistants/calls'
import { describeResource } from '@butterleaf/contract/assistants/schemas'
import { tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import type { ServeProtocol } from './protocol.ts'

/** The longest thing that is sent is the text of a recipe. */
const bodyLimit = 64 * 1024

/** [DOOR-4] Where assistants ask, by the Model Context Protocol. */
export function assistantRoutes(app: FastifyInstance, context: AppContext): void {
  for (const call of [assistantCalls.describeResource, assistantCalls.describeEndpoint])
    servePublic(app, call, describeResource, async () => presentResource(context))
  protocolRoute(app, context)
}

/** RFC 9728. */
function presentResource({ config, identity }: AppContext) {
  return {
    resource: config.identity.assistantsAudience,
    resource_name: 'Butterleaf',
    authorization_servers: [identity.settings.issuer],
    scopes_supported: [...tokenScopes],
    bearer_methods_supported: ['header' as const],
  }
}

function protocolRoute(app: FastifyInstance, context: AppContext): void {
  const { publicUrl } = context.config
  const serveProtocol = openLazily(app, context)
  app.post(
    '/mcp',
    {
      ...hiddenRoute,
      bodyLimit,
      onRequest: [refuseForeignPage(publicUrl), authenticateHere(app, publicUrl)],
    },
    async (request, reply) => {
      const response = await serveProtocol(request as FastifyRequest & { caller: Caller })
      for (const [name, value] of response.headers) reply.header(name, value)
      reply.code(response.status).header('cache-control', 'no-store')
      return reply.send(response.body ? Readable.fromWeb(response.body) : '')
    },
  )
}

/** The protocol's library is loaded with the first request, so that a start doesn't pay for it. */
function openLazily(app: FastifyInstance, context: AppContext): ServeProtocol {
  let opened: Promise<ServeProtocol> | undefined
  let close: (() => Promise<void>) | undefined
  app.addHook('onClose', () => close?.())
  return async (request) => {
    opened ??= import('./protocol.ts').then(({ openProtocol }) => {
      const protocol = openProtocol({ app, context })
      close = protocol.close
      return protocol.serve
    })
    return (await opened)(request)
  }
}

/** RFC 9728, section 5.1: a client that isn't let in learns where to read what it needs. */
function authenticateHere(app: FastifyInstance, publicUrl: string) {
  const resource_metadata = publicUrl + assistantCalls.describeEndpoint.path
  return async (request: FastifyRequest) => {
    await app.authenticate(request).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.kind !== 'unauthenticated') throw error
      throw new AppError('unauthenticated', { challenge: { ...error.challenge, resource_metadata } })
    })
  }
}

/** As the protocol demands against pages that reach a server through its owner's browser. */
function refuseForeignPage(publicUrl: string) {
  const own = new URL(publicUrl).origin
  return async ({ headers }: FastifyRequest) => {
    if (headers.origin !== undefined && headers.origin !== own)
      throw new AppError('forbidden', { detail: 'Pages of other sites can’t ask here.' })
  }
}
