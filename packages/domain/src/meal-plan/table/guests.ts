import type { IsoDate } from '../../calendar/iso-date.ts'
import { oncePerValue } from '../../derived/once-per-value.ts'
import type { Meal } from '../../meals/meals.ts'
import type { Eater } from '../../onboarding/questionnaire.ts'
import { helpingsOf, type ItemId } from '../item.ts'
import { allItems } from '../places.ts'
import { type Day, dateOfDay, type Guests, type Template, type Week } from '../template.ts'
import type { ServedOf } from './served.ts'

/** At one meal, grown and small together. */
export const mostGuests = 20
/** Of what the owner eats. */
export const childPortion = 0.5

export const nobody: Guests = { adults: 0, children: 0 }

export function guestsAt({ guests = {} }: Pick<Day, 'guests'>, itemId: ItemId): Guests {
  return guests[itemId] ?? nobody
}

/** Nothing at all of a day without guests, so that it is stored as ever. */
export function withGuests({ guests: before = {}, ...day }: Day, itemId: ItemId, guests: Guests): Day {
  const { [itemId]: _now, ...others } = before
  const all = hasGuests(guests) ? { ...others, [itemId]: guests } : others
  return Object.keys(all).length > 0 ? { ...day, guests: all } : day
}

export function isSameGuests(one: Guests, other: Guests): boolean {
  return (
    one.adults === other.adults &&
    one.children === other.children &&
    avoidsText(one.avoids) === avoidsText(other.avoids)
  )
}

/** The same of what avoids the same, in the same order. */
export function avoidsText(avoids: Eater['avoids'] | undefined): string {
  return avoids && avoidsAnything(avoids) ? JSON.stringify(namesAvoided(avoids)) : ''
}

export function avoidsAnything(avoids: Eater['avoids']): boolean {
  return namesAvoided(avoids).some((names) => names.length > 0)
}

function namesAvoided({ diets, exclusions, avoidedFoods, avoidedGroups = [] }: Eater['avoids']) {
  return [diets, exclusions, avoidedFoods, avoidedGroups]
}

/** By date, since days of another plan may be planned on the same ones. */
export type GuestsAvoid = Readonly<{ date: IsoDate; meal: Meal; avoids: Eater['avoids'] }>

export function listGuestsAvoid(template: Template): GuestsAvoid[] {
  return allItems(template).flatMap(({ day, dayNumber, item }) => {
    const { avoids } = guestsAt(day, item.id)
    return avoids ? [{ date: dateOfDay(template, dayNumber), meal: item.meal, avoids }] : []
  })
}

export function hasGuests({ adults, children }: Guests): boolean {
  return adults + children > 0
}

/** What guests eat is cooked too: a plate like the owner's for each, half of one for a child. */
export function servedWithGuests(servedOf: ServedOf, { weeks }: Pick<Template, 'weeks'>): ServedOf {
  const portions = guestPortions(weeks)
  if (portions.size === 0) return servedOf
  return (item) => {
    const more = portions.get(item.id) ?? 0
    const own = helpingsOf(item)
    return servedOf(item).map(({ recipeId, servings }, at) => {
      return { recipeId, servings: servings + more * (own[at]?.servings ?? 0) }
    })
  }
}

/** By meal, in portions of the owner's. */
const guestPortions = oncePerValue((weeks: readonly Week[]): ReadonlyMap<ItemId, number> => {
  const guests = weeks.flatMap(({ days }) => days.flatMap((day) => Object.entries(day.guests ?? {})))
  return new Map(guests.map(([id, { adults, children }]) => [id, adults + childPortion * children]))
})

/** "2 guests and a child", nothing of nobody. */
export function guestsText({ adults, children }: Guests): string | undefined {
  const grown = adults === 1 ? '1 guest' : `${adults} guests`
  const small = children === 1 ? 'a child' : `${children} children`
  if (adults === 0) return children === 0 ? undefined : small
  return children === 0 ? grown : `${grown} and ${small}`
}
