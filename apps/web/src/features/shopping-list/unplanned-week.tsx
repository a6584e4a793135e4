import { dayToOpen } from '@butterleaf/domain/meal-plan/states'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import type { ReactNode } from 'react'
import { editorPath } from '#lib/meal-plan/plan-places.ts'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { type AboutWeek, ListHeader } from './list-header.tsx'

interface UnplannedWeekProps {
  template: Template
  weekId: string
  about: AboutWeek
  weeks: ReactNode
}

/** A week that isn't built yet asks for nothing. */
export default function UnplannedWeek({ template, weekId, about, weeks }: UnplannedWeekProps) {
  const day = dayToOpen(template.weeks.find(({ id }) => id === weekId))
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListHeader about={about} weeks={weeks} />
      <EmptyState
        picture={<EmptyBasket />}
        title="Nothing to carry yet"
        action={
          <Link to={day ? editorPath(template, day) : paths.app} className={buttonLook()}>
            Build this week
          </Link>
        }
      >
        Once all seven days of this week have their meals, its list is here.
      </EmptyState>
    </div>
  )
}
