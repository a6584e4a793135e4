import { lazy, Suspense } from 'react'
import { useMedia } from '#ui/behavior/use-media.ts'
import type { OpenIngredientProps } from './open-ingredient-props.ts'

const loadDrawer = () => import('./ingredient-drawer.tsx')
const loadPanel = () => import('./ingredient-panel.tsx')
const LazyDrawer = lazy(loadDrawer)
const LazyPanel = lazy(loadPanel)

/** From here on the list leaves room for an ingredient beside it. */
export const roomBeside = '(min-width: 80rem)'

/** The one that fits the window, so that it is there before the first press, and before the signal is lost. */
export function loadOpenIngredient(): Promise<unknown> {
  return window.matchMedia?.(roomBeside).matches ? loadPanel() : loadDrawer()
}

/** [SHOP-2] */
export function OpenIngredient(props: OpenIngredientProps) {
  const Shown = useMedia(roomBeside) ? LazyPanel : LazyDrawer
  return (
    <Suspense>
      <Shown key={props.row.id} {...props} />
    </Suspense>
  )
}
