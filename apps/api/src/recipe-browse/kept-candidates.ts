import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { Plan } from '../meal-plan/plan.ts'
import type { Cookbook } from '../recipes/cookbook.ts'
import { type Candidates, slotCandidates } from './slot-candidates.ts'

export type CandidatesOf = (plan: Plan, slot: FoundItem) => Candidates

/** A few megabytes at most. */
const usuallyKept = 40

/**
 * Somebody who types and turns pages asks for one slot again and again, and ranking is most of the work: the last ones are kept,
 * each until its plan changes.
 */
export function candidatesKept(cookbook: Cookbook, mostKept = usuallyKept): CandidatesOf {
  const kept = new Map<string, Candidates>()
  return (plan, slot) => {
    const { userId, id, version, active } = plan
    const key = [userId, id, version, active.template.id, slot.item.id].join('/')
    const candidates = kept.get(key) ?? slotCandidates(cookbook, plan, slot)
    // Taken out and put back at the end: what stands first was asked for longest ago.
    kept.delete(key)
    kept.set(key, candidates)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return candidates
  }
}
