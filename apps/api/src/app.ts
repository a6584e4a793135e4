import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { openAccess } from './access/open-access.ts'
import { requireAccess } from './access/require-access.ts'
import { accountRoutes } from './account/routes.ts'
import type { AppContext } from './app-context.ts'
import { downloadRoutes } from './downloads/routes.ts'
import { authenticateCallers } from './http/authenticate.ts'
import { letDrain } from './http/draining.ts'
import { loggerOptions, logRequests } from './http/logging.ts'
import { measureRequests } from './http/metrics.ts'
import { describeApi } from './http/openapi.ts'
import { refuseUnderPressure } from './http/pressure.ts'
import { answerErrorsAsProblems, answerUnknownAsNotFound } from './http/problems.ts'
import { limitRequests } from './http/rate-limits.ts'
import { refuseNul } from './http/refuse-nul.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { unreadableAsProblems } from './http/unreadable-requests.ts'
import { serveWebFiles } from './http/web-files.ts'
import { openPlanContext } from './meal-plan/plan-context.ts'
import { mealPlanRoutes } from './meal-plan/routes.ts'
import { operationsRoutes } from './operations/routes.ts'
import { recipeBrowseRoutes } from './recipe-browse/routes.ts'
import { recipeRoutes } from './recipes/routes.ts'
import { shoppingListOf, shoppingListRoutes } from './shopping-list/routes.ts'
import { subscriptionRoutes } from './subscription/routes.ts'
import { tasteRoutes } from './taste/routes.ts'
import { weightTrackerRoutes } from './weight-tracker/routes.ts'

const kibibyte = 1024

/** The whole server as a value: nothing listens, nothing is read from the environment. */
export async function buildApp(context: AppContext, logTo?: NodeJS.WritableStream): Promise<FastifyInstance> {
  const { config, identity, billing } = context
  const app = Fastify({
    ...loggerOptions(config, logTo),
    ...unreadableAsProblems,
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
  refuseUnderPressure(app)
  await limitRequests(app, config)
  await app.register(formbody)
  await describeApi(app, config)
  refuseNul(app)
  authenticateCallers(app, identity)

  await identity.mount?.(app)
  await billing.mount?.(app)
  operationsRoutes(app, context)
  accountRoutes(app, context)
  recipeRoutes(app, context)
  tasteRoutes(app, context)
  subscriptionRoutes(app, context)
  const plans = openPlanContext(context)
  app.addHook('onClose', () => plans.events.close())
  await app.register(async (members) => {
    requireAccess(members, openAccess(context), context.clock)
    weightTrackerRoutes(members, context)
    recipeBrowseRoutes(members, context)
    mealPlanRoutes(members, plans, { shoppingListOf: shoppingListOf(context) })
    shoppingListRoutes(members, context)
    downloadRoutes(members, context)
  })
  if (config.webDir) await serveWebFiles(app, config.webDir)
  else answerUnknownAsNotFound(app)
  return app
}
