import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const LazyDishSheet = lazy(() => import('./dish-sheet.tsx'))

/** [MAP-3] Opens the sheet of a dish; it is loaded with the first press. */
export function useDishSheet(found: FoundDish): { open: () => void; sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const sheet = isOpen && (
    <Suspense>
      <LazyDishSheet found={found} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { open: () => setOpen(true), sheet }
}
