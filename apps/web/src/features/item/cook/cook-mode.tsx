import ArrowLeft from 'virtual:lucide/arrow-left'
import ArrowRight from 'virtual:lucide/arrow-right'
import Check from 'virtual:lucide/check'
import X from 'virtual:lucide/x'
import type { RecipeStep, ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import type { ReactNode } from 'react'
import { BatchNote } from '#lib/recipe/notes/batch-note.tsx'
import { KeepingNote } from '#lib/recipe/notes/keeping-note.tsx'
import { RecipePicture } from '#lib/recipe/recipe-picture.tsx'
import { useKitchenText } from '#lib/recipe/recipe-unit.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { coversBottom, coversTop } from '#ui/behavior/covering-bar.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { RunningTimers } from './running-timers.tsx'
import { StepIngredients } from './step-ingredients.tsx'
import { StepText } from './step-text.tsx'
import { StepTimers } from './step-timers.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useSteps } from './use-steps.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

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

/** Where there is room, what to think of already. */
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
