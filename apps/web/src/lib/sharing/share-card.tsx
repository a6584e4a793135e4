import LinkIcon from 'virtual:lucide/link'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/surface/card.tsx'
import type { ToShare } from './shares.ts'

const LazyShareDrawer = lazy(() => import('./share-drawer.tsx'))

const words = {
  list: {
    title: 'Shop together',
    button: 'Share this list',
    note: 'Others read and tick it without an account.',
  },
  plates: { title: 'Eat together', button: 'Share these plates', note: 'Others see what there is to eat.' },
}

/** [TOG-5] Leads to the links of a list or a week's plates. */
export default function ShareCard({ kind, weekNumber }: ToShare) {
  const [isOpen, setOpen] = useState(false)
  const { title, button, note } = words[kind]
  return (
    <Card as="section" aria-label={title} padding="sm" className="flex flex-wrap items-center gap-3">
      <div className="flex-[99_1_15rem] pl-1">
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-pretty text-muted">{note}</p>
      </div>
      <Button look="quiet" className="grow" onClick={() => setOpen(true)}>
        <LinkIcon aria-hidden className="size-5" />
        {button}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyShareDrawer kind={kind} weekNumber={weekNumber} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
