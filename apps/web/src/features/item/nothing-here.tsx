import { placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { Link } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { FoundPlace } from './item-place.ts'

/** The slot is open or skipped, or the address is of a plan that was replaced. */
export function NothingHere({ found }: { found?: FoundPlace }) {
  const { template } = usePlan().plan
  const isOpen = found?.item.kind === 'empty' && !found.day.isComplete
  const recipes =
    found &&
    pathTo('app.template.preparing.day.recipes', {
      templateId: template.id,
      ...placeOfDay(found),
      category: found.item.meal,
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
        ? `Choose what to eat for ${found.item.meal} on day ${found.dayNumber}.`
        : 'This meal is skipped, or your plan has changed since this link was made.'}
    </EmptyState>
  )
}
