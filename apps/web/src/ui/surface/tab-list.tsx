import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { walkRow } from '../behavior/roving.ts'

export type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  /** A fuller accessible name for a short label, as "Wednesday, done" for "W". */
  name?: string | undefined
  /** The day that it is now. */
  isToday?: boolean | undefined
}

type TabListProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Begins the ids of the tabs and of their panel. */
  id: string
  className: string
  tabClassName: string
}

function tabId(id: string, value: string): string {
  return `${id}-${value}`
}

function tabPanelId(id: string): string {
  return `${id}-panel`
}

/** A row of tabs; arrows move and choose. The panel is the caller's: it may stand apart. */
export function TabList<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  id,
  className,
  tabClassName,
}: TabListProps<Value>) {
  // The chosen one may come later, while its panel is still loading.
  const [visited, setVisited] = useState<Value>()
  const tabStop = visited ?? value
  const choose = (chosen: Value) => {
    setVisited(chosen)
    onValueChange(chosen)
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const reached = walkRow(event)?.dataset.value
    const tab = tabs.find((candidate) => candidate.value === reached)
    if (tab && tab.value !== tabStop) choose(tab.value)
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
      onBlur={() => setVisited(undefined)}
      className={className}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          data-value={tab.value}
          aria-label={tab.name}
          aria-selected={tab.value === value}
          aria-current={tab.isToday ? 'date' : undefined}
          aria-controls={tab.value === value ? tabPanelId(id) : undefined}
          tabIndex={tab.value === tabStop ? 0 : -1}
          onClick={() => choose(tab.value)}
          className={tabClassName}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

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
