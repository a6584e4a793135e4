import ArrowLeft from 'virtual:lucide/arrow-left'
import { useNavigate } from 'react-router'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import type { Answers } from '#lib/personality/answers/answers.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Ring } from '#ui/data/ring.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { pathOfStep } from './step-words.ts'
import { type Step, stepsOf } from './steps.ts'

interface StepHeaderProps {
  step: Step
  answers: Answers
}

/** [ONB-3] The way back, and how far it is. */
export function StepHeader({ step, answers }: StepHeaderProps) {
  const navigate = useNavigate()
  const own = stepsOf(answers)
  const position = own.indexOf(step) + 1
  const backTo = useBackTo(own[position - 2])
  return (
    <header className="flex min-h-24 items-center justify-between gap-4">
      {backTo ? (
        <IconButton label="Back" onClick={() => void navigate(backTo)}>
          <ArrowLeft aria-hidden className="size-5" />
        </IconButton>
      ) : (
        <span className="font-display text-lg">Butterleaf</span>
      )}
      <VisuallyHidden role="status">{`Step ${position} of ${own.length}`}</VisuallyHidden>
      <Ring
        label="Progress"
        value={position / own.length}
        valueText={`Step ${position} of ${own.length}`}
        className="size-15"
      >
        <span className="text-xs">
          {position}/{own.length}
        </span>
      </Ring>
    </header>
  )
}

/** [ONB-4] From the first step, Back leads a person who has a plan to the app. */
function useBackTo(previous: Step | undefined): string | undefined {
  const plan = usePlanQuery()
  if (previous) return pathOfStep(previous)
  return plan.data ? paths.app : undefined
}
