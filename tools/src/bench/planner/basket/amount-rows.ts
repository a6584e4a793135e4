// Rows of amounts: how they are in a bad week, and in the worst.
import { spreadOf } from '../../../load/spread.ts'
import { mean, percent } from '../../tables/figures.ts'
import { daysOfPlan } from '../rules.ts'
import type { PlanAmounts, WeekAmounts } from './plan-amounts.ts'
import type { PlatePlan } from './plate-rows.ts'

type Amounts = readonly { amounts: PlanAmounts; plate: PlatePlan }[]
type AmountRow = [label: string, of: (plans: Amounts) => string, goal: string]

export function amountRows(): AmountRow[] {
  const row = (label: string, of: (week: WeekAmounts) => number, goal: string): AmountRow => [
    `${label}: p95, worst`,
    (plans) => {
      const { p95, most } = spreadOf(plans.flatMap(({ amounts }) => amounts.weeks.map(of)))
      return `${Math.round(p95)}, ${Math.round(most)}`
    },
    goal,
  ]
  return [
    ['one dinner, evenings running: median, worst', dinnerRuns, '≤ 2'],
    row('eggs one person eats, pieces', ({ eggs }) => eggs, '≤ 21'),
    row('one leafy green, cups', ({ leafyGreenCups }) => leafyGreenCups, '≤ 12'),
    row('sausages of 90 g', (week) => week.sausages, '≤ 8'),
    row('tofu of a week, g', ({ soyGrams }) => soyGrams, '≤ 1,400'),
    [
      '  days above 500 g of it: all, one person at most',
      (plans) => {
        const days = plans.map(({ amounts }) => amounts.soyDays)
        return `${percent(mean(days) / daysOfPlan)}, ${Math.max(...days)}`
      },
      '',
    ],
    [
      'foods of a week above 1.5 kg: mean, worst',
      (plans) => {
        const foods = plans.flatMap(({ amounts }) => amounts.weeks.map(({ bulkFoods }) => bulkFoods))
        return `${mean(foods).toFixed(2)}, ${Math.max(...foods)}`
      },
      '0',
    ],
    row('energy from one food, %', ({ largestEnergyShare }) => 100 * largestEnergyShare, ''),
  ]
}

function dinnerRuns(plans: Amounts): string {
  const { p50, most } = spreadOf(plans.map(({ amounts }) => amounts.longestDinnerRun))
  return `${p50}, ${most}`
}

/** Who eats most of each, and in which week: where to look first. */
export function worstAmounts(people: readonly string[], plans: Amounts): string {
  const weeks = plans.flatMap(({ amounts }, at) =>
    amounts.weeks.map((week, number) => ({ ...week, who: `${people[at]} week ${number + 1}` })),
  )
  const worst = (label: string, of: (week: WeekAmounts) => number) => {
    const [most] = weeks.toSorted((a, b) => of(b) - of(a))
    return `${label} ${most.who} ${of(most).toFixed(0)}`
  }
  const [largest] = weeks.toSorted((a, b) => b.largestEnergyShare - a.largestEnergyShare)
  const longest = plans.reduce(
    (best, { amounts }, at) => (amounts.longestDinnerRun > plans[best].amounts.longestDinnerRun ? at : best),
    0,
  )
  const mostCopied = plans.reduce(
    (best, { plate }, at) => (plate.copiedDays > plans[best].plate.copiedDays ? at : best),
    0,
  )
  const said = [
    worst('eggs', ({ eggs }) => eggs),
    worst('one leafy green', ({ leafyGreenCups }) => leafyGreenCups),
    worst('sausages', (week) => week.sausages),
    worst('tofu', ({ soyGrams }) => soyGrams),
    `one food ${largest.who} ${largest.largestFood} ${(100 * largest.largestEnergyShare).toFixed(0)} %`,
    `copied days ${people[mostCopied]} ${plans[mostCopied].plate.copiedDays}`,
    `one dinner ${people[longest]} ${plans[longest].amounts.longestDinnerRun} evenings`,
  ]
  return `the most: ${said.join('; ')}`
}
