import { decodeMacros } from '@butterleaf/contract/nutrition/macros-codec'
import type { WireOwnRecipeSummary } from '@butterleaf/contract/own-recipes/calls'
import type { Macros } from '@butterleaf/domain/nutrition/macros'

/** Undefined while they aren't known. */
export function figuresOfWire(figures: WireOwnRecipeSummary['perServing']): Macros | undefined {
  return figures ? decodeMacros(figures) : undefined
}
