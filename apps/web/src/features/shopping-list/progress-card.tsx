import ListOrdered from 'virtual:lucide/list-ordered'
import StickyNote from 'virtual:lucide/sticky-note'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/surface/card.tsx'
import { showListNotes, useListNotes } from './list-look.ts'
import type { ShownList } from './rows/shown-list.ts'

/** Opened once for a shop, if ever. */
const LazyAisleOrderDrawer = lazy(() => import('./aisle-order-drawer.tsx'))

interface ProgressCardProps {
  shown: ShownList
  system: UnitSystem
  onSystemChange: (system: UnitSystem) => void
}

const systems = [
  { value: 'us', label: 'US', name: 'US measures' },
  { value: 'metric', label: 'Metric', name: 'Metric measures' },
] as const

/** [SHOP-1] How many items are left, and the choice of units. */
export function ProgressCard({ shown, system, onSystemChange }: ProgressCardProps) {
  const { left, total } = shown
  const parts = partsOf(shown)
  const isAllThere = left === 0 && total > 0
  return (
    <Card as="section" aria-label="Progress" padding="sm" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="min-w-0 flex-[1_1_9rem]">
          {isAllThere ? (
            <span className="font-display text-xl">All there</span>
          ) : (
            <span className="font-display text-2xl">{left}</span>
          )}{' '}
          <span className="inline-block text-sm text-muted">
            {left === 0 ? words(total) : `of ${words(total)} left`}
          </span>
        </p>
        <Segmented label="Measures" options={systems} value={system} onValueChange={onSystemChange} />
      </div>
      <ProgressBar
        label="Bought"
        value={total === 0 ? 0 : 1 - left / total}
        valueText={`${total - left} of ${words(total)}`}
        isBare
      />
      {left > 0 && parts && <p className="text-sm text-muted">{parts}</p>}
      <ListLook />
    </Card>
  )
}

/** [MAP-7] Nothing but names, amounts and ticks, unless more is asked for; and the aisles as one's shop has them. */
function ListLook() {
  const showsNotes = useListNotes()
  const [isOrdering, setOrdering] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        size="sm"
        aria-pressed={showsNotes}
        className="aria-pressed:bg-leaf/15 aria-pressed:text-leaf"
        onClick={() => showListNotes(!showsNotes)}
      >
        <StickyNote aria-hidden className="size-4.5" />
        Notes
      </Button>
      <Button look="quiet" size="sm" onClick={() => setOrdering(true)}>
        <ListOrdered aria-hidden className="size-4.5" />
        Aisle order
      </Button>
      {isOrdering && (
        <Suspense>
          <LazyAisleOrderDrawer onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** What else counts the list says less or more: the board leaves own lines out, and both shops show what both buy. */
function partsOf({ inBothShops, ownTotal }: ShownList): string | undefined {
  const said = [
    inBothShops > 0 && `${inBothShops} of them ${areOf(inBothShops)} bought in both shops`,
    ownTotal > 0 && `${ownTotal} ${inBothShops > 0 ? '' : 'of them '}${areOf(ownTotal)} your own`,
  ].filter((part) => part !== false)
  return said.length > 0 ? said.join(', ') : undefined
}

function areOf(count: number): string {
  return count === 1 ? 'is' : 'are'
}

function words(items: number): string {
  return `${items} ${items === 1 ? 'item' : 'items'}`
}
