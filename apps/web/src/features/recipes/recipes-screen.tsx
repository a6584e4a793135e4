import SlidersHorizontal from 'virtual:lucide/sliders-horizontal'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { activeFilterCount } from '@butterleaf/domain/recipes/narrowing'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { Button } from '#ui/action/button.tsx'
import { useMedia } from '#ui/behavior/use-media.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { BrowseInHand } from './browse/browse-in-hand.ts'
import { BrowseResults } from './browse/browse-results.tsx'
import { SearchBox } from './browse/search-box.tsx'
import { useBrowse } from './browse/use-browse.ts'
import { useFilters } from './browse/use-filters.ts'
import { choiceRefusal } from './slot/choice-refusal.ts'
import { DayBefore } from './slot/day-before.tsx'
import { NoSuchSlot } from './slot/no-such-slot.tsx'
import { SlotHeader } from './slot/slot-header.tsx'
import { useSlot } from './slot/use-slot.ts'

const loadFilterDrawer = () => import('./browse/filter-drawer.tsx')
const FilterDrawer = lazy(loadFilterDrawer)

/** [RCP-1] Browse for a slot. The recipe that is looked at lies over the list, from 992 px beside it. */
export default function RecipesScreen() {
  const slot = useSlot()
  return slot ? <Recipes key={slot.item.id} slot={slot} /> : <NoSuchSlot />
}

function Recipes({ slot }: { slot: FoundItem }) {
  const { recipeId } = useParams()
  const { search } = useLocation()
  const isBeside = useMedia('(min-width: 62rem)')
  const { filters, change } = useFilters()
  const browse = useBrowse(slot, filters)
  const list = useFocusOnReturn(recipeId)
  const refusal = choiceRefusal(slot)
  const inHand: BrowseInHand = { slot, results: browse.results }
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:items-start lg:gap-8">
      {!recipeId && <title>{`${mealWords[slot.item.meal]} recipes · Butterleaf`}</title>}
      <div ref={list} className={`grid gap-4 ${recipeId ? 'max-lg:hidden' : ''}`}>
        <SlotHeader slot={slot} title={`Recipes for ${slot.item.meal}`} />
        {refusal && <Banner tone="warning">{refusal}</Banner>}
        <Question filters={filters} onFilters={change} attributes={browse.attributes} />
        <BrowseResults
          slot={slot}
          browse={browse}
          filters={filters}
          onFilters={change}
          search={search}
          openRecipeId={recipeId}
          isBeside={isBeside}
        />
        <VisuallyHidden role="status">
          {browse.isPending || browse.isFetching ? '' : foundText(browse.results.length, browse.hasNextPage)}
        </VisuallyHidden>
      </div>
      <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto lg:rounded-card">
        {recipeId ? <Outlet context={inHand} /> : isBeside && <DayBefore slot={slot} />}
      </div>
    </div>
  )
}

type QuestionProps = {
  filters: ReturnType<typeof useFilters>['filters']
  onFilters: ReturnType<typeof useFilters>['change']
  attributes: ReturnType<typeof useBrowse>['attributes']
}

/** The search box and the filters stay in reach while the list goes by. */
function Question({ filters, onFilters, attributes }: QuestionProps) {
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
    <div className="sticky top-0 z-10 -mx-2 flex items-center gap-2 bg-paper px-2 py-2">
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
        {/* Anew each time it opens, so that it begins with what holds then. */}
        {timesOpened > 0 && (
          <FilterDrawer
            key={timesOpened}
            isOpen={isNarrowing}
            onClose={() => setIsNarrowing(false)}
            filters={filters}
            onChange={onFilters}
            attributes={attributes}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Coming back from a recipe, the focus stands on its row again. */
function useFocusOnReturn(recipeId: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  useEffect(() => {
    const left = last.current
    last.current = recipeId
    if (!left || recipeId) return
    const frame = requestAnimationFrame(() => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const link = rows.find(({ dataset }) => dataset.row === left)?.querySelector('a')
      link?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [recipeId])
  return list
}

function foundText(count: number, hasMore: boolean): string {
  if (count === 0) return 'No recipes found'
  return hasMore ? `${count} recipes and more` : `${count} ${count === 1 ? 'recipe' : 'recipes'}`
}
