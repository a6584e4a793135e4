import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { type Sendable, useWaiting } from './queue.ts'

const sending = createLazyPart(() => import('./lane.ts'))

/** Sends what waits of these acts, from the first screen below the guard, where a person is signed in, until the page is left. */
export function useSending(table: Sendable | undefined): void {
  const queries = useQueryClient()
  const toasts = useToasts()
  const laneOf = useLazyPart(sending, useWaiting(table).length > 0)?.laneOf
  useEffect(() => {
    if (table) laneOf?.(table).start({ queries, toasts })
  }, [laneOf, table, queries, toasts])
}
