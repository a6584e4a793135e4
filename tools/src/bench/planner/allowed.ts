// Whether a finished plan keeps every rule: read from recipes, flat personality and plan alone, without a line of the planner.
import {
  type AskedMeals,
  askedOf,
  energyOf,
  gapDaysOf,
  type MealWish,
  mayBeCookedFor,
  type Pools,
  poolsOf,
  quartersFor,
  refusal,
} from './asked.ts'
import { type Eater, type JudgedRecipe, mainsOf, type PlacedItem, type Plan } from './judged.ts'
import { placesOf, totalsOf, weeksOf } from './plan.ts'
import {
  daysLeftoversKeep,
  daysOfPlan,
  daysOfWeek,
  dessertsAWeek,
  leastSameShare,
  leftoverShares,
  type Macros,
  type Meal,
  macroNames,
  meals,
  quarters,
  tolerance,
} from './rules.ts'

type PlanCheck = {
  hard: string[]
  gapViolations: number
  orphans: number
  staleLeftovers: number
  isSameEnough: boolean
  areLeftoversAsAsked: boolean
}

/** Everything a plan does that it must not, and how it stands with what it should. */
export function checkPlan(
  plan: Plan,
  person: Eater,
  recipes: readonly JudgedRecipe[],
  claimedTotals: readonly Macros[] = plan.map(totalsOf),
): PlanCheck {
  const asked = askedOf(person.flat)
  const pools = poolsOf(recipes, person)
  const places = placesOf(plan)
  return {
    hard: [
      ...slotFaults(plan, asked),
      ...places.flatMap((place) =>
        place.isSide ? sideFaults(place, person, places) : itemFaults(place, person, asked, places),
      ),
      ...claimedTotals.flatMap((claimed, day) => totalFaults(claimed, totalsOf(plan[day]), day)),
      ...dessertFaults(plan, asked),
    ],
    gapViolations: gapViolations(mainsOf(places), asked, pools),
    orphans: places.filter((place) => place.parent && !parentOf(place, places)).length,
    staleLeftovers: places.filter((place) => place.parent && isStale(place)).length,
    isSameEnough: meals.every((meal) => !asked[meal].isEaten || !asked[meal].isSame || isSame(plan, meal)),
    areLeftoversAsAsked: meals.every((meal) => !asked[meal].isEaten || areAsAsked(plan, meal, asked[meal])),
  }
}

/** Rules of a whole plan that it breaks. */
export function faultsIn({ hard, gapViolations, orphans, staleLeftovers }: PlanCheck): number {
  return hard.length + gapViolations + orphans + staleLeftovers
}

function slotFaults(plan: Plan, asked: AskedMeals): string[] {
  const faults = plan.length === daysOfPlan ? [] : [`${plan.length} days`]
  for (const [day, items] of plan.entries())
    for (const meal of meals) {
      const there = mainsOf(items).filter((item) => item.meal === meal).length
      const isDessert = meal === 'dessert' && asked.dessert.isEaten
      const isRight = isDessert ? there <= 1 : there === Number(asked[meal].isEaten)
      if (!isRight) faults.push(`day ${day + 1}: ${there} × ${meal}`)
    }
  return faults
}

/** PLATE-3: beside sides one serving is enough where the plate has the meal's share. */
function fitsMeal(
  { day, meal, recipe, servings }: PlacedItem,
  asked: AskedMeals,
  ranges: Eater['ranges'],
  places: readonly PlacedItem[],
): boolean {
  const possible = quartersFor(meal, recipe, asked, ranges)
  const portion = servings * quarters.perServing
  const sides = places.filter((other) => other.isSide && other.day === day && other.meal === meal)
  if (sides.length === 0) return possible.includes(portion)
  const { least, most } = energyOf(meal, asked, ranges)
  const plate = [...sides, { recipe, servings }].reduce(
    (sum, { recipe: { perServing }, servings: eaten }) => sum + perServing.calories * eaten,
    0,
  )
  const isWhole = portion >= quarters.perServing || possible.includes(portion)
  return isWhole && plate >= least - 1e-6 && plate <= most + 1e-6 && portion <= Math.max(...possible)
}

/** PLATE-3: allowed, on a plate of a meal it goes with, two at most, and no dish twice. */
function sideFaults(
  { day, meal, recipe, servings }: PlacedItem,
  { flat, avoidedRecipes }: Eater,
  places: readonly PlacedItem[],
): string[] {
  const say = (what: string) => `day ${day + 1} ${meal}: side ${recipe?.slug} ${what}`
  if (!recipe) return [say('is no recipe')]
  const refused = refusal(recipe, flat, avoidedRecipes)
  const plate = places.filter((other) => other.day === day && other.meal === meal)
  const portion = servings * quarters.perServing
  return [
    ...(refused ? [say(`holds ${refused}`)] : []),
    ...(recipe.goesWith?.includes(meal) ? [] : [say('goes with other meals')]),
    ...(plate.length > 3 ? [say('is a third')] : []),
    ...(plate.filter((other) => other.recipe?.id === recipe.id).length > 1
      ? [say('stands there twice')]
      : []),
    ...(Number.isInteger(portion) && portion >= quarters.least && portion <= quarters.most
      ? []
      : [say(`is served ${servings} times`)]),
  ]
}

