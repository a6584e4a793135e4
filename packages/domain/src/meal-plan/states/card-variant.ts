import type { Item } from '../item.ts'
import type { Day } from '../template.ts'

const cardVariants = ['construct', 'replace', 'leftover', 'leftoverParent', 'skipped', 'view-only'] as const
export type CardVariant = (typeof cardVariants)[number]

/** ITEM-1. */
export function cardVariantOf({ isComplete }: Day, { kind }: Item): CardVariant {
  if (isComplete) return 'view-only'
  if (kind === 'empty') return 'construct'
  return kind === 'normal' ? 'replace' : kind
}
