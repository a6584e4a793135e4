import { foodLogCalls, type WireFoodLog } from '@butterleaf/contract/food-log/calls'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { logLimits } from '@butterleaf/domain/food-log/log-limits'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import { useToday } from '#lib/use-today.ts'
import { cacheLog } from './cached-log.ts'

const logKey = 'food-log'

/** Brings the server's log of all dates that may still be changed into the device's cache, which screens read. */
export function useLogFetching(): void {
  const { template } = usePlan().plan
  const dates = datesOf(template, useToday())
  useQuery({
    queryKey: [logKey, dates.from, dates.to],
    queryFn: ({ signal }) => fetchLog(dates, signal),
  })
}

async function fetchLog(dates: { from: IsoDate; to: IsoDate }, signal: AbortSignal): Promise<WireFoodLog> {
  const log = await withTimeout(api.send(foodLogCalls.read, { query: dates }))
  if (!log?.entries) throw new TypeError('Something else answered in the server’s place')
  if (!signal.aborted) cacheLog(log)
  return log
}

/** Something was written. A question that was under way could still bring an older log, so it is dropped. */
export async function refetchLog(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: [logKey] })
  void queries.invalidateQueries({ queryKey: [logKey] })
}

function datesOf(template: Template, today: IsoDate): { from: IsoDate; to: IsoDate } {
  const last = dateOfDay(template, daysOfPlan)
  const tomorrow = addDays(today, 1)
  const earliest = addDays(today, -logLimits.daysBack)
  const { startDate } = template
  return {
    from: startDate < earliest ? startDate : earliest,
    to: last > tomorrow ? last : tomorrow,
  }
}
