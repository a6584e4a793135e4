import { itemButtons } from '@butterleaf/domain/meal-plan/item-buttons'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { refusalToSkip } from '@butterleaf/domain/meal-plan/operations/skip-slot'
import { type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { useChoiceState } from '#lib/meal-plan/choosing/choice-begun.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { recipesPath } from '#lib/meal-plan/plan-places.ts'
import { refusalWords } from '#lib/meal-plan/words/refusal-words.ts'
import { pathTo } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Link } from '#ui/link.tsx'

/** [ITEM-2] An open slot and the ways to fill it. */
export function OpenMeal({ found }: { found: FoundItem }) {
  const planContext = usePlan()
  const change = usePlanChange()
  const { template } = planContext.plan
  const begun = useChoiceState()
  const { item } = found
  const place = placeOf(found)
  const { skip: skipButton } = itemButtons(template, place)
  const title = mealWords[item.meal]
  const meal = title.toLowerCase()
  const slot = { templateId: template.id, weekId: place.weekId, dayId: place.dayId, category: item.meal }
  return (
    <article
      aria-labelledby={`${item.id}-title`}
      className="rounded-card border-[1.5px] border-line border-dashed p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 id={`${item.id}-title`} className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-muted">{item.meal === 'dessert' ? 'Optional' : 'Nothing planned yet'}</p>
        </div>
        <Link
          to={pathTo('app.template.preparing.day.leftovers', slot)}
          state={begun}
          aria-label={`Leftovers for ${meal}`}
          className={buttonLook({ look: 'ghost', size: 'sm' })}
        >
          Leftovers
        </Link>
        {skipButton !== 'absent' && (
          <Button
            look="ghost"
            size="sm"
            aria-label={`Skip ${meal}`}
            why={
              skipButton === 'disabled' ? refusalWords(template, refusalToSkip(template, found)) : undefined
            }
            onClick={() => change.mutate(planChange('skipItem', place))}
          >
            Skip
          </Button>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link
          to={recipesPath(template, found)}
          state={begun}
          aria-label={`Browse recipes for ${meal}`}
          className={buttonLook({ look: 'quiet', size: 'sm', className: 'flex-auto' })}
        >
          Browse recipes
        </Link>
        <span className="grid flex-auto">
          <Button
            look="quiet"
            size="sm"
            busy={isPending(planContext, 'randomizeItem', item.id)}
            busyLabel={`Choosing ${meal}`}
            onClick={() => change.mutate(planChange('randomizeItem', place))}
          >
            Suggested Recipe
          </Button>
        </span>
      </div>
    </article>
  )
}
