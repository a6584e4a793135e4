import type { ReactNode, RefObject } from 'react'

export type DrawerProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** A picture across the top, under the close button. */
  media?: ReactNode
  children?: ReactNode
  /** Stays visible below the scrolling content: the main action. */
  footer?: ReactNode
  /** What gets the focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  closeLabel?: string
  /** False for a question, which its buttons close. */
  hasCloseButton?: boolean
  className?: string
}
