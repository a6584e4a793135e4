// PLATE: what a dietitian reads in a month. Counted from plan and recipes alone.
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { shareOf } from '../../tables/figures.ts'
import type { AskedMeals } from '../asked.ts'
import { type Item, mainsOf, type Plan } from '../judged.ts'
import { weeksOf } from '../plan.ts'
import { daysOfWeek } from '../rules.ts'
import { eatenIn, eggsOf } from './plan-amounts.ts'

export type PlatePlan = {
  /** By day. */
  eggs: number[]
  /** By week: of a day on average, grams and milligrams, and the energy of the day. */
  weeks: { eggs: number; fiber: number; sodium: number; calories: number }[]
  /** Of the portions of all main meals, in servings; leftovers are apart, since nobody cooks them. */
  cookedServings: number[]
  servings: number[]
  /** A plate on average. */
  sides: number
  /** Days running with one side, at most. */
  sideRun: number
  /** How often the commonest breakfast stands in the 14 days that have it most. */
  sameBreakfasts: number
  /** Days that eat the same dishes as an earlier one, and those of them that do within seven days. */
  copiedDays: number
  copiedSoon: number
  /** A day's energy, which decides what a large appetite is. */
  calories: number
  /** The person's reference of a day. */
  fiberReference: number
}

const daysOfRhythm = 14

export function platePlan(plan: Plan<Recipe>, asked: AskedMeals, fiberReference: number): PlatePlan {
  const mains = mainsOf(plan.flat()).filter(({ meal }) => meal !== 'dessert')
  const plates = mains.length
  const weeks = weeksOf(plan).map(weekOf)
  return {
    eggs: plan.map((items) => eggsOf(eatenIn([items]))),
    weeks,
    cookedServings: mains.filter(({ parent }) => !parent).map(({ servings }) => servings),
    servings: mains.map(({ servings }) => servings),
    sides: plan.flat().filter(({ isSide }) => isSide).length / Math.max(1, plates),
    sideRun: longestSideRun(plan),
    sameBreakfasts: sameBreakfasts(plan),
    ...copiedDays(plan, asked),
    calories: weeks.reduce((sum, { calories }) => sum + calories, 0) / weeks.length,
    fiberReference,
  }
}

function weekOf(days: Plan<Recipe>): PlatePlan['weeks'][number] {
  const mean = (of: (recipe: Recipe) => number) =>
    days.flat().reduce((sum, { recipe, servings }) => sum + servings * of(recipe), 0) / days.length
  return {
    eggs: eggsOf(eatenIn(days)),
    fiber: mean(({ perServing }) => perServing.fiber),
    sodium: mean(({ perServing }) => perServing.sodium),
    calories: mean(({ perServing }) => perServing.calories),
  }
}

function sameBreakfasts(plan: Plan<Recipe>): number {
  const breakfasts = plan.map((items) => items.find(({ meal }) => meal === 'breakfast')?.recipe.id)
  let most = 0
  for (let from = 0; from + daysOfRhythm <= breakfasts.length; from += 1) {
    const counts = new Map<string, number>()
    for (const id of breakfasts.slice(from, from + daysOfRhythm))
      if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
    most = Math.max(most, ...counts.values())
  }
  return most
}

function longestSideRun(plan: Plan<Recipe>): number {
  const runs = new Map<Recipe['id'], number>()
  let longest = 0
  for (const items of plan) {
    const today = new Set(items.flatMap(({ isSide, recipe }) => (isSide ? [recipe.id] : [])))
    for (const id of [...runs.keys()]) if (!today.has(id)) runs.delete(id)
    for (const id of today) runs.set(id, (runs.get(id) ?? 0) + 1)
    longest = Math.max(longest, ...runs.values())
  }
  return longest
}

