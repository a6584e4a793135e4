import { seatCalls } from '@butterleaf/contract/meal-plan/seat-calls'
import { encodePersonality } from '@butterleaf/contract/onboarding/encode-personality'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { ApiProblem, isProblem } from '#lib/api/api-problem.ts'
import { readNothingFits } from '#lib/personality/outcome/plan-outcome.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { decodeSeat, type Seat, seatKey } from './use-seat.ts'

/** [TOG-4] */
export function useTakeSeat(secret: string) {
  return useSeatChange(async (answers) => {
    const body = { personality: encodePersonality(answers) }
    return decodeSeat(await api.send(seatCalls.take, { params: { secret }, body }))
  })
}

/** [TOG-4] */
export function useChangeSeat() {
  return useSeatChange(async (answers) =>
    decodeSeat(await api.send(seatCalls.change, { body: { personality: encodePersonality(answers) } })),
  )
}

function useSeatChange(send: (answers: Questionnaire) => Promise<Seat | null>) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const change = useMutation({
    mutationFn: send,
    onSuccess: (seat) => queries.setQueryData(seatKey, seat),
    onError: (error) => {
      // The form says what would help.
      if (!isProblem(error, 'nothing-fits')) toasts.show(failureText(error), { tone: 'error' })
    },
  })
  return { save: change.mutate, isSaving: change.isPending, nothingFits: readNothingFits(change.error) }
}

/** [TOG-4] */
export function useLeaveSeat() {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: () => api.send(seatCalls.leave, {}),
    onSuccess: () => queries.setQueryData(seatKey, null),
    onError: (error) => {
      // Left on another device, or taken off.
      if (isProblem(error, 'not-found')) queries.setQueryData(seatKey, null)
      else toasts.show(failureText(error), { tone: 'error' })
    },
  })
}

function failureText(error: Error): string {
  const isOurs = error instanceof ApiProblem
  return isOurs ? (error.faults[0]?.message ?? error.message) : 'That didn’t work. Check your connection.'
}
