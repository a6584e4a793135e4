import SlidersHorizontal from 'virtual:lucide/sliders-horizontal'
import type { BrowseAttributes } from '@butterleaf/domain/recipes/browse-attributes'
import type { Category } from '@butterleaf/domain/recipes/categories'
import { type RecipeFilters, searchLimitCharacters } from '@butterleaf/domain/recipes/filters'
import { activeFilterCount } from '@butterleaf/domain/recipes/narrowing'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useRested } from '#lib/use-rested.ts'
import { Button } from '#ui/action/button.tsx'
import { coversTop } from '#ui/behavior/covering-bar.ts'
import { SearchLine } from '#ui/search/search-line.tsx'

const loadFilterDrawer = () => import('./filter-drawer.tsx')
const FilterDrawer = lazy(loadFilterDrawer)

type BrowseQuestionProps = {
  filters: RecipeFilters
  onFilters: (filters: RecipeFilters) => void
  attributes: BrowseAttributes | undefined
  /** That the list may be narrowed to. */
  categories: readonly Category[]
}

/** The search box and the filters stay in reach while the list goes by. */
export function BrowseQuestion({ filters, onFilters, attributes, categories }: BrowseQuestionProps) {
  const [isNarrowing, setIsNarrowing] = useState(false)
  const [timesOpened, setTimesOpened] = useState(0)
  const open = () => {
    setTimesOpened(timesOpened + 1)
    setIsNarrowing(true)
  }
  const count = activeFilterCount(filters)
  // Not needed to show the list, but at hand before the first press.
  useEffect(() => void loadFilterDrawer().catch(() => undefined), [])
  return (
    <div ref={coversTop} className="sticky top-0 z-10 -mx-2 flex items-center gap-2 bg-paper px-2 py-2">
      <SearchBox search={filters.search} onSearch={(search) => onFilters({ ...filters, search })} />
      <Button
        look={count > 0 ? 'leaf' : 'quiet'}
        className="min-h-14 px-4"
        aria-label={count > 0 ? `Filters, ${count} active` : 'Filters'}
        onClick={open}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        {count > 0 && <span aria-hidden>{count}</span>}
      </Button>
      <Suspense>
        {/* Mounted each time it opens, so that it begins with the current filters. */}
        {timesOpened > 0 && (
          <FilterDrawer
            key={timesOpened}
            isOpen={isNarrowing}
            onClose={() => setIsNarrowing(false)}
            filters={filters}
            onChange={onFilters}
            attributes={attributes}
            categories={categories}
          />
        )}
      </Suspense>
    </div>
  )
}

interface SearchBoxProps {
  search: string
  onSearch: (search: string) => void
}

/** [RCP-1] Asks 300 ms after the last key, or at once on Enter. */
function SearchBox({ search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const rested = useRested(onSearch)
  const type = (text: string) => {
    setTyped(text)
    rested.later(text)
  }
  return (
    <SearchLine
      label="Search recipes"
      placeholder="Salmon, waffles, spinach…"
      text={typed}
      onTextChange={type}
      onEnter={rested.now}
      onClear={rested.now}
      mostCharacters={searchLimitCharacters}
    />
  )
}
