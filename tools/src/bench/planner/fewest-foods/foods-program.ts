// The week of fewest foods as an integer program, in the text that the solver reads.
import { daysOfWeek, macroNames, quarters, tolerance } from '../rules.ts'
import type { Candidate, FoodsProblem } from './foods-problem.ts'
import type { FoodRows } from './rows-of-recipe.ts'

/** Of several choices that may take the same dishes in the same slots. `parts` are what is portioned. */
type Group = {
  choices: readonly number[]
  isSame: boolean
  candidates: readonly Candidate[]
  parts: readonly { totals: string; slots: readonly number[] }[]
}
export type FoodsProgram = { text: string; groups: readonly Group[] }
type Asked = {
  /**
   * Every day is in range, with portions in quarters: what a week must be. Else the week's totals are, with any portions
   * between the least and most; each week that may be is one of these, too, so that the fewest foods of these are no more.
   */
  isByDay: boolean
  /** Only weeks of at most so many foods. */
  most: number
}

/** What decimals may add up to: a bound loses no week by it that may be, a search finds none that may not. */
const rounding = 1e-3

export function foodsProgramOf(problem: FoodsProblem, { isByDay, most }: Asked): FoodsProgram {
  const groups = isByDay ? eachChoice(problem) : alikeChoices(problem)
  const uses = usesOf(problem, groups)
  const foods = new Map<string, string>()
  const rowOf = (any: FoodRows, times: number) => {
    for (const food of any) if (!foods.has(food)) foods.set(food, `z${foods.size}`)
    return any.map((food) => ` - ${times} ${foods.get(food)}`).join('')
  }
  const constraints = [
    ...groups.flatMap(groupRows),
    ...[...uses].flatMap(([recipe, own]) => recipeRows(problem, { recipe, uses: own, rowOf })),
    ...groups.flatMap((group, number) => foodRows(problem, group, { number, rowOf })),
    ...totalRows(problem, groups, isByDay),
    `${[...foods.values()].join(' + ')} <= ${most}`,
  ]
  const dishes = [...uses.values()].flat()
  const portions = groups.flatMap((one, group) => extraNames(one, group))
  const text = [
    `Minimize\n foods: ${[...foods.values()].join(' + ')}\nSubject To`,
    ...constraints.map((row) => ` ${row}`),
    `Bounds\n ${dishes.map(({ name, most }) => `${name} <= ${most}`).join('\n ')}`,
    `Binary\n ${[...foods.values()].join('\n ')}`,
    `General\n ${[...dishes.map(({ name }) => name), ...(isByDay ? portions : [])].join('\n ')}\nEnd`,
  ].join('\n')
  return { text, groups }
}

/** How many of the group's choices take the dish. */
export function dishName(group: number, { recipe }: Candidate): string {
  return `y${group}_${recipe}`
}

/** Quarters above the least. */
export function extraName(group: number, { recipe }: Candidate, part: number): string {
  return `q${group}_${part}_${recipe}`
}

function eachChoice({ choices, candidates }: FoodsProblem): Group[] {
  return choices.map(({ slots, isSame }, choice) => ({
    choices: [choice],
    isSame,
    candidates: candidates[choice],
    parts: slots.map(({ day }, slot) => ({ totals: `day ${day}`, slots: [slot] })),
  }))
}

/** Choices on other days are the same where only the week is added up. */
function alikeChoices({ choices, candidates }: FoodsProblem): Group[] {
  const alike = new Map<string, number[]>()
  for (const [number, { meal, slots, oldestLeftoverDays, isSame }] of choices.entries()) {
    const key = [meal, isSame, oldestLeftoverDays, ...slots.map((slot) => slot.meal).sort()].join()
    alike.set(key, [...(alike.get(key) ?? []), number])
  }
  return [...alike.values()].map((own) => ({
    choices: own,
    isSame: choices[own[0]].isSame,
    candidates: candidates[own[0]],
    parts: [{ totals: 'week', slots: choices[own[0]].slots.map((_, slot) => slot) }],
  }))
}

type Use = { name: string; isSame: boolean; most: number }
type RowOf = (any: FoodRows, times: number) => string

/** By recipe, the groups that may take it. */
function usesOf({ timesOf }: FoodsProblem, groups: readonly Group[]): Map<number, Use[]> {
  const uses = new Map<number, Use[]>()
  for (const [group, { candidates, isSame, choices }] of groups.entries())
    for (const candidate of candidates) {
      const most = isSame ? choices.length : Math.min(choices.length, timesOf(candidate.recipe))
      const use = { name: dishName(group, candidate), isSame, most }
      uses.set(candidate.recipe, [...(uses.get(candidate.recipe) ?? []), use])
    }
  return uses
}

