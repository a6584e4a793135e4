import { Suspense } from 'react'
import { DessertStep } from '#lib/personality/steps/dessert-step.tsx'
import { GenderStep } from '#lib/personality/steps/gender-step.tsx'
import { GoalStep } from '#lib/personality/steps/goal-step.tsx'
import {
  LazyAboutStep,
  LazyAllergiesStep,
  LazyBodyFatStep,
  LazyRhythmChoice,
  LazyTasteQuestions,
} from '#lib/personality/steps/late-steps.ts'
import { MealStep } from '#lib/personality/steps/meal-step.tsx'
import { ModeStep } from '#lib/personality/steps/mode-step.tsx'
import type { StepProps } from '#lib/personality/steps/step-props.ts'
import { UnitStep } from '#lib/personality/steps/unit-step.tsx'
import type { Step } from './steps.ts'

type StepQuestionsProps = StepProps & { step: Exclude<Step, 'done'> }

export function StepQuestions({ step, ...props }: StepQuestionsProps) {
  switch (step) {
    case 'gender':
      return <GenderStep {...props} />
    case 'unit':
      return <UnitStep {...props} />
    case 'about':
      return <LazyAboutStep {...props} />
    case 'body-fat':
      return <LazyBodyFatStep {...props} />
    case 'goal':
      return <GoalStep {...props} />
    case 'mode':
      return (
        <div className="grid gap-8">
          <ModeStep {...props} />
          {/* With a boundary of its own, so that the question just answered stays in sight. */}
          <Suspense>{props.answers.mode === 'generated' && <LazyRhythmChoice {...props} />}</Suspense>
          <LazyTasteQuestions {...props} />
        </div>
      )
    case 'dessert':
      return <DessertStep {...props} />
    case 'allergies':
      return <LazyAllergiesStep {...props} />
    default:
      return <MealStep meal={step} {...props} />
  }
}
