import { decodeSharedOn } from '@butterleaf/contract/meal-plan/codecs/table-codec'
import { invitationCalls, type OpenedInvitation, seatCalls } from '@butterleaf/contract/meal-plan/seat-calls'
import type { Eater, EaterId } from '@butterleaf/domain/onboarding/questionnaire'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { passOverGone } from '#lib/api/api-problem.ts'
import { visitorApi } from '#lib/api/visitor-api.ts'

/** [TOG-4] Its address is seen once. */
export type NewInvitation = Readonly<{ url: string; endsAt: string }>

type EaterKey = Readonly<{ planId: string; eaterId: EaterId }>

export function inviteEater(params: EaterKey): Promise<NewInvitation> {
  return api.send(invitationCalls.create, { params })
}

export async function withdrawInvitation(params: EaterKey): Promise<void> {
  // It was used, or ended on another device.
  await api.send(invitationCalls.withdraw, { params }).catch(passOverGone)
}

/** [TOG-4] Who asks whom to the table, and which meals they would share. */
export type Invitation = Pick<OpenedInvitation, 'owner' | 'name' | 'endsAt'> &
  Readonly<{ sharedOn: Eater['sharedOn'] }>

export function useInvitation(secret: string): UseQueryResult<Invitation> {
  return useQuery({
    queryKey: ['invitation', secret],
    queryFn: async () => {
      const { shares, ...invitation } = await visitorApi.send(seatCalls.openInvitation, {
        params: { secret },
      })
      return { ...invitation, sharedOn: decodeSharedOn(shares) }
    },
    gcTime: 0,
  })
}
