import { activeFilterCount } from '@butterleaf/domain/recipes/narrowing'
import { useLocation } from 'react-router'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { withoutFilters } from '../browse/browse-filters.ts'
import { BrowseQuestion } from '../browse/browse-question.tsx'
import { BrowseSkeleton } from '../browse/browse-skeleton.tsx'
import { loadMore } from '../browse/browsed-list.ts'
import { foundText } from '../browse/found-text.ts'
import { ListEnd } from '../browse/list-end.tsx'
import { ListNotLoaded } from '../browse/list-not-loaded.tsx'
import { useFilters } from '../browse/use-filters.ts'
import { CookbookTile } from './cookbook-tile.tsx'
import { useAllRecipes } from './use-all-recipes.ts'
import { useNearEnd } from './use-near-end.ts'

/** [RCP-1] [RCP-2] The whole cookbook as far as the person may eat of it, to look through and to add to a day. */
export default function AllRecipesScreen() {
  const { filters, change } = useFilters()
  const { state } = useLocation()
  const browse = useAllRecipes(filters)
  const isSearch = (state as { isSearch?: boolean } | null)?.isSearch === true
  return (
    <div data-wide className="grid gap-4">
      <title>All recipes · Butterleaf</title>
      <h1>All recipes</h1>
      <BrowseQuestion
        filters={filters}
        onFilters={change}
        attributes={browse.attributes}
        isFocused={isSearch}
      />
      <Results browse={browse} onClear={() => change(withoutFilters(filters))} filters={filters} />
      <VisuallyHidden role="status">
        {browse.isPending || browse.isFetching ? '' : foundText(browse.results.length, browse.hasNextPage)}
      </VisuallyHidden>
    </div>
  )
}

type ResultsProps = {
  browse: ReturnType<typeof useAllRecipes>
  filters: ReturnType<typeof useFilters>['filters']
  onClear: () => void
}

function Results({ browse, filters, onClear }: ResultsProps) {
  const { results, liked } = browse
  const end = useNearEnd(() => loadMore(browse))
  if (browse.isPending) return <BrowseSkeleton />
  if (browse.isError && results.length === 0) return <ListNotLoaded browse={browse} />
  if (results.length === 0) {
    return (
      <EmptyState
        picture={<EmptyPlate />}
        title="Nothing on this shelf"
        action={activeFilterCount(filters) > 0 && <Button onClick={onClear}>Clear filters</Button>}
      >
        No recipe that suits your preferences has that. Try another word, or fewer filters.
      </EmptyState>
    )
  }
  return (
    <div aria-busy={browse.isPlaceholderData || undefined}>
      <ul
        aria-label="Recipes"
        className="grid gap-3 md:grid-cols-2 xl:grid-cols-3 min-[110rem]:grid-cols-4 min-[110rem]:gap-4"
      >
        {results.map(({ card }) => (
          <CookbookTile key={card.id} card={card} isLiked={liked.has(card.id)} />
        ))}
      </ul>
      <div ref={end} />
      <ListEnd browse={browse} />
    </div>
  )
}
