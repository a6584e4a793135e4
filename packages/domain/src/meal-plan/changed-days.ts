import type { ItemId, LeftoverItem } from './item.ts'
import type { Day, DayId, Week } from './template.ts'

/**
 * The days of a week that are otherwise than before, or cook otherwise, since another day eats more or less of their dish. TOG-3:
 * `followsDays` where portions of others follow from all that stands on a day, so that a leftover's may change with its neighbours.
 */
export function changedDays(before: Week, after: Week, { followsDays = false } = {}): DayId[] {
  if (before === after) return []
  const old = new Map(before.days.map((day) => [day.id, day]))
  const changed = after.days.filter((day) => !isSame(old.get(day.id), day))
  const eatenOtherwise = followsDays ? changed : changed.filter((day) => !isSameCompany(old.get(day.id), day))
  const feeders = new Set([...changedFeeders(before, after), ...eatenOtherwise.flatMap(feedersOfDay)])
  return after.days
    .filter((day) => changed.includes(day) || day.items.some(({ id }) => feeders.has(id)))
    .map(({ id }) => id)
}

/** The items whose leftovers aren't the same, or are eaten on another day. */
function changedFeeders(before: Week, after: Week): ReadonlySet<ItemId> {
  const eaten = leftoversByDay(before)
  const eatenNow = leftoversByDay(after)
  const gone = [...eaten.keys()].filter((item) => eatenNow.get(item) !== eaten.get(item))
  const come = [...eatenNow.keys()].filter((item) => eaten.get(item) !== eatenNow.get(item))
  return new Set([...gone, ...come].map(({ parentId }) => parentId))
}

function feedersOfDay({ items }: Day): ItemId[] {
  return items.flatMap((item) => (item.kind === 'leftover' ? [item.parentId] : []))
}

function leftoversByDay({ days }: Week): ReadonlyMap<LeftoverItem, DayId> {
  return new Map(
    days.flatMap(({ id, items }) =>
      items.flatMap((item) => (item.kind === 'leftover' ? [[item, id] as const] : [])),
    ),
  )
}

/** TOG-2, TOG-3: the same eat along at its meals. */
function isSameCompany(before: Day | undefined, { guests, absent }: Day): boolean {
  return JSON.stringify([before?.guests, before?.absent]) === JSON.stringify([guests, absent])
}

/** A plan that was read again holds the same days as other objects. */
function isSame(before: Day | undefined, after: Day): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after)
}
