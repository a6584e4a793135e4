import { encodePersonality } from '@butterleaf/contract/onboarding/encode-personality'
import { askCalls, type RhythmAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import {
  type CookingRhythm,
  cookingRhythms,
  rhythmOf,
  usualRhythm,
  withRhythm,
} from '@butterleaf/domain/onboarding/cooking-rhythm'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '#lib/api/api.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import type { Answers } from '../answers/answers.ts'
import { questionnaireOf } from '../answers/questionnaire-of.ts'
import type { StepProps } from '../steps/step-props.ts'

/** [LIV-3] The three ways to cook, with what each asks of this person once it is measured. */
export function MeasuredRhythms(props: StepProps) {
  return <RhythmChoice {...props} asks={useRhythmAsks(props.answers)} />
}

const words: Readonly<Record<CookingRhythm, { label: string; note: string }>> = {
  'every-day': {
    label: 'Cook every day',
    note: 'Each meal fresh. The most foods to buy, and the most time in the kitchen.',
  },
  'a-bit-of-both': {
    label: 'A bit of both',
    note: 'About one meal in three is a leftover. Fewer foods to buy, less time in the kitchen.',
  },
  'twice-a-week': {
    label: 'Cook twice a week',
    note: 'Big batches on two or three days, eaten in turn at lunch and dinner. The fewest foods, and the least time.',
  },
}

interface RhythmChoiceProps extends StepProps {
  /** What each asks of this person, once it is measured: foods to buy, hours in the kitchen. */
  asks?: Readonly<Partial<Record<CookingRhythm, ReactNode>>>
}

/** [LIV-3] Leftovers and variety of all meals at once; none is chosen while the meals differ. */
export function RhythmChoice({ answers, change, asks = {} }: RhythmChoiceProps) {
  const rhythm = rhythmOf(answers.meals)
  return (
    <ChoiceGroup
      label="How often do you want to cook?"
      choices={cookingRhythms.map((value) => ({
        value,
        label: words[value].label,
        note: asks[value] ? (
          <>
            {words[value].note} {asks[value]}
          </>
        ) : (
          words[value].note
        ),
      }))}
      // A mix of one's own is an answer too.
      value={rhythm ?? 'own-mix'}
      onValueChange={(value) => {
        if (value !== 'own-mix') change({ meals: withRhythm(answers.meals, value) })
      }}
      hint={
        rhythm
          ? 'For all meals at once. Each meal can still differ.'
          : 'Now it’s your own mix, from the answers of each meal. Choosing one sets them all.'
      }
    />
  )
}

/** Each question is three plans: while a person answers on, none is asked. */
const restMs = 800

/** [LIV-3] What each rhythm asks of this person. Nothing until enough is answered, while it is measured, and where it fails. */
function useRhythmAsks(answers: Answers): Partial<Record<CookingRhythm, string>> {
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

/** The same for each rhythm, so that choosing one measures nothing. What is asked later, dessert, is taken for a no. */
function bodyOf(answers: Answers): string | undefined {
  const meals = { dessert: { isWanted: false }, ...withRhythm(answers.meals, usualRhythm) }
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

const minutesAnHour = 60

/** LIV-3: "For you about 31 things to buy a week, 6½ h in the kitchen." Rounded, since each plan is a little different. */
export function rhythmAskText({ rows, minutes }: Pick<RhythmAsk, 'rows' | 'minutes'>): string {
  return `For you about ${rows} things to buy a week, ${hoursText(minutes)} in the kitchen.`
}

function hoursText(minutes: number): string {
  const halves = Math.max(1, Math.round((minutes / minutesAnHour) * 2))
  const hours = Math.floor(halves / 2)
  if (halves % 2 === 0) return `${hours} h`
  return `${hours > 0 ? hours : ''}½ h`
}
