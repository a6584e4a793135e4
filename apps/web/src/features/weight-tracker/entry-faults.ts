import type { EntryCheck } from '@butterleaf/domain/weight-tracker/change-log'
import { fieldErrors } from '#lib/api/api-problem.ts'

/** The fault to show at each field: the domain's while typing, or the server's after saving. */
export function entryFaults(check: EntryCheck, saveError: unknown): Record<string, string> {
  const found = check.ok ? [] : check.faults.map((fault) => [fault.field, fault.message])
  return { ...Object.fromEntries(found), ...fieldErrors(saveError) }
}
