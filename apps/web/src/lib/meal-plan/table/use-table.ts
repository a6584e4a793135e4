import { mealPlanCalls, type WireTable } from '@butterleaf/contract/meal-plan/calls'
import { decodeTable } from '@butterleaf/contract/meal-plan/codecs/table-codec'
import type { EaterId, Table } from '@butterleaf/domain/onboarding/questionnaire'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { usePlan } from '../plan-context.ts'

/** [TOG-4] Whether an eater types their own answers, or is invited to. */
export type SeatState = Readonly<{ isTheirs: boolean; invitedUntil: string | undefined }>

/** `isPlanned`: the plan was made for all of them as they are. */
export type TableWithSeats = Table & Readonly<{ seatOf: (eaterId: EaterId) => SeatState; isPlanned: boolean }>

/** [TOG-3] Who eats along. The plan's version tells when another device may have changed it. */
export function useTable() {
  const { id: planId, version } = usePlan().plan
  return useQuery({
    queryKey: ['table', planId, version],
    queryFn: async () => decodeSeated(await api.send(mealPlanCalls.readTable, { params: { planId } })),
    placeholderData: keepPreviousData,
  })
}

function decodeSeated(wire: WireTable): TableWithSeats {
  const seats = new Map(
    wire.eaters.map(({ id, theirs, invitedUntil }) => [id, { isTheirs: theirs === true, invitedUntil }]),
  )
  return {
    ...decodeTable(wire),
    isPlanned: wire.planned === true,
    seatOf: (id) => seats.get(id) ?? { isTheirs: false, invitedUntil: undefined },
  }
}
