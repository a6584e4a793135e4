import { createHash } from 'node:crypto'
import type { WireOwnRecipeSummary } from '@butterleaf/contract/own-recipes/calls'
import type { OwnFoods } from '@butterleaf/cookbook/own/own-foods'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import { readOwnRecipeDocument } from '#platform/recipes/own/own-recipe-document.ts'
import { presentSummary } from './present-own-recipe.ts'

/** As they are stored. */
export type StoredText = Readonly<{ id: string; document: string }>
type Cached = Readonly<{ hash: string; summary: WireOwnRecipeSummary }>

/** About a kilobyte each. */
const mostCached = 10_000

/** What a row of the list shows follows from its document; computing the recipe is most of the work, so it is done once a change. */
export function cacheSummaries(foods: () => OwnFoods): (stored: StoredText) => WireOwnRecipeSummary {
  const cache = new BoundedMap<Cached>(mostCached)
  return ({ id, document }) => {
    const hash = createHash('sha1').update(document).digest('base64url')
    const known = cache.get(id)
    if (known?.hash === hash) return known.summary
    const summary = presentSummary(readOwnRecipeDocument(id, document), foods())
    cache.set(id, { hash, summary })
    return summary
  }
}
