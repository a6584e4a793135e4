import Soup from 'virtual:lucide/soup'
import { sumOfBesides, withBesides } from '@butterleaf/domain/food-log/sum-of-besides'
import { neighboursOf } from '@butterleaf/domain/meal-plan/drawing/day-around'
import { type Feeder, type Feeding, feedersOf, feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { type FeedingVerb, feedingSentence, feedingVerb } from '@butterleaf/domain/meal-plan/feeding-sentence'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { addLeftover } from '@butterleaf/domain/meal-plan/operations/add-leftover'
import { type FoundItem, findById, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { plainCharacter } from '@butterleaf/domain/meal-plan/planner/palate'
import { type Fit, rankSlot } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import { servedIn } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { cardOf, keepsDaysOnCards, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { shownSides } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { openMealsBeside } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { daysLeftoversKeep } from '@butterleaf/domain/meals/meals'
import { addMacros, type Macros, noMacros, scaleMacros } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import { mealShares } from '@butterleaf/domain/onboarding/meal-shares'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes'
import { minutesOf, type RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { useId } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { changeFailureText, usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { useChoiceEnd, useChoiceState } from '#lib/meal-plan/choosing/choice-begun.ts'
import { choiceRefusal } from '#lib/meal-plan/choosing/use-choose-recipe.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { recipesPath } from '#lib/meal-plan/plan-places.ts'
import { DayLine } from '#lib/meal-plan/words/day-line.tsx'
import { dayWords } from '#lib/meal-plan/words/day-words.ts'
import { unbroken } from '#lib/meal-plan/words/unbroken.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { NoSuchSlot, SlotHeader, useSlot } from './slot-header.tsx'

/** The rare way: most people choose one of the leftovers. */
const sheetParts = createLazyPart(() => import('#lib/meal-plan/dish/dish-sheet-button.tsx'))

/** [LEFT-2] What is cooked earlier in the week and can be eaten here once more. */
export default function LeftoversScreen() {
  const slot = useSlot()
  return slot ? <Leftovers slot={slot} /> : <NoSuchSlot />
}

function Leftovers({ slot }: { slot: FoundItem }) {
  const plan = usePlan()
  const { item, dayNumber } = slot
  const { meal } = item
  const feed = useFeed(slot)
  const refusal = choiceRefusal(plan.plan.template, slot)
  const whyId = useId()
  const day = weekdayNaming(plan.plan.template)(dayNumber)
  const taken = isFilled(item)
    ? `${mealWords[meal]} on ${day} is planned already. Clear it to eat a leftover instead.`
    : undefined
  const keepsDaysOf = keepsDaysOnCards(plan.plan)
  const feeders = refusal ? [] : feedersOf(slot, meal, keepsDaysOf).toReversed()
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <title>{`Leftovers for ${meal} · Butterleaf`}</title>
      <SlotHeader slot={slot} title={`Leftovers for ${meal}`} />
      {refusal && <Banner tone="warning">{refusal}</Banner>}
      {!refusal && taken && (
        <div id={whyId}>
          <Banner tone="warning">{taken}</Banner>
        </div>
      )}
      {feeders.length === 0 && !refusal && <NothingCooked slot={slot} />}
      {feeders.length > 0 && (
        <>
          <p className="text-muted text-pretty">
            Cook more of one of these and eat the rest on {day}. Each keeps until then.
          </p>
          <ul className="grid gap-3">
            {feeders.map((feeder) => (
              <FeederCard
                key={feeder.item.id}
                feeder={feeder}
                slot={slot}
                why={taken}
                whyId={whyId}
                isBusy={isPending(plan, 'addLeftover', feeder.item.id)}
                onChoose={() => feed(feeder)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function useFeed(slot: FoundItem) {
  const place = placeOfDay(slot)
  const { meal } = slot.item
  const change = usePlanChange()
  const { end } = useChoiceEnd(slot)
  const toasts = useToasts()
  return ({ item }: Feeder) =>
    change.mutate(planChange('addLeftover', { ...place, meal, parentId: item.id }), {
      onSuccess: end,
      onError: (error) => toasts.show(changeFailureText(error), { tone: 'error' }),
    })
}

function NothingCooked({ slot }: { slot: FoundItem }) {
  const { template } = usePlan().plan
  const begun = useChoiceState()
  const { meal } = slot.item
  return (
    <EmptyState
      picture={<EmptyPlate />}
      title="Nothing to save yet"
      action={
        <Link to={recipesPath(template, slot)} state={begun} className={buttonLook()}>
          Browse recipes
        </Link>
      }
    >
      {meal === 'dessert' ? 'A dessert' : 'A meal'} cooked up to three days before{' '}
      {weekdayNaming(template)(slot.dayNumber)}, in the same week, can be eaten here once more, if it keeps.
    </EmptyState>
  )
}

interface FeederCardProps {
  feeder: Feeder
  slot: FoundItem
  /** Why it can't be eaten here, and the element that shows that. */
  why: string | undefined
  whyId: string
  isBusy: boolean
  onChoose: () => void
}

/** [LEFT-1] A dish of an earlier day, and in numbers what it would take to feed this meal too. */
function FeederCard({ feeder, slot, why, whyId, isBusy, onChoose }: FeederCardProps) {
  const { plan } = usePlan()
  const { meal } = slot.item
  const { card, feeding, verb, fit } = feedingOutlook(plan, slot, feeder)
  const dish = findById(plan.template, feeder.item.id)
  const DishSheetButton = useLazyPart(sheetParts, true)?.DishSheetButton
  if (!card) return null
  const cookedOn = formatDate(dateOfDay(plan.template, feeder.dayNumber), 'short')
  return (
    <Card as="li" padding="none" className="overflow-hidden">
      <div className="relative flex items-center gap-3.5 p-3 pr-11">
        <RecipePlate recipe={card} />
        <div className="min-w-0 flex-1">
          <p className="text-xs font-semibold text-muted">
            {mealWords[feeder.item.meal]}, {weekdayNaming(plan.template)(feeder.dayNumber)} · {cookedOn}
          </p>
          <h2 className="mt-0.5 text-[1.1875rem] leading-snug text-pretty">{card.title}</h2>
        </div>
        {DishSheetButton && dish && isFilled(dish.item) && (
          <DishSheetButton
            found={{ ...dish, item: dish.item }}
            of={`${weekdayNaming(plan.template)(dish.dayNumber)}’s ${dish.item.meal}`}
            className="absolute top-0.5 right-0.5"
          />
        )}
      </div>
      <div className="grid gap-3 border-t border-hairline p-4 pt-3">
        {feeding && (
          <p className="text-sm text-pretty">
            {unbroken(feedingSentence(feeding, weekdayNaming(plan.template), verb))}.
          </p>
        )}
        {fit && !why && <DayLine words={dayWords(fit, openMealsBeside(slot.day, meal))} />}
        <Button
          look="leaf"
          isWide
          why={why}
          whyId={whyId}
          busy={isBusy}
          busyLabel="Saving"
          onClick={onChoose}
        >
          <Soup aria-hidden className="size-5" />
          Eat this for {meal}
          <VisuallyHidden>: {card.title}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  )
}

type Outlook = {
  card: RecipeCard | undefined
  feeding: Feeding | undefined
  verb: FeedingVerb
  fit: DayFit | undefined
}

/** Where no serving keeps the meal to its share of the day, as the server has it. */
const usualServings = 1

/** LEFT-1: what feeding the slot from this dish would come to, reckoned by the rules the server reckons by. */
function feedingOutlook(plan: MealPlan, slot: FoundItem, feeder: Feeder): Outlook {
  const { answers, template } = plan
  const { meal } = slot.item
  const card = cardOf(plan, feeder.item)
  const ranges = rangesOf(answers)
  const certified = plan.certified[slot.day.id]
  const [fit] = rankSlot({
    meal,
    candidates: card ? [dishOf(card)] : [],
    neighbours: dishesBeside(plan, slot),
    openMeals: openMealsBeside(slot.day, meal),
    ranges,
    besides: withBesides(sidesOn(plan, slot), certified && sumOfBesides(certified.fit)),
    shares: mealShares(wishesOf({ meals: answers.meals, mode: template.mode })),
    isByHand: true,
  })
  const servings = fit?.servings ?? usualServings
  const outcome = addLeftover(template, placeOfDay(slot), { meal, parentId: feeder.item.id, servings })
  const parent = outcome.ok ? findById(outcome.template, feeder.item.id) : undefined
  const feeding = parent && feedingOf(parent, servedIn(plan))
  return {
    card,
    feeding,
    verb: feeding ? feedingVerb(feeding, feeder.item) : 'Eat',
    fit: fit && dayFitOf(fit, ranges),
  }
}

/** PLATE-3: what stands beside the day's dishes stays as it is. */
function sidesOn(plan: MealPlan, { day }: FoundItem): Macros {
  return day.items
    .flatMap((item) => shownSides(plan, item))
    .reduce((sum, { card, servings }) => addMacros(sum, scaleMacros(card.perServing, servings)), noMacros)
}

function dishesBeside({ cards }: MealPlan, { day, item }: FoundItem) {
  return neighboursOf(day, item.id).flatMap((neighbour) => {
    const card = cards[neighbour.recipeId]
    return card ? [{ ...neighbour, dish: dishOf(card) }] : []
  })
}

/** Of a dish that is chosen already the ranking reads macros and weight alone. */
function dishOf(card: RecipeCard): Dish {
  return {
    id: card.id,
    meals: [],
    isSide: false,
    goesWith: [],
    minutes: minutesOf(card),
    perServing: card.perServing,
    gramsPerServing: card.gramsPerServing ?? 0,
    priceLevel: 1,
    wholePieces: [],
    character: plainCharacter,
    batchServings: 1,
    keepsDays: daysLeftoversKeep,
    foods: [],
    loads: { fiber: 0, sweetener: 0 },
    eggs: 0,
    minerals: { potassium: 0, magnesium: 0, fiber: 0, sodium: 0 },
  }
}

function dayFitOf({ totals, deviation }: Fit, target: MacroRanges): DayFit {
  return { target, actual: totals, deviation, inRange: deviation === 0 }
}
