import { type FoundItem, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { likedRecipes } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { openMealsBeside } from '@butterleaf/domain/meal-plan/states/open-meals'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { activeFilterCount } from '@butterleaf/domain/recipes/narrowing'
import { Link } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { dayWords } from '#lib/meal-plan/words/day-words.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { Button } from '#ui/action/button.tsx'
import { WindowedList } from '#ui/data/windowed-list.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { choiceRefusal } from '../slot/choice-refusal.ts'
import { withoutFilters } from './browse-filters.ts'
import { BrowseSkeleton } from './browse-skeleton.tsx'
import { loadMore } from './browsed-list.ts'
import { ContactLink } from './contact-link.tsx'
import { ListEnd } from './list-end.tsx'
import { ListNotLoaded } from './list-not-loaded.tsx'
import { RecipeRow } from './recipe-row.tsx'
import type { useBrowse } from './use-browse.ts'

interface BrowseResultsProps {
  slot: FoundItem
  browse: ReturnType<typeof useBrowse>
  filters: RecipeFilters
  onFilters: (filters: RecipeFilters) => void
  search: string
  openRecipeId: string | undefined
  /** The list stands beside the recipe, so that opening one moves nothing. */
  isBeside: boolean
}

/** [RCP-1] [RCP-3] [RCP-4] The list in its four states. */
export function BrowseResults(props: BrowseResultsProps) {
  const { browse, slot, search, openRecipeId, isBeside } = props
  const { plan } = usePlan()
  const { meal } = slot.item
  const { results } = browse
  if (browse.isPending) return <BrowseSkeleton />
  if (browse.isError && results.length === 0) return <ListNotLoaded browse={browse} />
  if (results.length === 0) return <NothingFound {...props} />

  const liked = likedRecipes(plan)
  const openMeals = openMealsBeside(slot.day, meal)
  const isRefused = choiceRefusal(plan.template, slot) !== undefined
  const pathOf = (recipeId: string) =>
    pathTo('app.template.preparing.day.recipes.recipe', {
      templateId: plan.template.id,
      ...placeOfDay(slot),
      category: meal,
      recipeId,
    })
  return (
    <div
      aria-busy={browse.isPlaceholderData || undefined}
      className="[&_img]:transition-opacity aria-busy:[&_img]:opacity-30"
    >
      <WindowedList
        label={`Recipes for ${meal}`}
        items={results}
        keyOf={({ card }) => card.id}
        estimatePx={176}
        isOpenEnded={browse.hasNextPage}
        isPaused={openRecipeId !== undefined && !isBeside}
        onNearEnd={() => loadMore(browse)}
      >
        {(offer) => (
          <RecipeRow
            offer={offer}
            words={isRefused ? undefined : dayWords(offer.fit, openMeals)}
            to={{ pathname: pathOf(offer.card.id), search }}
            isLiked={liked.has(offer.card.id)}
            isOpen={offer.card.id === openRecipeId}
            keepsScroll={isBeside}
          />
        )}
      </WindowedList>
      <ListEnd browse={browse} />
    </div>
  )
}

/** RCP-3 in the specification's own words. */
function NothingFound({ filters, onFilters }: BrowseResultsProps) {
  const isFiltered = activeFilterCount(filters) > 0
  return (
    <EmptyState
      picture={<EmptyPlate />}
      title="Nothing on this shelf"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isFiltered && <Button onClick={() => onFilters(withoutFilters(filters))}>Clear filters</Button>}
          <Link
            to={paths['settings.resources.preferences']}
            className="inline-flex min-h-12 items-center px-2 font-semibold text-leaf underline underline-offset-4"
          >
            Preferences
          </Link>
          <ContactLink className="inline-flex min-h-12 items-center px-2 font-semibold text-leaf underline underline-offset-4" />
        </div>
      }
    >
      We couldn't find suitable recipes to fit both your macros and preferences. Consider revising your
      preferences or contact us for more help.
    </EmptyState>
  )
}
