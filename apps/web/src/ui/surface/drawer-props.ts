import type { ReactNode, RefObject } from 'react'

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
