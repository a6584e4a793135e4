import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connectLogReceiver, logOutbox } from '#lib/food-log/log-outbox.ts'
import { refetchLog, useLogFetching } from '#lib/food-log/log-query.ts'
import { refetchWeekAsks } from '#lib/meal-plan/asks/week-ask-query.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

/** [LIFE-3] Runs behind every screen of a plan: fetches what was eaten, sends what waits, and tells when the server refuses it. */
export function useFoodLogUpkeep(): void {
  const queries = useQueryClient()
  const toasts = useToasts()
  useLogFetching()
  useEffect(() => {
    logOutbox.start()
    return connectLogReceiver({
      onSent: async () => {
        await refetchLog(queries)
        // A meal that is out isn't bought for.
        void refetchWeekAsks(queries)
      },
      onRefusal: (problem) => {
        const [fault] = problem.faults
        toasts.show(`That couldn’t be written down. ${fault?.message ?? problem.message}`, { tone: 'error' })
        void refetchLog(queries)
      },
    })
  }, [queries, toasts])
}
