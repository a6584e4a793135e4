import ArrowLeft from 'virtual:lucide/arrow-left'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { MouseEvent, ReactNode } from 'react'
import { useParams } from 'react-router'
import { slotAtAddress } from '#lib/meal-plan/address-places.ts'
import { useChoiceEnd } from '#lib/meal-plan/choosing/choice-begun.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { dateNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/link.tsx'

/** The way back to the day, and which meal this is about. */
export function SlotHeader({ slot, title }: { slot: FoundItem; title: ReactNode }) {
  const { template } = usePlan().plan
  const { path, canReturn, leave } = useChoiceEnd(slot)
  return (
    <header className="grid gap-1">
      <Link
        to={path}
        onClick={(event) => {
          if (!canReturn || !isPlainPress(event)) return
          event.preventDefault()
          leave()
        }}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {dateNaming(template)(slot.dayNumber)}
      </Link>
      <h1>{title}</h1>
    </header>
  )
}

/** Not one that opens another tab or window. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

/** The address names a day or meal that this plan doesn't have. */
export function NoSuchSlot() {
  return (
    <EmptyState
      heading="h1"
      title="No such meal here"
      action={
        <Link to={paths.app} className={buttonLook()}>
          Back to the plan
        </Link>
      }
    >
      Your plan has no such day or meal. It may have been replaced since this link was made.
    </EmptyState>
  )
}

/** The slot that the address names; undefined where the plan has no such slot. */
export function useSlot(): FoundItem | undefined {
  return slotAtAddress(usePlan().plan.template, useParams())
}
