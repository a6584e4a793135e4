import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { LeftoverChoice } from '@butterleaf/domain/meal-plan/operations/moving/leftover-choice'
import { type FoundItem, findById } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { useId, useState } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { refusalWords } from '#lib/meal-plan/words/weekday-naming.ts'
import { DayDifference } from '#lib/proposal/day-difference.tsx'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { FitServings } from './fit-servings.tsx'
import { LeftoverQuestion } from './leftover-question.tsx'
import { dayLabel, firstTarget, MoveTarget, openTargets } from './move-target.tsx'
import { viewMove } from './move-view.ts'
import { useQueueMove } from './use-queue-move.ts'

type MoveSheetProps = {
  found: FoundItem
  /** Where it was dropped on the week's board. */
  droppedOn?: FoundItem | undefined
  onClose: () => void
}

const noTarget = 'There is no other open meal that it could go to.'

/** [LIFE-1] Where a dish goes, what that makes of both days, and what becomes of its leftovers. */
export default function MoveSheet({ found, droppedOn, onClose }: MoveSheetProps) {
  const { plan } = usePlan()
  const queueMove = useQueueMove()
  const from = findById(plan.template, found.item.id) ?? found
  const targets = openTargets(plan.template, from)
  const [toId, setToId] = useState((droppedOn ?? firstTarget(targets, from))?.item.id)
  const [leftovers, setLeftovers] = useState<LeftoverChoice>()
  const [isFitted, setFitted] = useState(false)
  const to = toId === undefined ? undefined : findById(plan.template, toId)
  const view = to && viewMove(plan, from, to, { leftovers, isFitted })
  const choose = (next: FoundItem) => {
    setToId(next.item.id)
    setLeftovers(undefined)
    setFitted(false)
  }
  const confirm = () => {
    if (!to || !view?.moved) return
    queueMove(from, to, { leftovers, portions: isFitted ? view.moved.portions : [] })
    onClose()
  }
  const whyId = useId()
  const refusal =
    view?.preview.kind === 'refused' ? refusalWords(plan.template, view.preview.refusal) : undefined
  const unanswered = view ? 'Say what should become of the leftovers first.' : noTarget
  const why = view?.moved ? undefined : (refusal ?? unanswered)
  const card = cardOf(plan, from.item)
  const isExchange = to !== undefined && isFilled(to.item)
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Move ${card ? shortName(card) : mealWords[from.item.meal].toLowerCase()}`}
      description={`${mealWords[from.item.meal]}, ${dayLabel(plan.template, from.dayNumber)}`}
      footer={
        <Button size="lg" isWide why={why} {...(refusal && { whyId })} onClick={confirm}>
          {isExchange ? 'Exchange' : 'Move'}
        </Button>
      }
    >
      {to && view ? (
        <div className="grid gap-5">
          <MoveTarget template={plan.template} targets={targets} to={to} onChange={choose} />
          <TargetLine to={to} />
          {view.preview.kind === 'refused' && (
            <div id={whyId}>
              <Banner tone="warning">{refusal}</Banner>
            </div>
          )}
          {view.preview.kind === 'choice' && (
            <LeftoverQuestion preview={view.preview} value={leftovers} onChange={setLeftovers} />
          )}
          {view.moved?.days.map(({ dayNumber, before, after }) => (
            <section
              key={dayNumber}
              aria-label={dayLabel(plan.template, dayNumber)}
              className="rounded-field border border-hairline p-4"
            >
              <h3 className="font-sans text-base font-semibold">{dayLabel(plan.template, dayNumber)}</h3>
              <DayDifference before={before} after={after} />
            </section>
          ))}
          {view.moved && view.moved.portions.length > 0 && (
            <FitServings
              portions={view.moved.portions}
              after={view.moved.template}
              isChosen={isFitted}
              onChange={setFitted}
            />
          )}
        </div>
      ) : (
        <p>{noTarget}</p>
      )}
    </Drawer>
  )
}

function TargetLine({ to }: { to: FoundItem }) {
  const { plan } = usePlan()
  const card = cardOf(plan, to.item)
  return (
    <p aria-live="polite" className="text-sm text-muted">
      {card ? `Planned there: ${shortName(card)}. The two change places.` : 'Nothing is planned there.'}
    </p>
  )
}
