// The table of a month that can be lived: what weeks ask before their baskets are priced, after, and what is aimed at.
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { askedOf } from '../asked.ts'
import type { Plan } from '../judged.ts'
import type { Profile } from '../profiles.ts'
import { meals } from '../rules.ts'
import { amountRows } from './amount-rows.ts'
import { type PlanAmounts, planAmounts } from './plan-amounts.ts'
import { type PlanAsked, planAsked, type WeekAsked } from './plan-asks.ts'
import { type PlanSameness, planSameness } from './plan-sameness.ts'

export type LivedPlan = {
  asked: PlanAsked
  same: PlanSameness
  amounts: PlanAmounts
  isExcluding: boolean
  asksForNew: boolean
  isBatching: boolean
}

/** Of people who cook ahead: most of a meal's slots are leftovers. */
export function livedPlan({ flat, questionnaire }: Profile, plan: Plan<Recipe>): LivedPlan {
  const asked = askedOf(flat)
  const excluded = [...flat.allergen, ...flat.intolerance, ...flat.avoidedIngredients]
  return {
    asked: planAsked(plan, flat.scaling ?? 1),
    same: planSameness(plan),
    amounts: planAmounts(plan),
    isExcluding: excluded.length > 0,
    asksForNew: questionnaire.adventure === 'new-each-week',
    isBatching: meals.some((meal) => asked[meal].isEaten && asked[meal].leftovers === 'mostly'),
  }
}

type Row = [label: string, of: (plans: readonly LivedPlan[]) => string, goal: string]

export type LivedColumn = readonly [name: string, plans: readonly LivedPlan[]]

/** The planner's plans last, before them what they are compared with; the first are its own before baskets are priced. */
export function basketTable(columns: readonly LivedColumn[]): string {
  const rows = rowsOf().map(([label, of, goal]) => [label, ...columns.map(([, plans]) => of(plans)), goal])
  rows.push([
    'distinct dishes, of before',
    ...columns.map(([, plans]) => distinctOf(plans, columns[0][1])),
    '≥ 0.90, ≥ 0.85',
  ])
  const head = ['a week, median', ...columns.map(([name]) => name), 'goal']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)))
  return [head, ...rows]
    .map(([label, ...figures]) =>
      [label.padEnd(widths[0]), ...figures.map((figure, at) => figure.padStart(widths[at + 1]))].join('  '),
    )
    .join('\n')
}

function distinctOf(plans: readonly LivedPlan[], before: readonly LivedPlan[]): string {
  if (plans === before) return ''
  const ratios = plans.map(({ asked }, at) => asked.distinct / before[at].asked.distinct)
  return `${mean(ratios).toFixed(2)}, least ${Math.min(...ratios).toFixed(2)}`
}

function rowsOf(): Row[] {
  const week = (of: (one: WeekAsked) => number) => (plans: readonly LivedPlan[]) =>
    String(Math.round(quantile(weekly(plans, of), 0.5)))
  const high = (of: (one: WeekAsked) => number, isMeant: (plan: LivedPlan) => boolean) => {
    return (plans: readonly LivedPlan[]) =>
      String(Math.round(quantile(weekly(plans.filter(isMeant), of), 0.9)))
  }
  const batching =
    (row: Row[1]): Row[1] =>
    (plans) =>
      row(plans.filter(({ isBatching }) => isBatching))
  const foods = ({ foods }: WeekAsked) => foods
  const sameWeeks = (plans: readonly LivedPlan[], of: (one: PlanSameness['weeks'][number]) => number) =>
    mean(plans.flatMap(({ same }) => same.weeks.map(of)))
  return [
    ['foods without staples', week(foods), '≤ 28'],
    ['  p90, people without exclusions', high(foods, (plan) => !plan.isExcluding), '≤ 36'],
    ['  p90, people with', high(foods, (plan) => plan.isExcluding), '≤ 46'],
    ['  used by one dish only', week(({ usedOnce }) => usedOnce), '≤ 10'],
    ['rows to buy, home counted', week(({ toBuy }) => toBuy), '≤ 30'],
    [
      'value thrown away, four weeks',
      (plans) => percent(mean(plans.map((one) => one.asked.thrownShare))),
      '≤ 8 %',
    ],
    ['minutes in the kitchen', week(({ minutes }) => minutes), '≤ 340'],
    [
      '  p90',
      high(
        ({ minutes }) => minutes,
        () => true,
      ),
      '≤ 520',
    ],
    ['portions on a quarter', (plans) => percent(mean(plans.map(({ asked }) => asked.quarters))), '≤ 10 %'],
    ['  of whole servings', (plans) => percent(mean(plans.map(({ asked }) => asked.wholes))), ''],
    ['who batch: foods', batching(week(foods)), '≤ 24'],
    ['  rows to buy', batching(week(({ toBuy }) => toBuy)), '≤ 26'],
    ['  minutes', batching(week(({ minutes }) => minutes)), '≤ 300'],
    [
      'main proteins, effective number',
      (plans) => sameWeeks(plans, (one) => one.effectiveProteins).toFixed(2),
      '≥ 3.7',
    ],
    ['  largest share', (plans) => percent(sameWeeks(plans, (one) => one.largestProtein)), '≤ 37 %'],
    ['largest share of a cuisine', (plans) => percent(sameWeeks(plans, (one) => one.largestCuisine)), ''],
    ['nearly equal dishes, pairs', (plans) => sameWeeks(plans, ({ twins }) => twins).toFixed(2), '≤ 0.4'],
    [
      'dinners of yesterday’s protein',
      (plans) => percent(mean(plans.map((one) => one.same.sameAsLastDinner))),
      '',
    ],
    [
      'share from the weeknight shelf',
      (plans) => percent(mean(plans.map((one) => one.same.fromTheShelf))),
      'about 50 %',
    ],
    ['discoveries', discoveriesOf, ''],
    [
      '  who keep one new dish a week',
      (plans) => discoveriesOf(plans.filter(({ asksForNew }) => asksForNew)),
      'about 1',
    ],
    [
      'days above 45 g fiber or 30 g sweetener',
      (plans) => mean(plans.map((one) => one.same.heavyDays)).toFixed(2),
      '0',
    ],
    ...amountRows(),
  ]
}

function discoveriesOf(plans: readonly LivedPlan[]): string {
  return mean(plans.map(({ same }) => same.discoveriesAWeek)).toFixed(2)
}

function weekly(plans: readonly LivedPlan[], of: (one: WeekAsked) => number): number[] {
  return plans.flatMap(({ asked }) => asked.weeks.map(of))
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
