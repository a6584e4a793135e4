import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { daysApart, fridgeDays, isEatenFrozen, type KeepsDays } from '../feeding.ts'
import type { LeftoverItem } from '../item.ts'
import { cookWhereEaten } from '../operations/moving/cook-where-eaten.ts'
import { allItems, type FoundItem, findById } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'

/** How long what was frozen in time is good. */
export const daysFrozenKeeps = 90

export type DishKeeping = Readonly<{ keepsDaysOf: KeepsDays; freezes: (recipeId: RecipeId) => boolean }>

export type AgedLeftover = Readonly<{
  slot: FoundItem & Readonly<{ item: LeftoverItem }>
  parent: FoundItem
  ageDays: number
}>

/** TOG-1: leftovers that are eaten later than their dish keeps in the fridge. */
export function listAged(template: Template, keepsDaysOf: KeepsDays): AgedLeftover[] {
  return allItems(template).flatMap((slot): AgedLeftover[] => {
    const { item } = slot
    const parent = item.kind === 'leftover' ? findById(template, item.parentId) : undefined
    if (item.kind !== 'leftover' || !parent) return []
    return isEatenFrozen(parent, slot, keepsDaysOf)
      ? [{ slot: { ...slot, item }, parent, ageDays: daysApart(parent, slot) }]
      : []
  })
}

/**
 * TOG-1: a leftover that would be too old after a change of the calendar is frozen where its dish freezes and there is still time to, and
 * stays; else it is cooked for itself. `before`: the plan before the change: what was too old there is frozen already.
 */
export function settleLeftovers(
  template: Template,
  { before, today, ...keeping }: DishKeeping & Readonly<{ before: Template; today: IsoDate }>,
): Template {
  const frozen = new Set(listAged(before, keeping.keepsDaysOf).map(({ slot }) => slot.item.id))
  const spoiled = listAged(template, keeping.keepsDaysOf).filter(({ slot, parent, ageDays }) => {
    const { id, recipeId } = slot.item
    if (slot.day.isComplete) return false
    const freezeBy = addDays(dateOfDay(template, parent.dayNumber), fridgeDays(recipeId, keeping.keepsDaysOf))
    const isFrozen = frozen.has(id) || (keeping.freezes(recipeId) && today <= freezeBy)
    return !isFrozen || ageDays > daysFrozenKeeps
  })
  const parents = [...new Set(spoiled.map(({ parent }) => parent.item.id))]
  return parents.reduce<Template>(
    (current, parentId) => cookWhereEaten(current, parentId, keeping.keepsDaysOf),
    template,
  )
}
