// What one plan is worth, and what many are together.
import { checkPlan } from './allowed.mjs'
import { daysInRangeAsCooked } from './as-cooked.mjs'
import { totalsOf } from './plan.mjs'
import { daysOfPlan, deviationOf } from './rules.mjs'

export function measurePlan(person, { plan, totals, ms }, recipes, bound) {
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

export function summaryOf(plans) {
  const possible = plans.filter(({ isAllPossible }) => isAllPossible)
  const sum = (list, of) => list.reduce((total, plan) => total + of(plan), 0)
  const inRange = ({ daysInRange }) => daysInRange
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

export function spreadOf(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  return { p50: at(0.5), p95: at(0.95), most: at(1) }
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
