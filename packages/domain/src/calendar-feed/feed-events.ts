import { instantOfMeal, type MealTimes, minutesAtTable } from '../account/meal-times.ts'
import type { IsoDate } from '../calendar/iso-date.ts'
import { addMinutes, type ZoneClock } from '../calendar/local-time.ts'
import { weekdayOfDate } from '../calendar/weekday.ts'
import { weekdayNames } from '../calendar/weekday-names.ts'
import { minutesTogether, type WrittenTimes } from '../cooking/batches.ts'
import { servingsText } from '../cooking/servings-text.ts'
import { cookedFor } from '../meal-plan/cooked-amount.ts'
import type { KeepsDays } from '../meal-plan/feeding.ts'
import { type FilledItem, helpingsOf, isCooked, isFilled } from '../meal-plan/item.ts'
import { leftoversOf } from '../meal-plan/leftovers.ts'
import { mealWords } from '../meal-plan/meal-words.ts'
import {
  allItems,
  type FoundItem,
  findById,
  type ItemPlace,
  placeOf,
  type WeekPlace,
} from '../meal-plan/places.ts'
import { cookedAloneText } from '../meal-plan/shown/item-plates.ts'
import type { ServedOf } from '../meal-plan/table/served.ts'
import { namesEatingApart, ownDishesOf, type ShownTable } from '../meal-plan/table/table.ts'
import { dateOfDay, type Template } from '../meal-plan/template.ts'
import type { OpenShop } from '../shopping-list/home/open-shops.ts'
import type { FeedKind } from './feed-kinds.ts'

export type FeedEvent = Readonly<{
  /** By the plan and the place in it, so that a moved dish changes an event that is there. */
  uid: string
  when: Readonly<{ from: Date; to: Date }> | Readonly<{ day: IsoDate }>
  title: string
  details: string
  /** What a press on its link opens. */
  place: ItemPlace | WeekPlace
}>

/** What the feed says of a dish. */
export type FeedDish = Readonly<{ title: string; recipe: WrittenTimes }>

export type FeedPlan = Readonly<{
  template: Template
  /** Names the plan in ids of events; a plan that was made again keeps it. */
  planKey: string
  /** What all at the table are served of an item. */
  servedOf: ServedOf
  /** What each who eats along gets of an item. */
  platesOf: ShownTable['platesOf']
  dishOf(recipeId: string): FeedDish | undefined
  /** Tells which leftovers come from the freezer. */
  keepsDaysOf: KeepsDays
  shops: readonly OpenShop[]
}>

export type FeedSetting = Readonly<{ kinds: readonly FeedKind[]; mealTimes: MealTimes; clock: ZoneClock }>

export function feedEvents(plan: FeedPlan, setting: FeedSetting): FeedEvent[] {
  const dishes = allItems(plan.template).flatMap((found) =>
    isFilled(found.item) ? [{ ...found, item: found.item }] : [],
  )
  const wants = (kind: FeedKind) => setting.kinds.includes(kind)
  return [
    ...(wants('meals') ? dishes.map((found) => mealEvent(found, plan, setting)) : []),
    ...(wants('cooking') ? dishes.flatMap((found) => cookingEvent(found, plan, setting) ?? []) : []),
    ...(wants('leftovers') ? dishes.flatMap((found) => leftoverNote(found, plan) ?? []) : []),
    ...(wants('shopping') ? plan.shops.flatMap((shop) => shopEvent(shop, plan) ?? []) : []),
  ]
}

type FoundDish = FoundItem & Readonly<{ item: FilledItem }>

function mealEvent(found: FoundDish, plan: FeedPlan, { mealTimes, clock }: FeedSetting): FeedEvent {
  const { item } = found
  const from = instantOfMeal(mealTimes, clock, dateOfFound(found, plan), item.meal)
  const leftover = cookedEarlier(found, plan)
  const minutes = minutesOfSlot(found, plan)
  const details = [
    servingsText(item.servings),
    leftover && `leftovers of ${leftover}`,
    minutes > 0 && `${minutes} minutes to cook`,
  ]
  return {
    uid: uidOf(found, plan, 'meal'),
    when: { from, to: addMinutes(from, minutesAtTable) },
    title: `${mealWords[item.meal]}: ${titlesOf(helpingsOf(item), plan)}`,
    details: [details.filter(Boolean).join(', '), ...dishesApart(item, plan)].join('. '),
    place: placeOf(found),
  }
}

