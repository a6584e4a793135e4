import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { LoadedPlan } from '../plan.ts'
import { type Candidates, slotCandidates } from './slot-candidates.ts'

export type CandidatesOf = (loaded: LoadedPlan, slot: FoundItem) => Candidates

/** A few megabytes at most. */
const usuallyKept = 40

/**
 * Somebody who types and turns pages asks for one slot again and again, and ranking is most of the work: the last ones are kept,
 * each until its plan changes, or the recipes do.
 */
export function candidatesKept(mostKept = usuallyKept): CandidatesOf {
  const kept = new BoundedMap<Candidates>(mostKept)
  return ({ plan, cookbook }, slot) => {
    const { userId, id, version, active } = plan
    const key = [userId, id, version, active.template.id, slot.item.id, cookbook.edition].join('/')
    const candidates = kept.get(key) ?? slotCandidates(cookbook, plan, slot)
    kept.set(key, candidates)
    return candidates
  }
}
