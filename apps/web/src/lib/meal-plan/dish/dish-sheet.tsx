import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { refusalAsCooked } from '@butterleaf/domain/meal-plan/leftovers'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { type FoundItem, findById } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { plateName } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { lazy, Suspense, useId, useState } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { Button } from '#ui/action/button.tsx'
import { useRefuse, useWhyLines, WhyLine, type WrittenReason } from '#ui/action/refusal.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Link } from '#ui/link.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { leaveOpener } from '../choosing/choice-begun.ts'
import { nearTargets } from '../moving/move-targets.ts'
import { usePlan } from '../plan-context.ts'
import { ServingStepper } from '../plate/serving-stepper.tsx'
import { SideOptions } from '../plate/side-options.tsx'
import { refusalWords } from '../words/refusal-words.ts'
import { type DishAct, useDishActs, useServings } from './dish-acts.tsx'
import { DishGuests } from './dish-guests.tsx'
import { DishTable } from './dish-table.tsx'
import { DishTaste } from './dish-taste.tsx'

const LazyMoveSheet = lazy(() => import('../moving/move-sheet.tsx'))
const LazySideSheet = lazy(() => import('../plate/side-sheet.tsx'))

type DishSheetProps = { found: FoundDish; onClose: () => void }

type Step = Readonly<
  { sheet: 'move'; to: FoundItem | undefined } | { sheet: 'side'; insteadOf: string | undefined }
>

/** [MAP-3] [LIFE-1] [PLATE-3] [TOG-2] [TOG-3] The one sheet of a dish, wherever it is met. It follows the place: another dish that is drawn is shown in it. */
export default function DishSheet({ found: asked, onClose }: DishSheetProps) {
  const { plan } = usePlan()
  const [step, setStep] = useState<Step>()
  const now = findById(plan.template, asked.item.id)
  const found = now && isFilled(now.item) ? { ...now, item: now.item } : asked
  const { item, day } = found
  const card = cardOf(plan, item)
  const said = useReasonOfAll(found)
  if (step)
    return (
      <Suspense>
        {step.sheet === 'move' ? (
          <LazyMoveSheet found={found} asked={step.to} onClose={onClose} />
        ) : (
          <LazySideSheet found={found} insteadOf={step.insteadOf} onClose={onClose} />
        )}
      </Suspense>
    )
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={card ? shortName(card) : mealWords[item.meal]}
      description={`${mealWords[item.meal]}, ${formatDate(dateOfDay(plan.template, found.dayNumber), 'weekday')}`}
    >
      <div className="grid gap-3">
        {said && (
          <div>
            <WhyLine id={said.id}>{said.why}</WhyLine>
          </div>
        )}
        {!day.isComplete && <Servings found={found} said={said} />}
        {!day.isComplete && item.meal !== 'dessert' && (
          <SideOptions found={found} onChoose={(insteadOf) => setStep({ sheet: 'side', insteadOf })} />
        )}
        {!day.isComplete && <DishTable found={found} />}
        {!day.isComplete && (
          <DishGuests found={found} onSwapSide={(insteadOf) => setStep({ sheet: 'side', insteadOf })} />
        )}
        <Acts found={found} said={said} onAsk={(to) => setStep({ sheet: 'move', to })} onClose={onClose} />
        <div className="border-t border-hairline pt-3">
          <DishTaste found={found} />
        </div>
      </div>
    </Drawer>
  )
}

/** What is refused for one reason says it once, above: that the day is complete, or the one a leftover was cooked on. */
type Said = { said: WrittenReason | undefined }

function useReasonOfAll(found: FoundDish): WrittenReason | undefined {
  const { template } = usePlan().plan
  const id = useId()
  const { day, dayNumber } = found
  const refusal = day.isComplete ? { because: 'day-complete' as const, dayNumber } : refusalAsCooked(found)
  return refusal && { why: refusalWords(template, refusal), id }
}

