import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { useLocation } from 'react-router'

const LazyDishSheet = lazy(() => import('./dish-sheet.tsx'))

const OpenDishSheet = createContext<((found: FoundDish) => void) | null>(null)

/** [MAP-3] Opens the sheet of a dish; it is loaded with the first press. */
export function useDishSheet(): (found: FoundDish) => void {
  const open = use(OpenDishSheet)
  if (!open) throw new Error('useDishSheet needs a DishSheetHost around it')
  return open
}

/**
 * [MAP-3] Holds the sheet of a dish above the screens, so that it stays open when a device is turned and what opened it has gone. Another
 * page closes it.
 */
export function DishSheetHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<{ found: FoundDish; at: string }>()
  if (asked && asked.at !== pathname) setAsked(undefined)
  const open = (found: FoundDish) => setAsked({ found, at: pathname })
  return (
    <OpenDishSheet value={open}>
      {children}
      {asked && (
        <Suspense>
          <LazyDishSheet found={asked.found} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </OpenDishSheet>
  )
}
