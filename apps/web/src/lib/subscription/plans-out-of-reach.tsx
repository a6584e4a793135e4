import { ErrorState } from '#ui/feedback/error-state.tsx'
import type { usePlans } from './queries.ts'

export function PlansOutOfReach({ plans }: { plans: ReturnType<typeof usePlans> }) {
  return (
    <ErrorState
      title="The plans can’t be reached"
      onRetry={() => void plans.refetch()}
      isRetrying={plans.isFetching}
    >
      Check your connection and try again.
    </ErrorState>
  )
}
