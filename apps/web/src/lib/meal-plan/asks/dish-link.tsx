import { findById, placeOf } from '@butterleaf/domain/meal-plan/places'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import { Link } from '#ui/link.tsx'

type DishLinkProps = { itemId: string; title: string; onOpen: () => void }

/** To the dish; only its title where the plan has no such item any more. */
export function DishLink({ itemId, title, onOpen }: DishLinkProps) {
  const { template } = usePlan().plan
  const found = findById(template, itemId)
  if (!found) return <span className="inline-flex min-h-11 items-center text-muted">{title}</span>
  const path = itemPath(template, placeOf(found), found.day.isComplete ? 'complete' : 'ready')
  return (
    <Link
      to={path}
      onClick={onOpen}
      className="inline-flex min-h-11 items-center text-muted text-pretty underline decoration-line underline-offset-4 hover:text-ink"
    >
      {title}
    </Link>
  )
}
