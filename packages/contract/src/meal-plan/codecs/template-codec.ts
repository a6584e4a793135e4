import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type DatesAway, layAway } from '@butterleaf/domain/meal-plan/away/times-away'
import type { EmptyItem, FilledItem, Item, SkippedItem } from '@butterleaf/domain/meal-plan/item'
import { withSides } from '@butterleaf/domain/meal-plan/item'
import { plannedWeeks } from '@butterleaf/domain/meal-plan/states'
import type { Day, Guests, Template } from '@butterleaf/domain/meal-plan/template'
import { modeCodes } from '../../onboarding/codes.ts'
import type { WireAvoids } from '../avoids-schema.ts'
import type { ItemView, PlanDay, PlanItem, PlanTemplate } from '../calls.ts'
import { decodeAvoids, encodeAvoids } from './avoids-codec.ts'

type WireItem = PlanItem | ItemView

/** A copy that an older version left on the device doesn't say which weeks were reached. */
export function decodeTemplate(sent: PlanTemplate): Template {
  const { id, createdAt, startDate, mode, reachedWeeks } = sent
  const away = decodeAway(sent.away ?? [])
  const weeks = sent.weeks.map((week) => ({ id: week.id, days: week.days.map(decodeDay) }))
  const begins = [startDate as IsoDate, ...away.map(({ from }) => from)].toSorted()
  const template: Template = {
    id,
    createdAt,
    // A time away may come before day 1, whose date is sent.
    startDate: begins[0]!,
    mode: mode === modeCodes.own ? 'own' : 'generated',
    reachedWeeks: reachedWeeks ?? plannedWeeks(weeks),
    weeks,
  }
  return layAway(template, away)
}

export function decodeAway(away: NonNullable<PlanTemplate['away']>): DatesAway[] {
  return away.map(({ id, from, to }) => ({ id, from: from as IsoDate, to: to as IsoDate }))
}

function decodeDay({ id, state, items }: PlanDay): Day {
  const guests = items.flatMap((item) =>
    item.value !== null && item.guests ? [[item.id, decodeGuests(item.guests)] as const] : [],
  )
  const absent = items.flatMap((item) =>
    item.value !== null && item.absent ? [[item.id, item.absent.map(({ eaterId }) => eaterId)] as const] : [],
  )
  return {
    ...{ id, isComplete: state === 'complete', items: items.map(decodeItem) },
    ...(guests.length > 0 && { guests: Object.fromEntries(guests) }),
    ...(absent.length > 0 && { absent: Object.fromEntries(absent) }),
  }
}

/** TOG-2. */
export function encodeGuests({ adults, children, avoids }: Guests) {
  return { adults, children, ...(avoids && { avoids: encodeAvoids(avoids) }) }
}

export function decodeGuests({
  adults,
  children,
  avoids,
}: Readonly<{ adults: number; children: number; avoids?: WireAvoids }>): Guests {
  return { adults, children, ...(avoids && { avoids: decodeAvoids(avoids) }) }
}

function decodeItem(item: PlanItem): Item {
  return item.value === null ? decodeOpenItem(item) : decodeFilledItem(item)
}

export function decodeOpenItem(item: Extract<WireItem, { value: null }>): EmptyItem | SkippedItem {
  const { id } = item
  return item.type === 'skipped'
    ? { id, meal: item.category, kind: item.type }
    : { id, meal: item.category, kind: item.type }
}

/** What is shown of its recipe is decoded apart. */
export function decodeFilledItem(item: Exclude<WireItem, { value: null }>): FilledItem {
  const { id, category, value, serving, locked, sides = [] } = item
  const helpings = sides.map((side) => ({ recipeId: side.recipe.id, servings: side.serving.value }))
  const plate = { recipeId: value.id, servings: serving.value, ...withSides(helpings) }
  const dish = { id, meal: category, ...plate, isLocked: locked }
  return item.type === 'leftover'
    ? { ...dish, kind: item.type, parentId: item.parentId }
    : { ...dish, kind: item.type }
}
