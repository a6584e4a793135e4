import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { type FilledItem, type Item, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import type { DayFitAsEaten } from '@butterleaf/domain/meal-plan/shown/day-as-eaten'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { plateName, shownSides } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import type { Day } from '@butterleaf/domain/meal-plan/template'
import { certificateText } from '@butterleaf/domain/nutrition/certificate-text'
import { useState } from 'react'
import { useDayAsEaten } from '#lib/food-log/use-day-as-eaten.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export type DayNewsProps = { found: FoundDay }

/** Tells a screen reader what has changed on this day, also from another device. */
export function DayNews({ found }: DayNewsProps) {
  const { plan } = usePlan()
  const asEaten = useDayAsEaten(found)
  const { day } = found
  const [announced, setAnnounced] = useState({ day, news: '' })
  if (day !== announced.day) {
    const news =
      day.id === announced.day.id ? newsOf(plan, announced.day, found, asEaten) || announced.news : ''
    setAnnounced({ day, news })
  }
  return <VisuallyHidden role="status">{announced.news}</VisuallyHidden>
}

/** Empty while it is only the figures that settle. */
function newsOf(plan: MealPlan, old: Day, { day, dayNumber }: FoundDay, asEaten: DayFitAsEaten): string {
  const changes = day.items.flatMap((item) => {
    const before = old.items.find(({ id }) => id === item.id)
    return before ? changesOf(plan, before, item) : []
  })
  if (old.isComplete !== day.isComplete) {
    changes.push(
      `${weekdayNaming(plan.template)(dayNumber)} is ${day.isComplete ? 'complete' : 'open again'}.`,
    )
  }
  if (changes.length === 0) return ''
  return [...changes, ...verdictOf(asEaten)].join(' ')
}

/** [LIFE-9] What the totals say, and nothing where a meal isn't counted. */
function verdictOf({ eaten, inRange }: DayFitAsEaten): string[] {
  return inRange === undefined ? [] : [`${certificateText(eaten.actual, eaten.target)}.`]
}

function changesOf(plan: MealPlan, old: Item, item: Item): string[] {
  const meal = mealWords[item.meal]
  if (!isFilled(item)) {
    if (item.kind === old.kind) return []
    return [item.kind === 'skipped' ? `${meal} is skipped.` : `${meal} is open.`]
  }
  if (!isFilled(old) || old.recipeId !== item.recipeId) return [`${meal}: ${plateName(plan, item)}.`]
  const { servings, isLocked } = item
  return [
    ...(old.servings === servings ? [] : [`${meal}: ${servingsText(servings)}.`]),
    ...sideNews(plan, old, item),
    ...(old.isLocked === isLocked ? [] : [`${meal} is ${isLocked ? 'locked' : 'unlocked'}.`]),
  ]
}

/** [PLATE-3] "Dinner: Skillet salmon with Buttered green beans.", or how much of a side it is now. */
function sideNews(plan: MealPlan, old: FilledItem, item: FilledItem): string[] {
  const before = new Map(sidesOf(old).map(({ recipeId, servings }) => [recipeId, servings]))
  const isSame =
    before.size === sidesOf(item).length && sidesOf(item).every(({ recipeId }) => before.has(recipeId))
  if (!isSame) return [`${mealWords[item.meal]}: ${plateName(plan, item)}.`]
  return shownSides(plan, item).flatMap(({ card, servings }) =>
    before.get(card.id) === servings ? [] : [`${card.title}: ${servingsText(servings)}.`],
  )
}
