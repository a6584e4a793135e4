import { type ReactNode, Suspense } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { type NothingFits, nearestDayText } from '../outcome/plan-outcome.ts'
import { GenderStep } from './choice-steps.tsx'
import { GoalStep } from './goal-step.tsx'
import { LazyAboutStep } from './late-steps.ts'
import type { StepProps } from './step-props.ts'

type NeedsQuestionsProps = StepProps & {
  title: string
  note: string
  fault: string | undefined
  children?: ReactNode
}

/** [TOG-3] [TOG-4] What portions at a table follow from: the same questions, and the same safety, as of anyone. */
export function NeedsQuestions({ title, note, answers, change, fault, children }: NeedsQuestionsProps) {
  return (
    <section aria-label={title} className="grid gap-6">
      <div className="grid gap-1">
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-pretty text-muted">{note}</p>
      </div>
      <GenderStep answers={answers} change={change} />
      <Suspense fallback={<Skeleton shape="block" />}>
        <LazyAboutStep answers={answers} change={change} />
      </Suspense>
      <GoalStep answers={answers} change={change} />
      {fault && (
        <p role="alert" className="text-sm font-semibold text-paprika">
          {fault}
        </p>
      )}
      {children}
    </section>
  )
}

type AskLessProps = {
  nothingFits: NothingFits
  onRelax: (relax: NothingFits['relaxations'][number]['relax']) => void
}

/** [PLAN-5] Why nothing fits them, and what would help, each one tap away. */
export function AskLess({ nothingFits, onRelax }: AskLessProps) {
  return (
    <div role="alert" className="grid gap-3">
      <p className="font-semibold text-paprika">No day fits all of this.</p>
      <p className="text-sm text-pretty text-muted">{nearestDayText(nothingFits)}</p>
      {nothingFits.relaxations.map(({ id, text, gain, relax }) => (
        <Button key={id} look="quiet" isWide onClick={() => onRelax(relax)}>
          {text} ({gain})
        </Button>
      ))}
    </div>
  )
}
