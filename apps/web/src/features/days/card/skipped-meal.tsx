import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { SkippedCard } from './skipped-card.tsx'
import { UnskipButton } from './unskip-button.tsx'

/** A skipped meal in the Editor; of an open day, with the way back. */
export function SkippedMeal({ found }: { found: FoundItem }) {
  return <SkippedCard item={found.item} action={!found.day.isComplete && <UnskipButton found={found} />} />
}