/** Whatever the order of its meals. Of leftovers and of meals that are mostly the same alone a copy was asked for. */
function copiedDays(plan: Plan<Recipe>, asked: AskedMeals): Pick<PlatePlan, 'copiedDays' | 'copiedSoon'> {
  const days = plan.map((items) => dishesOf(items))
  const isAskedFor = ({ meal, parent }: Item) => meal === 'dessert' || parent || asked[meal].isSame
  const since = plan.flatMap((items, day) => {
    const mains = mainsOf(items)
    const before = days.slice(0, day).lastIndexOf(days[day])
    return mains.length > 1 && before >= 0 && !mains.every(isAskedFor) ? [day - before] : []
  })
  return {
    copiedDays: since.length,
    copiedSoon: since.filter((passed) => passed < daysOfWeek).length,
  }
}

function dishesOf(items: readonly Item<Recipe>[]): string {
  return mainsOf(items)
    .map(({ recipe }) => recipe.id)
    .sort()
    .join()
}

type Plates = readonly { plate: PlatePlan }[]
type PlateRow = [label: string, of: (plans: Plates) => string, goal: string]

const largeAppetite = 2300
const sodiumPer1000 = 2000
const leastSodium = 3000

export function plateRows(): PlateRow[] {
  const weeks = (isMet: (week: PlatePlan['weeks'][number]) => boolean) => (plans: Plates) =>
    shareOf(plans.flatMap(({ plate }) => plate.weeks).map(isMet))
  const portions = (of: (plate: PlatePlan) => readonly number[], isMeant: (servings: number) => boolean) => {
    return (plans: Plates) => shareOf(plans.flatMap(({ plate }) => of(plate)).map(isMeant))
  }
  const withFiber =
    (grams: number, isByReference = false) =>
    (plans: Plates) =>
      shareOf(
        plans.flatMap(({ plate: { weeks: own, fiberReference } }) =>
          own.map(({ fiber }) => fiber >= (isByReference ? Math.min(grams, fiberReference) : grams)),
        ),
      )
  const doubles = portions(
    ({ servings }) => servings,
    (servings) => servings >= 2,
  )
  return [
    ['days with at most 4.5 eggs', (plans) => shareOf(eggsByDay(plans).map((eggs) => eggs <= 4.5)), '≥ 97 %'],
    ['  most eggs of a day', (plans) => Math.max(...eggsByDay(plans)).toFixed(1), '≤ 8'],
    ['weeks with at most 21 eggs', weeks(({ eggs }) => eggs <= 21), '≥ 93 %'],
    ['weeks with 20 g of fiber a day', withFiber(20), '≥ 97 %'],
    ['  or the reference, where it is lower', withFiber(20, true), '≥ 97 %'],
    ['weeks with 25 g', withFiber(25), ''],
    ['  or the reference, where it is lower', withFiber(25, true), '≥ 88 %'],
    [
      'weeks within 2 g of sodium per 1,000 kcal',
      weeks(({ sodium, calories }) => sodium <= Math.max(leastSodium, (calories / 1000) * sodiumPer1000)),
      '≥ 85 %',
    ],
    [
      'cooked portions of a half or less',
      portions(
        ({ cookedServings }) => cookedServings,
        (servings) => servings <= 0.5,
      ),
      '≤ 1.5 %',
    ],
    ['portions of two servings or more', doubles, '≤ 12 %'],
    [
      '  of people above 2,300 kcal',
      (plans) => doubles(plans.filter(({ plate }) => plate.calories > largeAppetite)),
      '≤ 20 %',
    ],
    [
      'sides a plate',
      (plans) =>
        (plans.reduce((sum, { plate }) => sum + plate.sides, 0) / Math.max(1, plans.length)).toFixed(2),
      '',
    ],
    ['  days running with one side, worst', worst(({ sideRun }) => sideRun), '≤ 2'],
    ['one breakfast in 14 days, worst', worst(({ sameBreakfasts }) => sameBreakfasts), '≤ 7'],
    ['days that copy another, worst', worst(({ copiedDays }) => copiedDays), '≤ 4'],
    ['  of one of the six days before, worst', worst(({ copiedSoon }) => copiedSoon), '0'],
  ]
}

function eggsByDay(plans: Plates): number[] {
  return plans.flatMap(({ plate }) => plate.eggs)
}

function worst(of: (plate: PlatePlan) => number): PlateRow[1] {
  return (plans) => String(Math.max(0, ...plans.map(({ plate }) => of(plate))))
}
