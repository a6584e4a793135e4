import Soup from 'virtual:lucide/soup'
import type { Feeder } from '@butterleaf/domain/meal-plan/feeding'
import { feedingSentence } from '@butterleaf/domain/meal-plan/feeding-sentence'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { openMealsBeside } from '@butterleaf/domain/meal-plan/states/open-meals'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { dayWords } from '#lib/meal-plan/words/day-words.ts'
import { unbroken } from '#lib/meal-plan/words/unbroken.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { feedingOutlook } from './feeding-outlook.ts'
import { DayLine } from './slot/day-line.tsx'

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
export function FeederCard({ feeder, slot, why, whyId, isBusy, onChoose }: FeederCardProps) {
  const { plan } = usePlan()
  const { meal } = slot.item
  const { card, feeding, fit } = feedingOutlook(plan, slot, feeder)
  if (!card) return null
  const cookedOn = formatDate(dateOfDay(plan.template, feeder.dayNumber), 'short')
  return (
    <Card as="li" padding="none" className="overflow-hidden">
      <div className="flex items-center gap-3.5 p-3 pr-4">
        <RecipePlate recipe={card} />
        <div className="min-w-0 flex-1">
          <p className="text-xs font-semibold text-muted">
            {mealWords[feeder.item.meal]}, {weekdayNaming(plan.template)(feeder.dayNumber)} · {cookedOn}
          </p>
          <h2 className="mt-0.5 text-[1.1875rem] leading-snug text-pretty">{card.title}</h2>
        </div>
      </div>
      <div className="grid gap-3 border-t border-hairline p-4 pt-3">
        {feeding && (
          <p className="text-sm text-pretty">
            {unbroken(feedingSentence(feeding, weekdayNaming(plan.template)))}.
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
