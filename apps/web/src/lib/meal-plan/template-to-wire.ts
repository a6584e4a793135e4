import type { PlanDay, PlanItem, PlanTemplate, PlanWeek } from '@butterleaf/contract/meal-plan/calls'
import { macrosToWire, rangesToWire } from '@butterleaf/contract/nutrition/macro-words'
import { modeCodes } from '@butterleaf/contract/onboarding/codes'
import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { dayFit, type SpanFit, templateFit, weekFit } from '@butterleaf/domain/meal-plan/fit'
import type { CookedItem } from '@butterleaf/domain/meal-plan/item'
import { daysIn, type FoundDay, type FoundItem, type FoundWeek } from '@butterleaf/domain/meal-plan/places'
import { leastServings } from '@butterleaf/domain/meal-plan/servings'
import { isDayReady } from '@butterleaf/domain/meal-plan/states/day-ready'
import { templateStateOf } from '@butterleaf/domain/meal-plan/states/template-state'
import { weekStateOf } from '@butterleaf/domain/meal-plan/states/week-state'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { type Kitchen, macrosFromWire } from './kitchen.ts'

/** As the server would send it: how a change looks before its answer is here. */
export function templateToWire(template: Template, kitchen: Kitchen): PlanTemplate {
  const { id, createdAt, startDate, mode, weeks } = template
  return {
    id,
    createdAt,
    startDate,
    mode: modeCodes[mode],
    state: templateStateOf(template),
    weeks: weeks.map((week, weekIndex) => weekToWire(template, { week, weekIndex }, kitchen)),
    fit: spanFitToWire(templateFit(template, macrosOf(kitchen), kitchen.ranges)),
  }
}

function weekToWire(template: Template, found: FoundWeek, kitchen: Kitchen): PlanWeek {
  const { week, weekIndex } = found
  return {
    id: week.id,
    templateId: template.id,
    weekNumber: weekIndex + 1,
    state: weekStateOf(week),
    ready: week.days.filter(isDayReady).length,
    days: daysIn(found).map((day) => dayToWire(template, day, kitchen)),
    fit: spanFitToWire(weekFit(week, macrosOf(kitchen), kitchen.ranges)),
  }
}

function dayToWire(template: Template, found: FoundDay, kitchen: Kitchen): PlanDay {
  const { week, day, dayNumber } = found
  const { target, actual, deviation, inRange } = dayFit(day, macrosOf(kitchen), kitchen.ranges)
  return {
    id: day.id,
    weekId: week.id,
    dayNumber,
    date: dateOfDay(template, dayNumber),
    state: day.isComplete ? 'complete' : 'incomplete',
    ready: isDayReady(day),
    totalMeals: day.items.filter(({ kind }) => kind !== 'skipped').length,
    items: day.items.map((item) => itemToWire({ ...found, item }, kitchen)),
    fit: { target: rangesToWire(target), actual: macrosToWire(shownMacros(actual)), deviation, inRange },
  }
}

function itemToWire(found: FoundItem, kitchen: Kitchen): PlanItem {
  const { item } = found
  const { id } = item
  const nothing = { value: null, serving: null, locked: false as const }
  if (item.kind === 'empty') return { id, category: item.meal, type: item.kind, ...nothing }
  if (item.kind === 'skipped') return { id, category: item.meal, type: item.kind, ...nothing }
  const dish = { id, category: item.meal, value: kitchen.cardOf(item.recipeId), locked: item.isLocked }
  if (item.kind === 'leftover') {
    const serving = { value: item.servings, minimum: leastServings, scale: null }
    return { ...dish, type: item.kind, serving, parentId: item.parentId }
  }
  const serving = servingOf({ ...found, item }, kitchen)
  const feeding = feedingOf(found, kitchen.people)
  if (!feeding) return { ...dish, type: 'normal', serving }
  return { ...dish, type: 'leftoverParent', serving, feeding: { ...feeding, saved: [...feeding.saved] } }
}

function servingOf({ week, item }: FoundItem & { item: CookedItem }, { people, cardOf }: Kitchen) {
  const recipeServings = cardOf(item.recipeId).serving
  return {
    value: item.servings,
    minimum: leastServings,
    scale: cookedScale(week, item, { people, recipeServings }),
  }
}

function spanFitToWire({ target, actual, deviation, inRange }: SpanFit): PlanWeek['fit'] {
  return { target: rangesToWire(target), actual: macrosToWire(shownMacros(actual)), deviation, inRange }
}

function macrosOf({ cardOf }: Kitchen) {
  return (recipeId: string) => macrosFromWire(cardOf(recipeId).nutrition)
}
