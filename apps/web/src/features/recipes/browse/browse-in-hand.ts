import type { Slot } from '../slot/use-slot.ts'
import type { BrowseResult } from './use-browse.ts'

/** What the list hands to the recipe that is opened from it. */
export type BrowseInHand = Readonly<{ slot: Slot; results: readonly BrowseResult[] }>
