import type { Personality } from '@butterleaf/domain/onboarding/personality'
import type { DrawnDay } from '#platform/planner/draw-request.ts'
import { type Asked, personAsked } from './person-asked.ts'
import type { TasteDays } from './taste-days.ts'

/** What the product would do for somebody who only looks around. */
export async function readTaste(
  days: TasteDays,
  asked: Asked,
): Promise<{ personality: Personality; day: DrawnDay }> {
  const personality = personAsked(asked)
  return { personality, day: await days.of(personality) }
}
