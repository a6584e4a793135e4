import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { daysFrozenKeeps, fridgeDays, type KeepsDays, listAged } from '../feeding.ts'
import { cookWhereEaten } from '../operations/moving/cook-where-eaten.ts'
import { dateOfDay, type Template } from '../template.ts'

export type DishKeeping = Readonly<{ keepsDaysOf: KeepsDays; freezes: (recipeId: RecipeId) => boolean }>

/**
 * TOG-1: a leftover that would be too old after a change of the calendar is frozen where its dish freezes and there is still time to, and
 * stays; else it is cooked for itself. `before`: the plan before the change: what was too old there is frozen already.
 */
export function settleLeftovers(
  template: Template,
  { before, today, ...keeping }: DishKeeping & Readonly<{ before: Template; today: IsoDate }>,
): Template {
  const { keepsDaysOf } = keeping
  const frozenBefore = new Set(listAged(before, keepsDaysOf).map(({ slot }) => slot.item.id))
  const aged = listAged(template, keepsDaysOf)
  const spoiled = aged.filter(({ slot, parent, ageDays }) => {
    const { id, recipeId } = slot.item
    if (slot.day.isComplete) return false
    const freezeBy = addDays(dateOfDay(template, parent.dayNumber), fridgeDays(recipeId, keepsDaysOf))
    const isFrozen = frozenBefore.has(id) || (keeping.freezes(recipeId) && today <= freezeBy)
    return !isFrozen || ageDays > daysFrozenKeeps
  })
  const frozen = new Set(aged.filter((one) => !spoiled.includes(one)).map(({ slot }) => slot.item.id))
  const parents = [...new Set(spoiled.map(({ parent }) => parent.item.id))]
  return parents.reduce<Template>(
    (current, parentId) => cookWhereEaten(current, parentId, { keepsDaysOf, frozen }),
    template,
  )
}
