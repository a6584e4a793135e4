import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, findById, findWeek, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { ItemPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { useQuery } from '@tanstack/react-query'
import { useMatch, useParams } from 'react-router'
import { isFinalAnswer } from '#lib/api/api-problem.ts'
import { slotAtAddress } from '#lib/meal-plan/address-places.ts'
import { readCachedItem } from '#lib/meal-plan/cache/cached-items.ts'
import { itemMarks } from '#lib/meal-plan/cache/item-marks.ts'
import { useChoiceState } from '#lib/meal-plan/choosing/choice-begun.ts'
import { readItemPage } from '#lib/meal-plan/item-pages.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { recipesPath } from '#lib/meal-plan/plan-places.ts'
import { dateNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { paths } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/link.tsx'

/** The item with its whole recipe, as the plan's present version cooks it; without a network, as it was last seen. */
export function useItem(place: ItemPlace) {
  const { plan } = usePlan()
  const week = findWeek(plan.template, place)
  const mark = (week && itemMarks(week, plan).get(place.itemId)) ?? ''
  const cached = useCachedItem(place.itemId, mark)
  const now = findById(plan.template, place.itemId)?.item
  const recipeId = now && isFilled(now) ? now.recipeId : undefined
  return useQuery({
    queryKey: ['plan-item', place.itemId, plan.version],
    queryFn: async ({ signal }): Promise<ItemPage> => {
      const params = { planId: plan.id, templateId: plan.template.id, ...place }
      try {
        return await readItemPage(params, { mark, signal })
      } catch (error) {
        const lastSeen = isFinalAnswer(error) ? undefined : await readCachedItem(place.itemId)
        if (!lastSeen) throw error
        return lastSeen.page
      }
    },
    placeholderData: (before) =>
      before && before.item.id === place.itemId && isOfDish(before, recipeId) ? before : cached,
  })
}

/** Not where another dish has taken its place since. */
function isOfDish({ item }: ItemPage, recipeId: string | undefined): boolean {
  return isFilled(item) && item.recipeId === recipeId
}

/** On the screen at once while the server is asked, if nothing that it says has changed since. */
function useCachedItem(itemId: string, mark: string): ItemPage | undefined {
  const { data } = useQuery({
    queryKey: ['cached-item', itemId],
    queryFn: async () => (await readCachedItem(itemId)) ?? null,
    staleTime: 0,
  })
  return data?.mark === mark ? data.page : undefined
}

type ItemViewName = 'building' | 'ready' | 'complete'

/** With the day's view from which it was opened. */
export type FoundPlace = FoundItem & Readonly<{ view: ItemViewName }>

/** The item that the address names; undefined where the plan has no such item. */
export function useItemPlace(): FoundPlace | undefined {
  const found = slotAtAddress(usePlan().plan.template, useParams())
  const view = useViewName()
  return found && { ...found, view }
}

function useViewName(): ItemViewName {
  const isBuilding = useMatch(paths['app.template.preparing.day.item'])
  const isComplete = useMatch(paths['app.template.day.item'])
  if (isBuilding) return 'building'
  return isComplete ? 'complete' : 'ready'
}

/** The slot is open or skipped, or the address is of a plan that was replaced. */
export function NothingHere({ found }: { found?: FoundPlace }) {
  const { template } = usePlan().plan
  const isOpen = found?.item.kind === 'empty' && !found.day.isComplete
  const recipes = found && recipesPath(template, found)
  const begun = useChoiceState()
  return (
    <EmptyState
      heading="h1"
      picture={<EmptyPlate />}
      title={isOpen ? 'Nothing planned yet' : 'No meal here'}
      action={
        <Link to={isOpen && recipes ? recipes : paths.app} state={begun} className={buttonLook()}>
          {isOpen ? 'Browse recipes' : 'Back to the plan'}
        </Link>
      }
    >
      {isOpen
        ? `Choose what to eat for ${found.item.meal} on ${dateNaming(template)(found.dayNumber)}.`
        : 'This meal is skipped, or your plan has changed since this link was made.'}
    </EmptyState>
  )
}
