import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { refusalAsCooked } from '@butterleaf/domain/meal-plan/leftovers'
import { applyInOrder } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { LeftoverChoice } from '@butterleaf/domain/meal-plan/operations/moving/leftover-choice'
import { type MovePreview, previewMove } from '@butterleaf/domain/meal-plan/operations/moving/preview-move'
import { portionDay } from '@butterleaf/domain/meal-plan/operations/portion-day'
import {
  type FoundDay,
  type FoundItem,
  findById,
  findDay,
  placeOf,
  placeOfDay,
} from '@butterleaf/domain/meal-plan/places'
import {
  choicesAround,
  type DayPortions,
  nearestPortions,
  type PortionedDish,
} from '@butterleaf/domain/meal-plan/portioning/nearest-portions'
import { mostPlannedServings, mostPlateGrams } from '@butterleaf/domain/meal-plan/servings'
import { keepsDaysOnCards, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import type { Template } from '@butterleaf/domain/meal-plan/template'

export type MovedDay = Readonly<{ dayNumber: number; before: DayFit; after: DayFit }>

/** [LIFE-1] What a person sees of a move before they confirm it. */
export type MoveView = Readonly<{
  preview: MovePreview
  /** Undefined while it can't be done, or something is still to be chosen. */
  moved: Readonly<{ template: Template; days: readonly MovedDay[]; portions: DayPortions }> | undefined
}>

type Wish = Readonly<{ leftovers: LeftoverChoice | undefined; isFitted: boolean }>

export function viewMove(plan: MealPlan, from: FoundItem, to: FoundItem, wish: Wish): MoveView {
  const { template } = plan
  const keepsDaysOf = keepsDaysOnCards(plan)
  const preview = previewMove(template, placeOf(from), { to: to.item.id, keepsDaysOf })
  const after = templateAfter(preview, wish.leftovers)
  if (!after) return { preview, moved: undefined }
  const days = from.day.id === to.day.id ? [from] : [from, to].toSorted((a, b) => a.dayNumber - b.dayNumber)
  const portions = days.flatMap((day) => portionsFor(plan, after, day))
  const fitted = wish.isFitted ? withPortions(after, portions) : after
  return {
    preview,
    moved: {
      template: fitted,
      portions,
      days: days.map((found) => ({
        dayNumber: found.dayNumber,
        before: fitOfDay(plan, found.day),
        after: fitOfDay(plan, dayIn(fitted, found)?.day ?? found.day),
      })),
    },
  }
}

/** [MAP-3] What a move comes to that asks nothing, because no leftover breaks and no day leaves its ranges; with fitted servings. */
export function viewFreeMove(plan: MealPlan, from: FoundItem, to: FoundItem): MoveView['moved'] {
  const { moved } = viewMove(plan, from, to, { leftovers: undefined, isFitted: true })
  const isFree = moved?.days.every(({ before, after }) => after.inRange || !before.inRange)
  return isFree ? moved : undefined
}

function templateAfter(preview: MovePreview, leftovers: LeftoverChoice | undefined): Template | undefined {
  if (preview.kind === 'possible') return preview.after
  if (preview.kind === 'refused') return undefined
  return preview.choices.find((choice) => choice.leftovers === leftovers)?.after
}

function dayIn(template: Template, found: FoundDay): FoundDay | undefined {
  return findDay(template, placeOfDay(found))
}

/** Of a card that an older version stored. */
const unknownGramsPerServing = mostPlateGrams / mostPlannedServings

/** Servings that bring the day nearer to its ranges; none where it is fine, or nothing does. */
function portionsFor(plan: MealPlan, after: Template, of: FoundDay): DayPortions {
  const found = dayIn(after, of)
  if (!found) return []
  const dishes = found.day.items.flatMap((item): PortionedDish[] => {
    const card = isFilled(item) && plan.cards[item.recipeId]
    if (!isFilled(item) || !card || item.isLocked || item.meal === 'dessert') return []
    if (refusalAsCooked({ ...found, item })) return []
    const choices = choicesAround(item.servings, card.gramsPerServing ?? unknownGramsPerServing)
    return [{ itemId: item.id, now: item.servings, choices, perServing: card.perServing }]
  })
  const { actual, target } = fitOfDay(plan, found.day)
  return nearestPortions(dishes, actual, target) ?? []
}

function withPortions(template: Template, portions: DayPortions): Template {
  const outcome = applyInOrder(
    template,
    portions.map((portion) => (current: Template) => {
      const found = findById(current, portion.itemId)
      return found ? portionDay(current, placeOfDay(found), [portion]) : { ok: true, template: current }
    }),
  )
  return outcome.ok ? outcome.template : template
}
