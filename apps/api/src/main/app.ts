import { authenticateCallers } from '@butterleaf/server-kit/http/authenticate'
import { describeApi } from '@butterleaf/server-kit/http/openapi'
import { answerErrorsAsProblems, answerUnknownAsNotFound } from '@butterleaf/server-kit/http/problems'
import { refuseNul } from '@butterleaf/server-kit/http/refuse-nul'
import { sendSecurityHeaders } from '@butterleaf/server-kit/http/security-headers'
import { unreadableAsProblems } from '@butterleaf/server-kit/http/unreadable-requests'
import { countedBy } from '@butterleaf/server-kit/limits/counted-by'
import { countTries, limitLoad } from '@butterleaf/server-kit/limits/limit-tries'
import { refuseUnderPressure } from '@butterleaf/server-kit/limits/pressure'
import { limitRequests } from '@butterleaf/server-kit/limits/rate-limits'
import { shareTries } from '@butterleaf/server-kit/limits/shared-tries'
import { trustedProxies } from '@butterleaf/server-kit/limits/trusted-proxies'
import { letDrain } from '@butterleaf/server-kit/process/draining'
import { loggerOptions, logRequests } from '@butterleaf/server-kit/process/logging'
import { measureRequests } from '@butterleaf/server-kit/process/metrics'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from '#capabilities/account/routes.ts'
import { downloadRoutes } from '#capabilities/documents/routes.ts'
import { flagRoutes } from '#capabilities/flags/routes.ts'
import { recipeBrowseRoutes } from '#capabilities/meal-plan/browse/routes.ts'
import { limitNewPlans } from '#capabilities/meal-plan/limit-new-plans.ts'
import { openPlanContext } from '#capabilities/meal-plan/plan-context.ts'
import { mealPlanRoutes } from '#capabilities/meal-plan/routes.ts'
import { recipeRoutes } from '#capabilities/recipes/routes.ts'
import { shoppingListOf, shoppingListRoutes } from '#capabilities/shopping-list/routes.ts'
import { pageViewRoutes } from '#capabilities/site/page-views/routes.ts'
import { serveSitePages } from '#capabilities/site/site-pages.ts'
import { tasteRoutes } from '#capabilities/site/taste/routes.ts'
import { serveWebFiles } from '#capabilities/site/web-files.ts'
import { serveWorker } from '#capabilities/site/worker-file.ts'
import { openAccess } from '#capabilities/subscription/access/open-access.ts'
import { requireAccess } from '#capabilities/subscription/access/require-access.ts'
import { openPaymentPages } from '#capabilities/subscription/payment-pages.ts'
import { subscriptionRoutes } from '#capabilities/subscription/routes.ts'
import { weightTrackerRoutes } from '#capabilities/weight-tracker/routes.ts'
import type { AppContext } from '#platform/app-context.ts'
import { contactOf } from '#platform/contact.ts'
import { createPdfMaker } from '#platform/pdf/pdf-maker.ts'
import { operationsRoutes } from './service-routes.ts'

const kibibyte = 1024
/** Documents are made one at a time: a second thread would take the processor from those who plan. */
const pdfThreads = 1
/** Of the requests a person may make at all, so many may be for documents: whoever waits behind them is somebody else. */
const documentsShare = 20

/** Probes, and the app's own files: a first visit asks for dozens, and they cost nothing to send. */
const uncounted = /^\/(healthz|readyz|favicon\.svg|(theme|enter|sw)\.js|assets\/.*|icons\/.*)(\?|$)/

const description = {
  title: 'Butterleaf',
  version: '1.0.0',
  description: 'The calls of the Butterleaf keto meal planner. Errors are RFC 9457 problem details.',
}

/** The whole server as a value: nothing listens, nothing is read from the environment. */
export async function buildApp(context: AppContext, logTo?: NodeJS.WritableStream): Promise<FastifyInstance> {
  const { config, identity, billing } = context
  const app = Fastify({
    ...loggerOptions(config, logTo),
    ...unreadableAsProblems,
    trustProxy: trustedProxies(config),
    bodyLimit: 256 * kibibyte,
    requestTimeout: 30_000,
    genReqId: () => crypto.randomUUID(),
    // In-flight requests finish; a client that keeps a connection idle doesn't hold up a shutdown.
    forceCloseConnections: 'idle',
    // What arrives meanwhile is answered as ever.
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrorsAsProblems(app)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  logRequests(app)
  letDrain(app)
  measureRequests(app)
  await sendSecurityHeaders(app, { publicUrl: config.publicUrl, issuer: config.identity.issuer })
  openPaymentPages(app, config)
  refuseUnderPressure(app)
  await limitRequests(app, { perMinute: config.requestsPerMinute, uncounted })
  shareTries(app, context)
  await app.register(formbody)
  await describeApi(app, { ...description, publicUrl: config.publicUrl })
  refuseNul(app)
  // The ceiling on requests counts who got in; whoever doesn't has one of their own.
  const refused = { perMinute: config.requestsPerMinute, keyOf: countedBy.network }
  authenticateCallers(app, identity, countTries(app, refused))

  await identity.mount?.(app)
  await billing.mount?.(app)
  operationsRoutes(app, context)
  flagRoutes(app, context)
  pageViewRoutes(app, context)
  accountRoutes(app, context)
  recipeRoutes(app, context)
  tasteRoutes(app, context)
  // Its thread starts with the first document.
  const pdfs = createPdfMaker({ threads: pdfThreads })
  app.addHook('onClose', () => pdfs.close())
  subscriptionRoutes(app, context, pdfs)
  const plans = openPlanContext(context)
  app.addHook('onClose', () => plans.events.close())
  await app.register(async (members) => {
    requireAccess(members, openAccess(context), context.clock)
    limitNewPlans(members, config)
    weightTrackerRoutes(members, context)
    recipeBrowseRoutes(members, plans)
    mealPlanRoutes(members, plans, { shoppingListOf: shoppingListOf(context) })
    shoppingListRoutes(members, plans)
    await members.register(async (documents) => {
      const perMinute = Math.ceil(config.requestsPerMinute / documentsShare)
      limitLoad(documents, { perMinute, keyOf: countedBy.person })
      downloadRoutes(documents, plans, pdfs)
    })
  })
  if (config.webDir) {
    serveSitePages(app, config.webDir, { publicUrl: config.publicUrl, contact: contactOf(config) })
    serveWorker(app, config.webDir, config.keepsAppOnDevices)
    await serveWebFiles(app, config.webDir)
  } else answerUnknownAsNotFound(app)
  return app
}
