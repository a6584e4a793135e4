import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import { type RefObject, useEffect, useRef } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { choiceRefusal } from '#lib/meal-plan/choosing/use-choose-recipe.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { foundText } from '#lib/recipe/browse/browsed-list.tsx'
import { type BrowseContext, useBrowse } from '#lib/recipe/browse/use-browse.ts'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { useMedia } from '#ui/behavior/use-media.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useFilters } from './browse/browse-filters.ts'
import { BrowseQuestion } from './browse/browse-question.tsx'
import { BrowseResults } from './browse/browse-results.tsx'
import { NoSuchSlot, SlotHeader, useSlot } from './slot-header.tsx'

/** Beside the list alone, which is what a person looks for first. */
const dayParts = createLazyPart(() => import('./day-before.tsx'))

/** [RCP-1] Browse for a slot. The recipe that is looked at lies over the list, from 992 px beside it. */
export default function RecipesScreen() {
  const slot = useSlot()
  return slot ? <Recipes key={slot.item.id} slot={slot} /> : <NoSuchSlot />
}

function Recipes({ slot }: { slot: FoundItem }) {
  const { template } = usePlan().plan
  const { recipeId } = useParams()
  const { search } = useLocation()
  const isBeside = useMedia('(min-width: 62rem)')
  const DayBefore = useLazyPart(dayParts, isBeside)?.DayBefore
  const { filters, change } = useFilters()
  const browse = useBrowse(slot, filters)
  const list = useFocusOnReturn(recipeId)
  const refusal = choiceRefusal(template, slot)
  const browseContext: BrowseContext = { slot, results: browse.results }
  return (
    <div data-wide className="lg:grid lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:items-start lg:gap-8">
      {!recipeId && <title>{`${mealWords[slot.item.meal]} recipes · Butterleaf`}</title>}
      <div ref={list} className={`grid gap-4 ${recipeId ? 'max-lg:hidden' : ''}`}>
        <SlotHeader slot={slot} title={`Recipes for ${slot.item.meal}`} />
        {refusal && <Banner tone="warning">{refusal}</Banner>}
        <BrowseQuestion
          filters={filters}
          onFilters={change}
          attributes={browse.attributes}
          categories={mainMeals}
        />
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
        {recipeId ? <Outlet context={browseContext} /> : isBeside && DayBefore && <DayBefore slot={slot} />}
      </div>
    </div>
  )
}

/** Coming back from a recipe, the focus stands on its row again. */
function useFocusOnReturn(recipeId: string | undefined): RefObject<HTMLDivElement | null> {
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
