// The best week for a person few days are possible for, exactly: all days in range there are, and one integer program over a
// week that chooses among them together with every layout of leftovers and dessert days.
import { daysLeftoversKeep, daysOfWeek, dessertsAWeek, type Limits, type Meal } from '../rules.ts'
import type { DayKind } from './bound-problem.ts'
import type { Serving } from './box-tree.ts'
import { type DaySearch, findDays } from './day-search.ts'
import type { DecidedDay } from './fill-week.ts'
import type { Highs } from './load-highs.ts'

const mostDays = 2_500
const mostServings = 400_000
const mostSolverSeconds = 90
const week = Array.from({ length: daysOfWeek }, (_, day) => day)

/** Recipes that make a day in range, in the order of its meals. */
export type DayChoice = { meals: readonly Meal[]; servings: readonly Serving[] }
export type WeekRules = {
  meals: readonly Meal[]
  mayCook(recipe: number, meal: Meal): boolean
  leftoversOf(meal: Meal): Limits
  wantsDessert: boolean
}
type Named = { name: string }
type NamedPlace = Named & { recipe: number; meal: Meal; day: number }
type WeekProgram = Pick<WeekRules, 'meals' | 'leftoversOf'> & {
  recipes: readonly number[]
  eaten: readonly (DayChoice & Named & { day: number })[]
  cooked: readonly NamedPlace[]
  warmed: readonly NamedPlace[]
  desserts: readonly (Named & { day: number })[]
}

/** Every set of recipes that makes a day in range, for each kind of day; undefined when they are too many to list. */
export function allDays(
  kinds: readonly DayKind[],
  { chance, mayRepeat, mostSteps }: Required<Pick<DaySearch, 'chance' | 'mayRepeat' | 'mostSteps'>>,
): DayChoice[] | undefined {
  const sets = new Map<string, DayChoice>()
  for (const { trees, bounds, meals } of kinds) {
    const { found, isComplete } = findDays(trees, bounds, {
      count: mostServings,
      mostSteps,
      chance,
      mayRepeat,
    })
    if (!isComplete) return undefined
    for (const servings of found)
      sets.set(`${meals} ${servings.map(({ recipe }) => recipe)}`, { meals, servings })
  }
  return sets.size <= mostDays ? [...sets.values()] : undefined
}

/**
 * The most days of a week in range: `upper` is proven, `week` is one that has them. `mayCook(recipe, meal)` says what may be
 * cooked for a meal, `leftoversOf(meal)` the least and most of its slots that are fed by an earlier cooking.
 */
export function bestWeekOf(
  highs: Highs,
  days: readonly DayChoice[],
  rules: WeekRules,
): { upper: number; week?: DecidedDay[] | undefined } {
  const program = programOf(days, rules)
  return highs.withModel({ format: 'lp', data: textOf(program) }, (model) => {
    model.options.set({ output_flag: false, time_limit: mostSolverSeconds })
    model.run()
    const { optimal, infeasible } = highs.constants.modelStatus
    const status = model.getModelStatus()
    if (status === infeasible) return { upper: 0 }
    const isSolved = status === optimal
    const { colValue } = model.getSolution()
    const isOn = ({ name }: Named) => colValue[model.getColByName(name)] > 0.5
    return {
      upper: Math.floor(
        Number(isSolved ? model.getObjectiveValue() : model.info.get('mip_dual_bound')) + 1e-6,
      ),
      week: isSolved ? readWeek(program, isOn) : undefined,
    }
  })
}

/** The decisions, one yes or no each: which day is eaten when, what is cooked and warmed up when, where dessert stands. */
function programOf(
  days: readonly DayChoice[],
  { meals, mayCook, leftoversOf, wantsDessert }: WeekRules,
): WeekProgram {
  const recipes = [...new Set(days.flatMap(({ servings }) => servings.map(({ recipe }) => recipe)))]
  const places = (kind: string, may: (recipe: number, meal: Meal, day: number) => boolean) =>
    recipes.flatMap((recipe) =>
      meals.flatMap((meal) =>
        week
          .filter((day) => may(recipe, meal, day))
          .map((day) => ({ recipe, meal, day, name: `${kind}${day}${meal}${recipe}` })),
      ),
    )
  const eaten = days.flatMap((choice, at) => week.map((day) => ({ ...choice, day, name: `e${day}_${at}` })))
  const isEverEaten = new Set(
    days.flatMap((choice) => choice.servings.map(({ recipe }, at) => `${choice.meals[at]}${recipe}`)),
  )
  const mayWarm = (recipe: number, meal: Meal, day: number) =>
    day > 0 && leftoversOf(meal)[1] > 0 && isEverEaten.has(`${meal}${recipe}`)
  return {
    recipes,
    meals,
    leftoversOf,
    eaten,
    cooked: places('c', mayCook),
    warmed: places('w', mayWarm),
    desserts: wantsDessert ? week.map((day) => ({ day, name: `s${day}` })) : [],
  }
}

