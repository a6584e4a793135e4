import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { findById, placeOf } from '@butterleaf/domain/meal-plan/places'
import { guestsAt, guestsText, mostGuests } from '@butterleaf/domain/meal-plan/table/guests'
import type { Guests } from '@butterleaf/domain/meal-plan/template'
import { useWhyLines } from '#ui/action/refusal.tsx'
import { planChange } from '../change/plan-change.ts'
import { usePlanChange } from '../change/use-plan-change.ts'
import { usePlan } from '../plan-context.ts'
import { CountStepper } from '../plate/count-stepper.tsx'
import { refusalWords } from '../words/refusal-words.ts'
import { weekdayNaming } from '../words/weekday-naming.ts'
import { GuestAvoids } from './guest-avoids.tsx'
import { UnsuitedLines } from './unsuited-line.tsx'

type DishGuestsProps = {
  found: FoundDish
  /** Opens the choice of a side in the place of one. */
  onSwapSide: (recipeId: string) => void
}

/** [TOG-2] Who eats along at this meal alone, and what they may not eat. */
export function DishGuests({ found, onSwapSide }: DishGuestsProps) {
  const change = usePlanChange()
  const guests = guestsAt(found.day, found.item.id)
  const { adults, children, avoids } = guests
  const { template } = usePlan().plan
  const full = refusalWords(template, { because: 'too-many-guests' })
  const whyMore = adults + children < mostGuests ? undefined : full
  const isNone = adults + children === 0
  const whyNoAdult = adults > 0 ? undefined : isNone ? 'No guests yet.' : 'No grown-up guest to take away.'
  const whyNoChild = children > 0 ? undefined : isNone ? 'No guests yet.' : 'No child to take away.'
  const { refusalOf, lines } = useWhyLines([whyNoAdult, whyNoChild, whyMore])
  const set = (next: Partial<Guests>) =>
    change.mutate(planChange('setGuests', { ...placeOf(found), adults, children, ...next }))
  const counts = [
    { of: 'Guests', one: 'guest', count: adults, why: whyNoAdult, set: (adults: number) => set({ adults }) },
    {
      ...{ of: 'Children', one: 'child', count: children, why: whyNoChild },
      set: (children: number) => set({ children }),
    },
  ]
  return (
    <section aria-label="Guests" className="grid gap-1 border-t border-hairline pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="font-semibold">Guests</p>
        <div className="flex flex-wrap gap-x-3">
          {counts.map(({ of, one, count, why, set: setCount }) => (
            <CountStepper
              key={of}
              label={of}
              count={count}
              unit={count === 1 ? one : of.toLowerCase()}
              minus={{ ...refusalOf(why), label: `One ${one} less` }}
              plus={{ ...refusalOf(whyMore), label: `One ${one} more` }}
              onStep={(step) => setCount(count + step)}
            />
          ))}
        </div>
      </div>
      <div>{lines}</div>
      <p role="status" className="text-sm text-pretty text-muted">
        <GuestsNote found={found} guests={guests} />
      </p>
      {!isNone && <GuestAvoids avoids={avoids} onAvoidsChange={(next) => set({ avoids: next })} />}
      {avoids && (
        <div role="status" className="grid gap-1">
          <UnsuitedLines found={found} onSwapSide={onSwapSide} />
        </div>
      )}
    </section>
  )
}

/** What becomes of it: what guests eat of a leftover is cooked with the dish it comes from. */
function GuestsNote({ found, guests }: { found: FoundDish; guests: Guests }) {
  const { template } = usePlan().plan
  const text = guestsText(guests)
  if (!text) return 'For this meal alone. Each eats as much as you do, a child half of it.'
  const { item } = found
  const parent = item.kind === 'leftover' ? findById(template, item.parentId) : undefined
  const cooked = parent ? `Cooked on ${weekdayNaming(template)(parent.dayNumber)}` : 'Cooked and bought'
  return `${cooked} for ${text} too. Your plate stays as it is.`
}
