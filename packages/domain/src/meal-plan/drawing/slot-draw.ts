import type { RecipeId } from '../../recipes/may-eat.ts'
import { daysApart } from '../feeding.ts'
import { type ItemId, isFilled } from '../item.ts'
import { allItems, type FoundItem, findSlot } from '../places.ts'
import { listAbsences } from '../table/absent.ts'
import { listGuestsAvoid } from '../table/guests.ts'
import { calendarOf, type Template } from '../template.ts'
import type { DrawnDays, DrawnItem } from '../template-operations/draft.ts'
import type { SlotChoice } from '../template-operations/fill-free-slots.ts'
import type { KeptRecipe } from './draw-request.ts'
import { type DrawWish, listKeptRecipes } from './make-draw-request.ts'

/** `isAsWished`: with the leftovers and the sameness that were wished for. */
type Pass = Readonly<{ isAsWished: boolean; not: readonly RecipeId[] }>
type Drawn = Readonly<{ slot: FoundItem; item: DrawnItem }>

/** A draw for some slots of a template. The planner makes it in up to three passes, each for the slots still open. */
export type SlotDraw = Readonly<{
  template: Template
  slots: readonly FoundItem[]
  /** Still to be made. */
  passes: readonly Pass[]
  /** By slot, in the order they were drawn. */
  drawn: ReadonlyMap<ItemId, Drawn>
}>

/**
 * Nothing that stands there now comes again, unless a slot could not be filled otherwise. A week is drawn with the leftovers and
 * the sameness that were wished for; a slot that leaves none is drawn by itself.
 */
export function startSlotDraw(
  template: Template,
  slots: readonly FoundItem[],
  isWeekAsWished: boolean,
): SlotDraw {
  const standing = slots.flatMap(({ item }) => (isFilled(item) ? [item.recipeId] : []))
  const passes = [
    ...(isWeekAsWished ? [{ isAsWished: true, not: standing }] : []),
    { isAsWished: false, not: standing },
    { isAsWished: false, not: [] },
  ]
  return { template, slots, passes, drawn: new Map() }
}

/** What the planner is asked next; undefined when the draw is finished. */
export function nextPass(draw: SlotDraw): Omit<DrawWish, 'seed'> | undefined {
  const [pass] = draw.passes
  const open = openSlots(draw)
  if (!pass || open.length === 0) return undefined
  const { isAsWished, not } = pass
  const openAt = open.map(({ dayNumber, item }) => ({ day: dayNumber - 1, meal: item.meal }))
  return {
    calendar: calendarOf(draw.template),
    absences: listAbsences(draw.template),
    guestsAvoid: listGuestsAvoid(draw.template),
    kept: keptAround(draw),
    ...(isAsWished ? {} : { open: openAt }),
    not,
  }
}

/** The draw with what the planner answered to its next pass. */
export function addPass(draw: SlotDraw, days: DrawnDays): SlotDraw {
  const drawn = new Map(draw.drawn)
  for (const slot of openSlots(draw)) {
    const item = days[slot.dayNumber - 1]?.find(({ meal }) => meal === slot.item.meal)
    if (item) drawn.set(slot.item.id, { slot, item })
  }
  return { ...draw, passes: draw.passes.slice(1), drawn }
}

export function choicesOf({ template, drawn }: SlotDraw): SlotChoice[] {
  return Array.from(drawn.values(), (one) => choiceOf(one, template, drawn))
}

function openSlots({ slots, drawn }: SlotDraw): FoundItem[] {
  return slots.filter(({ item }) => !drawn.has(item.id))
}

function keptAround({ template, slots, drawn }: SlotDraw): KeptRecipe[] {
  const drawnIds = new Set(slots.map(({ item }) => item.id))
  const others = listKeptRecipes(allItems(template).filter(({ item }) => !drawnIds.has(item.id)))
  const already = Array.from(drawn.values(), ({ slot, item: { leftoverOf: _, ...plate } }) => {
    return { day: slot.dayNumber - 1, ...plate }
  })
  return [...others, ...already]
}

/** A leftover only where its parent was drawn along, and nobody is away between them; else the same dish, cooked. */
function choiceOf({ slot, item }: Drawn, template: Template, drawn: SlotDraw['drawn']): SlotChoice {
  const { leftoverOf, recipeId, servings, sides } = item
  const itemId = slot.item.id
  const from = leftoverOf && findSlot(template, leftoverOf.day + 1, leftoverOf.meal)?.item.id
  const parent = from === undefined ? undefined : drawn.get(from)
  const isFed =
    parent?.item.recipeId === recipeId &&
    parent.item.leftoverOf === undefined &&
    daysApart(parent.slot, slot) === slot.dayNumber - parent.slot.dayNumber
  return isFed
    ? { itemId, servings, sides, leftoverOf: parent.slot.item.id }
    : { itemId, servings, sides, recipeId }
}
