import type { EmptyItem, FilledItem, Item, ItemId } from '../../item.ts'
import { withReachedWeeks } from '../../states.ts'
import type { Template } from '../../template.ts'
import { changeItems } from '../put-in-slot.ts'

/** What a move takes along: a slot that is skipped stays so. */
export type Seated = EmptyItem | FilledItem

/** What stands in two slots, each in the other one. Leftovers eat from where their dish is cooked now. */
export function seatContents(template: Template, one: Seated, other: Seated): Template {
  const movedId = idAfterMove(one, other)
  const follow = <Kind extends Item>(item: Kind): Kind =>
    item.kind === 'leftover' ? { ...item, parentId: movedId(item.parentId) } : item
  return changeEachItem(template, (item) => {
    if (item.id === one.id) return { ...follow(other), id: one.id, meal: one.meal }
    if (item.id === other.id) return { ...follow(one), id: other.id, meal: other.meal }
    const isFed = item.kind === 'leftover' && movedId(item.parentId) !== item.parentId
    return isFed ? follow(item) : item
  })
}

/** In which slot what stood in one stands then. */
export function idAfterMove(one: Pick<Item, 'id'>, other: Pick<Item, 'id'>): (id: ItemId) => ItemId {
  return (id) => (id === one.id ? other.id : id === other.id ? one.id : id)
}

/** Of all weeks; what didn't change stays the same object. */
export function changeEachItem(template: Template, change: (item: Item) => Item): Template {
  const weeks = template.weeks.map((week) => changeItems(week, change))
  const isSame = weeks.every((week, at) => week === template.weeks[at])
  return isSame ? template : withReachedWeeks({ ...template, weeks })
}
