import ArrowLeft from 'virtual:lucide/arrow-left'
import ArrowRight from 'virtual:lucide/arrow-right'
import Check from 'virtual:lucide/check'
import TimerIcon from 'virtual:lucide/timer'
import X from 'virtual:lucide/x'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type {
  RecipeIngredient,
  RecipeStep,
  ScaledRecipe,
} from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { IngredientName, type IngredientRow } from '#lib/recipe/ingredient-list.tsx'

import { useSessionMemory } from '#lib/recipe/kitchen-memory.ts'
import { measureText } from '#lib/recipe/measure-text.ts'
import { BatchNote, KeepingNote } from '#lib/recipe/recipe-notes.tsx'

import { RecipePicture, RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { useKitchenText, useRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { StepWarnings, warningsOfStep } from '#lib/recipe/step-warnings.tsx'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { coversBottom, coversTop } from '#ui/behavior/covering-bar.ts'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { askToNotify, unlockBell } from './bell.ts'
import { type CookedDish, cookSession, findStep, type SessionStep } from './cook-session.ts'
import { RunningTimers } from './running-timers.tsx'
import { startTimer, useTimers } from './timer-store.ts'

interface CookModeProps {
  /** The main, then its sides; or a recipe alone. */
  dishes: readonly [CookedDish, ...CookedDish[]]
  /** Above the step, to be read once. */
  notice?: ReactNode
  /** With the last step of all. */
  after?: ReactNode
  onLeave: () => void
}

/** [RCP-5] [PLATE-3] One step fills the screen; the next is a swipe, a key or a thumb away. A main and its sides are one row of steps. */
export function CookMode({ dishes, notice, after, onLeave }: CookModeProps) {
  const session = cookSession(dishes)
  const { position, goTo, startOver } = useSession(dishes, session)
  const current = session[position]
  const turn = { onLeft: () => goTo(position + 1), onRight: () => goTo(position - 1) }
  const swipe = useSwipe(turn)
  useArrowKeys({ onLeft: turn.onRight, onRight: turn.onLeft, onEscape: onLeave })
  useWakeLock()
  const kitchenText = useKitchenText()
  const finish = () => {
    startOver()
    onLeave()
  }
  if (!current) return null
  const { dish, at, step } = current
  const { recipe, cookingId } = dish
  const { title, steps } = recipe
  const next = session[position + 1]
  const isShared = dishes.length > 1
  const place = `Step ${at + 1} of ${steps.length}`
  return (
    <div className="flex min-h-dvh touch-pan-y flex-col" {...swipe}>
      <title>{`Step ${at + 1} · ${title}`}</title>
      <CookHeader title={title} session={session} position={position} onLeave={onLeave} />
      {notice}
      <main className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-6 px-5 py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:content-center lg:gap-16 lg:px-10 lg:py-10">
        <div className="grid content-start gap-5 lg:content-center lg:gap-7">
          <div className="grid gap-3">
            {isShared && <WhoseStep step={current} />}
            <h1 className="text-leaf lg:text-3xl">
              Step {at + 1} <span className="text-lg text-muted">of {steps.length}</span>
            </h1>
          </div>
          {at === 0 && <BatchNote recipe={recipe} />}
          <StepText parts={step.parts} />
          <StepWarnings recipe={recipe} step={at} />
          <StepTimers
            cookingId={cookingId}
            recipe={recipe}
            step={at}
            parts={step.parts}
            isShared={isShared}
          />
          <StepAfter step={next} />
          {at === steps.length - 1 && <KeepingNote recipe={recipe} />}
        </div>
        <div className="grid content-start gap-5 lg:content-center">
          <RecipePicture recipe={recipe} className="h-64 rounded-card max-lg:hidden" />
          <StepIngredients recipe={recipe} step={step} />
          {!next && after}
        </div>
      </main>
      <VisuallyHidden aria-live="polite">
        {isShared ? `${title}, step ${at + 1} of ${steps.length}` : place}.{' '}
        {kitchenText([step.text, ...warningsOfStep(recipe, at)].join(' '))}
      </VisuallyHidden>
      <CookFooter
        onBack={position === 0 ? onLeave : turn.onRight}
        onNext={next ? turn.onLeft : undefined}
        onDone={finish}
      />
    </div>
  )
}

const followWords = { same: '', next: '', meanwhile: 'Meanwhile: ', back: 'Back to: ' } as const

/** [PLATE-3] Whose step it is, where several dishes are cooked. */
function WhoseStep({ step: { dish, follows, beginAtMinutes } }: { step: SessionStep }) {
  return (
    <div className="flex items-center gap-3">
      <RecipePlate recipe={dish.recipe} className="size-11" />
      <p className="min-w-0 leading-snug font-semibold text-pretty">
        {followWords[follows]}
        {shortName(dish.recipe)}
        {dish.forWhom && <span className="block text-sm font-normal">{dish.forWhom}</span>}
        {beginAtMinutes !== undefined && (
          <span className="block text-sm font-normal text-muted">
            Begin when about {beginAtMinutes} minutes are left.
          </span>
        )}
      </p>
    </div>
  )
}

/** The next step, where there is room for it; that of another dish everywhere. */
function StepAfter({ step: after }: { step: SessionStep | undefined }) {
  const kitchenText = useKitchenText()
  if (!after) return null
  const { dish, step, follows } = after
  const isOther = follows !== 'same'
  const name = `${followWords[follows] || 'Then: '}${shortName(dish.recipe)}`
  return (
    <p
      className={`border-t border-hairline pt-5 text-muted lg:line-clamp-2 ${isOther ? '' : 'max-lg:hidden'}`}
    >
      <b className="text-ink">{isOther ? name : 'Then'}</b>{' '}
      <span className={isOther ? 'max-lg:hidden' : ''}>{kitchenText(step.text)}</span>
    </p>
  )
}

type CookHeaderProps = {
  title: string
  session: readonly SessionStep[]
  position: number
  onLeave: () => void
}

function CookHeader({ title, session, position, onLeave }: CookHeaderProps) {
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
          {session.map(({ dish, at, follows }, index) => (
            <span
              key={`${dish.recipe.id} ${at}`}
              className={`h-1.5 flex-1 rounded-full transition-colors forced-colors:border ${index > 0 && follows !== 'same' ? 'ml-2' : ''} ${index <= position ? 'bg-leaf forced-colors:bg-[Highlight]' : 'bg-hairline'}`}
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
        {rows.map(({ row, ingredient, share }) => (
          <li key={row} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <IngredientName ingredient={ingredient} unit={unit} />
            </span>
            <span className="shrink-0 font-semibold whitespace-nowrap">
              {(share && measureText(share, unit)) || measureText(ingredient, unit)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Share = Extract<RecipeStep['parts'][number], { kind: 'food' }>['share']

/**
 * Each row whose food the step names, in the order the step names them; a food with two rows brings both. Where the step takes shares of
 * it, they are what it needs: beside "the remaining ¼ tsp salt" a cook would add the salt of the whole dish.
 */
export function ingredientsOfStep(
  { parts }: Pick<RecipeStep, 'parts'>,
  ingredients: readonly RecipeIngredient[],
): (IngredientRow & { share: Share })[] {
  const named = new Map<string, Share>()
  for (const part of parts) {
    if (part.kind !== 'food') continue
    const { foodId, share } = part
    named.set(foodId, named.has(foodId) ? addShares(named.get(foodId), share) : share)
  }
  const rows = ingredients.map((ingredient, row) => ({ row, ingredient }))
  return [...named].flatMap(([food, share]) => {
    const own = rows.filter(({ ingredient }) => ingredient.foodId === food)
    // Of two rows nobody knows which is shared.
    return own.map((row) => ({ ...row, share: own.length === 1 ? share : undefined }))
  })
}

function addShares(one: Share, other: Share): Share {
  if (!one || !other) return undefined
  const add = (system: UnitSystem) => {
    const [a, b] = [one.measures[system], other.measures[system]]
    return a?.unit && a.unit === b?.unit ? { ...a, quantity: a.quantity + b.quantity } : null
  }
  return { grams: one.grams + other.grams, measures: { us: add('us'), metric: add('metric') } }
}

interface StepTimersProps {
  cookingId: string
  recipe: ScaledRecipe
  /** From 0. */
  step: number
  parts: RecipeStep['parts']
  /** Other dishes are cooked beside it. */
  isShared: boolean
}

/** A button for each time the step names; those that run stand at the foot of the screen. */
function StepTimers({ cookingId, recipe, step, parts, isShared }: StepTimersProps) {
  const running = useTimers()
  const { pathname, search } = useLocation()
  const times = parts.flatMap((part, at) => (part.kind === 'timer' ? [{ ...part, at }] : []))
  const start = (id: string, seconds: number) => {
    unlockBell()
    askToNotify()
    const parameters = atStep(new URLSearchParams(search), isShared ? recipe.id : undefined, step)
    const path = `${pathname}?${parameters}`
    startTimer({ id, step: `Step ${step + 1}`, dish: recipe.title, path, seconds })
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
const dishParameter = 'dish'

function atStep(parameters: URLSearchParams, recipeId: string | undefined, step: number): URLSearchParams {
  if (recipeId !== undefined) parameters.set(dishParameter, recipeId)
  parameters.set(stepParameter, String(step + 1))
  return parameters
}

/** The step stands in the address, so that a reload shows it, and on the device, so that tomorrow does. */
function useSession(
  [main, ...sides]: CookModeProps['dishes'],
  session: readonly SessionStep[],
): { position: number; goTo: (position: number) => void; startOver: () => void } {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const memory = useSessionMemory(main.cookingId)
  const dishes = [main, ...sides]
  const find = (recipeId: string | null | undefined) => dishes.find(({ recipe }) => recipe.id === recipeId)
  const isAsked = parameters.has(stepParameter)
  const dish = (isAsked ? find(parameters.get(dishParameter)) : find(memory.at)) ?? main
  const isBegun = isAsked || memory.at !== undefined || dishes.some((one) => memory.stepOf(one.cookingId) > 0)
  const asked = isAsked ? Number(parameters.get(stepParameter)) - 1 : memory.stepOf(dish.cookingId)
  const at = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), dish.recipe.steps.length - 1) : 0
  // What takes longest comes first, which may be a side.
  const position = isBegun ? (findStep(session, { recipeId: dish.recipe.id, at }) ?? 0) : 0
  const goTo = (next: number) => {
    const to = session[next]
    if (!to) return
    const { recipe, cookingId } = to.dish
    memory.goTo({ cookingId, recipeId: recipe.id, step: to.at })
    setParameters((before) => atStep(before, sides.length > 0 ? recipe.id : undefined, to.at), {
      replace: true,
      state,
      preventScrollReset: true,
    })
    window.scrollTo({ top: 0 })
  }
  const startOver = () => memory.startOver(dishes.map(({ cookingId }) => cookingId))
  return { position, goTo, startOver }
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
