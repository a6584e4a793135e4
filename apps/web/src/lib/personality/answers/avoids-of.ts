import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'
import { type Answers, noAnswers } from './answers.ts'

/** TOG-2, TOG-3: what people who eat along may not eat, to be changed. */
export function answersOfAvoids(avoids: Eater['avoids'] | undefined): Answers {
  return { ...noAnswers, ...avoids, avoidedGroups: avoids?.avoidedGroups ?? null }
}

export function avoidsOf({ diets, exclusions, avoidedFoods, avoidedGroups }: Answers): Eater['avoids'] {
  return { diets, exclusions, avoidedFoods, ...(avoidedGroups && { avoidedGroups }) }
}
