import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { openAccess } from './access/open-access.ts'
import { requireAccess } from './access/require-access.ts'
import { accountRoutes } from './account/routes.ts'
import type { AppContext } from './app-context.ts'
import { downloadRoutes } from './downloads/routes.ts'
import { flagRoutes } from './flags/routes.ts'
import { authenticateCallers } from './http/authenticate.ts'
import { contactOf } from './http/contact.ts'
import { countedBy } from './http/counted-by.ts'
import { letDrain } from './http/draining.ts'
import { limitNewPlans } from './http/limit-new-plans.ts'
import { countTries, limitLoad } from './http/limit-tries.ts'
import { loggerOptions, logRequests } from './http/logging.ts'
import { measureRequests } from './http/metrics.ts'
import { describeApi } from './http/openapi.ts'
import { openPaymentPages } from './http/payment-pages.ts'
import { refuseUnderPressure } from './http/pressure.ts'
import { answerErrorsAsProblems, answerUnknownAsNotFound } from './http/problems.ts'
import { limitRequests } from './http/rate-limits.ts'
import { refuseNul } from './http/refuse-nul.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { shareTries } from './http/shared-tries.ts'
import { serveSitePages } from './http/site-pages.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { unreadableAsProblems } from './http/unreadable-requests.ts'
import { serveWebFiles } from './http/web-files.ts'
import { serveWorker } from './http/worker-file.ts'
import { openPlanContext } from './meal-plan/plan-context.ts'
import { mealPlanRoutes } from './meal-plan/routes.ts'
import { operationsRoutes } from './operations/routes.ts'
import { pageViewRoutes } from './page-views/routes.ts'
import { createPdfMaker } from './pdf/pdf-maker.ts'
import { recipeBrowseRoutes } from './recipe-browse/routes.ts'
import { recipeRoutes } from './recipes/routes.ts'
import { shoppingListOf, shoppingListRoutes } from './shopping-list/routes.ts'
import { subscriptionRoutes } from './subscription/routes.ts'
import { tasteRoutes } from './taste/routes.ts'
import { weightTrackerRoutes } from './weight-tracker/routes.ts'

const kibibyte = 1024
/** Documents are made one at a time: a second thread would take the processor from those who plan. */
const pdfThreads = 1
/** Of the requests a person may make at all, so many may be for documents: whoever waits behind them is somebody else. */
const documentsShare = 20

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
  await sendSecurityHeaders(app, config)
  openPaymentPages(app, config)
  refuseUnderPressure(app)
  await limitRequests(app, config)
  shareTries(app, context)
  await app.register(formbody)
  await describeApi(app, config)
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
