import type { Missing } from '@butterleaf/domain/expenditure/estimate-expenditure'

const words = {
  days: 'short span',
  readings: 'few readings',
  'recent-reading': 'stale',
  'complete-days': 'few completed days',
  certainty: 'interval too wide',
} as const satisfies Record<Missing['what'], string>

/** Empty when nothing is missing. */
export function whyOf(missing: readonly Missing[]): string {
  return missing.map(({ what }) => words[what]).join(', ')
}
