import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { shownSides } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { Link } from '#ui/link.tsx'
import { usePlan } from '../plan-context.ts'
import { sideAnchor } from './side-anchor.ts'
import { useSideSteppers } from './side-stepper.tsx'

export type PlateSidesProps = {
  found: FoundDish
  /** Where the item's own page is. */
  path: string
  /** Its day can be changed here: each side with its plus and minus. */
  canChange?: boolean
  isDimmed?: boolean
}

/** [PLATE-3] What stands beside the main of a card, each with the way to its recipe. */
export function PlateSides({ found, path, canChange = false, isDimmed = false }: PlateSidesProps) {
  const sides = shownSides(usePlan().plan, found.item)
  const { stepperOf, lines } = useSideSteppers(found, sides)
  return (
    <div className="border-t border-hairline md:py-1.5">
      <ul aria-label="Beside it" className="grid pr-4 pl-3">
        {sides.map((side) => (
          <li key={side.card.id} className="relative z-1 flex min-h-11 items-center gap-x-3.5 md:min-h-13">
            <span className="grid w-14 shrink-0 place-items-center md:w-22">
              <RecipePlate
                recipe={side.card}
                className={`size-11 transition-opacity ${isDimmed ? 'opacity-30' : ''}`}
              />
            </span>
            <Link
              to={`${path}#${sideAnchor(side.card.id)}`}
              className="min-h-11 min-w-0 flex-1 content-center py-1 leading-snug font-semibold text-pretty hover:underline"
            >
              {shortName(side.card)}
            </Link>
            {canChange ? (
              stepperOf(side)
            ) : (
              <span className="shrink-0 text-sm text-muted">{servingsText(side.servings)}</span>
            )}
          </li>
        ))}
      </ul>
      {canChange && lines.length > 0 && <div className="grid gap-1 px-4 pb-1.5">{lines}</div>}
    </div>
  )
}
