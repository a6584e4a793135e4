import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { activeFilterCount } from '@butterleaf/domain/recipes/narrowing'
import { Link } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { dayWords, openMealsBeside } from '#lib/meal-plan/words/day-words.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { Button } from '#ui/action/button.tsx'
import { WindowedList } from '#ui/data/windowed-list.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { choiceRefusal } from '../slot/choice-refusal.ts'
import type { Slot } from '../slot/use-slot.ts'
import { withoutFilters } from './browse-filters.ts'
import { BrowseSkeleton } from './browse-skeleton.tsx'
import { ContactLink } from './contact-link.tsx'
import { RecipeRow } from './recipe-row.tsx'
import type { useBrowse } from './use-browse.ts'

interface BrowseResultsProps {
  slot: Slot
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
  const { plan, template } = usePlan()
  const { results } = browse
  if (browse.isPending) return <BrowseSkeleton />
  if (browse.isError && results.length === 0) return <NotLoaded browse={browse} />
  if (results.length === 0) return <NothingFound {...props} />

  const liked = new Set(plan.interactions.filter(({ type }) => type === 'like').map((one) => one.recipeId))
  const openMeals = openMealsBeside(slot.day, slot.meal)
  const isRefused = choiceRefusal(slot) !== undefined
  const loadMore = () => {
    if (browse.hasNextPage && !browse.isFetching && !browse.isFetchNextPageError) void browse.fetchNextPage()
  }
  const pathOf = (recipeId: string) =>
    pathTo('app.template.preparing.day.recipes.recipe', {
      templateId: template.id,
      ...slot.place,
      category: slot.meal,
      recipeId,
    })
  return (
    <div
      aria-busy={browse.isPlaceholderData || undefined}
      className="[&_img]:transition-opacity aria-busy:[&_img]:opacity-30"
    >
      <WindowedList
        label={`Recipes for ${slot.meal}`}
        items={results}
        keyOf={({ id }) => id}
        estimatePx={176}
        isOpenEnded={browse.hasNextPage}
        isPaused={openRecipeId !== undefined && !isBeside}
        onNearEnd={loadMore}
      >
        {(recipe) => (
          <RecipeRow
            recipe={recipe}
            words={isRefused ? undefined : dayWords(recipe.fit, openMeals)}
            to={{ pathname: pathOf(recipe.id), search }}
            isLiked={liked.has(recipe.id)}
            isOpen={recipe.id === openRecipeId}
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
