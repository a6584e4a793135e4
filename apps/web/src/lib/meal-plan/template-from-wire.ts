import type { PlanDay, PlanItem, PlanTemplate } from '@butterleaf/contract/meal-plan/calls'
import { modeCodes } from '@butterleaf/contract/onboarding/codes'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Item } from '@butterleaf/domain/meal-plan/item'
import type { Day, Template } from '@butterleaf/domain/meal-plan/template'

/** What the domain's rules work on. */
export function templateFromWire({ id, createdAt, startDate, mode, weeks }: PlanTemplate): Template {
  return {
    id,
    createdAt,
    startDate: startDate as IsoDate,
    mode: mode === modeCodes.own ? 'own' : 'generated',
    weeks: weeks.map((week) => ({ id: week.id, days: week.days.map(dayFromWire) })),
  }
}

function dayFromWire({ id, state, items }: PlanDay): Day {
  return { id, isComplete: state === 'complete', items: items.map(itemFromWire) }
}

function itemFromWire(item: PlanItem): Item {
  const { id, type } = item
  if (type === 'empty') return { id, meal: item.category, kind: type }
  if (type === 'skipped') return { id, meal: item.category, kind: type }
  const dish = {
    id,
    meal: item.category,
    recipeId: item.value.id,
    servings: item.serving.value,
    isLocked: item.locked,
  }
  return type === 'leftover' ? { ...dish, kind: type, parentId: item.parentId } : { ...dish, kind: type }
}
