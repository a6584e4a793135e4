import { type ReactNode, useId } from 'react'
import { type Tab, TabList, TabPanel } from './tab-list.tsx'

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
  'grid min-h-13 min-w-11 flex-1 place-content-center justify-items-center gap-1.5 rounded-field px-2',
  'text-sm font-bold whitespace-nowrap text-muted transition hover:bg-sunk disabled:opacity-40',
  'aria-selected:bg-leaf aria-selected:text-on-leaf',
  'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]',
  'forced-colors:aria-selected:forced-color-adjust-none',
].join(' ')

/** A row of tabs and the panel of the chosen one. */
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
  return (
    <div className={className}>
      <TabList
        label={label}
        tabs={tabs}
        value={value}
        onValueChange={onValueChange}
        id={id}
        className="-m-1 flex gap-1 overflow-x-auto p-1 [scrollbar-width:none]"
        tabClassName={tabLook}
      />
      <TabPanel id={id} value={value} className={panelClassName}>
        {children}
      </TabPanel>
    </div>
  )
}
