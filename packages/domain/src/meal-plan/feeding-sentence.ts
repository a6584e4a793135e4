import { servingsText } from '../cooking/servings-text.ts'
import { joinWords } from '../nutrition/certificate-text.ts'
import type { Feeding } from './feeding.ts'
import type { FilledItem } from './item.ts'
import { type DayNaming, dayByNumber } from './refusal-sentence.ts'

export type FeedingVerb = 'Eat' | 'Serve'

/** "Serve" where the owner isn't the only one who eats of it. */
export function feedingVerb({ today }: Feeding, { servings }: Pick<FilledItem, 'servings'>): FeedingVerb {
  return today === servings ? 'Eat' : 'Serve'
}

/** LEFT-1: "Makes a total of 2 servings. Eat 1 serving today and save 1 serving for day 3", or "for Tuesday"; "serve" where others eat of it. */
export function feedingSentence(
  { total, today, saved }: Feeding,
  day: DayNaming = dayByNumber,
  verb: FeedingVerb = 'Eat',
): string {
  const parts = [
    `${servingsText(today)} today`,
    ...saved.map(({ dayNumber, servings, isFrozen }) => {
      return `${isFrozen ? 'freeze' : 'save'} ${servingsText(servings)} for ${day(dayNumber)}`
    }),
  ]
  return `Makes a total of ${servingsText(total)}. ${verb} ${joinWords(parts)}`
}
