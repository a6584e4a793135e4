import Clock from 'virtual:lucide/clock'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { likedRecipes } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { RecipeOffer } from '@butterleaf/domain/meal-plan/shown/recipe-page'
import { openMealsBeside } from '@butterleaf/domain/meal-plan/states'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { activeFilterCount } from '@butterleaf/domain/recipes/narrowing'
import { minutesOf } from '@butterleaf/domain/recipes/shown/recipe-card'
import { subtitleOf } from '@butterleaf/domain/recipes/shown/short-title'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useChoiceState } from '#lib/meal-plan/choosing/choice-begun.ts'
import { choiceRefusal, freedBy, useChooseRecipe } from '#lib/meal-plan/choosing/use-choose-recipe.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { BasketLine, DayLine } from '#lib/meal-plan/words/day-line.tsx'
import { type DayWords, dayWords } from '#lib/meal-plan/words/day-words.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { BrowseSkeleton, ListEnd, ListNotLoaded, loadMore } from '#lib/recipe/browse/browsed-list.tsx'
import type { useBrowse } from '#lib/recipe/browse/use-browse.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { useContact } from '#lib/support-contact.ts'
import { Button } from '#ui/action/button.tsx'
import { WindowedList } from '#ui/data/windowed-list.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { withoutFilters } from './browse-filters.ts'

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
  const choosing = useChooseRecipe(slot)
  const { plan } = usePlan()
  const begun = useChoiceState()
  const { state }: { state: unknown } = useLocation()
  const { meal } = slot.item
  const { results } = browse
  if (browse.isPending) return <BrowseSkeleton />
  if (browse.isError && results.length === 0) return <ListNotLoaded browse={browse} />
  if (results.length === 0) return <NothingFound {...props} />

  const liked = likedRecipes(plan)
  const openMeals = openMealsBeside(slot.day, meal)
  const isRefused = choiceRefusal(plan.template, slot) !== undefined
  const suitsGuests = slot.day.guests?.[slot.item.id]?.avoids !== undefined
  const freed = isRefused ? undefined : freedBy(plan, slot)
  // Beside the list one recipe takes the place of another, so that Back leads to the list.
  const opening =
    isBeside && openRecipeId ? { state, replace: true } : { state: { ...begun, isFromList: true } }
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
      className="grid gap-3 [&_img]:transition-opacity aria-busy:[&_img]:opacity-30"
    >
      {suitsGuests && (
        <p className="px-1 text-sm text-pretty text-muted">Your guests may eat all of these, too.</p>
      )}
      {freed && <p className="px-1 text-sm text-pretty text-muted">{freed}</p>}
      <WindowedList
        label={`Recipes for ${meal}`}
        items={results}
        keyOf={({ card }) => card.id}
        estimatePx={176}
        isOpenEnded={browse.hasNextPage}
        isPaused={openRecipeId !== undefined && !isBeside}
        onNearEnd={() => loadMore(browse)}
      >
        {(offer) => (
          <RecipeRow
            offer={offer}
            words={isRefused ? undefined : dayWords(offer.fit, openMeals)}
            to={{ pathname: pathOf(offer.card.id), search }}
            {...opening}
            isLiked={liked.has(offer.card.id)}
            isOpen={offer.card.id === openRecipeId}
            keepsScroll={isBeside}
            choice={
              isRefused || isThere(slot, offer) ? undefined : (
                <ChooseButton offer={offer} slot={slot} choosing={choosing} />
              )
            }
          />
        )}
      </WindowedList>
      <ListEnd browse={browse} />
    </div>
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
            to={paths['settings.resources']}
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

interface RecipeRowProps {
  offer: RecipeOffer
  /** Undefined where the slot can't be changed. */
  words: DayWords | undefined
  to: { pathname: string; search: string }
  state: unknown
  replace?: boolean
  isLiked: boolean
  isOpen: boolean
  keepsScroll: boolean
  /** Puts it into the slot without a look at its page. */
  choice: ReactNode
}

type ChooseButtonProps = { offer: RecipeOffer; slot: FoundItem; choosing: ReturnType<typeof useChooseRecipe> }

/** [MAP-3] For a person who has seen enough in the row; what it does to the day stands beside it, and it can be undone. */
function ChooseButton({ offer: { card }, slot, choosing }: ChooseButtonProps) {
  return (
    <Button
      size="sm"
      look="ghost"
      className="relative z-1 shrink-0"
      busy={choosing.chosenId === card.id}
      busyLabel="Putting it on your plan"
      aria-label={`Choose ${card.title} for ${slot.item.meal}`}
      onClick={() => choosing.choose(card)}
    >
      Choose
    </Button>
  )
}

function isThere({ item }: FoundItem, { card }: RecipeOffer): boolean {
  return isFilled(item) && item.recipeId === card.id
}

/** [ITEM-1] A filter result: what it is, what one serving of it holds, and what it does to the day. */
function RecipeRow({ offer, words, isLiked, isOpen, keepsScroll, choice, ...link }: RecipeRowProps) {
  const { card, servings, basket } = offer
  const subtitle = subtitleOf(card)
  return (
    <Card as="article" padding="none" isPressable className={isOpen ? 'ring-2 ring-leaf' : ''}>
      <div className="flex items-center gap-3.5 p-3 pr-4">
        <RecipePlate recipe={card} />
        <div className="min-w-0 flex-1">
          <p className="flex justify-between gap-3 text-xs font-semibold text-muted">
            <span>
              {servingsText(servings)}
              {isLiked && <span className="text-leaf"> · Liked</span>}
            </span>
            <Minutes minutes={minutesOf(card)} />
          </p>
          <h2 className="mt-0.5 text-[1.1875rem] leading-snug text-pretty">
            <Link
              {...link}
              preventScrollReset={keepsScroll}
              aria-current={isOpen ? 'true' : undefined}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {card.short ?? card.title}
            </Link>
          </h2>
          {subtitle && <p className="text-sm text-muted">{subtitle}</p>}
          <MacroLine perServing={card.perServing} servings={servings} className="mt-1.5" />
        </div>
      </div>
      {words && (
        <div className="flex items-center justify-between gap-3 border-t border-hairline px-4 py-2">
          <div className="grid min-w-0 gap-1 py-0.5">
            <DayLine words={words} />
            <BasketLine basket={basket} />
          </div>
          {choice}
        </div>
      )}
    </Card>
  )
}

function Minutes({ minutes }: { minutes: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      <Clock aria-hidden className="size-3.5" />
      {minutesText(minutes)}
    </span>
  )
}

/** [RCP-3] Straight to a person where a chat or an address is set up, else to the help pages. */
export function ContactLink({ className }: { className: string }) {
  const contact = useContact()
  if (contact.kind === 'answer') {
    return (
      <Link to={paths['app.support']} className={className}>
        Contact us
      </Link>
    )
  }
  const elsewhere = contact.kind === 'chat' ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a href={contact.href} {...elsewhere} className={className}>
      Contact us
    </a>
  )
}
