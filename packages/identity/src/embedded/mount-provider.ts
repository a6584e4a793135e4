import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { isDatabaseUnavailable } from '@butterleaf/server-kit/database/database-errors'
import type {} from '@butterleaf/server-kit/http/allowed-methods'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import innerParts from 'oidc-provider/lib/helpers/weak_cache.js'
import { answerWithPage } from './pages/answer-with-page.ts'
import { noticePage, notices } from './pages/notice-page.ts'
import { replaceInlineForm, showPage } from './provider-pages.ts'
import { answerWithStoredToken } from './sessions/rotate-refresh-token.ts'

type KoaContext = Parameters<Parameters<Provider['use']>[0]>[0]
type Raw = IncomingMessage & { originalUrl?: string }

/** Hands every address under /idp that isn't one of our pages to the provider, which is an app of its own. */
export async function mountProvider(
  app: FastifyInstance,
  provider: Provider,
  publicUrl: string,
): Promise<void> {
  const logs = new WeakMap<object, FastifyBaseLogger>()
  reportFailures(provider, (request) => logs.get(request) ?? app.log)
  wrapAnswers(provider, app)
  const handle = provider.callback()
  await app.register(async (scope) => {
    scope.setErrorHandler(answerWithPage)
    // The provider reads request bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const answer = (request: FastifyRequest, reply: FastifyReply, address = request.raw.url) => {
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      logs.set(request.raw, request.log)
      request.raw.url = address
      void handle(asPublicRequest(request.raw, { publicUrl, ip: request.ip }), reply.raw)
    }
    scope.all('/idp/*', hiddenRoute, (request, reply) => answer(request, reply))
    // RFC 8414, section 3.1: of an issuer with a path, the description stands before the path.
    const description = '/.well-known/oauth-authorization-server'
    scope.get(`${description}/idp`, hiddenRoute, (request, reply) =>
      answer(request, reply, `/idp${description}`),
    )
  })
}

/**
 * The provider derives its addresses and the client's from the request. Rewritten to the public origin and the network address
 * we trust, they are right behind any proxy, and a forged header changes nothing.
 */
function asPublicRequest(raw: Raw, { publicUrl, ip }: { publicUrl: string; ip: string }): Raw {
  const { protocol, host } = new URL(publicUrl)
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-for'] = ip
  raw.originalUrl = raw.url ?? '/'
  raw.url = raw.originalUrl.slice('/idp'.length)
  return raw
}

function reportFailures(provider: Provider, logOf: (request: object) => FastifyBaseLogger): void {
  provider.on('server_error', (ctx, error: Error) => {
    logOf(ctx.req).error({ err: error }, 'sign-in request failed')
    if (!isDatabaseUnavailable(error)) return
    ctx.status = 503
    ctx.set('retry-after', '2')
  })
  // Without a listener the framework under the provider prints to the console.
  const events: EventEmitter = provider
  events.on('error', (error: Error, ctx?: { req: object }) => {
    const log = logOf(ctx?.req ?? provider)
    if ('code' in error && String(error.code).startsWith('E'))
      log.info({ err: error }, 'sign-in answer not sent')
    else log.error({ err: error }, 'sign-in request failed')
  })
}

function wrapAnswers(provider: Provider, app: FastifyInstance): void {
  provider.proxy = true
  provider.use(async (ctx, next) => {
    const policy = ctx.response.get('content-security-policy')
    await next()
    answerWithStoredToken(ctx)
    if (ctx.status === 404 && !ctx.body) answerUnknown(ctx, allowedMethods(app, provider, ctx.path))
    if (replaceInlineForm(ctx)) ctx.set('content-security-policy', policy)
  })
}

function answerUnknown(ctx: KoaContext, allowed: readonly string[]): void {
  const isKnown = allowed.length > 0
  showPage(ctx, noticePage(isKnown ? notices.wrongMethod : notices.notFound))
  ctx.status = isKnown ? 405 : 404
  if (isKnown) ctx.set('allow', allowed.join(', '))
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Below /idp an address is one of our pages or one of the provider's calls. */
function allowedMethods(app: FastifyInstance, provider: Provider, address: string): string[] {
  const { router } = innerParts(provider)
  const own = app.allowedMethods(`/idp${address}`)
  return methods.filter((method) => own.includes(method) || router.match(method, address) !== undefined)
}
