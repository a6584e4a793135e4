import {
  type CookingRhythm,
  cookingRhythms,
  rhythmOf,
  withRhythm,
} from '@butterleaf/domain/onboarding/cooking-rhythm'
import type { ReactNode } from 'react'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import type { StepProps } from '../steps/step-props.ts'

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
