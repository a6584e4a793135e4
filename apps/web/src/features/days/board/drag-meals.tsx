import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, findById } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { moveAtOnce } from '#lib/meal-plan/moving/move-at-once.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

const LazyMoveSheet = lazy(() => import('#lib/meal-plan/moving/move-sheet.tsx'))

/** Literal, so that the stylesheet has them. */
const overLook = ['outline-3', 'outline-dashed', 'outline-focus', 'rounded-field']

type Drag = Readonly<{ from: FoundItem; to: FoundItem }>

/**
 * [LIFE-1] [MAP-3] Dishes of the board are dragged onto other meals of the week, and go there at once; where that would part a leftover
 * from its cooking or take a day out of its ranges, the sheet asks first. By keyboard: "Move…" in the dish's sheet.
 */
export default function DragMeals({ board }: { board: RefObject<HTMLElement | null> }) {
  const { plan } = usePlan()
  const [asking, setAsking] = useState<Drag>()
  useEffect(() => {
    const drop = ({ from, to }: Drag) => {
      if (!moveAtOnce(plan, from, to)) setAsking({ from, to })
    }
    return board.current ? listenToDrags(board.current, plan.template, drop) : undefined
  }, [board, plan])
  if (!asking) return null
  return (
    <Suspense>
      <LazyMoveSheet found={asking.from} asked={asking.to} onClose={() => setAsking(undefined)} />
    </Suspense>
  )
}

function listenToDrags(board: HTMLElement, template: Template, onDrop: (drag: Drag) => void): () => void {
  let from: FoundItem | undefined
  let over: HTMLElement | undefined
  const leave = () => {
    over?.classList.remove(...overLook)
    over = undefined
  }
  const listeners = {
    dragstart: (event: DragEvent) => {
      from = slotUnder(event, template)
      if (!from || from.day.isComplete || !isFilled(from.item)) from = undefined
      else event.dataTransfer?.setData('text/plain', from.item.id)
    },
    dragover: (event: DragEvent) => {
      const to = slotUnder(event, template)
      const element = elementUnder(event)
      if (over !== element) leave()
      if (!from || !to || !element || !canTake(from, to)) return
      // By default nothing can be dropped.
      event.preventDefault()
      over = element
      over.classList.add(...overLook)
    },
    drop: (event: DragEvent) => {
      const to = slotUnder(event, template)
      leave()
      if (!from || !to || !canTake(from, to)) return
      event.preventDefault()
      onDrop({ from, to })
    },
    dragend: () => {
      leave()
      from = undefined
    },
  }
  for (const [name, listener] of Object.entries(listeners))
    board.addEventListener(name, listener as EventListener)
  return () => {
    leave()
    for (const [name, listener] of Object.entries(listeners))
      board.removeEventListener(name, listener as EventListener)
  }
}

function canTake(from: FoundItem, to: FoundItem): boolean {
  const isOpen = !to.day.isComplete && to.item.kind !== 'skipped' && to.item.id !== from.item.id
  return isOpen && (from.item.meal === 'dessert') === (to.item.meal === 'dessert')
}

function elementUnder({ target }: DragEvent): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-slot]')) || undefined
}

function slotUnder(event: DragEvent, template: Template): FoundItem | undefined {
  const id = elementUnder(event)?.dataset.slot
  return id === undefined ? undefined : findById(template, id)
}
