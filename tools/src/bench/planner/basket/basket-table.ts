// The table of a month that can be lived: what weeks ask before their baskets are priced, after, and what is aimed at.
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { referencesFor } from '@butterleaf/domain/onboarding/mineral-goals-of'
import { stockFoodOf } from '@butterleaf/domain/pantry/stock-food'
import { quantile, spreadOf } from '../../../load/spread.ts'
import { aligned, mean, percent } from '../../tables/figures.ts'
import { askedOf } from '../asked.ts'
import { mainsOf, type Plan } from '../judged.ts'
import { daysInRange, weeksOf } from '../plan.ts'
import type { Profile } from '../profiles.ts'
import { daysOfPlan, meals } from '../rules.ts'
import { type PlanAmounts, planAmounts, type WeekAmounts } from './plan-amounts.ts'
import { type PlanAsked, planAsked, type WeekAsked } from './plan-asks.ts'
import { type PlatePlan, platePlan, plateRows } from './plate-rows.ts'

// How alike the meals of a week are: lunches and dinners that are cooked, each dish once.
type PlanSameness = {
  weeks: { effectiveProteins: number; largestProtein: number; largestCuisine: number; twins: number }[]
  /** Of the dinners that are cooked: those of the main protein of the evening before. */
  sameAsLastDinner: number
  fromTheShelf: number
  discoveriesAWeek: number
  /** CON-8: days above 45 g of fiber or 30 g of sweetener. */
  heavyDays: number
}

const mostOfADay = { fiber: 45, sweetener: 30 }
const shareOfTwins = 0.5

function planSameness(plan: Plan<Recipe>): PlanSameness {
  const cookedOf = (days: Plan<Recipe>) =>
    mainsOf(days.flat()).filter(({ parent, meal }) => !parent && meal !== 'dessert')
  const cooked = cookedOf(plan)
  const share = (isMeant: (recipe: Recipe) => boolean) =>
    cooked.filter(({ recipe }) => isMeant(recipe)).length
  const weeks = weeksOf(plan).map((days) => cookedOf(days).filter(({ meal }) => meal !== 'breakfast'))
  return {
    weeks: weeks.filter(({ length }) => length > 0).map((items) => weekOf(items.map(({ recipe }) => recipe))),
    sameAsLastDinner: sameAsLastDinner(plan),
    fromTheShelf: share(({ familiarity }) => familiarity === 'shelf') / Math.max(1, cooked.length),
    discoveriesAWeek: share(({ familiarity }) => familiarity === 'discovery') / weeks.length,
    heavyDays: plan.filter((items) => isHeavy(items)).length,
  }
}

function weekOf(eaten: readonly Recipe[]): PlanSameness['weeks'][number] {
  const recipes = [...new Map(eaten.map((recipe) => [recipe.id, recipe])).values()]
  const shares = (of: (recipe: Recipe) => string) => {
    const counts = new Map<string, number>()
    for (const recipe of recipes) counts.set(of(recipe), (counts.get(of(recipe)) ?? 0) + 1)
    return [...counts.values()].map((count) => count / recipes.length)
  }
  const proteins = shares(({ mainProtein }) => mainProtein)
  return {
    // As many equal shares would be as varied (the exponential of the entropy).
    effectiveProteins: Math.exp(-proteins.reduce((sum, part) => sum + part * Math.log(part), 0)),
    largestProtein: Math.max(...proteins),
    largestCuisine: Math.max(...shares(({ cuisine }) => cuisine)),
    twins: twinsAmong(recipes),
  }
}

function twinsAmong(recipes: readonly Recipe[]): number {
  const foods = recipes.map(
    ({ ingredients }) =>
      new Set(ingredients.filter(({ food }) => !stockFoodOf(food).isStaple).map(({ food }) => food.id)),
  )
  const areTwins = (one: Set<string>, other: Set<string>) => {
    const both = [...one].filter((food) => other.has(food)).length
    return both / (one.size + other.size - both) > shareOfTwins
  }
  return foods.flatMap((one, at) => foods.slice(at + 1).filter((other) => areTwins(one, other))).length
}

function sameAsLastDinner(plan: Plan<Recipe>): number {
  const dinners = plan.map((items) => items.find(({ meal }) => meal === 'dinner'))
  const cooked = dinners.filter((dinner, day) => dinner && !dinner.parent && dinners[day - 1])
  const again = cooked.filter((dinner) => {
    const before = dinners[dinners.indexOf(dinner) - 1]?.recipe
    return before?.mainProtein === dinner?.recipe.mainProtein && before?.id !== dinner?.recipe.id
  })
  return cooked.length > 0 ? again.length / cooked.length : 0
}

function isHeavy(items: Plan<Recipe>[number]): boolean {
  let fiber = 0
  let sweetener = 0
  for (const { recipe, servings } of items) {
    fiber += recipe.perServing.fiber * servings
    for (const { food, grams } of recipe.ingredients)
      sweetener += (food.per100g.polyols * grams * servings) / 100 / recipe.servings
  }
  return fiber > mostOfADay.fiber || sweetener > mostOfADay.sweetener
}

