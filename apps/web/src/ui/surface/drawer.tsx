import { createLazyPart, useLazyPart } from '../behavior/lazy-part.ts'
import type { DrawerProps } from './drawer-props.ts'

// 30 KiB that aren't needed before the first tap.
const sheetModule = createLazyPart(() => import('./drawer-sheet.tsx'))

/** A sheet over the screen. Closes by Escape, backdrop, cross, or a drag past two thirds of its height (APP-7). */
export function Drawer(props: DrawerProps) {
  const sheet = useLazyPart(sheetModule, props.isOpen)
  return sheet && <sheet.DrawerSheet {...props} />
}
