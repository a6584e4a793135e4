import { type Feeder, feedersOf } from '@butterleaf/domain/meal-plan/feeding'
import { type FoundDay, findDay } from '@butterleaf/domain/meal-plan/places'
import { Link, useNavigate } from 'react-router'
import { feedWith } from '#lib/meal-plan/change/item-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { mealWords } from '#lib/meal-plan/words/meal-words.ts'
import { pathTo } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { FeederCard } from './feeder-card.tsx'
import { choiceRefusal } from './slot/choice-refusal.ts'
import { NoSuchSlot } from './slot/no-such-slot.tsx'
import { SlotHeader } from './slot/slot-header.tsx'
import { saidOf } from './slot/use-choose-recipe.ts'
import { type Slot, useSlot } from './slot/use-slot.ts'

/** [LEFT-2] What is cooked earlier in the week and can be eaten here once more. */
export default function LeftoversScreen() {
  const { rules } = usePlan()
  const slot = useSlot()
  const to = slot && findDay(rules, slot.place)
  return slot && to ? <Leftovers slot={slot} to={to} /> : <NoSuchSlot />
}

function Leftovers({ slot, to }: { slot: Slot; to: FoundDay }) {
  const plan = usePlan()
  const feed = useFeed(slot)
  const refusal = choiceRefusal(slot)
  const isTaken = slot.item.value !== null
  const feeders = refusal ? [] : feedersOf(to, slot.meal).toReversed()
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <title>{`Leftovers for ${slot.meal} · Butterleaf`}</title>
      <SlotHeader slot={slot} title={`Leftovers for ${slot.meal}`} />
      {refusal && <Banner tone="warning">{refusal}</Banner>}
      {!refusal && isTaken && (
        <Banner tone="warning">
          {mealWords[slot.meal]} on day {slot.day.dayNumber} is planned already. Clear it to eat a leftover
          instead.
        </Banner>
      )}
      {feeders.length === 0 && !refusal && <NothingCooked slot={slot} />}
      {feeders.length > 0 && (
        <>
          <p className="text-muted text-pretty">
            Cook more of one of these and eat the rest on day {slot.day.dayNumber}. What’s cooked keeps for
            three days.
          </p>
          <ul className="grid gap-3">
            {feeders.map((feeder) => (
              <FeederCard
                key={feeder.item.id}
                feeder={feeder}
                to={to}
                meal={slot.meal}
                isDisabled={isTaken}
                isBusy={isPending(plan, 'feed', feeder.item.id)}
                onChoose={() => feed(feeder)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function useFeed({ place, meal, day, dayPath }: Slot) {
  const change = usePlanChange()
  const navigate = useNavigate()
  const toasts = useToasts()
  return ({ item, dayNumber }: Feeder) =>
    change.mutate(feedWith(place, meal, item.id), {
      onSuccess: () => {
        toasts.show(`Day ${dayNumber} now feeds ${meal} on day ${day.dayNumber}.`, { tone: 'done' })
        navigate(dayPath)
      },
      onError: (error) => toasts.show(saidOf(error), { tone: 'error' }),
    })
}

function NothingCooked({ slot: { meal, day, place } }: { slot: Slot }) {
  const { template } = usePlan()
  const recipes = pathTo('app.template.preparing.day.recipes', {
    templateId: template.id,
    ...place,
    category: meal,
  })
  return (
    <EmptyState
      picture={<EmptyPlate />}
      title="Nothing to save yet"
      action={
        <Link to={recipes} className={buttonLook()}>
          Browse recipes
        </Link>
      }
    >
      {meal === 'dessert' ? 'A dessert' : 'A meal'} cooked up to three days before day {day.dayNumber} of this
      week can be eaten here once more.
    </EmptyState>
  )
}
