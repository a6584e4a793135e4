import ArrowLeft from 'virtual:lucide/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import type { Slot } from './use-slot.ts'

/** The way back to the day, and which meal this is about. */
export function SlotHeader({ slot: { day, dayPath }, title }: { slot: Slot; title: ReactNode }) {
  return (
    <header className="grid gap-1">
      <Link
        to={dayPath}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
      >
        <ArrowLeft aria-hidden className="size-5" />
        Day {day.dayNumber}
        <span className="font-normal text-muted">{formatDate(day.date, 'weekday')}</span>
      </Link>
      <h1>{title}</h1>
    </header>
  )
}
