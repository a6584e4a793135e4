import type { Item } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { plateName } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { isDayUnfilled, openMeals } from '@butterleaf/domain/meal-plan/states'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { type RefObject, useEffect, useRef } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { choiceRefusal } from '#lib/meal-plan/choosing/use-choose-recipe.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords, lineOf } from '#lib/meal-plan/words/day-words.ts'
import { dateNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { foundText } from '#lib/recipe/browse/browsed-list.tsx'
import { type BrowseContext, useBrowse } from '#lib/recipe/browse/use-browse.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { useMedia } from '#ui/behavior/use-media.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useFilters } from './browse/browse-filters.ts'
import { BrowseQuestion } from './browse/browse-question.tsx'
import { BrowseResults } from './browse/browse-results.tsx'
import { NoSuchSlot, SlotHeader, useSlot } from './slot-header.tsx'

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
        {recipeId ? <Outlet context={browseContext} /> : isBeside && <DayBefore slot={slot} />}
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

/** The day as it stands, beside the list, until a recipe is opened there. */
function DayBefore({ slot }: { slot: FoundItem }) {
  const { plan } = usePlan()
  const { day, dayNumber } = slot
  const fit = fitOfDay(plan, day)
  const name = dateNaming(plan.template)(dayNumber)
  const isEmpty = isDayUnfilled(day)
  return (
    <Card as="aside" aria-label={`${name} so far`} className="grid gap-5">
      <div>
        <h2>{name} so far</h2>
        <p className="mt-1 text-sm text-muted">
          {isEmpty ? 'Nothing planned yet' : lineOf({ text: dayWords(fit, openMeals(day)).text })}. Open a
          recipe to see the day with it.
        </p>
      </div>
      <DayTotals fit={fit} />
      <ul className="divide-y divide-hairline">
        {day.items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            card={cardOf(plan, item)}
            name={plateName(plan, item)}
            isAsked={item.id === slot.item.id}
          />
        ))}
      </ul>
    </Card>
  )
}

type ItemRowProps = {
  item: Item
  card: RecipeCard | undefined
  name: string | undefined
  isAsked: boolean
}

function ItemRow({ item: { meal, kind }, card, name, isAsked }: ItemRowProps) {
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      {card ? (
        <RecipePlate recipe={card} className="size-12" />
      ) : (
        <span className="size-12 rounded-full border-2 border-dashed border-line" />
      )}
      <span className="min-w-0">
        <span className="block text-sm text-muted">{mealWords[meal]}</span>
        <span className={isAsked ? 'font-semibold text-leaf' : 'font-semibold'}>
          {name ?? (kind === 'skipped' ? 'Skipped' : 'Open')}
        </span>
      </span>
    </li>
  )
}
