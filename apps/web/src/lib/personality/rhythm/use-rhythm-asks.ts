import { encodePersonality } from '@butterleaf/contract/onboarding/encode-personality'
import { askCalls, type RhythmAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { type CookingRhythm, usualRhythm, withRhythm } from '@butterleaf/domain/onboarding/cooking-rhythm'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#lib/api/api.ts'
import type { Answers } from '../answers/answers.ts'
import { questionnaireOf } from '../answers/questionnaire-of.ts'
import { rhythmAskText } from './rhythm-ask-text.ts'

/** Each question is three plans: while a person answers on, none is asked. */
const restMs = 800

/** [LIV-3] What each rhythm asks of this person. Nothing until enough is answered, while it is measured, and where it fails. */
export function useRhythmAsks(answers: Answers): Partial<Record<CookingRhythm, string>> {
  const body = useRested(bodyOf(answers))
  const { data } = useQuery({
    queryKey: ['rhythm-asks', body],
    queryFn: async () => {
      const answer = await api.send(askCalls.measureRhythms, { body: JSON.parse(body ?? '') })
      return answer?.rhythms ?? []
    },
    enabled: body !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const asks: readonly RhythmAsk[] = data ?? []
  return Object.fromEntries(asks.map((ask) => [ask.rhythm, rhythmAskText(ask)]))
}

/** The same for each rhythm, so that choosing one measures nothing. */
function bodyOf(answers: Answers): string | undefined {
  const meals = withRhythm(answers.meals, usualRhythm)
  const complete = completeQuestionnaire(questionnaireOf({ ...answers, meals }))
  return complete.ok ? JSON.stringify(encodePersonality(complete.questionnaire)) : undefined
}

function useRested<Value>(value: Value): Value | undefined {
  const [rested, setRested] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
