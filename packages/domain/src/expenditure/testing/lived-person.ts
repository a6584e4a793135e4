import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import { gramsFromKg } from '../../nutrition/weight.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import type { LearningFacts } from '../read-learning.ts'
import type { LivedDays } from '../series-of.ts'
import { simpleBody } from './simple-body.ts'

export const learningToday = '2026-06-30' as IsoDate

/** 80 kg, 180 cm, to lose; the formula says 2,679 kcal. */
export const losing = { ...fullQuestionnaire, goal: 'lose', bodyFatPercent: 22 } as const

/** A plain body's days as a person's: weigh-ins, completed days. Ends today. */
export function livedPerson(
  body: Parameters<typeof simpleBody>[0],
  facts: Partial<LearningFacts> = {},
): LearningFacts {
  const { days } = simpleBody({ startKg: 80, ...body })
  const dateOf = (at: number) => addDays(learningToday, at - days.length + 1)
  const lived: LivedDays = {
    answers: losing,
    logs: days.flatMap(({ weightKg }, at) =>
      weightKg === undefined ? [] : [{ date: dateOf(at), grams: gramsFromKg(weightKg) }],
    ),
    eaten: days.map(({ planKcal, isComplete }, at) => ({ date: dateOf(at), planKcal, isComplete })),
    pauses: [],
    today: learningToday,
  }
  return { ...lived, isOff: false, goal: undefined, decisions: [], ...facts }
}
