import type { EntryCheck } from '@butterleaf/domain/weight-tracker/change-log'
import type { DayCheck } from '@butterleaf/domain/weight-tracker/readings/check-day'
import { fieldErrors } from '#lib/api/api-problem.ts'

/** The fault to show at each field: the domain's while typing, or the server's after saving. */
export function entryFaults(check: EntryCheck | DayCheck, saveError: unknown): Record<string, string> {
  const found = check.ok ? [] : check.faults.map((fault) => [fault.field, fault.message])
  const atServer = Object.entries(fieldErrors(saveError)).map(([field, message]) => [
    field.replace(/^readings\.(\w+).*/, '$1'),
    message,
  ])
  return { ...Object.fromEntries(found), ...Object.fromEntries(atServer) }
}
