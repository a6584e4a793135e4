import { type FilledItem, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { servedIn } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { plateMacros, type ShownHelping } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { sideAnchor } from '#lib/meal-plan/plate/side-anchor.ts'
import { SideChoices } from '#lib/meal-plan/plate/side-options.tsx'
import { useSideSteppers } from '#lib/meal-plan/plate/side-stepper.tsx'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { LikeAvoid } from '#lib/recipe/like-avoid.tsx'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { amountSentence } from '#lib/recipe/measure-text.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { BesideCards } from './beside-cards.tsx'
import type { FoundPlace } from './use-item.tsx'

type PlateLineProps = { item: FilledItem; sides: readonly ScaledRecipe[]; main: ScaledRecipe }

/** [PLATE-3] What stands beside it, and what the whole plate holds. */
export function PlateLine({ item, main, sides }: PlateLineProps) {
  const cards = Object.fromEntries([main, ...sides].map((recipe) => [recipe.id, recipe]))
  return (
    <div className="mt-1 grid gap-1">
      <p className="flex flex-wrap gap-x-3">
        Beside it:
        {sides.map((side) => (
          <Link
            key={side.id}
            to={`#${sideAnchor(side.id)}`}
            className="font-semibold text-leaf underline underline-offset-4"
          >
            {shortName(side)}
          </Link>
        ))}
      </p>
      <p className="text-sm text-muted">The whole plate:</p>
      <MacroLine perServing={plateMacros({ cards }, item)} hasCalories />
    </div>
  )
}

type SideOfDishProps = {
  found: FoundPlace
  /** As its page shows it. */
  item: FilledItem
  recipe: ScaledRecipe
  onChoose: (insteadOf?: string) => void
}

/** [PLATE-3] [ITEM-6] [ITEM-7] The recipe of a side, with what can be done about it. */
function SideOfDish({ found, item, recipe, onChoose }: SideOfDishProps) {
  const { plan } = usePlan()
  const toasts = useToasts()
  const { day, dayNumber } = found
  const id = useId()
  const servings = sidesOf(item).find(({ recipeId }) => recipeId === recipe.id)?.servings ?? 1
  const cooked = servedIn(plan)(item).find(({ recipeId }) => recipeId === recipe.id)?.servings
  const isOpen = !day.isComplete && isFilled(found.item)
  const dish = isFilled(found.item) ? { ...found, item: found.item } : undefined
  const offerAnother = () =>
    toasts.show(`It stays on ${weekdayNaming(plan.template)(dayNumber)} until you change it.`, {
      ...(isOpen && { action: { label: 'Another side', onPress: () => onChoose(recipe.id) } }),
    })
  return (
    <section
      id={sideAnchor(recipe.id)}
      aria-labelledby={id}
      tabIndex={-1}
      className="grid scroll-mt-4 gap-4 outline-none lg:gap-6"
    >
      <Card className="flex flex-wrap items-start gap-4">
        <RecipePlate recipe={recipe} className="size-22" />
        <div className="grid min-w-0 flex-[1_1_16rem] gap-1.5">
          <p className="text-sm font-semibold text-muted">Beside it</p>
          <h2 id={id} className="text-pretty">
            {recipe.title}
          </h2>
          <p className="text-pretty">{amountSentence(servings, peopleOf(plan.answers), cooked)}</p>
          <MacroLine perServing={recipe.perServing} servings={servings} hasCalories />
          <div className="mt-1 grid max-w-sm gap-2 print:hidden">
            <LikeAvoid recipeId={recipe.id} interactions={plan.interactions} onAvoided={offerAnother} />
            {isOpen && dish && (
              <>
                <SideChoices found={dish} side={{ card: recipe, servings }} onChoose={onChoose} />
                <Amount found={dish} side={{ card: recipe, servings }} />
              </>
            )}
          </div>
        </div>
      </Card>
      <BesideCards itemId={item.id} recipe={recipe} />
    </section>
  )
}

function Amount({ found, side }: { found: FoundDish; side: ShownHelping }) {
  const { stepperOf, lines } = useSideSteppers(found, [side])
  return (
    <div className="-ml-2.5 flex flex-wrap">
      {stepperOf(side)}
      {lines.length > 0 && <div className="basis-full pl-2.5">{lines}</div>}
    </div>
  )
}

type PlateSidesOfItemProps = {
  found: FoundPlace
  item: FilledItem
  sides: readonly ScaledRecipe[]
  onChoose: (insteadOf?: string) => void
}

/** [PLATE-3] The recipes of what stands beside the main, loaded apart: most dishes stand alone. */
export function SidesOfDish({ sides, ...dish }: PlateSidesOfItemProps) {
  useSideInSight(sides)
  return sides.map((side) => <SideOfDish key={side.id} {...dish} recipe={side} />)
}

/** The side that the address names: a link on a card led to it. */
function useSideInSight(sides: readonly ScaledRecipe[]): void {
  const { hash } = useLocation()
  const named = sides.find(({ id }) => hash === `#${sideAnchor(id)}`)?.id
  useEffect(() => {
    const section = named === undefined ? null : document.getElementById(sideAnchor(named))
    section?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'start' })
  }, [named])
}
