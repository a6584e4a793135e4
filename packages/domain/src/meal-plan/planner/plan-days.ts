import { type Random, seededRandom } from '../../chance/seeded-random.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { daysOfPlan, type Meal, meals } from '../meals.ts'
import type { Judge } from './best-choice.ts'
import { type Board, boardOf, noDish } from './board.ts'
import { dayCostOf } from './day-cost.ts'
import { descend } from './descent.ts'
import { firstDraft } from './first-draft.ts'
import { type Dish, menuOf } from './menu.ts'
import { type Quarters, servingsOf } from './portions.ts'
import { daysOut, repairDays } from './repair.ts'
import { skeletonOf } from './skeleton.ts'
import type { Wishes } from './wishes.ts'

export type PlanRequest = {
  /** Only what the person may eat. */
  dishes: readonly Dish[]
  /** Ids of dishes to be had a little sooner than others. */
  liked: ReadonlySet<string>
  wishes: Wishes
  ranges: MacroRanges
  /** The same request with the same seed is the same plan. */
  seed: string
}

export type PlannedItem = {
  meal: Meal
  dish: Dish
  servings: number
  /** The day whose cooking this is eaten from; a day of its own when it is cooked afresh. */
  cookedOn: number
  /** The items of later days that eat from this one. */
  feeds: number
}
export type PlannedDay = { items: readonly PlannedItem[]; totals: Macros; deviation: number }

const rounds = 4
const mostEvaluations = 3e6
/** How much a plan minds, beside its days being in range. */
const relaxed = { middleWeight: 4, perRepeat: 0.8, tasteWeight: 1 }
/** With days still out of range, being in range is nearly all that counts. */
const strict = { middleWeight: 0.3, perRepeat: 0.1, tasteWeight: 0.2 }
const jitter = 0.5
const forALiked = 0.6

export function planDays({ dishes, liked, wishes, ranges, seed }: PlanRequest): PlannedDay[] {
  const random = seededRandom(seed)
  const board = boardOf(menuOf(dishes, wishes, ranges), skeletonOf(wishes))
  const tastes = tastesFor(dishes, liked, random)
  const judge = judgeOf(ranges, tastes, relaxed)
  firstDraft(board, random)
  descend(board, judge, rounds)
  if (daysOut({ board, judge }).length > 0) {
    const strictJudge = judgeOf(ranges, tastes, strict)
    descend(board, strictJudge, rounds / 2)
    repairDays({ board, judge: strictJudge, random, mostEvaluations })
  }
  return daysOf(board, ranges)
}

function judgeOf(ranges: MacroRanges, tastes: Float64Array, weights: typeof relaxed): Judge {
  const { middleWeight, perRepeat, tasteWeight } = weights
  return {
    dayCost: dayCostOf(ranges, middleWeight),
    taste: { ofDish: tastes.map((taste) => taste * tasteWeight), perRepeat },
  }
}

/** Something of chance for every dish, so that two plans of one person differ. */
function tastesFor(dishes: readonly Dish[], liked: ReadonlySet<string>, random: Random): Float64Array {
  return Float64Array.from(dishes, ({ id }) => jitter * random() - (liked.has(id) ? forALiked : 0))
}

function daysOf(board: Board, ranges: MacroRanges): PlannedDay[] {
  return Array.from({ length: daysOfPlan }, (_, day) => {
    const items = meals.flatMap((meal) => itemsAt(board, day, meal))
    const totals = {
      calories: board.calories[day]!,
      fat: board.fat[day]!,
      netCarbs: board.netCarbs[day]!,
      protein: board.protein[day]!,
    }
    return { items, totals, deviation: deviationOf(totals, ranges) }
  })
}

function itemsAt({ cookingsOn, menu }: Board, day: number, meal: Meal): PlannedItem[] {
  return cookingsOn[day]!.flatMap((cooking) => {
    const at = cooking.slots.findIndex((slot) => slot.day === day && slot.meal === meal)
    if (at === -1 || cooking.dish === noDish) return []
    const isLeftover = cooking.slots[at]!.isLeftover
    const portion: Quarters = cooking.portions[at]!
    return [
      {
        meal,
        dish: menu.dishes[cooking.dish]!,
        servings: servingsOf(portion),
        cookedOn: isLeftover ? cooking.slots[0]!.day : day,
        feeds: isLeftover || at > 0 ? 0 : cooking.slots.filter((slot) => slot.isLeftover).length,
      },
    ]
  })
}
