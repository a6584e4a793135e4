import type { StepProps } from '../steps/step-props.ts'
import { RhythmChoice } from './rhythm-choice.tsx'
import { useRhythmAsks } from './use-rhythm-asks.ts'

/** [LIV-3] The three ways to cook, with what each asks of this person once it is measured. */
export function MeasuredRhythms(props: StepProps) {
  return <RhythmChoice {...props} asks={useRhythmAsks(props.answers)} />
}
