import { type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { mealsPath } from '#lib/meal-plan/plan-places.ts'
import { useMedia } from '#ui/behavior/use-media.ts'

type DayOpening = { open: (dayId: string) => void; panel: RefObject<HTMLDivElement | null> }

/**
 * Opens another day of the week in its full view. On a phone that is below the board, so that a press leads down to it; the keyboard
 * stays on its tab.
 */
export function useDayOpening(found: FoundDay): DayOpening {
  const { template } = usePlan().plan
  const navigate = useNavigate()
  const isWide = useMedia('(min-width: 62rem)')
  const panel = useRef<HTMLDivElement>(null)
  const open = (dayId: string) => {
    void navigate(mealsPath(template, { ...placeOfDay(found), dayId }), { preventScrollReset: true })
    const isPressed = document.activeElement?.matches(':focus-visible') === false
    if (isPressed && !isWide) panel.current?.scrollIntoView({ behavior: 'smooth' })
  }
  return { open, panel }
}
