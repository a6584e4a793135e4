import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { walkRow } from '../behavior/roving.ts'

export type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  /** A fuller accessible name for a short label, as "Wednesday, done" for "W". */
  name?: string | undefined
  /** The dot under the label: full when true, faint when false, none when left out. */
  isDone?: boolean | undefined
  isDisabled?: boolean | undefined
}

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** The chosen tab's content. */
  children: ReactNode
  className?: string
  panelClassName?: string
}

const tabLook = [
  'group grid min-h-13 min-w-11 flex-1 place-content-center justify-items-center gap-1.5 rounded-field px-2',
  'text-sm font-bold whitespace-nowrap text-muted transition hover:bg-sunk disabled:opacity-40',
  'aria-selected:bg-leaf aria-selected:text-on-leaf',
  'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]',
  'forced-colors:aria-selected:forced-color-adjust-none',
].join(' ')

function Dot({ isDone }: { isDone: boolean }) {
  const fill = isDone ? 'bg-leaf group-aria-selected:bg-on-leaf' : 'bg-hairline'
  return <span className={`size-1.5 rounded-full ${fill} dark:group-aria-selected:bg-on-leaf`} />
}

/** A row of tabs and the panel of the chosen one. Arrows move and choose. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  children,
  className = '',
  panelClassName = 'mt-4',
}: TabsProps<Value>) {
  const id = useId()
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
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        onBlur={() => setVisited(undefined)}
        className="-m-1 flex gap-1 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-label={tab.name}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            disabled={tab.isDisabled}
            tabIndex={tab.value === tabStop ? 0 : -1}
            onClick={() => choose(tab.value)}
            className={tabLook}
          >
            <span>{tab.label}</span>
            {tab.isDone !== undefined && <Dot isDone={tab.isDone} />}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable.
        tabIndex={0}
        className={`rounded-card ${panelClassName}`}
      >
        {children}
      </div>
    </div>
  )
}
