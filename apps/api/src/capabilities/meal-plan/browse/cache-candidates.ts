import { sideCandidates } from '@butterleaf/domain/meal-plan/drawing/side-candidates'
import { type SlotCandidates, slotCandidates } from '@butterleaf/domain/meal-plan/drawing/slot-candidates'
import { slotOnWeekday } from '@butterleaf/domain/meal-plan/drawing/slot-on-weekday'
import { slotWithoutSide } from '@butterleaf/domain/meal-plan/operations/change-sides'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import { type LoadedPlan, planningFor } from '../plan.ts'

/** Dishes for the slot, or sides for its dish, in the place of one that stands there or beside them all. */
export type CandidateWish = Readonly<{ kind: 'main' | 'side'; insteadOf?: RecipeId | undefined }>
export type CandidatesOf = (loaded: LoadedPlan, slot: FoundItem, wish: CandidateWish) => SlotCandidates

/** A few megabytes at most. */
const usuallyCached = 40

/**
 * A person who types and turns pages asks for one slot again and again, and ranking is most of the work: the last ones are cached,
 * each until its plan changes, or the recipes do.
 */
export function cacheCandidates(mostCached = usuallyCached): CandidatesOf {
  const cache = new BoundedMap<SlotCandidates>(mostCached)
  return (loaded, standing, { kind, insteadOf }) => {
    const { plan, cookbook } = loaded
    const { userId, id, version, active } = plan
    const slot = insteadOf === undefined ? standing : slotWithoutSide(standing, insteadOf)
    const asked = [active.template.id, slot.item.id, kind, insteadOf]
    const key = [userId, id, version, ...asked, cookbook.edition].join('/')
    const rank = kind === 'side' ? sideCandidates : slotCandidates
    const candidates = cache.get(key) ?? rank(planningFor(loaded), slotOnWeekday(active.template, slot))
    cache.set(key, candidates)
    return candidates
  }
}
