import type { RecipeId } from '../../../recipes/may-eat.ts'
import { helpingsOf, type Item, type ItemId, isFilled } from '../../item.ts'
import { applyInOrder, type Outcome } from '../../operations/change-template.ts'
import type { LeftoverChoice } from '../../operations/moving/leftover-choice.ts'
import { exchangeItems, moveItem } from '../../operations/moving/move-item.ts'
import type { Seated } from '../../operations/moving/seat-contents.ts'
import { seatMove } from '../../operations/moving/stranded-leftovers.ts'
import { portionDay } from '../../operations/portion-day.ts'
import { type FoundItem, findById, findItem, type ItemPlace, placeOfDay } from '../../places.ts'
import type { DayPortions } from '../../portioning/nearest-portions.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import type { Template } from '../../template.ts'
import { refusalAtTable } from '../choose-recipe.ts'
import { forbiddenTo, type SeededPlanning } from '../diner.ts'
import { keepsDaysIn } from '../kitchen.ts'
import { fillByChance } from '../randomize-item.ts'
import { mealOnWeekday } from '../slot-on-weekday.ts'

/** What stood in the two slots when the person asked; null where nothing did. */
export type ExpectedSlots = Readonly<{ from: RecipeId | null; to: RecipeId | null }>

export type MoveWish = Readonly<{
  to: ItemId
  /** Else the other slot is open. */
  isExchange: boolean
  leftovers?: LeftoverChoice | undefined
  /** Of dishes of the two days, once they are moved. */
  portions?: DayPortions | undefined
  expected?: ExpectedSlots | undefined
}>

/** LIFE-1: moves or exchanges dishes, in the servings that the person saw, and finds others for leftovers that are to be replaced. */
export function moveItemToFit(
  planning: SeededPlanning,
  template: Template,
  place: ItemPlace,
  wish: MoveWish,
): Outcome {
  const from = findItem(template, place)
  const to = findById(template, wish.to)
  if (!from || !to) return refuse({ because: 'not-there' })
  const refusal =
    refusalAsExpected([from, to], wish.expected) ?? refusalToServe(planning, template, [from, to])
  if (refusal) return refuse(refusal)
  const keepsDaysOf = keepsDaysIn(planning.kitchen)
  const isReplaced = wish.leftovers === 'replace'
  const rule = wish.isExchange ? exchangeItems : moveItem
  const leftovers = wish.leftovers === 'replace' ? 'open' : wish.leftovers
  const freed = isReplaced ? freedSlots(planning, template, from, to) : []
  return applyInOrder(template, [
    (current) => rule(current, place, { to: wish.to, keepsDaysOf, leftovers }),
    ...freed.map((slot) => (current: Template) => fillByChance(planning, current, slot)),
    (current) => portionDays(current, [from, to], wish.portions ?? []),
  ])
}

/** Slots that a move leaves open, as they stand after it. */
function freedSlots(
  planning: SeededPlanning,
  template: Template,
  from: FoundItem,
  to: FoundItem,
): FoundItem[] {
  const keepsDaysOf = keepsDaysIn(planning.kitchen)
  const { stranded } = seatMove(template, from.item as Seated, to.item as Seated, keepsDaysOf)
  return stranded.map(({ slot }) => slot)
}

function refusalAsExpected(
  [from, to]: readonly [FoundItem, FoundItem],
  expected: ExpectedSlots | undefined,
): Refusal | undefined {
  const changed =
    expected && ((recipeIn(from.item) !== expected.from && from) || (recipeIn(to.item) !== expected.to && to))
  if (!changed) return undefined
  return { because: 'changed-meanwhile', dayNumber: changed.dayNumber, meal: changed.item.meal }
}

function recipeIn(item: Item): RecipeId | null {
  return isFilled(item) ? item.recipeId : null
}

/** A plan may hold what was forbidden since only on complete days, so this is rare. */
function refusalToServe(
  planning: SeededPlanning,
  template: Template,
  [from, to]: readonly [FoundItem, FoundItem],
): Refusal | undefined {
  const forbiddenOf = forbiddenTo(planning)
  const [forbidden] = [from, to].flatMap(({ item }) => (isFilled(item) && forbiddenOf(item.recipeId)) || [])
  if (forbidden) return { because: 'forbidden-recipe', forbidden }
  const [refusal] = [
    { item: from.item, at: to },
    { item: to.item, at: from },
  ].flatMap(({ item, at }) => {
    if (!isFilled(item)) return []
    const seat = mealOnWeekday(template, at)
    return helpingsOf(item).flatMap(({ recipeId }) => refusalAtTable(planning, recipeId, seat) ?? [])
  })
  return refusal
}

function portionDays(template: Template, slots: readonly FoundItem[], portions: DayPortions): Outcome {
  const dayIds = new Set(slots.map(({ day }) => day.id))
  return applyInOrder(
    template,
    portions.map((portion) => (current) => {
      const found = findById(current, portion.itemId)
      if (!found || !dayIds.has(found.day.id)) return refuse({ because: 'not-there' })
      return portionDay(current, placeOfDay(found), [portion])
    }),
  )
}