export type LivedPlan = {
  daysInRange: number
  asked: PlanAsked
  same: PlanSameness
  amounts: PlanAmounts
  plate: PlatePlan
  isExcluding: boolean
  asksForNew: boolean
  isBatching: boolean
}

/** Of people who cook ahead: most of a meal's slots are leftovers. */
export function livedPlan({ flat, questionnaire, ranges }: Profile, plan: Plan<Recipe>): LivedPlan {
  const asked = askedOf(flat)
  const excluded = [...flat.allergen, ...flat.intolerance, ...flat.avoidedIngredients]
  return {
    daysInRange: daysInRange(plan, ranges),
    asked: planAsked(plan, flat.scaling ?? 1),
    same: planSameness(plan),
    amounts: planAmounts(plan),
    plate: platePlan(plan, asked, referencesFor(questionnaire).fiber),
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
  return aligned([['a week, median', ...columns.map(([name]) => name), 'goal'], ...rows])
}

type PairedRow = readonly [label: string, of: (plan: LivedPlan) => number]

const ofWeeks = (of: (one: WeekAsked) => number) => (plan: LivedPlan) => mean(plan.asked.weeks.map(of))
const pairedRows: readonly PairedRow[] = [
  ['foods without staples', ofWeeks(({ foods }) => foods)],
  ['  used by one dish only', ofWeeks(({ usedOnce }) => usedOnce)],
  ['rows to buy, home counted', ofWeeks(({ toBuy }) => toBuy)],
  ['value thrown away, %', ({ asked }) => 100 * asked.thrownShare],
  ['minutes in the kitchen', ofWeeks(({ minutes }) => minutes)],
  ['portions on a quarter, %', ({ asked }) => 100 * asked.quarters],
  ['main proteins, effective number', ({ same }) => mean(same.weeks.map((week) => week.effectiveProteins))],
  ['nearly equal dishes, pairs', ({ same }) => mean(same.weeks.map(({ twins }) => twins))],
  ['dinners of yesterday’s protein, %', ({ same }) => 100 * same.sameAsLastDinner],
  ['days above 45 g fiber or 30 g sweetener', ({ same }) => same.heavyDays],
  ['eggs one person eats, pieces', ({ amounts }) => mean(amounts.weeks.map(({ eggs }) => eggs))],
  ['  of four weeks above 4.5 on a day, days', ({ plate }) => plate.eggs.filter((eggs) => eggs > 4.5).length],
  ['tofu, g', ({ amounts }) => mean(amounts.weeks.map(({ soyGrams }) => soyGrams))],
  ['  days of four weeks above 500 g', ({ amounts }) => amounts.soyDays],
  ['foods above 1.5 kg', ({ amounts }) => mean(amounts.weeks.map(({ bulkFoods }) => bulkFoods))],
  ['days that copy another, of four weeks', ({ plate }) => plate.copiedDays],
  ['days in range, of four weeks', ({ daysInRange }) => daysInRange],
  ['distinct dishes, of four weeks', ({ asked }) => asked.distinct],
]

/**
 * Of the same people with the planner of another commit, person by person: the mean, how far the planner is from it, and the standard
 * error of that. People differ far more than planners, so a small step shows here and not in the medians above.
 */
export function pairedTable([name, before]: LivedColumn, now: readonly LivedPlan[]): string {
  const rows = pairedRows.map(([label, of]) => {
    const figures = before.map(of)
    const { by, error } = differenceOf(figures, now.map(of))
    return [label, mean(figures).toFixed(2), `${signed(by)} ± ${error.toFixed(2)}`]
  })
  return aligned([['a week, mean of a person', name, 'the planner'], ...rows])
}

export function differenceOf(
  before: readonly number[],
  now: readonly number[],
): { by: number; error: number } {
  const differences = now.map((value, at) => value - before[at])
  const by = mean(differences)
  const squares = differences.reduce((sum, one) => sum + (one - by) ** 2, 0)
  return { by, error: Math.sqrt(squares / (differences.length - 1) / differences.length) }
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`
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
    ...plateRows(),
  ]
}

function discoveriesOf(plans: readonly LivedPlan[]): string {
  return mean(plans.map(({ same }) => same.discoveriesAWeek)).toFixed(2)
}

function weekly(plans: readonly LivedPlan[], of: (one: WeekAsked) => number): number[] {
  return plans.flatMap(({ asked }) => asked.weeks.map(of))
}

/** How amounts are in a bad week, and in the worst. */
function amountRows(): Row[] {
  const row = (label: string, of: (week: WeekAmounts) => number, goal: string): Row => [
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

function dinnerRuns(plans: readonly LivedPlan[]): string {
  const { p50, most } = spreadOf(plans.map(({ amounts }) => amounts.longestDinnerRun))
  return `${p50}, ${most}`
}

/** Who eats most of each, and in which week: where to look first. */
export function worstAmounts(people: readonly string[], plans: readonly LivedPlan[]): string {
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
