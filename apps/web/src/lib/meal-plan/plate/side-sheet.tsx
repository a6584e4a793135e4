import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { findById } from '@butterleaf/domain/meal-plan/places'
import { cardOf, likedRecipes } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { RecipeOffer } from '@butterleaf/domain/meal-plan/shown/recipe-page'
import { openMealsBeside } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { noFilters, searchLimitCharacters } from '@butterleaf/domain/recipes/filters'
import { minutesOf } from '@butterleaf/domain/recipes/shown/recipe-card'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { useId, useState } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { BrowseSkeleton, ListEnd, ListNotLoaded } from '#lib/recipe/browse/browsed-list.tsx'
import { useBrowse } from '#lib/recipe/browse/use-browse.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { useRested } from '#lib/use-rested.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchLine } from '#ui/search/search-line.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { usePlan } from '../plan-context.ts'
import { BasketLine, DayLine } from '../words/day-line.tsx'
import { dayWords } from '../words/day-words.ts'
import { useSideActs } from './side-acts.ts'

type SideSheetProps = {
  found: FoundDish
  /** The side in whose place another comes. */
  insteadOf?: string | undefined
  onClose: () => void
}

/** [PLATE-3] The sides that suit a plate, what fits the day first; a press puts one there. */
export default function SideSheet({ found, insteadOf, onClose }: SideSheetProps) {
  const { plan } = usePlan()
  const now = findById(plan.template, found.item.id)
  const dish = now && isFilled(now.item) ? { ...now, item: now.item } : found
  const main = cardOf(plan, dish.item)
  const old = insteadOf === undefined ? undefined : plan.cards[insteadOf]
  const [search, setSearch] = useState('')
  const date = formatDate(dateOfDay(plan.template, dish.dayNumber), 'weekday')
  const beside = main ? shortName(main) : dish.item.meal
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={old ? `Instead of ${shortName(old)}` : `A side for ${beside}`}
      description={`${mealWords[dish.item.meal]}, ${date}${old ? `, beside ${beside}` : ''}`}
    >
      <div className="grid gap-3">
        <SideSearch onSearch={setSearch} />
        <Sides key={search} found={dish} insteadOf={insteadOf} search={search} onChosen={onClose} />
      </div>
    </Drawer>
  )
}

/** Asks 300 ms after the last key, or at once on Enter. */
function SideSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  const rested = useRested(onSearch)
  return (
    <SearchLine
      label="Search sides"
      placeholder="Broccoli, slaw, cauliflower…"
      text={typed}
      onTextChange={(text) => {
        setTyped(text)
        rested.later(text)
      }}
      onEnter={rested.now}
      onClear={rested.now}
      mostCharacters={searchLimitCharacters}
    />
  )
}

type SidesProps = {
  found: FoundDish
  insteadOf: string | undefined
  search: string
  onChosen: () => void
}

/** The list in its four states. */
function Sides({ found, insteadOf, search, onChosen }: SidesProps) {
  const { plan } = usePlan()
  const browse = useBrowse(found, { ...noFilters, search }, { kind: 'side', insteadOf })
  const { put } = useSideActs(found)
  const { results } = browse
  if (browse.isPending || (results.length === 0 && browse.isPlaceholderData))
    return <BrowseSkeleton label="Loading sides" />
  if (browse.isError && results.length === 0) return <ListNotLoaded browse={browse} />
  if (results.length === 0) return <NoSides search={search} />
  const liked = likedRecipes(plan)
  return (
    <>
      <VisuallyHidden role="status">
        {results.length === 1
          ? 'One side'
          : `${results.length} sides${browse.hasNextPage ? ' and more' : ''}`}
      </VisuallyHidden>
      <ul className="-mx-2 grid divide-y divide-hairline">
        {results.map((offer) => (
          <li key={offer.card.id}>
            <SideRow
              found={found}
              offer={offer}
              isLiked={liked.has(offer.card.id)}
              onChoose={() => {
                put(offer, insteadOf)
                onChosen()
              }}
            />
          </li>
        ))}
      </ul>
      {browse.hasNextPage && !browse.isFetchingNextPage && !browse.isFetchNextPageError && (
        <Button look="quiet" isWide onClick={() => void browse.fetchNextPage()}>
          More sides
        </Button>
      )}
      <ListEnd browse={browse} />
    </>
  )
}

type SideRowProps = { found: FoundDish; offer: RecipeOffer; isLiked: boolean; onChoose: () => void }

/** [RCP-4] [LIV-2] What it is, how much of it, and what it does to the day and to the week's list. */
function SideRow({ found, offer, isLiked, onChoose }: SideRowProps) {
  const id = useId()
  const { card, servings, fit, basket } = offer
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="relative flex items-start gap-3.5 rounded-field px-2 py-3 transition hover:bg-sunk"
    >
      <RecipePlate recipe={card} className="size-16" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 id={`${id}-title`} className="font-sans text-base leading-snug font-semibold text-pretty">
          <button
            type="button"
            aria-describedby={`${id}-effect`}
            onClick={onChoose}
            className="text-left outline-none after:absolute after:inset-0 after:rounded-field focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {card.title}
          </button>
        </h3>
        <div id={`${id}-effect`} className="grid gap-1">
          <p className="text-sm text-muted">
            {servingsText(servings)}, {minutesText(minutesOf(card))}
            {isLiked && <span className="font-semibold text-leaf">, liked</span>}
          </p>
          <MacroLine perServing={card.perServing} servings={servings} hasCalories />
          <DayLine words={dayWords(fit, openMealsBeside(found.day, found.item.meal))} />
          <BasketLine basket={basket} />
        </div>
      </div>
    </article>
  )
}

function NoSides({ search }: { search: string }) {
  return search === '' ? (
    <EmptyState picture={<EmptyPlate />} title="No side suits this plate">
      None in the cookbook suits your answers and what stands there. Another main may leave room for one.
    </EmptyState>
  ) : (
    <EmptyState picture={<EmptyPlate />} title="No side by that name">
      No side that suits this plate has “{search}” in it. Try a vegetable or a shorter word.
    </EmptyState>
  )
}
