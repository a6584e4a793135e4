import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { useChoiceState } from '#lib/meal-plan/choosing/choice-begun.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { recipesPath } from '#lib/meal-plan/plan-places.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { Link } from '#ui/link.tsx'

/** [DAY-9] A meal that was emptied in a week to cook by: it says so, and leads to recipes for it. */
export function OpenCard({ found }: { found: FoundItem }) {
  const { template } = usePlan().plan
  const begun = useChoiceState()
  const { item } = found
  const title = mealWords[item.meal]
  return (
    <article
      aria-labelledby={`${item.id}-title`}
      className="flex min-h-16 flex-wrap items-center gap-3 rounded-card border-[1.5px] border-line border-dashed px-4 py-2"
    >
      <div className="min-w-0 flex-1">
        <h2 id={`${item.id}-title`} className="text-lg">
          {title}
        </h2>
        <p className="text-sm text-muted">Nothing planned</p>
      </div>
      <Link
        to={recipesPath(template, found)}
        state={begun}
        aria-label={`Browse recipes for ${title.toLowerCase()}`}
        className={buttonLook({ look: 'ghost', size: 'sm' })}
      >
        Browse recipes
      </Link>
    </article>
  )
}
