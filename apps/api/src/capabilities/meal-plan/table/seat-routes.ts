import { invitationCalls, seatCalls } from '@butterleaf/contract/meal-plan/seat-calls'
import * as seat from '@butterleaf/contract/meal-plan/seat-schemas'
import * as schema from '@butterleaf/contract/meal-plan/table-schemas'
import { keyOf } from '@butterleaf/server-kit/http/key-of'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import { usersDay } from '@butterleaf/server-kit/http/users-day'
import { countedBy, limitLoad, limitTries } from '@butterleaf/server-kit/limits/limit-tries'
import type { FastifyInstance } from 'fastify'
import { secretAddressHeaders } from '#platform/secrets.ts'
import { answersFrom } from '../answers/read-answers.ts'
import { inviteEater, type SeatContext, withdrawInvitation } from './invite-eater.ts'
import { presentInvitation, presentSeat } from './present-seat.ts'
import { changeSeat, leaveSeat, requireInvitation, takeSeat } from './take-seat.ts'

const callsOfInvitation = { perMinute: 60 }
/** Each looks for a day that fits, and may draw dishes of the owner's plan again. */
const changesOfPerson = { perHour: 30, perDay: 100 }

/** TOG-4: in a scope of people with a subscription, as their table is. */
export function newInvitationRoute(app: FastifyInstance, context: SeatContext): void {
  serve(
    app,
    invitationCalls.create,
    schema.inviteEater,
    async ({ caller, params, reply }) => {
      const { secret, endsAt } = await inviteEater(context, caller, keyOf({ caller, params }))
      reply.header('cache-control', 'no-store')
      return { url: `${context.publicUrl}/join/${secret}`, endsAt }
    },
    { problems: ['conflict'] },
  )
}

/** TOG-4: eating along needs no subscription, nor does ending an invitation. */
export function seatRoutes(app: FastifyInstance, context: SeatContext): void {
  serve(app, invitationCalls.withdraw, schema.withdrawInvitation, async ({ caller, params }) => {
    await withdrawInvitation(context, keyOf({ caller, params }))
    return undefined
  })

  serve(app, seatCalls.read, seat.readSeat, ({ caller, request }) =>
    presentSeat(context, caller.userId, usersDay(request, context.clock.now())),
  )

  serve(
    app,
    seatCalls.leave,
    seat.leaveSeat,
    async ({ caller }) => {
      await leaveSeat(context, caller.userId)
      return undefined
    },
    { problems: ['not-found'] },
  )

  app.register(async (scope) => {
    limitLoad(scope, { ...callsOfInvitation, keyOf: ({ params }) => (params as { secret: string }).secret })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(secretAddressHeaders)
    })
    servePublic(scope, seatCalls.openInvitation, seat.openInvitation, async ({ params }) =>
      presentInvitation(await requireInvitation(context, params.secret)),
    )
    changeRoutes(scope, context)
  })
}

function changeRoutes(app: FastifyInstance, context: SeatContext): void {
  app.register(async (scope) => {
    limitTries(scope, { ...changesOfPerson, keyOf: countedBy.person })
    serve(
      scope,
      seatCalls.take,
      seat.takeSeat,
      async ({ caller, params, body, request }) => {
        const { userId } = caller
        const answers = answersFrom(body.personality, context.recipes.corpus, 'personality.')
        await takeSeat(context, { userId, secret: params.secret, answers })
        return presentSeat(context, userId, usersDay(request, context.clock.now()))
      },
      { problems: ['conflict', 'nothing-fits'] },
    )

    serve(
      scope,
      seatCalls.change,
      seat.changeSeat,
      async ({ caller: { userId }, body, request }) => {
        const answers = answersFrom(body.personality, context.recipes.corpus, 'personality.')
        await changeSeat(context, userId, answers)
        return presentSeat(context, userId, usersDay(request, context.clock.now()))
      },
      { problems: ['not-found', 'nothing-fits'] },
    )
  })
}
