import { AllergiesStep } from './allergies-step.tsx'
import { DessertStep } from './dessert-step.tsx'
import { GenderStep } from './gender-step.tsx'
import { GoalStep } from './goal-step.tsx'
import { AboutStep, BodyFatStep } from './late-steps.ts'
import { MealStep } from './meal-step.tsx'
import { ModeStep } from './mode-step.tsx'
import type { StepProps } from './step-props.ts'
import type { Step } from './steps.ts'
import { UnitStep } from './unit-step.tsx'

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
