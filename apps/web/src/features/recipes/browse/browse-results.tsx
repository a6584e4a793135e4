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
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { choiceRefusal } from '../slot/choice-refusal.ts'
import { withoutFilters } from './browse-filters.ts'
import { BrowseSkeleton } from './browse-skeleton.tsx'
import { ContactLink } from './contact-link.tsx'
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
  if (browse.isError && results.length === 0) return <NotLoaded browse={browse} />
  if (results.length === 0) return <NothingFound {...props} />

  const liked = likedRecipes(plan)
  const openMeals = openMealsBeside(slot.day, meal)
  const isRefused = choiceRefusal(slot) !== undefined
  const loadMore = () => {
    if (browse.hasNextPage && !browse.isFetching && !browse.isFetchNextPageError) void browse.fetchNextPage()
  }
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
        onNearEnd={loadMore}
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

function ListEnd({ browse }: Pick<BrowseResultsProps, 'browse'>) {
  const isAll = !browse.hasNextPage && !browse.isPlaceholderData
  return (
    <div className="grid min-h-16 place-items-center pt-3 text-sm text-muted">
      {browse.isFetchingNextPage && <Spinner label="Loading more recipes" />}
      {browse.isFetchNextPageError && (
        <Button look="quiet" size="sm" onClick={() => void browse.fetchNextPage()}>
          The rest didn’t load. Try again
        </Button>
      )}
      {isAll && <p>{allText(browse.results.length)}</p>}
    </div>
  )
}

function allText(count: number): string {
  return count === 1 ? 'That’s the only one.' : `That’s all ${count} of them.`
}

function NotLoaded({ browse }: Pick<BrowseResultsProps, 'browse'>) {
  return (
    <ErrorState
      title="The recipes didn’t load"
      onRetry={() => void browse.refetch()}
      isRetrying={browse.isFetching}
    >
      Your plan is safe. Check your connection, then try again.
    </ErrorState>
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
