import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Answers } from '#lib/personality/answers/answers.ts'
import { PreviewCard } from '#lib/personality/outcome/preview-card.tsx'
import { Button } from '#ui/action/button.tsx'
import { ShowMissing } from '#ui/form/missing.ts'
import { focusFirstMissing } from './focus-first-missing.ts'
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

/**
 * One step: way back and progress above, what the answers mean beside or below, Next at the end, where it covers no question.
 * [ONB-3] While an answer is missing Next leads to it instead of going on.
 */
export function StepFrame({ step, answers, canGoOn, actionLabel, onGoOn, children }: StepFrameProps) {
  const { title, lead } = stepWords[step]
  const shownOn = (own: readonly Step[]) => (own.includes(step) ? '' : 'max-lg:hidden')
  const form = useRef<HTMLFormElement>(null)
  // Counts the presses that were refused at this step, so that each one leads to the first question again.
  const [refused, setRefused] = useState({ step, times: 0 })
  const times = refused.step === step ? refused.times : 0
  useEffect(() => {
    if (times > 0) focusFirstMissing(form.current)
  }, [times])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canGoOn) onGoOn()
    else setRefused({ step, times: times + 1 })
  }
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-5 lg:max-w-5xl lg:px-10">
      <title>{`${title} · Butterleaf`}</title>
      <StepHeader step={step} answers={answers} />
      <main className="flex flex-1 flex-col">
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          className="flex flex-1 flex-col gap-6 lg:grid lg:flex-none lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-8"
        >
          <div className="grid content-start gap-6">
            <div className="grid gap-2">
              <h1 id={headingId} tabIndex={-1} aria-describedby="onboarding-lead" className="outline-none">
                {title}
              </h1>
              <p id="onboarding-lead" className="text-pretty text-muted">
                {lead}
              </p>
            </div>
            <ShowMissing value={times > 0}>{children}</ShowMissing>
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
          <div className="mt-auto pb-[calc(1.25rem+env(safe-area-inset-bottom))] lg:mt-0 lg:pb-12">
            <Button
              type="submit"
              size="lg"
              isWide
              aria-disabled={!canGoOn || undefined}
              className="lg:max-w-80"
            >
              {actionLabel}
            </Button>
          </div>
        </form>
      </main>
    </div>
  )
}
