// What one plan is worth, and what many are together.

import type { Food } from '@butterleaf/cookbook/foods/food'
import { eatenNutrition } from '@butterleaf/cookbook/recipes/fields/eaten-nutrition'
import type { Recipe, RecipeIngredient } from '@butterleaf/cookbook/recipes/recipe'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import { spreadOf } from '../../load/spread.ts'
import { aligned, mean, percent } from '../tables/figures.ts'
import { checkPlan } from './allowed.ts'
import { type Eater, type JudgedRecipe, mainsOf, type Person, type PlacedItem, type Plan } from './judged.ts'
import { isFedBy, placesOf, totalsOf } from './plan.ts'
import { addServings, daysOfPlan, deviationOf, type Macros, macrosBy, noMacros } from './rules.ts'

// What a person eats when nobody cuts an egg or keeps half a can: whole pieces are cooked, and everybody eats their share.
const uncutUnits = new Set<string>([
  'can',
  'jar',
  'packet',
  'slice',
  'strip',
  'sheet',
  'wrap',
  'fillet',
  'breast',
  'thigh',
  'ball',
  'link',
])

/** Days in range when every cooking is of whole pieces. */
function daysInRangeAsCooked(plan: Plan<Recipe>, { ranges, flat }: Eater): number {
  const places = placesOf(plan)
  const cookings = places.filter(({ parent }) => !parent)
  const eatersOf = (cooking: PlacedItem<Recipe>) => [
    cooking,
    ...places.filter((place) => isFedBy(place, cooking)),
  ]
  const days = plan.map(() => noMacros)
  for (const cooking of cookings) {
    const eaters = eatersOf(cooking)
    const perServing = servingAsCooked(cooking.recipe, eaters, flat.scaling ?? 1)
    for (const { day, servings } of eaters) days[day] = addServings(days[day], perServing, servings)
  }
  return days.filter((totals) => deviationOf(totals, ranges) === 0).length
}

function servingAsCooked(
  { ingredients, servings, perServing, discarded }: Recipe,
  eaters: readonly PlacedItem<Recipe>[],
  people: number,
): Macros {
  const cooked = people * eaters.reduce((sum, eater) => sum + eater.servings, 0)
  const factor = cooked / servings
  const gained = ingredients.filter(isUncut).reduce((sum, row) => {
    const { quantity } = row
    const whole = Math.max(1, Math.round(quantity * factor))
    return addServings(sum, eatenNutrition(row, discarded), (whole / quantity - factor) / cooked)
  }, noMacros)
  return macrosBy((name) => perServing[name] + gained[name])
}

/** Eggs, and what is opened, sliced or shaped one by one. */
function isUncut({ food, unit, quantity }: RecipeIngredient): boolean {
  const inUnit = unit ?? pieceUnitOf(food)
  return quantity > 0 && inUnit !== undefined && (isEggLike(food, inUnit) || uncutUnits.has(inUnit))
}

const pieceUnits = new Set(['piece', 'whole', 'large', 'medium', 'small'])

function isEggLike({ whole }: Food, unit: string): boolean {
  return Boolean(whole) && pieceUnits.has(unit)
}

/** A plan, what its maker says of its days, and how long making it took. */
export type MadePlan = { plan: Plan<Recipe>; totals?: readonly Macros[]; ms: number }
export type MeasuredPlan = ReturnType<typeof measurePlan>
type Summary = ReturnType<typeof summaryOf>

export function measurePlan(
  person: Person,
  { plan, totals, ms }: MadePlan,
  recipes: readonly JudgedRecipe[],
  bound: { lower: number; upper: number },
) {
  const deviations = plan.map((items) => deviationOf(totalsOf(items), person.ranges))
  const cooked = mainsOf(plan.flat()).filter(({ parent }) => !parent)
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

const exact = (share: number) => percent(share, 2)

/** A column for each way to fill plans. */
export function summaryTable<Way extends string>(summaries: Record<Way, Summary>): string {
  const names = Object.keys(summaries) as Way[]
  const row = (label: string, of: (summary: Summary) => string) => [
    label,
    ...names.map((name) => of(summaries[name])),
  ]
  return aligned([
    ['', ...names],
    row('days in range', ({ inRange }) => exact(inRange)),
    row('  of the bound', ({ ofTheBound }) => exact(ofTheBound)),
    row('  where all 28 can be', ({ inRangeWhereAllCanBe }) => exact(inRangeWhereAllCanBe)),
    row('  as cooked, in whole pieces', ({ inRangeAsCooked }) => exact(inRangeAsCooked)),
    row('deviation of a day, mean', ({ meanDeviation }) => exact(meanDeviation)),
    row('deviation of a day, worst', ({ worstDeviation }) => exact(worstDeviation)),
    row('distinct share of what is cooked', ({ distinctShare }) => exact(distinctShare)),
    row('hard violations', ({ hardViolations }) => String(hardViolations)),
    row('cooked again too soon', ({ gapViolations }) => String(gapViolations)),
    row('leftovers of nothing or too old', ({ orphans }) => String(orphans)),
    row('plans with leftovers as asked', ({ leftoversAsAsked }) => exact(leftoversAsAsked)),
    row('plans as much the same as asked', ({ sameAsAsked }) => exact(sameAsAsked)),
    row('ms a plan, p50 (goal ≤ 200)', ({ ms }) => ms.p50.toFixed(1)),
    row('ms a plan, p95 (goal ≤ 500)', ({ ms }) => ms.p95.toFixed(1)),
    row('ms a plan, most', ({ ms }) => ms.most.toFixed(1)),
  ])
}
