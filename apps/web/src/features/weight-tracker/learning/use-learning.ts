import { type Learning, weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { learningQuery } from '#lib/weight-tracker/tracker-query.ts'

/** What was learned; null without a plan. */
export function useLearning() {
  return useQuery(learningQuery)
}

function useLearningChange<Input>(change: (input: Input) => Promise<Learning>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (learning) => queries.setQueryData(learningQuery.queryKey, learning),
    // Another device may have decided already.
    onError: () => queries.invalidateQueries({ queryKey: learningQuery.queryKey }),
  })
}

export type LearningSwitch = { isOn?: boolean; isPaused?: boolean; areNotesOn?: boolean }

export function useChangeLearning() {
  return useLearningChange((body: LearningSwitch) => api.send(weightTrackerCalls.changeLearning, { body }))
}

export function useConfirmReading() {
  return useLearningChange((logId: string) =>
    api.send(weightTrackerCalls.confirmReading, { params: { logId }, body: { isMine: true } }),
  )
}

export type Decision = { proposalId: string; choice: 'taken' | 'kept' }

/** LEARN-3: taken, open meals have other servings. */
export function useDecideProposal() {
  const queries = useQueryClient()
  const change = useLearningChange(({ proposalId, choice }: Decision) =>
    api.send(weightTrackerCalls.decideProposal, { params: { proposalId }, body: { choice } }),
  )
  const refresh = () => void queries.invalidateQueries({ queryKey: planKey })
  return {
    ...change,
    decide: (decision: Decision, onDone: () => void) =>
      change.mutate(decision, {
        onSuccess: () => {
          if (decision.choice === 'taken') refresh()
          onDone()
        },
      }),
  }
}
