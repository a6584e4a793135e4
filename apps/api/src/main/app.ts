import { rememberMethods } from '@butterleaf/server-kit/http/allowed-methods'
import { authenticateCallers } from '@butterleaf/server-kit/http/authenticate'
import type { Caller, TokenVerifier } from '@butterleaf/server-kit/http/caller'
import { checkBySchema } from '@butterleaf/server-kit/http/check-schema'
import { compressAnswers } from '@butterleaf/server-kit/http/compression/compress-answers'
import { describeApi } from '@butterleaf/server-kit/http/openapi'
import { answerErrorsAsProblems, answerUnknownAsNotFound } from '@butterleaf/server-kit/http/problems'
import { sendSecurityHeaders } from '@butterleaf/server-kit/http/security-headers'
import {
  refuseNul,
  refuseSecondHost,
  unreadableAsProblems,
} from '@butterleaf/server-kit/http/unreadable-requests'

import { countedBy, countTries, limitLoad } from '@butterleaf/server-kit/limits/limit-tries'
import { trustedProxies } from '@butterleaf/server-kit/limits/network-of'
import { refuseUnderPressure } from '@butterleaf/server-kit/limits/pressure'
import { limitRequests } from '@butterleaf/server-kit/limits/rate-limits'
import { shareTries } from '@butterleaf/server-kit/limits/shared-tries'
import { enableDraining } from '@butterleaf/server-kit/process/draining'
import { loggerOptions, logRequests } from '@butterleaf/server-kit/process/logging'
import { measureRequests } from '@butterleaf/server-kit/process/metrics'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { findFirstName, isPersonalToken, verifyPersonalToken } from '#capabilities/account/operations.ts'
import { accountRoutes } from '#capabilities/account/routes.ts'
import { assistantRoutes } from '#capabilities/assistants/routes.ts'
import { calendarRoutes, newCalendarRoute } from '#capabilities/calendar-feed/routes.ts'
import { downloadRoutes } from '#capabilities/documents/routes.ts'
import { flagRoutes } from '#capabilities/flags/routes.ts'
import { readFoodLog } from '#capabilities/food-log/operations.ts'
import { foodLogRoutes } from '#capabilities/food-log/routes.ts'
import {
  findDayCalories,
  findPlanDates,
  findPlannedRecipe,
  isInFirstWeek,
  openBeforePayment,
  openPlanContext,
  raisePlanVersion,
} from '#capabilities/meal-plan/operations.ts'
import { mealPlanRoutes, newInvitationRoute, seatRoutes } from '#capabilities/meal-plan/routes.ts'
import { ownRecipeRoutes } from '#capabilities/own-recipes/routes.ts'
import { recipeRoutes } from '#capabilities/recipes/routes.ts'
import { reminderRoutes } from '#capabilities/reminders/routes.ts'
import { newShareRoute, sharingRoutes } from '#capabilities/sharing/routes.ts'
import {
  asksOpenBeforePayment,
  pantryOf,
  shoppingListOf,
  shoppingListRoutes,
} from '#capabilities/shopping-list/routes.ts'
import { serveWeb, siteRoutes } from '#capabilities/site/routes.ts'
import { openAccess } from '#capabilities/subscription/operations.ts'
import { openPaymentPages, requireAccess, subscriptionRoutes } from '#capabilities/subscription/routes.ts'
import { weightTrackerRoutes } from '#capabilities/weight-tracker/routes.ts'
import type { AppContext } from '#platform/app-context.ts'
import { createPdfMaker } from '#platform/pdf/pdf-maker.ts'
import { operationsRoutes } from './service-routes.ts'

const kibibyte = 1024
/** Documents have their own, smaller limit, so that one person can't keep their queue busy: a person's whole limit divided by this. */
const documentsShare = 20

/** Probes, and the app's own files: a first visit requests dozens, and they are cheap to send. */
const uncounted = /^\/(healthz|readyz|favicon\.svg|(theme|enter|sw)\.js|assets\/.*|icons\/.*)(\?|$)/

/** [DOOR-1] An access token of the provider's, or a personal token of ours. */
function openTokens(context: AppContext): TokenVerifier {
  return {
    verifyAccessToken: (token) =>
      isPersonalToken(token)
        ? verifyPersonalToken(context, token)
        : context.identity.verifyAccessToken(token),
  }
}

