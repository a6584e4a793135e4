// Of a few people, the planner's week of fewest foods beside what is proven to be possible for the same slots and leftovers.
import { aligned, percent } from '../../tables/figures.ts'
import { planAsked } from '../basket/plan-asks.ts'
import { type Highs, loadHighs } from '../bound/load-highs.ts'
import type { Plan } from '../judged.ts'
import { daysInRange, weeksOf } from '../plan.ts'
import type { Profile } from '../profiles.ts'
import { daysOfPlan, daysOfWeek } from '../rules.ts'
import { type Kitchen, ways } from '../ways.ts'
import { type FewestFoods, fewestFoodsOf } from './fewest-foods.ts'
import { foodsProblemOf, weekChoicesOf } from './foods-problem.ts'
import { rowsOfRecipes } from './rows-of-recipe.ts'

/** `weeks`: foods of the planner's weeks; none of `fewest` where none of them is in range on all days. */
type MeasuredFoods = {
  person: string
  weeks: readonly number[]
  fewest?: FewestFoods & { own: number }
}

/** For each proof, and for each search. */
const seconds = 60

export async function measureFewestFoods(
  people: readonly Profile[],
  kitchen: Kitchen,
): Promise<MeasuredFoods[]> {
  const highs = await loadHighs()
  return people.map((person) => measurePerson(highs, person, kitchen))
}

function measurePerson(highs: Highs, person: Profile, kitchen: Kitchen): MeasuredFoods {
  const { plan } = ways.planner(person, kitchen)
  const weeks = planAsked(plan, 1).weeks.map(({ foods }) => foods)
  const isInRange = weeksOf(plan).map((days) => daysInRange(days, person.ranges) === daysOfWeek)
  const inRange = weeks.flatMap((foods, week) => (isInRange[week] ? [{ foods, week }] : []))
  const [best] = inRange.sort((a, b) => a.foods - b.foods)
  if (!best) return { person: person.name, weeks }
  const { recipes } = kitchen
  const rowsOf = rowsOfRecipes(recipes)
  const problem = foodsProblemOf(person, recipes, {
    choices: weekChoicesOf(plan, best.week, person.flat),
    rowsOf: (recipe) => rowsOf(recipes[recipe]),
  })
  const foodsOf = (week: Plan) => foodsOfWeek(week, kitchen)
  const known = weeksOf(plan)[best.week]
  const fewest = fewestFoodsOf(highs, problem, { known, foodsOf, seconds })
  return { person: person.name, weeks, fewest: { ...fewest, own: best.foods } }
}

/** Counted as a plan that has this week once. */
function foodsOfWeek(week: Plan, { recipeById }: Kitchen): number {
  const plan = Array.from({ length: daysOfPlan }, (_, day) =>
    (week[day] ?? []).map((item) => ({ ...item, recipe: recipeById.get(item.recipe.id)! })),
  )
  return planAsked(plan, 1).weeks[0].foods
}

export function fewestFoodsTable(measured: readonly MeasuredFoods[]): string {
  const lines = measured.map(({ person, weeks, fewest }) => {
    const own = [person, weeks.join(' ')]
    if (!fewest) return [...own, 'no week in range', '', '', '', '']
    const { own: best, best: found, lower, seconds: took } = fewest
    const gap = found === lower ? 'proven' : percent(1 - lower / found, 0)
    return [...own, String(best), String(found), String(lower), gap, took.toFixed(0)]
  })
  return [
    `fewest foods of a week with the slots and leftovers of the planner’s best (${seconds} s to search, ${seconds} s to prove)`,
    aligned([['person', 'its weeks', 'planner', 'found', 'at least', 'gap', 's'], ...lines]),
  ].join('\n')
}
