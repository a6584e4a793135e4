import { Link } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { FoundPlace } from './item-place.ts'

/** The slot is open or skipped, or the address is of a plan that has been made anew. */
export function NothingHere({ found }: { found?: FoundPlace }) {
  const { template } = usePlan()
  const isOpen = found?.item.type === 'empty' && found.day.state === 'incomplete'
  const recipes =
    found &&
    pathTo('app.template.preparing.day.recipes', {
      templateId: template.id,
      weekId: found.place.weekId,
      dayId: found.place.dayId,
      category: found.item.category,
    })
  return (
    <EmptyState
      heading="h1"
      picture={<EmptyPlate />}
      title={isOpen ? 'Nothing planned yet' : 'No meal here'}
      action={
        <Link to={isOpen && recipes ? recipes : paths.app} className={buttonLook()}>
          {isOpen ? 'Browse recipes' : 'Back to the plan'}
        </Link>
      }
    >
      {isOpen
        ? `Choose what to eat for ${found.item.category} on day ${found.day.dayNumber}.`
        : 'This meal is skipped, or your plan has changed since this link was made.'}
    </EmptyState>
  )
}