const description = {
  title: 'Butterleaf',
  version: '1.0.0',
  description: 'The calls of the Butterleaf keto meal planner. Errors are RFC 9457 problem details.',
  personalTokens:
    'A token that a person made for another program (POST /api/tokens). The list beside it names the scope that the token must have; calls without this entry are closed to such tokens.',
}

type AppOptions = {
  logTo?: NodeJS.WritableStream
  /** The file of the description that was made when the server was built; without one it is made when it is first asked for. */
  builtDescription?: string | undefined
}

/** The whole server as a value: it doesn't listen and reads no environment. */
export async function buildApp(
  context: AppContext,
  { logTo, builtDescription }: AppOptions = {},
): Promise<FastifyInstance> {
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
    // Requests that arrive meanwhile are still answered.
    return503OnClosing: false,
  })
  app.setValidatorCompiler(checkBySchema)
  app.setSerializerCompiler(serializerCompiler)
  answerErrorsAsProblems(app)
  rememberMethods(app)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  logRequests(app)
  enableDraining(app)
  measureRequests(app)
  await sendSecurityHeaders(app, { publicUrl: config.publicUrl, signInOpenings: identity.pageOpenings })
  openPaymentPages(app, config)
  refuseUnderPressure(app, { limitMs: config.loopDelayLimitMs })
  await limitRequests(app, { perMinute: config.requestsPerMinute, uncounted })
  shareTries(app, context)
  compressAnswers(app)
  await app.register(formbody)
  await describeApi(app, { ...description, publicUrl: config.publicUrl, builtDescription })
  refuseNul(app)
  refuseSecondHost(app)
  // The limit on requests counts authenticated callers. Refused requests have a limit of their own.
  const refused = { perMinute: config.requestsPerMinute, keyOf: countedBy.network }
  authenticateCallers(app, openTokens(context), countTries(app, refused))

  await identity.mount?.(app)
  await billing.mount?.(app)
  operationsRoutes(app, context)
  flagRoutes(app, context)
  siteRoutes(app, context)
  accountRoutes(app, context)
  assistantRoutes(app, context)
  const access = openAccess(context)
  const plans = openPlanContext(context)
  app.addHook('onClose', () => plans.events.close())
  recipeRoutes(app, context, access, (userId, recipeId) => isInFirstWeek(plans, userId, recipeId))
  const calendars = { ...plans, access, publicUrl: config.publicUrl }
  calendarRoutes(app, calendars)
  reminderRoutes(app, { ...calendars, push: context.push, mail: context.mail, identity })
  const shares = { ...calendars, identity }
  sharingRoutes(app, shares)
  const seats = {
    ...plans,
    publicUrl: config.publicUrl,
    firstNameOf: (caller: Caller) => findFirstName(context, caller),
    hasAccess: async (userId: string) => (await access.accessOf(userId, context.clock.now())) === 'active',
  }
  seatRoutes(app, seats)
  // Its threads start with the first document.
  const pdfs = createPdfMaker()
  app.addHook('onClose', () => pdfs.close())
  app.addHook('onClose', () => context.ownRecipeReader.close())
  subscriptionRoutes(app, context, pdfs)
  await app.register(async (members) => {
    requireAccess(members, access, {
      clock: context.clock,
      openBeforePayment: [...openBeforePayment, ...asksOpenBeforePayment],
    })
    weightTrackerRoutes(members, context, plans)
    mealPlanRoutes(members, plans, {
      config,
      shoppingListOf: shoppingListOf(context),
      pantry: pantryOf(context),
      readLog: (userId, dates) => readFoodLog(context.database.db, userId, dates),
    })
    shoppingListRoutes(members, plans, config)
    newCalendarRoute(members, calendars)
    newShareRoute(members, shares)
    newInvitationRoute(members, seats)
    foodLogRoutes(members, {
      ...plans,
      findPlanDates: (userId) => findPlanDates(plans, userId),
      findDayCalories: (userId) => findDayCalories(plans, userId),
      raisePlanVersion,
    })
    ownRecipeRoutes(members, {
      ...plans,
      pages: context.pages,
      reader: context.ownRecipeReader,
      findPlanned: (userId, recipeId) => findPlannedRecipe(plans, userId, recipeId),
    })
    await members.register(async (documents) => {
      const perMinute = Math.ceil(config.requestsPerMinute / documentsShare)
      limitLoad(documents, { perMinute, keyOf: countedBy.person })
      downloadRoutes(documents, plans, pdfs)
    })
  })
  if (config.webDir) await serveWeb(app, config.webDir, context)
  else answerUnknownAsNotFound(app)
  return app
}
