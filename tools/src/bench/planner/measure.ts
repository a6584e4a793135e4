// What one plan is worth, and what many are together.
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { spreadOf } from '../../load/spread.ts'
import { checkPlan } from './allowed.ts'
import { daysInRangeAsCooked } from './as-cooked.ts'
import type { JudgedRecipe, Person, Plan } from './judged.ts'
import { totalsOf } from './plan.ts'
import { daysOfPlan, deviationOf, type Macros } from './rules.ts'

/** A plan, what its maker says of its days, and how long making it took. */
export type MadePlan = { plan: Plan<Recipe>; totals?: readonly Macros[]; ms: number }
export type MeasuredPlan = ReturnType<typeof measurePlan>
export type Summary = ReturnType<typeof summaryOf>

export function measurePlan(
  person: Person,
  { plan, totals, ms }: MadePlan,
  recipes: readonly JudgedRecipe[],
  bound: { lower: number; upper: number },
) {
  const deviations = plan.map((items) => deviationOf(totalsOf(items), person.ranges))
  const cooked = plan.flat().filter(({ parent }) => !parent)
  const check = checkPlan(plan, person, recipes, totals)
  return {
    person: person.name,
    bound: bound.upper,
    isAllPossible: bound.lower === daysOfPlan,
    daysInRange: deviations.filter((deviation) => deviation === 0).length,
    daysInRangeAsCooked: daysInRangeAsCooked(plan, person),
    meanDeviation: mean(deviations),
    worstDeviation: Math.max(...deviations),
    distinctShare: new Set(cooked.map(({ recipe }) => recipe.id)).size / cooked.length,
    ...check,
    ms,
  }
}

export function summaryOf(plans: readonly MeasuredPlan[]) {
  const possible = plans.filter(({ isAllPossible }) => isAllPossible)
  const sum = (list: readonly MeasuredPlan[], of: (plan: MeasuredPlan) => number) =>
    list.reduce((total, plan) => total + of(plan), 0)
  const inRange = ({ daysInRange }: MeasuredPlan) => daysInRange
  return {
    inRange: sum(plans, inRange) / (plans.length * daysOfPlan),
    ofTheBound: sum(plans, inRange) / sum(plans, ({ bound }) => bound),
    inRangeWhereAllCanBe: sum(possible, inRange) / (possible.length * daysOfPlan),
    inRangeAsCooked: sum(plans, (plan) => plan.daysInRangeAsCooked) / (plans.length * daysOfPlan),
    meanDeviation: mean(plans.map((plan) => plan.meanDeviation)),
    worstDeviation: Math.max(...plans.map((plan) => plan.worstDeviation)),
    distinctShare: mean(plans.map((plan) => plan.distinctShare)),
    hardViolations: sum(plans, ({ hard }) => hard.length),
    gapViolations: sum(plans, (plan) => plan.gapViolations),
    orphans: sum(plans, ({ orphans, staleLeftovers }) => orphans + staleLeftovers),
    leftoversAsAsked: mean(plans.map((plan) => Number(plan.areLeftoversAsAsked))),
    sameAsAsked: mean(plans.map((plan) => Number(plan.isSameEnough))),
    ms: spreadOf(plans.map(({ ms }) => ms)),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
