import type { FormEvent, ReactNode } from 'react'
import type { Answers } from '#lib/personality/answers/answers.ts'
import { PreviewCard } from '#lib/personality/outcome/preview-card.tsx'
import { Button } from '#ui/action/button.tsx'
import { StepHeader } from './step-header.tsx'
import { StepPlate } from './step-plate.tsx'
import { stepWords } from './step-words.ts'
import type { Step } from './steps.ts'

export const headingId = 'onboarding-heading'

interface StepFrameProps {
  step: Step
  answers: Answers
  canGoOn: boolean
  actionLabel: string
  onGoOn: () => void
  children: ReactNode
}

/** On a phone the numbers stand only where something changes them; beside the question there is room for all. */
const showsNumbersOnPhone: readonly Step[] = ['about', 'body-fat', 'goal', 'done']
const showsPlateOnPhone: readonly Step[] = ['gender', 'unit', 'mode', 'dessert']

/** One question: way back and progress above, Next in reach of the thumb, what it means beside or below. */
export function StepFrame({ step, answers, canGoOn, actionLabel, onGoOn, children }: StepFrameProps) {
  const { title, lead } = stepWords[step]
  const shownOn = (own: readonly Step[]) => (own.includes(step) ? '' : 'max-lg:hidden')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canGoOn) onGoOn()
  }
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-5 lg:max-w-5xl lg:px-10">
      <title>{`${title} · Butterleaf`}</title>
      <StepHeader step={step} answers={answers} />
      <main className="flex flex-1 flex-col">
        <form
          noValidate
          onSubmit={submit}
          className="flex flex-1 flex-col gap-6 lg:grid lg:flex-none lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-8"
        >
          <div className="grid content-start gap-6 **:scroll-mb-28">
            <div className="grid gap-2">
              <h1 id={headingId} tabIndex={-1} aria-describedby="onboarding-lead" className="outline-none">
                {title}
              </h1>
              <p id="onboarding-lead" className="text-pretty text-muted">
                {lead}
              </p>
            </div>
            {children}
          </div>
          <aside
            aria-label="What this means"
            className="grid content-start gap-6 lg:sticky lg:top-8 lg:row-span-2 lg:self-start"
          >
            <StepPlate step={step} className={`mx-auto w-60 lg:w-64 ${shownOn(showsPlateOnPhone)}`} />
            <div className={shownOn(showsNumbersOnPhone)}>
              <PreviewCard answers={answers} />
            </div>
          </aside>
          <div className="sticky bottom-0 -mx-5 mt-auto bg-[linear-gradient(transparent,var(--paper)_30%)] px-5 pt-6 pb-[calc(1.25rem+env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:mt-0 lg:bg-none lg:p-0 lg:pb-12 forced-colors:bg-[Canvas]">
            <Button type="submit" size="lg" isWide disabled={!canGoOn} className="lg:max-w-80">
              {actionLabel}
            </Button>
          </div>
        </form>
      </main>
    </div>
  )
}