function textOf(program: WeekProgram): string {
  const { eaten, cooked, warmed, desserts } = program
  const rows = [
    ...week.flatMap((day) => dayRows(program, day)),
    ...program.recipes.flatMap((recipe) => recipeRows(program, recipe)),
    ...program.meals.flatMap((meal) => leftoverRows(program, meal)),
    ...dessertRows(program),
  ]
  const names = [eaten, cooked, warmed, desserts].flat().map(({ name }) => name)
  return `Maximize\n days: ${sum(eaten)}\nSubject To\n ${rows.join('\n ')}\nBinary\n ${names.join('\n ')}\nEnd`
}

/** One choice a day, one dish a slot, and what is eaten must be cooked or warmed up. */
function dayRows({ eaten, cooked, warmed, recipes, meals }: WeekProgram, day: number): string[] {
  const today = eaten.filter((choice) => choice.day === day)
  const rows = [`${sum(today)} <= 1`]
  for (const meal of meals) {
    const there = [...cooked, ...warmed].filter((place) => place.day === day && place.meal === meal)
    if (there.length > 0) rows.push(`${sum(there)} <= 1`)
    for (const recipe of recipes) {
      const eating = today.filter(({ meals: of, servings }) => servings[of.indexOf(meal)]?.recipe === recipe)
      const serving = there.filter((place) => place.recipe === recipe)
      if (eating.length > 0) rows.push(`${sum(eating)}${minus(serving)} <= 0`)
    }
  }
  return rows
}

/** Cooked once in a week, and warmed up on the three days after. */
function recipeRows({ cooked, warmed }: WeekProgram, recipe: number): string[] {
  const own = cooked.filter((place) => place.recipe === recipe)
  const isSource = (source: NamedPlace, { day }: NamedPlace) =>
    source.day < day && day - source.day <= daysLeftoversKeep
  return [
    ...(own.length > 0 ? [`${sum(own)} <= 1`] : []),
    ...warmed
      .filter((place) => place.recipe === recipe)
      .map((place) => `${place.name}${minus(own.filter((source) => isSource(source, place)))} <= 0`),
  ]
}

function leftoverRows({ warmed, leftoversOf }: WeekProgram, meal: Meal): string[] {
  const own = warmed.filter((place) => place.meal === meal)
  const [least, most] = leftoversOf(meal)
  return own.length > 0 ? [`${sum(own)} <= ${most}`, `${sum(own)} >= ${least}`] : []
}

function dessertRows({ eaten, desserts }: WeekProgram): string[] {
  if (desserts.length === 0) return []
  const [least, most] = dessertsAWeek
  const days = desserts.flatMap(({ day, name }) => {
    const today = eaten.filter((choice) => choice.day === day)
    const withDessert = today.filter(({ meals }) => meals.includes('dessert'))
    const without = today.filter(({ meals }) => !meals.includes('dessert'))
    return [
      ...(withDessert.length > 0 ? [`${sum(withDessert)} - ${name} <= 0`] : []),
      ...(without.length > 0 ? [`${sum(without)} + ${name} <= 1`] : []),
      ...(day > 0 ? [`s${day - 1} + ${name} <= 1`] : []),
    ]
  })
  return [...days, `${sum(desserts)} >= ${least}`, `${sum(desserts)} <= ${most}`]
}

function sum(terms: readonly Named[]): string {
  return terms.map(({ name }) => name).join(' + ')
}

function minus(terms: readonly Named[]): string {
  return terms.map(({ name }) => ` - ${name}`).join('')
}

/** By day: what is cooked and warmed up, and in which portions where the day is in range. */
function readWeek(
  { eaten, cooked, warmed, desserts }: WeekProgram,
  isOn: (term: Named) => boolean,
): DecidedDay[] {
  const isCooked = cooked.filter(isOn)
  const isWarmed = warmed.filter(isOn)
  const sourceOf = ({ recipe }: NamedPlace) => isCooked.find((source) => source.recipe === recipe)
  return week.map((day) => {
    const choice = eaten.find((each) => each.day === day && isOn(each))
    const portionOf = ({ meal }: NamedPlace) => choice?.servings[choice.meals.indexOf(meal)]?.portion
    const there = [
      ...isCooked.map((place) => ({ ...place, parent: undefined })),
      ...isWarmed.map((place) => ({ ...place, parent: sourceOf(place) })),
    ]
    return {
      hasDessert: desserts.some((dessert) => dessert.day === day && isOn(dessert)),
      places: there
        .filter((place) => place.day === day)
        .map((place) => ({ ...place, portion: portionOf(place) })),
    }
  })
}
