import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from './account/routes.ts'
import type { AppContext } from './app-context.ts'
import { authenticateCallers } from './http/authenticate.ts'
import { letDrain } from './http/draining.ts'
import { loggerOptions, logRequests } from './http/logging.ts'
import { measureRequests } from './http/metrics.ts'
import { describeApi } from './http/openapi.ts'
import { refuseUnderPressure } from './http/pressure.ts'
import { answerErrorsAsProblems, answerUnknownAsNotFound } from './http/problems.ts'
import { limitRequests } from './http/rate-limits.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { serveWebFiles } from './http/web-files.ts'
import { operationsRoutes } from './operations/routes.ts'
import { weightTrackerRoutes } from './weight-tracker/routes.ts'

const kibibyte = 1024

/** The whole server as a value: nothing listens, nothing is read from the environment. */
export async function buildApp(context: AppContext, logTo?: NodeJS.WritableStream): Promise<FastifyInstance> {
  const { config, identity } = context
  const app = Fastify({
    ...loggerOptions(config, logTo),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * kibibyte,
    requestTimeout: 30_000,
    genReqId: () => crypto.randomUUID(),
    // In-flight requests finish; a client that keeps a connection idle doesn't hold up a shutdown.
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrorsAsProblems(app)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  logRequests(app)
  letDrain(app)
  measureRequests(app)
  await sendSecurityHeaders(app, config)
  await refuseUnderPressure(app)
  await limitRequests(app, config)
  await app.register(formbody)
  await describeApi(app, config)
  authenticateCallers(app, identity)

  await identity.mount?.(app)
  operationsRoutes(app, context)
  accountRoutes(app, context)
  weightTrackerRoutes(app, context)
  if (config.webDir) await serveWebFiles(app, config.webDir)
  else answerUnknownAsNotFound(app)
  return app
}
