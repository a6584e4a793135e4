import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { helpingsOf } from '@butterleaf/domain/meal-plan/item'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { type ShownHelping, shownSides } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { absentAt } from '@butterleaf/domain/meal-plan/table/absent'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import type { ReactNode } from 'react'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { Link } from '#ui/link.tsx'
import { usePlan } from '../plan-context.ts'
import { type Portion, portionsText } from '../table/portions-text.ts'
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
          <SideRow
            key={side.card.id}
            found={found}
            side={side}
            path={path}
            isDimmed={isDimmed}
            stepper={canChange && stepperOf(side)}
          />
        ))}
      </ul>
      {canChange && lines.length > 0 && <div className="grid gap-1 px-4 pb-1.5">{lines}</div>}
    </div>
  )
}

type SideRowProps = Pick<PlateSidesProps, 'found' | 'path' | 'isDimmed'> & {
  side: ShownHelping
  stepper: ReactNode
}

function SideRow({ found, side: { card, servings }, path, isDimmed, stepper }: SideRowProps) {
  const others = useOthersOf(found, card.id)
  const portions = stepper ? others : [{ name: 'you', servings }, ...others]
  return (
    <li className="relative z-1 flex min-h-11 items-center gap-x-3.5 md:min-h-13">
      <span className="grid w-14 shrink-0 place-items-center md:w-22">
        <RecipePlate recipe={card} className={`size-11 transition-opacity ${isDimmed ? 'opacity-30' : ''}`} />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={`${path}#${sideAnchor(card.id)}`}
          className="block min-h-11 content-center py-1 leading-snug font-semibold text-pretty hover:underline"
        >
          {shortName(card)}
        </Link>
        {others.length > 0 && (
          <p className="-mt-2 pb-2 text-sm text-pretty wrap-anywhere text-muted">
            {stepper ? '' : 'Servings: '}
            {portionsText(portions)}
          </p>
        )}
      </div>
      {stepper ||
        (others.length === 0 && (
          <span className="shrink-0 text-sm text-muted">{servingsText(servings)}</span>
        ))}
    </li>
  )
}

/** [TOG-3] What those who eat along get of a side; nothing is known yet of one that was chosen just now. */
function useOthersOf({ day, item }: FoundDish, recipeId: RecipeId): Portion[] {
  const { plan } = usePlan()
  const absent = absentAt(day, item.id)
  const at = helpingsOf(item).findIndex((helping) => helping.recipeId === recipeId)
  return (plan.plates?.[item.id]?.plates ?? []).flatMap(({ eaterId, name, helpings }) =>
    helpings[at] && !absent.includes(eaterId) ? [{ name, servings: helpings[at].servings }] : [],
  )
}