/** Ends when the meal is eaten. */
function cookingEvent(
  found: FoundDish,
  plan: FeedPlan,
  { mealTimes, clock }: FeedSetting,
): FeedEvent | undefined {
  const minutes = minutesOfSlot(found, plan)
  if (minutes === 0) return undefined
  const { item } = found
  const to = instantOfMeal(mealTimes, clock, dateOfFound(found, plan), item.meal)
  return {
    uid: uidOf(found, plan, 'cook'),
    when: { from: addMinutes(to, -minutes), to },
    title: `Cook ${mealWords[item.meal].toLowerCase()}: ${cookedTitles(found, plan)}`,
    details: [`${minutes} minutes`, ...eatenLater(found, plan)].join(', '),
    place: placeOf(found),
  }
}

function leftoverNote(found: FoundDish, plan: FeedPlan): FeedEvent | undefined {
  const leftover = cookedEarlier(found, plan)
  if (!leftover) return undefined
  const { item } = found
  return {
    uid: uidOf(found, plan, 'leftover'),
    when: { day: dateOfFound(found, plan) },
    title: `Leftovers for ${mealWords[item.meal].toLowerCase()}: ${titlesOf([item], plan)}`,
    details: `From ${leftover}`,
    place: placeOf(found),
  }
}

function shopEvent({ weekIndex, shop, date, openRows }: OpenShop, plan: FeedPlan): FeedEvent | undefined {
  const week = plan.template.weeks[weekIndex]
  if (!week) return undefined
  return {
    uid: `${plan.planKey}-week-${weekIndex + 1}-shop-${shop}`,
    when: { day: date },
    title: openRows === 0 ? 'Shopping: nothing left to buy' : `Shopping: ${thingsText(openRows)}`,
    details: `The list of week ${weekIndex + 1}`,
    place: { weekId: week.id },
  }
}

export function thingsText(count: number): string {
  return count === 1 ? '1 thing' : `${count} things`
}

/** Of all that is cooked for the slot, for all at the table; 0 of a leftover without fresh sides. */
export function minutesOfSlot(
  { week, item }: Pick<FoundItem, 'week' | 'item'>,
  { servedOf, dishOf }: Pick<FeedPlan, 'servedOf' | 'dishOf'>,
): number {
  return minutesTogether(
    cookedFor(week, item, servedOf).flatMap(({ recipeId, servings }) => {
      const dish = dishOf(recipeId)
      return dish ? [{ recipe: dish.recipe, servings }] : []
    }),
  )
}

function titlesOf(
  helpings: readonly Readonly<{ recipeId: string }>[],
  { dishOf }: Pick<FeedPlan, 'dishOf'>,
): string {
  return helpings.flatMap(({ recipeId }) => dishOf(recipeId)?.title ?? []).join(' with ')
}

/** "Beef stew with greens. For Kim alone: Salmon": what is cooked for the slot, for all who share it, then for some. */
export function cookedTitles(
  { week, item }: Pick<FoundDish, 'week' | 'item'>,
  plan: Pick<FeedPlan, 'servedOf' | 'platesOf' | 'dishOf'>,
): string {
  const apart = ownDishesOf(plan.platesOf(item)).map(({ recipeId }) => recipeId)
  const shared = cookedFor(week, item, plan.servedOf).filter(({ recipeId }) => !apart.includes(recipeId))
  return [titlesOf(shared, plan), ...dishesApart(item, plan)].filter(Boolean).join('. ')
}

/** TOG-3 */
function dishesApart(
  item: FilledItem,
  { platesOf, dishOf }: Pick<FeedPlan, 'platesOf' | 'dishOf'>,
): string[] {
  const plates = platesOf(item)
  return ownDishesOf(plates).flatMap(({ recipeId }) => {
    const title = dishOf(recipeId)?.title
    return title === undefined ? [] : [`${cookedAloneText(namesEatingApart(plates, recipeId))}: ${title}`]
  })
}

/** "Monday’s dinner" */
function cookedEarlier({ item }: FoundDish, plan: FeedPlan): string | undefined {
  const parent = item.kind === 'leftover' ? findById(plan.template, item.parentId) : undefined
  return parent && mealOfDay(parent, plan)
}

function eatenLater({ week, item }: FoundDish, plan: FeedPlan): string[] {
  if (!isCooked(item)) return []
  const later = leftoversOf(week, item.id).flatMap(({ id }) => findById(plan.template, id) ?? [])
  return later.length === 0
    ? []
    : [`enough for ${later.map((found) => mealOfDay(found, plan)).join(' and ')} too`]
}

function mealOfDay(found: FoundItem, plan: FeedPlan): string {
  const weekday = weekdayNames[weekdayOfDate(dateOfFound(found, plan))]
  return `${weekday}’s ${mealWords[found.item.meal].toLowerCase()}`
}

function dateOfFound({ dayNumber }: FoundItem, { template }: FeedPlan): IsoDate {
  return dateOfDay(template, dayNumber)
}

function uidOf({ dayNumber, item }: FoundItem, { planKey }: FeedPlan, what: string): string {
  return `${planKey}-day-${dayNumber}-${item.meal}-${what}`
}
