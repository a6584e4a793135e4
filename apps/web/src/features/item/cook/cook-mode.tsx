import ArrowLeft from 'virtual:lucide/arrow-left'
import ArrowRight from 'virtual:lucide/arrow-right'
import Check from 'virtual:lucide/check'
import TimerIcon from 'virtual:lucide/timer'
import X from 'virtual:lucide/x'
import type {
  RecipeIngredient,
  RecipeStep,
  ScaledRecipe,
} from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { IngredientName, type IngredientRow } from '#lib/recipe/ingredient-list.tsx'

import { useKitchenMemory } from '#lib/recipe/kitchen-memory.ts'
import { measureText } from '#lib/recipe/measure-text.ts'
import { BatchNote, KeepingNote } from '#lib/recipe/recipe-notes.tsx'

import { RecipePicture } from '#lib/recipe/recipe-picture.tsx'
import { useKitchenText, useRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { coversBottom, coversTop } from '#ui/behavior/covering-bar.ts'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { askToNotify, unlockBell } from './bell.ts'
import { RunningTimers } from './running-timers.tsx'
import { startTimer, useTimers } from './timer-store.ts'

interface CookModeProps {
  recipe: ScaledRecipe
  cookingId: string
  /** Above the step, to be read once. */
  notice?: ReactNode
  onLeave: () => void
}

/** [RCP-5] One step fills the screen; the next is a swipe, a key or a thumb away. */
export function CookMode({ recipe, cookingId, notice, onLeave }: CookModeProps) {
  const { steps, title } = recipe
  const { step, isLast, goTo, startOver } = useSteps(cookingId, steps.length)
  const current = steps[step]
  const turn = { onLeft: () => goTo(step + 1), onRight: () => goTo(step - 1) }
  const swipe = useSwipe(turn)
  useArrowKeys({ onLeft: turn.onRight, onRight: turn.onLeft, onEscape: onLeave })
  useWakeLock()
  const kitchenText = useKitchenText()
  const finish = () => {
    startOver()
    onLeave()
  }
  if (!current) return null
  return (
    <div className="flex min-h-dvh touch-pan-y flex-col" {...swipe}>
      <title>{`Step ${step + 1} · ${title}`}</title>
      <CookHeader title={title} step={step} count={steps.length} onLeave={onLeave} />
      {notice}
      <main className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-6 px-5 py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:content-center lg:gap-16 lg:px-10 lg:py-10">
        <div className="grid content-start gap-5 lg:content-center lg:gap-7">
          <h1 className="text-leaf lg:text-3xl">
            Step {step + 1} <span className="text-lg text-muted">of {steps.length}</span>
          </h1>
          {step === 0 && <BatchNote recipe={recipe} />}
          <StepText parts={current.parts} />
          <StepTimers cookingId={cookingId} dish={title} step={step} parts={current.parts} />
          <StepAfter step={steps[step + 1]} />
          {isLast && <KeepingNote recipe={recipe} />}
        </div>
        <div className="grid content-start gap-5 lg:content-center">
          <RecipePicture recipe={recipe} className="h-64 rounded-card max-lg:hidden" />
          <StepIngredients recipe={recipe} step={current} />
        </div>
      </main>
      <VisuallyHidden aria-live="polite">
        Step {step + 1} of {steps.length}. {kitchenText(current.text)}
      </VisuallyHidden>
      <CookFooter
        onBack={step === 0 ? onLeave : turn.onRight}
        onNext={isLast ? undefined : turn.onLeft}
        onDone={finish}
      />
    </div>
  )
}

/** The next step, where there is room for it. */
function StepAfter({ step }: { step: RecipeStep | undefined }) {
  if (!step) return null
  return (
    <p className="line-clamp-2 border-t border-hairline pt-5 text-muted max-lg:hidden">
      <b className="text-ink">Then</b> {step.text}
    </p>
  )
}

type CookHeaderProps = { title: string; step: number; count: number; onLeave: () => void }

function CookHeader({ title, step, count, onLeave }: CookHeaderProps) {
  return (
    <header ref={coversTop} className="sticky top-0 z-10 bg-paper px-4 pt-3 pb-2">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-3 lg:px-6">
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1 truncate pl-1 font-semibold">{title}</p>
          <IconButton label="Leave cook mode" onClick={onLeave}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <div aria-hidden className="flex gap-1.5">
          {Array.from({ length: count }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number.
              key={at}
              className={`h-1.5 flex-1 rounded-full transition-colors forced-colors:border ${at <= step ? 'bg-leaf forced-colors:bg-[Highlight]' : 'bg-hairline'}`}
            />
          ))}
        </div>
      </div>
    </header>
  )
}

interface CookFooterProps {
  /** From the first step it leads out. */
  onBack: () => void
  /** Undefined on the last one. */
  onNext: (() => void) | undefined
  onDone: () => void
}

function CookFooter({ onBack, onNext, onDone }: CookFooterProps) {
  return (
    <footer
      ref={coversBottom}
      className="sticky bottom-0 border-t border-hairline bg-paper px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-3 lg:px-6">
        <RunningTimers />
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button look="ghost" size="lg" onClick={onBack}>
            <ArrowLeft aria-hidden className="size-5" />
            Back
          </Button>
          {/* One button to both ends, so that the focus stays on it. */}
          <Button size="lg" onClick={onNext ?? onDone}>
            {onNext ? 'Next' : 'Done'}
            {onNext ? (
              <ArrowRight aria-hidden className="size-5" />
            ) : (
              <Check aria-hidden className="size-5" />
            )}
          </Button>
        </div>
      </div>
    </footer>
  )
}

