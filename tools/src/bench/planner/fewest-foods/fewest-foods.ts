// The fewest foods a week can be shopped with, proven from below and, where one is found, shown by a week.
//
// From below: the week's totals in range instead of each day's, portions of any size between the least and most, a row for
// near-equals that no list would merge; nothing of sameness, price, minutes, whole batches or the weeks around. Each of these asks
// less than a plan must keep, so no plan with these slots and leftovers has a week of fewer foods.
// From above: the planner's own week, then weeks with each day in range whose dishes need no food, or one, besides those of the week before.
import { checkPlan, faultsIn } from '../allowed.ts'
import type { Highs } from '../bound/load-highs.ts'
import type { Plan } from '../judged.ts'
import { daysInRange, fourTimes } from '../plan.ts'
import { daysOfWeek, quarters } from '../rules.ts'
import { type Candidate, type CountedRecipe, type FoodsProblem, fillChoices } from './foods-problem.ts'
import { dishName, extraName, type FoodsProgram, foodsProgramOf } from './foods-program.ts'
import type { FoodRows } from './rows-of-recipe.ts'

/** A dish for choices, its portions by slot where each slot was portioned. */
type ChosenDish = { choices: readonly number[]; recipe: number; portions: readonly number[] }
type SolvedFoods = {
  /** Proven: no week of the program has fewer. Infinite where the program has no week. */
  lower: number
  chosen?: readonly ChosenDish[]
}

const dust = 1e-6

function solveFoods(highs: Highs, { text, groups }: FoodsProgram, seconds: number): SolvedFoods {
  return highs.withModel({ format: 'lp', data: text }, (model) => {
    model.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: 1 - dust })
    model.run()
    const { infeasible, unboundedOrInfeasible } = highs.constants.modelStatus
    const status = model.getModelStatus()
    if (status === infeasible || status === unboundedOrInfeasible) return { lower: Number.POSITIVE_INFINITY }
    const proven = Number(model.info.get('mip_dual_bound'))
    const lower = Number.isFinite(proven) ? Math.max(0, Math.ceil(proven - dust)) : 0
    const found = Number(model.info.get('primal_solution_status'))
    if (found !== highs.constants.solutionStatus.feasible) return { lower }
    const { colValue } = model.getSolution()
    const amountOf = (name: string) => colValue[model.getColByName(name)]
    const isOn = (group: number, candidate: Candidate) => amountOf(dishName(group, candidate)) > 0.5
    const chosen = groups.flatMap(({ choices, candidates, parts }, group) =>
      candidates
        .filter((candidate) => isOn(group, candidate))
        .map((candidate) => ({
          choices,
          recipe: candidate.recipe,
          portions: parts.map(
            ({ slots }, part) =>
              candidate.least[slots[0]] + Math.round(amountOf(extraName(group, candidate, part))),
          ),
        })),
    )
    return { lower, chosen }
  })
}

export type FewestFoods = { lower: number; best: number; seconds: number }
type Week = Plan<CountedRecipe>
type Asked = {
  /** A week that is known. */
  known: Week
  foodsOf(week: Week): number
  /** For the proof, and as many for the search. */
  seconds: number
}

/** Foods that a dish of the search may need besides. */
const mostRowsBesides = 1

export function fewestFoodsOf(highs: Highs, problem: FoodsProblem, asked: Asked): FewestFoods {
  const startedAt = performance.now()
  const best = asked.foodsOf(searchWeeks(highs, problem, asked))
  const program = foodsProgramOf(problem, { isByDay: false, most: best - 1 })
  const { lower } = solveFoods(highs, program, asked.seconds)
  return { lower: Math.min(lower, best), best, seconds: (performance.now() - startedAt) / 1000 }
}

/** First among the few dishes that need nothing besides, which is soon done. */
function searchWeeks(highs: Highs, problem: FoodsProblem, { known, foodsOf, seconds }: Asked): Week {
  const stopAt = performance.now() + seconds * 1000
  let best = known
  for (let rowsBesides = 0; rowsBesides <= mostRowsBesides; ) {
    const secondsLeft = (stopAt - performance.now()) / 1000
    if (secondsLeft < 1) return best
    const near = { ...problem, candidates: candidatesNear(problem, best, rowsBesides) }
    const most = foodsOf(best) - 1
    const { chosen } = solveFoods(highs, foodsProgramOf(near, { isByDay: true, most }), secondsLeft)
    const week = chosen && weekOf(problem, chosen)
    if (week && isAllowed(problem, week) && foodsOf(week) <= most) best = week
    else rowsBesides += 1
  }
  return best
}

function candidatesNear(
  { candidates, rows, recipes }: FoodsProblem,
  week: Week,
  rowsBesides: number,
): FoodsProblem['candidates'] {
  const ids = new Set(week.flat().map(({ recipe }) => recipe.id))
  const cooked = recipes.flatMap(({ id }, number) => (ids.has(id) ? [number] : []))
  const bought = new Set(cooked.flatMap((recipe) => rows[recipe].flat()))
  const isMissing = (any: FoodRows) => !any.some((food) => bought.has(food))
  const isNear = (recipe: number) => rows[recipe].filter(isMissing).length <= rowsBesides
  return candidates.map((own) => own.filter(({ recipe }) => isNear(recipe)))
}

function weekOf({ choices, recipes }: FoodsProblem, chosen: readonly ChosenDish[]): Week {
  const dishes = choices.map((_, choice) => chosen.find((one) => one.choices.includes(choice))!)
  return fillChoices(
    choices,
    (choice) => recipes[dishes[choice].recipe],
    (choice, slot) => dishes[choice].portions[slot] / quarters.perServing,
  )
}

/** By the judge of finished plans. */
function isAllowed({ person, recipes }: FoodsProblem, week: Week): boolean {
  const isInRange = daysInRange(week, person.ranges) === daysOfWeek
  return isInRange && faultsIn(checkPlan(fourTimes(week), person, recipes)) === 0
}
