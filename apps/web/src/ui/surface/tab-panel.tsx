import type { ReactNode } from 'react'
import { tabId, tabPanelId } from './tab-list.tsx'

type TabPanelProps = {
  /** That of its list. */
  id: string
  /** The chosen tab's. */
  value: string
  className?: string
  children: ReactNode
}

/** What the chosen tab of a `TabList` shows. */
export function TabPanel({ id, value, className = '', children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={tabPanelId(id)}
      aria-labelledby={tabId(id, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable.
      tabIndex={0}
      className={`rounded-card ${className}`}
    >
      {children}
    </div>
  )
}
