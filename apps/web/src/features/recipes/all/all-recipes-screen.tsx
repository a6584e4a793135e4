import Clock from 'virtual:lucide/clock'
import { type FoundDay, findDay } from '@butterleaf/domain/meal-plan/places'
import { avoidedRecipes, likedRecipes } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { BrowsedRecipe } from '@butterleaf/domain/meal-plan/shown/recipe-page'
import { activeDay, dayToEdit } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { categories } from '@butterleaf/domain/recipes/categories'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { activeFilterCount } from '@butterleaf/domain/recipes/narrowing'
import { minutesOf, type RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { subtitleOf } from '@butterleaf/domain/recipes/shown/short-title'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { AddToDayButton } from '#lib/meal-plan/choosing/add-to-day-button.tsx'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { pathTo } from '#lib/paths.ts'
import {
  BrowseSkeleton,
  foundText,
  ListEnd,
  ListNotLoaded,
  loadMore,
} from '#lib/recipe/browse/browsed-list.tsx'
import { type RecipeOrder, readAllRecipes } from '#lib/recipe/browse/read-recipes.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { timeZone } from '#lib/time-zone.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useFilters, withoutFilters } from '../browse/browse-filters.ts'
import { BrowseQuestion } from '../browse/browse-question.tsx'
import { northernMonth } from './northern-month.ts'
import { RecipeChips } from './recipe-chips.tsx'

/** [RCP-1] [RCP-2] The whole cookbook as far as the person may eat of it, to look through and to add to a day. */
export default function AllRecipesScreen() {
  const { filters, fitsDay, change } = useFilters()
  const day = useDayToFit()
  const fitsLabel = useFitsLabel()
  const browse = useAllRecipes(filters, { day, fitsDay: fitsDay && day !== undefined })
  return (
    <>
      <title>Recipes · Butterleaf</title>
      <BrowseQuestion
        filters={filters}
        onFilters={change}
        attributes={browse.attributes}
        categories={categories}
      />
      <RecipeChips
        filters={filters}
        onFilters={change}
        offered={browse.attributes?.cuisines ?? []}
        fitsDay={fitsDay}
        dayLabel={day && fitsLabel(day)}
      />
      <Results
        browse={browse}
        onClear={() => change(withoutFilters(filters), false)}
        isNarrowed={activeFilterCount(filters) > 0 || fitsDay}
      />
      <VisuallyHidden role="status">
        {browse.isPending || browse.isFetching ? '' : foundText(browse.results.length, browse.hasNextPage)}
      </VisuallyHidden>
    </>
  )
}

type ResultsProps = {
  browse: ReturnType<typeof useAllRecipes>
  isNarrowed: boolean
  onClear: () => void
}

function Results({ browse, isNarrowed, onClear }: ResultsProps) {
  const { results, liked } = browse
  const end = useNearEnd(() => loadMore(browse))
  if (browse.isPending) return <BrowseSkeleton />
  if (browse.isError && results.length === 0) return <ListNotLoaded browse={browse} />
  if (results.length === 0) {
    return (
      <EmptyState
        picture={<EmptyPlate />}
        title="Nothing on this shelf"
        action={isNarrowed && <Button onClick={onClear}>Clear filters</Button>}
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

type CookbookTileProps = { card: RecipeCard; isLiked: boolean }

/** A recipe of the cookbook: what it is, one serving of it, and the way into the plan; a side fills no slot. */
function CookbookTile({ card, isLiked }: CookbookTileProps) {
  const { search } = useLocation()
  const subtitle = subtitleOf(card)
  return (
    <Card as="li" padding="none" className="grid grid-rows-[1fr_auto] overflow-hidden">
      <div className="relative flex items-start gap-3.5 p-3 pr-4">
        <RecipePlate recipe={card} />
        <div className="min-w-0 flex-1">
          <p className="flex justify-between gap-3 text-xs font-semibold text-muted">
            <span>
              {isLiked ? <span className="text-leaf">Liked</span> : card.goesWith ? 'A side' : 'A serving'}
            </span>
            <span className="inline-flex shrink-0 items-center gap-1">
              <Clock aria-hidden className="size-3.5" />
              {minutesText(minutesOf(card))}
            </span>
          </p>
          <h2 className="mt-0.5 text-[1.1875rem] leading-snug text-pretty">
            <Link
              to={{ pathname: pathTo('app.recipes.recipe', { recipeId: card.id }), search }}
              state={{ isFromList: true }}
              className="after:absolute after:inset-0"
            >
              {card.short ?? card.title}
            </Link>
          </h2>
          {subtitle && <p className="text-sm text-muted">{subtitle}</p>}
          <MacroLine perServing={card.perServing} hasCalories className="mt-1.5" />
        </div>
      </div>
      {!card.goesWith && (
        <div className="border-t border-hairline p-2">
          <AddToDayButton recipe={card} isInList isWide />
        </div>
      )}
    </Card>
  )
}

/** The day that a recipe may go to next: the one to build, else today; where that is eaten, the one that the plan is at. */
function useDayToFit(): FoundDay | undefined {
  const { template } = usePlan().plan
  const today = useToday()
  return [dayToEdit(template, today), activeDay(template)]
    .flatMap((place) => (place && findDay(template, place)) ?? [])
    .find(({ day }) => !day.isComplete)
}

function useFitsLabel(): (found: FoundDay) => string {
  const { template } = usePlan().plan
  const today = useToday()
  return ({ dayNumber }) => {
    const date = dateOfDay(template, dayNumber)
    return date === today ? 'Fits my day' : `Fits ${formatDate(date, 'weekdayName')}`
  }
}

type Occasion = { day: FoundDay | undefined; fitsDay: boolean }

/**
 * [RCP-1] All that the person may eat, page by page, what suits them and the season first (MAP-5). The order is that of the first
 * page, so that no row moves under a press.
 */
function useAllRecipes(filters: RecipeFilters, { day, fitsDay }: Occasion) {
  const { plan } = usePlan()
  const today = useToday()
  const order: RecipeOrder = {
    sort: 'suits',
    month: northernMonth(today, timeZone()),
    ...(day && { day: day.day.id }),
    ...(fitsDay && { fits: 'true' }),
  }
  const browse = useInfiniteQuery({
    queryKey: ['all-recipes', plan.id, plan.answers, filters, order, fitsDay && day?.day.items],
    queryFn: ({ pageParam }) => readAllRecipes(plan.id, { ...filters, page: pageParam }, order),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageTotal }) => (page < pageTotal ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // ITEM-7: what is avoided now is gone from pages that were asked for before.
  const avoided = avoidedRecipes(plan)
  const found = browse.data?.pages.flatMap(({ results }) => results) ?? []
  return {
    ...browse,
    results: uniqueById(found.filter(({ card }) => !avoided.has(card.id))),
    liked: likedRecipes(plan),
    attributes: browse.data?.pages.at(-1)?.attributes,
  }
}

/** A like between two pages moves recipes from one to the other. */
function uniqueById(results: readonly BrowsedRecipe[]): BrowsedRecipe[] {
  return [...new Map(results.map((result) => [result.card.id, result])).values()]
}

/** How far below the screen the end of a list may be when more of it is loaded. */
const reach = '0px 0px 800px'

/** A ref for what stands at the end of a list: `onNear` is called whenever it comes near the screen, and again while it stays there. */
function useNearEnd(onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  // After every render: a page that doesn't fill the screen leaves the end where it is.
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNear(), {
      rootMargin: reach,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  return end
}
