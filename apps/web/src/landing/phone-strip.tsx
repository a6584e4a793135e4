import type { ReactNode } from 'react'

interface PhoneStripProps {
  label: string
  /** The grid where there is room: `md:grid-cols-3`. */
  className: string
  /** For children without a control of their own: what scrolls must be reachable by keyboard. */
  isFocusable?: boolean
  children: ReactNode
}

/** A list that scrolls sideways on a phone, where the next item peeks in, and is a grid elsewhere. It needs no script. */
export function PhoneStrip({ label, className, isFocusable = false, children }: PhoneStripProps) {
  return (
    <ul
      aria-label={label}
      {...(isFocusable ? { tabIndex: 0 } : {})}
      className={`-mx-5 flex scroll-px-5 snap-x snap-mandatory gap-4 overflow-x-auto px-5 pb-2 [scrollbar-width:none] max-md:*:w-[82vw] max-md:*:max-w-80 max-md:*:shrink-0 max-md:*:snap-start md:mx-0 md:grid md:overflow-visible md:px-0 md:pb-0 ${className}`}
    >
      {children}
    </ul>
  )
}
