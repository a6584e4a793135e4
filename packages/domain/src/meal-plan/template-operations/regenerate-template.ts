import { awayFrom, layAway, listAway } from '../away/times-away.ts'
import { heldCookings } from '../free-slots.ts'
import { cookingOf, type Item, type ItemId, isFilled } from '../item.ts'
import type { Outcome } from '../operations/change-template.ts'
import { templateStateOf } from '../states.ts'
import type { Template } from '../template.ts'
import { type Draft, type KeptDays, layOut, type NewId } from './draft.ts'
import { fillAsDrawn } from './fill-as-drawn.ts'

/**
 * PLAN-6: a new template beside the old one, with its complete days and locked dishes; what is cooked once is kept whole. Nothing
 * has the old one's ids. Times away stay (TOG-1). Take out first what is forbidden now (`dropForbidden`).
 */
export function regenerateTemplate(
  old: Template,
  draft: Draft,
  newId: NewId,
  { isNext = false }: Readonly<{ isNext?: boolean }> = {},
): Outcome {
  const laidOut = layOut(draft, newId, isNext ? [] : withNewIds(keptDays(old), newId))
  const away = awayFrom(listAway(old), draft.startDate)
  return fillAsDrawn(layAway(laidOut, away), draft.mode === 'own' ? [] : draft.days)
}

/** What the planner has to draw around, too. A plan that was eaten to its end makes room for a wholly new one. */
export function keptDays(template: Template): KeptDays {
  if (templateStateOf(template) === 'complete') return []
  return template.weeks.flatMap((week) => {
    const held = heldCookings(week)
    const isKept = (item: Item) => isFilled(item) && held.has(cookingOf(item))
    return week.days.map(({ isComplete, items }) => {
      return { isComplete, items: isComplete ? items : items.filter(isKept) }
    })
  })
}

function withNewIds(days: KeptDays, newId: NewId): KeptDays {
  const ids = new Map<ItemId, ItemId>()
  const idFor = (old: ItemId) => {
    const id = ids.get(old) ?? newId()
    ids.set(old, id)
    return id
  }
  const renamed = (item: Item): Item => {
    const id = idFor(item.id)
    return item.kind === 'leftover' ? { ...item, id, parentId: idFor(item.parentId) } : { ...item, id }
  }
  return days.map(({ isComplete, items }) => ({ isComplete, items: items.map(renamed) }))
}
