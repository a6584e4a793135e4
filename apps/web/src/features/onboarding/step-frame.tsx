import ArrowLeft from 'virtual:lucide/arrow-left'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import type { Answers } from '#lib/personality/answers/answers.ts'
import { PreviewCard } from '#lib/personality/outcome/preview-card.tsx'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Ring } from '#ui/data/ring.tsx'
import { ShowMissing } from '#ui/form/missing.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type DrawnDish, DrawnPlate } from './drawn-plate.tsx'
import { pathOfStep, type Step, stepsOf, stepWords } from './steps.ts'

export const headingId = 'onboarding-heading'

interface StepFrameProps {
  step: Step
  answers: Answers
  /** A paid one, which the first step leads back to. */
  hasPlan: boolean
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
export function StepFrame({
  step,
  answers,
  hasPlan,
  canGoOn,
  actionLabel,
  onGoOn,
  children,
}: StepFrameProps) {
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
      <StepHeader step={step} answers={answers} hasPlan={hasPlan} />
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

type StepHeaderProps = Pick<StepFrameProps, 'step' | 'answers' | 'hasPlan'>

/** [ONB-3] [ONB-4] The way back, and how far it is. */
function StepHeader({ step, answers, hasPlan }: StepHeaderProps) {
  const navigate = useNavigate()
  const own = stepsOf(answers)
  const position = own.indexOf(step) + 1
  const previous = own[position - 2]
  const backTo = previous ? pathOfStep(previous) : hasPlan ? paths.app : undefined
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

const dishOf: Readonly<Record<Step, DrawnDish>> = {
  gender: 'eggs',
  unit: 'fish',
  about: 'salad',
  'body-fat': 'eggs',
  goal: 'fish',
  mode: 'salad',
  rhythm: 'fish',
  breakfast: 'eggs',
  lunch: 'salad',
  dinner: 'fish',
  dessert: 'berries',
  allergies: 'fish',
  done: 'salad',
}

/** A plate on a leaf of green, another at every question; decoration. */
function StepPlate({ step, className = '' }: { step: Step; className?: string }) {
  return (
    <div className={`relative aspect-square ${className}`}>
      <svg viewBox="0 0 480 480" aria-hidden className="absolute inset-0 size-full">
        <path
          d="M178 8c150-6 292 70 298 202s-96 264-242 262S2 356 6 214 72 14 178 8z"
          className="fill-[#2b5b33] dark:fill-[#26401f]"
        />
      </svg>
      <DrawnPlate dish={dishOf[step]} className="absolute inset-[14%] size-[72%]" />
    </div>
  )
}

const missing = '[data-missing], [aria-invalid=true], input:invalid:not([aria-hidden])'

/** Moves the focus to the first question of a form that has no answer, or a wrong one, and brings it into view. */
function focusFirstMissing(form: HTMLFormElement | null): void {
  const question = form?.querySelector<HTMLElement>(missing)
  const control = question?.matches('input') ? question : question?.querySelector('input')
  control?.focus({ preventScroll: true })
  question?.scrollIntoView?.({ block: 'center' })
}
