import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { cardOf, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { refusalWords, weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'

/** Why nothing can be chosen for the slot as it is, in a sentence; undefined when it can. */
export function choiceRefusal(template: Template, { day, dayNumber, item }: FoundItem): string | undefined {
  if (day.isComplete) return refusalWords(template, { because: 'day-complete', dayNumber })
  if (item.kind === 'skipped')
    return refusalWords(template, { because: 'slot-skipped', dayNumber, meal: item.meal })
  return undefined
}

/** LEFT-3: what goes along when something else takes the place of a dish that feeds later meals. */
export function freedBy(plan: MealPlan, slot: FoundItem): string | undefined {
  const feeding = feedingOf(slot, peopleOf(plan.answers))
  if (!feeding) return undefined
  const days = feeding.saved.map(({ dayNumber }) => weekdayNaming(plan.template)(dayNumber))
  return `${cardOf(plan, slot.item)?.title} also feeds ${joinWords(days)}. Those meals will be open again.`
}
