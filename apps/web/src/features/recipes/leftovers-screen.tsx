import { type Feeder, feedersOf } from '@butterleaf/domain/meal-plan/feeding'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type FoundItem, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { keepsDaysOnCards } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { feedWith } from '#lib/meal-plan/change/feed-with.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath } from '#lib/meal-plan/plan-places.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
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
import { useSlot } from './slot/use-slot.ts'

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

function useFeed(slot: FoundItem) {
  const { template } = usePlan().plan
  const place = placeOfDay(slot)
  const { meal } = slot.item
  const change = usePlanChange()
  const navigate = useNavigate()
  const toasts = useToasts()
  return ({ item }: Feeder) =>
    change.mutate(feedWith(place, meal, item.id), {
      onSuccess: () => void navigate(editorPath(template, place)),
      onError: (error) => toasts.show(saidOf(error), { tone: 'error' }),
    })
}

function NothingCooked({ slot }: { slot: FoundItem }) {
  const { template } = usePlan().plan
  const { meal } = slot.item
  const recipes = pathTo('app.template.preparing.day.recipes', {
    templateId: template.id,
    ...placeOfDay(slot),
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
      {meal === 'dessert' ? 'A dessert' : 'A meal'} cooked up to three days before{' '}
      {weekdayNaming(template)(slot.dayNumber)}, in the same week, can be eaten here once more, if it keeps.
    </EmptyState>
  )
}
