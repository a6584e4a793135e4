import type { ReactNode, RefObject } from 'react'
import { late, useLate } from './late.ts'

export type DrawerProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** A picture across the top, under the close button. */
  media?: ReactNode
  children?: ReactNode
  /** Stays in sight below the scrolling content: the main action. */
  footer?: ReactNode
  /** What gets the focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  closeLabel?: string
  /** A question answers itself by its buttons and needs no cross. */
  hasCloseButton?: boolean
  className?: string
}

// 30 KiB that nobody needs before the first tap.
const sheetModule = late(() => import('./drawer-sheet.tsx'))

/** A sheet over the screen. Closes by Escape, backdrop, cross, or a drag past two thirds of its height (APP-7). */
export function Drawer(props: DrawerProps) {
  const sheet = useLate(sheetModule, props.isOpen)
  return sheet && <sheet.DrawerSheet {...props} />
}
