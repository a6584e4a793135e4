import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { Outlet, useLocation, useParams } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useMedia } from '#ui/behavior/use-media.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { BrowseInHand } from './browse/browse-in-hand.ts'
import { BrowseQuestion } from './browse/browse-question.tsx'
import { BrowseResults } from './browse/browse-results.tsx'
import { foundText } from './browse/found-text.ts'
import { useBrowse } from './browse/use-browse.ts'
import { useFilters } from './browse/use-filters.ts'
import { useFocusOnReturn } from './browse/use-focus-on-return.ts'
import { choiceRefusal } from './slot/choice-refusal.ts'
import { DayBefore } from './slot/day-before.tsx'
import { NoSuchSlot } from './slot/no-such-slot.tsx'
import { SlotHeader } from './slot/slot-header.tsx'
import { useSlot } from './slot/use-slot.ts'

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
  const { filters, change } = useFilters()
  const browse = useBrowse(slot, filters)
  const list = useFocusOnReturn(recipeId)
  const refusal = choiceRefusal(template, slot)
  const inHand: BrowseInHand = { slot, results: browse.results }
  return (
    <div data-wide className="lg:grid lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:items-start lg:gap-8">
      {!recipeId && <title>{`${mealWords[slot.item.meal]} recipes · Butterleaf`}</title>}
      <div ref={list} className={`grid gap-4 ${recipeId ? 'max-lg:hidden' : ''}`}>
        <SlotHeader slot={slot} title={`Recipes for ${slot.item.meal}`} />
        {refusal && <Banner tone="warning">{refusal}</Banner>}
        <BrowseQuestion filters={filters} onFilters={change} attributes={browse.attributes} />
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
