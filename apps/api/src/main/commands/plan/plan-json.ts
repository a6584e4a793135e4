import { encodeMacros } from '@butterleaf/contract/nutrition/macros-codec'
import {
  helpingsOfPlanned,
  type PlannedDay,
  type PlannedItem,
} from '@butterleaf/domain/meal-plan/planner/planned-day'
import { leastServings, mostPlannedServings, mostPlateGrams } from '@butterleaf/domain/meal-plan/servings'
import { addMacros, eachMacro, noMacros, scaleMacros } from '@butterleaf/domain/nutrition/macros'
import { mealShares } from '@butterleaf/domain/onboarding/meal-shares'
import type { PlanAsk } from '@butterleaf/domain/shopping-list/asks/plan-ask'
import type { MadePlan } from './make-plan.ts'
import { weekMineralsOf } from './week-minerals-of.ts'

/**
 * The plan as JSON for other programs: targets, 28 days of items whose macros are those of the plate, each recipe × servings, how its weeks stand against the
 * person's minerals, and what each week and the plan ask: foods without staples, rows to buy, the share of their value that is thrown
 * away, minutes.
 */
export function planJson({ request, days, recipeById, questionnaire }: MadePlan, ask: PlanAsk) {
  const { ranges, wishes, seed } = request
  const targets = eachMacro((name) => ({ min: ranges[name].minimum, max: ranges[name].maximum }))
  const { netCarbs, ...others } = targets
  const shares = Object.entries(mealShares(wishes)).map(([meal, { least, most }]) => [meal, [least, most]])
  return {
    seed,
    targets: { ...others, net_carbs: netCarbs },
    days: days.map((day) => day.items.map((item) => documentItem(item, days))),
    weeks: weekMineralsOf(days, recipeById, questionnaire).map((minerals, week) => ({
      minerals,
      asks: asksOfList(ask.lists[week]!),
    })),
    asks: { rows: ask.rows, thrown: ask.thrownShare, minutes: ask.minutes },
    daysInRange: days.filter(({ deviation }) => deviation === 0).length,
    rules: {
      days: days.length,
      step: 0.25,
      minServing: leastServings,
      maxServing: mostPlannedServings,
      maxPlateGrams: mostPlateGrams,
      shares: Object.fromEntries(shares),
    },
  }
}

function documentItem(item: PlannedItem, days: readonly PlannedDay[]) {
  const { meal, dish, servings, sides, leftoverOf } = item
  return {
    recipeId: dish.id,
    category: meal,
    type: leftoverOf ? 'leftover' : isParent(item, days) ? 'leftoverParent' : 'normal',
    servings,
    ...encodeMacros(
      helpingsOfPlanned(item).reduce(
        (sum, one) => addMacros(sum, scaleMacros(one.dish.perServing, one.servings)),
        noMacros,
      ),
    ),
    ...(sides && { sides: sides.map((side) => ({ recipeId: side.dish.id, servings: side.servings })) }),
    ...(leftoverOf ? { parentDay: leftoverOf.day } : {}),
  }
}

function isParent(item: PlannedItem, days: readonly PlannedDay[]): boolean {
  const day = days.findIndex(({ items }) => items.includes(item))
  return days.some(({ items }) =>
    items.some(({ leftoverOf }) => leftoverOf?.day === day && leftoverOf.meal === item.meal),
  )
}

function asksOfList({ foods, toBuy, thrownShare, minutes }: PlanAsk['lists'][number]) {
  return { foods, rows: toBuy.length, thrown: thrownShare, minutes }
}
