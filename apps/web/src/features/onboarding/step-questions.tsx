import { AllergiesStep } from '#lib/personality/allergies-step.tsx'
import { DessertStep } from '#lib/personality/dessert-step.tsx'
import { GenderStep } from '#lib/personality/gender-step.tsx'
import { GoalStep } from '#lib/personality/goal-step.tsx'
import { MealStep } from '#lib/personality/meal-step.tsx'
import { ModeStep } from '#lib/personality/mode-step.tsx'
import type { StepProps } from '#lib/personality/step-props.ts'
import { UnitStep } from '#lib/personality/unit-step.tsx'
import { AboutStep, BodyFatStep } from './late-steps.ts'
import type { Step } from './steps.ts'

type StepQuestionsProps = StepProps & { step: Exclude<Step, 'done'> }

export function StepQuestions({ step, ...props }: StepQuestionsProps) {
  switch (step) {
    case 'gender':
      return <GenderStep {...props} />
    case 'unit':
      return <UnitStep {...props} />
    case 'about':
      return <AboutStep {...props} />
    case 'body-fat':
      return <BodyFatStep {...props} />
    case 'goal':
      return <GoalStep {...props} />
    case 'mode':
      return <ModeStep {...props} />
    case 'dessert':
      return <DessertStep {...props} />
    case 'allergies':
      return <AllergiesStep {...props} />
    default:
      return <MealStep meal={step} {...props} />
  }
}
