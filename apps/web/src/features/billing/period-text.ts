import type { Plan } from '@butterleaf/domain/subscription/plans'

/** "every 3 months" */
export function periodText({ months }: Pick<Plan, 'months'>): string {
  return months === 1 ? 'every month' : `every ${months} months`
}
