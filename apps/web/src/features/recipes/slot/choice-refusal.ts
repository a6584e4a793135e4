import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { Slot } from './use-slot.ts'

/** Why nothing can be chosen for the slot as it is, in a sentence; undefined when it can. */
export function choiceRefusal({ day, item, meal }: Slot): string | undefined {
  const { dayNumber } = day
  if (day.state === 'complete') return refusalSentence({ because: 'day-complete', dayNumber })
  if (item.type === 'skipped') return refusalSentence({ because: 'slot-skipped', dayNumber, meal })
  return undefined
}

/** LEFT-3: what goes along when something else takes the place of a dish that feeds later meals. */
export function freedBy({ item }: Slot): string | undefined {
  if (item.type !== 'leftoverParent') return undefined
  const days = item.feeding.saved.map(({ dayNumber }) => `day ${dayNumber}`)
  return `${item.value.title} also feeds ${joinWords(days)}. Those meals will be open again.`
}
