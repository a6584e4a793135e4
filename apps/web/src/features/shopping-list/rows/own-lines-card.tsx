import { listHeadings } from '@butterleaf/contract/shopping-list/list-headings'
import type { ReactNode } from 'react'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import type { OwnLineFormProps } from './own-line-form.tsx'
import { RowsCard } from './rows-card.tsx'

const formParts = createLazyPart(() => import('./own-line-form.tsx'))

type OwnLinesCardProps = OwnLineFormProps & { count: number; children: ReactNode }

/** Lines for things that are in no recipe. The form stands below the rows and is loaded after them; until then its place is kept. */
export function OwnLinesCard({ count, children, onAddLine }: OwnLinesCardProps) {
  const OwnLineForm = useLazyPart(formParts, true)?.OwnLineForm
  const form = OwnLineForm ? <OwnLineForm onAddLine={onAddLine} /> : <div className="min-h-28" />
  return (
    <RowsCard heading={listHeadings.own} count={count > 0 ? count : undefined} foot={form}>
      {children}
    </RowsCard>
  )
}
