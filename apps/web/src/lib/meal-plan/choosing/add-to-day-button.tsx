import CalendarPlus from 'virtual:lucide/calendar-plus'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { AddToDayProps } from './add-to-day.tsx'

// Fetched while the browser idles, so that it is there for the first press.
const sheetParts = createLazyPart(() => import('./add-to-day.tsx'))

type AddToDayButtonProps = Pick<AddToDayProps, 'recipe'> & {
  /** Among other recipes the button is quiet, and names its own to a screen reader. */
  isInList?: boolean
  isWide?: boolean
}

/** The way of a recipe into the plan: opens the weeks, days and meals that it may go to. */
export function AddToDayButton({ recipe, isInList = false, isWide = false }: AddToDayButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const AddToDay = useLazyPart(sheetParts, isOpen)?.AddToDay
  return (
    <>
      <Button look={isInList ? 'quiet' : 'leaf'} size="sm" isWide={isWide} onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden className="size-4.5" />
        Add to a day
        {isInList && <VisuallyHidden>: {recipe.title}</VisuallyHidden>}
      </Button>
      {isOpen && AddToDay && <AddToDay recipe={recipe} onClose={() => setOpen(false)} />}
    </>
  )
}