function Servings({ found, said }: { found: FoundDish } & Said) {
  const { minus, plus, step } = useServings(found)
  const { refusalOf, lines } = useWhyLines([minus, plus], said)
  const { item } = found
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="font-semibold">For you</p>
      <ServingStepper
        servings={item.servings}
        of={item.meal}
        minus={refusalOf(minus)}
        plus={refusalOf(plus)}
        onStep={step}
      />
      {lines}
    </div>
  )
}

type ActsProps = {
  found: FoundDish
  /** Asks where it goes, or about a place that was chosen. */
  onAsk: (to?: FoundItem) => void
  onClose: () => void
}

/** All that the table offers. */
function Acts({ found, said, onAsk, onClose }: ActsProps & Said) {
  return (
    <ul className="-mx-2 grid gap-0.5">
      {[...useDishActs(found)].map(([name, act]) => (
        <li key={name}>
          <Act act={act} said={said} onMove={() => onAsk()} onClose={onClose} />
          {name === 'move' && act.why === undefined && (
            <NearDays found={found} onAsk={onAsk} onClose={onClose} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** [MAP-3] The same meal of the next days: a press exchanges the two, and asks only where a leftover breaks or a day leaves its ranges. */
function NearDays({ found, onAsk, onClose }: ActsProps) {
  const { plan } = usePlan()
  const { template } = plan
  const near = nearTargets(template, found)
  const move = async (to: FoundItem) => {
    const { moveAtOnce } = await import('../moving/move-at-once.ts')
    if (moveAtOnce(plan, found, to)) onClose()
    else onAsk(to)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would announce a form.
    <div role="group" aria-label="Days near by" className="flex flex-wrap gap-2 pr-3 pb-1.5 pl-12.5">
      {near.map((to) => {
        const date = dateOfDay(template, to.dayNumber)
        const there = plateName(plan, to.item, shortName)
        return (
          <Button key={to.item.id} look="ghost" size="sm" onClick={() => void move(to)}>
            {formatDate(date, 'weekdayShort')} {formatDate(date, 'dayOfMonth')}
            <VisuallyHidden>
              {there ? `, in exchange for ${there}` : ', where nothing is planned'}
            </VisuallyHidden>
          </Button>
        )
      })}
    </div>
  )
}

type ActProps = Pick<ActsProps, 'onClose'> &
  Said & {
    onMove: () => void
    act: DishAct
  }

const actLook = [
  'grid min-h-13 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 rounded-field px-3 py-1.5 text-left transition hover:bg-sunk',
  'aria-disabled:hover:bg-transparent',
].join(' ')

/** A refused act keeps its place; its line says why instead of what it means. */
function Act({ act, said, onMove, onClose }: ActProps) {
  const noteId = useId()
  const refuse = useRefuse()
  const { name, note, why, isBusy, isOn, press } = act
  const isSaid = why !== undefined && why === said?.why
  const fade = why === undefined ? '' : 'opacity-50'
  const content = (
    <>
      <span className={`row-span-2 grid size-6 place-items-center ${fade} ${isOn ? 'text-leaf' : ''}`}>
        {isBusy ? <Spinner /> : <act.Icon aria-hidden className="size-5" />}
      </span>
      <span className={`font-semibold ${fade}`}>{name}</span>
      {!isSaid && (
        <span id={noteId} className="text-sm text-pretty text-muted">
          {why ?? note}
        </span>
      )}
    </>
  )
  if (press.kind === 'page' && why === undefined)
    return (
      <Link to={press.to} state={press.state} onClick={leaveOpener} className={actLook}>
        {content}
      </Link>
    )
  const run = () => {
    if (press.kind === 'move') onMove()
    if (press.kind !== 'act' || isBusy) return
    if (press.closes) onClose()
    press.run()
  }
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={run}
      className={actLook}
      {...(why !== undefined && refuse(why, isSaid ? said.id : noteId))}
    >
      {content}
    </button>
  )
}
