import type { StepProps } from '../steps/step-props.ts'
import { MeasuredRhythms } from './measured-rhythms.tsx'
import { ShoppingQuestions } from './shopping-questions.tsx'
import { WeekdayTimes } from './weekday-times.tsx'

/** [LIV-3] [LIV-4] [LIV-5] How often the person cooks, how long on which weekday, and when they shop. */
export default function YourWeek(props: StepProps) {
  return (
    <div className="grid gap-6">
      {props.answers.mode === 'generated' && (
        <div className="grid gap-3">
          <MeasuredRhythms {...props} />
          <WeekdayTimes {...props} />
        </div>
      )}
      <ShoppingQuestions {...props} />
    </div>
  )
}
