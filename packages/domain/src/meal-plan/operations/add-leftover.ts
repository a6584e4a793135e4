import type { Meal } from '../../meals/meals.ts'
import { refusalToFeed } from '../feeding.ts'
import { type CookedItem, type ItemId, isCooked, type Plate, withSides } from '../item.ts'
import { type DayPlace, type FoundItem, findById } from '../places.ts'
import { refuse } from '../refusal.ts'
import type { Template, Week } from '../template.ts'
import { changeSlot, type Outcome } from './change-template.ts'
import { changeItems, refusalToPlate } from './put-in-slot.ts'
import { refusalAsOpen } from './slot-content.ts'

/** `place` and `meal` are where it is eaten, `servings` how much of it; `sides` are cooked fresh. */
type LeftoverWish = Readonly<{ meal: Meal; parentId: ItemId; servings: number }> & Pick<Plate, 'sides'>

/** LEFT-1: what one slot cooks feeds an open slot of a later day. */
export function addLeftover(
  template: Template,
  place: DayPlace,
  { meal, parentId, servings, sides }: LeftoverWish,
): Outcome {
  const parent = findById(template, parentId)
  if (!parent) return refuse({ because: 'not-there' })
  const { item, dayNumber } = parent
  if (!isCooked(item)) return refuse({ because: 'feeds-uncooked', dayNumber, meal: item.meal })
  return changeSlot(template, { ...place, meal }, (to) => {
    const refusal = refusalAsOpen(to) ?? refusalToFeed(parent, to, meal)
    if (refusal) return refuse(refusal)
    const refusalOfPlate = refusalToPlate({ recipeId: item.recipeId, servings, sides })
    return refusalOfPlate ? refuse(refusalOfPlate) : fed(to, item, { servings, sides })
  })
}

function fed(
  { week, item: slot }: FoundItem,
  parent: CookedItem,
  eaten: Pick<Plate, 'servings' | 'sides'>,
): Week {
  const { id, meal } = slot
  const { recipeId } = parent
  return changeItems(week, (item) => {
    if (item.id === parent.id) return { ...parent, kind: 'leftoverParent' }
    if (item.id !== id) return item
    const dish = { id, meal, recipeId, servings: eaten.servings, ...withSides(eaten.sides), isLocked: false }
    return { ...dish, kind: 'leftover', parentId: parent.id }
  })
}
