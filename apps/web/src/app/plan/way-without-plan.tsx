import { Navigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSeat } from '#lib/seat/use-seat.ts'
import { PlanSkeleton } from './plan-skeleton.tsx'

/** [TOG-4] A person who eats along at another table comes to their plates there, not to payment or the questions. */
export default function WayWithoutPlan({ way }: { way: string }) {
  const seat = useSeat()
  if (seat.isPending && seat.failureCount === 0) return <PlanSkeleton />
  return <Navigate to={seat.data ? paths.seat : way} replace />
}
