import type { ReactNode } from 'react'

/** The week's number, the title of its list, and its dates. */
export type AboutWeek = Readonly<{
  weekNumber: number
  title: string
  dates: string
  /** TOG-1: where a time away is within them. */
  away?: string | undefined
}>

interface ListHeaderProps {
  about: AboutWeek
  weeks: ReactNode
  action?: ReactNode
  /** What the week asks. */
  asks?: ReactNode
}

export function ListHeader({ about, weeks, action, asks }: ListHeaderProps) {
  return (
    <header className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem] lg:items-end lg:gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3 px-1">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-muted">{about.dates}</p>
          <h1>
            Shopping list<span className="sr-only">{about.title.replace('Shopping list', '')}</span>
          </h1>
          {about.away && <p className="text-sm text-pretty text-muted">{about.away}</p>}
        </div>
        {action}
      </div>
      {weeks}
      {asks && <div className="px-1 lg:col-span-2">{asks}</div>}
    </header>
  )
}