function groupRows({ candidates, choices, parts }: Group, group: number): string[] {
  const limits = candidates.flatMap((candidate) =>
    parts.map(({ slots }, part) => {
      const span = sumOf(candidate.most, slots) - sumOf(candidate.least, slots)
      return `${extraName(group, candidate, part)} - ${span} ${dishName(group, candidate)} <= 0`
    }),
  )
  const dishes = candidates.map((candidate) => dishName(group, candidate))
  return [`${dishes.join(' + ')} = ${choices.length}`, ...limits]
}

/** Cooked no oftener than it may be, and only with a row for each of its foods. */
function recipeRows(
  { timesOf, rows }: FoodsProblem,
  { recipe, uses, rowOf }: { recipe: number; uses: readonly Use[]; rowOf: RowOf },
): string[] {
  const apart = uses.filter(({ isSame }) => !isSame).map(({ name }) => name)
  const times = timesOf(recipe)
  const same = uses.filter(({ isSame }) => isSame)
  const isOnceAWeek = times === 1 && apart.length > 0
  return [
    ...(apart.length > 1 ? [`${apart.join(' + ')} <= ${times}`] : []),
    // What most lunches are is no dinner of that week.
    ...(isOnceAWeek
      ? same.map(
          ({ name, most }) => `${apart.map((one) => `${most} ${one}`).join(' + ')} + ${name} <= ${most}`,
        )
      : []),
    ...rows[recipe].flatMap((any) => [
      ...(apart.length > 0 ? [`${apart.join(' + ')}${rowOf(any, times)} <= 0`] : []),
      ...same.map(({ name, most }) => `${name}${rowOf(any, most)} <= 0`),
    ]),
  ]
}

/** Said once more for all dishes of a group with a food: needless for whole numbers, and what makes the bound strong. */
function foodRows(
  { rows }: FoodsProblem,
  { candidates, choices }: Group,
  { number, rowOf }: { number: number; rowOf: RowOf },
): string[] {
  const users = new Map<string, { any: FoodRows; names: string[] }>()
  for (const candidate of candidates)
    for (const any of rows[candidate.recipe]) {
      const own = users.get(any.join()) ?? { any, names: [] }
      own.names.push(dishName(number, candidate))
      users.set(any.join(), own)
    }
  return [...users.values()]
    .filter(({ names }) => names.length > 1)
    .map(({ any, names }) => `${names.join(' + ')}${rowOf(any, choices.length)} <= 0`)
}

function totalRows({ recipes, person }: FoodsProblem, groups: readonly Group[], isByDay: boolean): string[] {
  const eaten = new Map<string, { recipe: number; least: number; dish: string; extra: string }[]>()
  for (const [group, { candidates, parts }] of groups.entries())
    for (const [part, { totals, slots }] of parts.entries())
      for (const candidate of candidates) {
        const [dish, extra] = [dishName(group, candidate), extraName(group, candidate, part)]
        const own = { recipe: candidate.recipe, least: sumOf(candidate.least, slots), dish, extra }
        eaten.set(totals, [...(eaten.get(totals) ?? []), own])
      }
  const [days, slack] = isByDay ? [1, -rounding] : [daysOfWeek, rounding]
  return [...eaten.values()].flatMap((portions) =>
    macroNames.flatMap((macro) => {
      const sum = portions.flatMap(({ recipe, least, dish, extra }) => {
        const quarter = recipes[recipe].perServing[macro] / quarters.perServing
        return [`${(least * quarter).toFixed(6)} ${dish}`, `${quarter.toFixed(6)} ${extra}`]
      })
      const { minimum, maximum } = person.ranges[macro]
      return [
        `${sum.join(' + ')} <= ${(days * (maximum + tolerance[macro]) + slack).toFixed(6)}`,
        `${sum.join(' + ')} >= ${(days * (minimum - tolerance[macro]) - slack).toFixed(6)}`,
      ]
    }),
  )
}

function extraNames({ candidates, parts }: Group, group: number): string[] {
  return candidates.flatMap((candidate) => parts.map((_, part) => extraName(group, candidate, part)))
}

function sumOf(portions: readonly number[], slots: readonly number[]): number {
  return slots.reduce((sum, slot) => sum + portions[slot], 0)
}
