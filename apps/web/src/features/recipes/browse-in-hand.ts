import type { BrowseResult } from './use-browse.ts'
import type { Slot } from './use-slot.ts'

/** What the list hands to the recipe that is opened from it. */
export type BrowseInHand = Readonly<{ slot: Slot; results: readonly BrowseResult[] }>