const partLook = {
  text: '',
  food: 'font-semibold',
  timer: 'rounded-sm bg-butter/45 px-1 font-semibold box-decoration-clone',
  temperature: 'font-semibold whitespace-nowrap',
} as const satisfies Record<RecipeStep['parts'][number]['kind'], string>

/** The step with what matters in it: what goes in, how hot, how long. */
function StepText({ parts }: Pick<RecipeStep, 'parts'>) {
  const kitchenText = useKitchenText()
  return (
    <p className="text-xl leading-normal text-pretty lg:text-2xl lg:leading-snug">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the sentence.
        <span key={at} className={partLook[part.kind]}>
          {kitchenText(part.text)}
        </span>
      ))}
    </p>
  )
}

/** What this step needs, in the amounts that are cooked. */
function StepIngredients({ recipe, step }: { recipe: ScaledRecipe; step: RecipeStep }) {
  const id = useId()
  const { plan } = usePlan()
  const unit = useRecipeUnit(plan.answers.units)
  const rows = ingredientsOfStep(step, recipe.ingredients)
  if (rows.length === 0) return null
  return (
    <Card as="aside" aria-labelledby={id} className="self-start">
      <h2 id={id} className="text-lg">
        For this step
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {rows.map(({ row, ingredient }) => (
          <li key={row} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <IngredientName ingredient={ingredient} unit={unit} />
            </span>
            <span className="shrink-0 font-semibold whitespace-nowrap">{measureText(ingredient, unit)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Each row whose food the step names, in the order the step names them; a food with two rows brings both. */
export function ingredientsOfStep(
  { parts }: Pick<RecipeStep, 'parts'>,
  ingredients: readonly RecipeIngredient[],
): IngredientRow[] {
  const named = new Set(parts.flatMap((part) => (part.kind === 'food' ? [part.foodId] : [])))
  const rows = ingredients.map((ingredient, row) => ({ row, ingredient }))
  return [...named].flatMap((food) => rows.filter(({ ingredient }) => ingredient.foodId === food))
}

interface StepTimersProps {
  cookingId: string
  dish: string
  /** From 0. */
  step: number
  parts: RecipeStep['parts']
}

/** A button for each time the step names; those that run stand at the foot of the screen. */
function StepTimers({ cookingId, dish, step, parts }: StepTimersProps) {
  const running = useTimers()
  const { pathname, search } = useLocation()
  const times = parts.flatMap((part, at) => (part.kind === 'timer' ? [{ ...part, at }] : []))
  const start = (id: string, seconds: number) => {
    unlockBell()
    askToNotify()
    startTimer({ id, step: `Step ${step + 1}`, dish, path: `${pathname}${search}`, seconds })
  }
  if (times.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {times.map(({ text, seconds, at }) => {
        const id = `${cookingId}#${step}.${at}`
        const isRunning = running.some((timer) => timer.id === id)
        return (
          <Button
            key={id}
            look="butter"
            why={isRunning ? 'It is running at the foot of the screen.' : undefined}
            onClick={() => start(id, seconds)}
          >
            <TimerIcon aria-hidden className="size-5" />
            {isRunning ? `${text}, running` : `Start ${text}`}
          </Button>
        )
      })}
    </div>
  )
}

const stepParameter = 'step'

/** The step stands in the address, so that a reload shows it, and on the device, so that tomorrow does. From 0. */
function useSteps(cookingId: string, count: number) {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const memory = useKitchenMemory(cookingId)
  const asked = parameters.has(stepParameter) ? Number(parameters.get(stepParameter)) - 1 : memory.step
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), Math.max(0, count - 1)) : 0
  const goTo = (next: number) => {
    if (next < 0 || next >= count) return
    memory.goTo(next)
    setParameters(
      (before) => {
        before.set(stepParameter, String(next + 1))
        return before
      },
      { replace: true, state, preventScrollReset: true },
    )
    window.scrollTo({ top: 0 })
  }
  return { step, isLast: step === count - 1, goTo, startOver: () => memory.goTo(0) }
}

type Keys = { onLeft: () => void; onRight: () => void; onEscape: () => void }

/** Arrows turn the pages wherever the focus is, Escape leaves. */
export function useArrowKeys(keys: Keys): void {
  const latest = useRef(keys)
  // In the layout phase: a key pressed at the first sight of the screen must find it listening.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping) return
      const { onLeft, onRight, onEscape } = latest.current
      if (event.key === 'ArrowLeft') onLeft()
      else if (event.key === 'ArrowRight') onRight()
      else if (event.key === 'Escape') onEscape()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const farPx = 56

/** A finger drawn to one side, more across than down. The element needs `touch-pan-y`. */
function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const from = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      from.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const across = clientX - from.current.x
      const down = clientY - from.current.y
      from.current = null
      if (Math.abs(across) < farPx || Math.abs(across) < 1.5 * Math.abs(down)) return
      if (across < 0) onLeft()
      else onRight()
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

/** [RCP-5] The screen stays on while this is shown; browsers take the lock away with the page, so it is asked for again. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const keepOn = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return
      // Refused on a low battery: then the screen goes off as usual.
      const asked = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void asked?.release()
      else lock = asked
    }
    void keepOn()
    document.addEventListener('visibilitychange', keepOn)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keepOn)
      void lock?.release()
    }
  }, [])
}