function itemFaults(
  place: PlacedItem,
  { flat, avoidedRecipes, ranges }: Eater,
  asked: AskedMeals,
  places: readonly PlacedItem[],
): string[] {
  const { day, meal, recipe, servings, parent } = place
  const say = (what: string) => `day ${day + 1} ${meal}: ${recipe?.slug} ${what}`
  if (!recipe) return [say('is no recipe')]
  const faults: string[] = []
  const refused = refusal(recipe, flat, avoidedRecipes)
  if (refused) faults.push(say(`holds ${refused}`))
  if (!parent && !mayBeCookedFor(meal, recipe, asked))
    faults.push(say('is of another category or takes too long'))
  const portion = servings * quarters.perServing
  if (!Number.isInteger(portion) || portion < quarters.least || portion > quarters.most)
    faults.push(say(`is served ${servings} times`))
  else if (!fitsMeal(place, asked, ranges, places)) faults.push(say("leaves the meal's share, or a plate"))
  if (parentOf(place, places)?.recipe.id !== (parent && recipe.id))
    faults.push(say('is a leftover of another dish'))
  return faults
}

/** The cooking it says it comes from. */
function parentOf({ parent, recipe }: PlacedItem, places: readonly PlacedItem[]): PlacedItem | undefined {
  if (!parent) return undefined
  return places.find(
    (other) =>
      other.day === parent.day &&
      other.meal === parent.meal &&
      !other.parent &&
      other.recipe?.id === recipe?.id,
  )
}

function isStale({ day, parent }: PlacedItem): boolean {
  if (!parent) return false
  const age = day - parent.day
  return age < 1 || age > daysLeftoversKeep || weekOf(day) !== weekOf(parent.day)
}

function weekOf(day: number): number {
  return Math.floor(day / daysOfWeek)
}

function totalFaults(claimed: Macros, counted: Macros, day: number): string[] {
  return macroNames
    .filter((name) => Math.abs(claimed[name] - counted[name]) > tolerance[name])
    .map((name) => `day ${day + 1}: ${name} is said to be ${claimed[name]} and is ${counted[name]}`)
}

/** One or two days of every week, two of them not in a row. */
function dessertFaults(plan: Plan, asked: AskedMeals): string[] {
  if (!asked.dessert.isEaten) return []
  const [least, most] = dessertsAWeek
  return weeksOf(plan).flatMap((week, number) => {
    const on = week.flatMap((items, day) => (items.some(({ meal }) => meal === 'dessert') ? [day] : []))
    const isSpread = on.every((day, at) => at === 0 || day - on[at - 1] > 1)
    if (on.length >= least && on.length <= most && isSpread) return []
    return [`week ${number + 1}: dessert on days ${on.map((day) => day + 1).join(', ')}`]
  })
}

/** The same recipe cooked again too soon, but for two meals that are to be mostly the same. */
function gapViolations(places: readonly PlacedItem[], asked: AskedMeals, pools: Pools): number {
  const cooked = places.filter(({ parent, recipe }) => !parent && recipe)
  const byRecipe = new Map<string, PlacedItem[]>()
  for (const place of cooked) byRecipe.set(place.recipe.id, [...(byRecipe.get(place.recipe.id) ?? []), place])
  let violations = 0
  for (const times of byRecipe.values())
    for (const [at, { day, meal }] of times.entries()) {
      const before = times[at - 1]
      if (!before) continue
      if (day > before.day && asked[meal].isSame && asked[before.meal].isSame) continue
      if (day - before.day < gapDaysOf(pools[meal])) violations += 1
    }
  return violations
}

function isSame(plan: Plan, meal: Meal): boolean {
  return weeksOf(plan).every((week) => {
    const ids = mainsOf(week.flat()).flatMap((item) => (item.meal === meal ? [item.recipe.id] : []))
    const most = Math.max(...ids.map((id) => ids.filter((other) => other === id).length))
    return most >= leastSameShare * ids.length
  })
}

function areAsAsked(plan: Plan, meal: Meal, { leftovers }: MealWish): boolean {
  // A dessert's batch feeds the next one unasked.
  if (meal === 'dessert') return true
  const items = mainsOf(plan.flat()).filter((item) => item.meal === meal)
  const share = items.filter(({ parent }) => parent).length / items.length
  const [least, most] = leftoverShares[leftovers]
  return share >= least - 1e-9 && share <= most + 1e-9
}
