// How good the planner's plans are: beside itself without a basket, and against what is possible at all.
//   npm run bench -- planner [--seed N] [--count N] [--only N,N] [--beside COMMIT,COMMIT] [--weight NAME=TIMES,TIMES] [--minerals] [--foods-bound N]
// --only judges some of the people by their numbers; --beside adds what the planner of other commits makes of the same people, and how far each
// person's weeks differ, --weight the same of today's with one weight times 0, 0.5 or 2, --minerals what the aim for minerals does, --foods-bound the
// fewest foods that weeks of N further people could need (two minutes each).
// Exit 1 when a plan breaks a hard rule. What the rules are stands in planner/rules.ts, who the people are in planner/profiles.ts.

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { dishOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import type { planDays } from '@butterleaf/domain/meal-plan/planner/plan-days'
import { palateOf } from '@butterleaf/domain/onboarding/diner-profile'
import { root } from '../../../scripts/setup/steps.mjs'
import { type Spread, spreadOf, timeSorting } from '../load/spread.ts'
import { askedOf } from './planner/asked.ts'
import {
  basketTable,
  type LivedColumn,
  type LivedPlan,
  livedPlan,
  pairedTable,
  worstAmounts,
} from './planner/basket/basket-table.ts'
import { boundFor, type PersonBound } from './planner/bound/bound.ts'
import { fewestFoodsTable, measureFewestFoods } from './planner/fewest-foods/measure-fewest-foods.ts'
import type { Plan } from './planner/judged.ts'
import { type MeasuredPlan, measurePlan, summaryOf, summaryTable } from './planner/measure.ts'
import { type AimedPlan, mineralTable, mineralWeeks } from './planner/minerals.ts'
import { drawProfiles, type Profile, publicSeed } from './planner/profiles.ts'
import { daysOfPlan, meals } from './planner/rules.ts'
import { kitchenOf, plannerPlan, rankingTimes, type WayName, ways } from './planner/ways.ts'

const goalRankingMs = 5
const peopleToWarmUp = 12
/** Nothing was tuned on these. */
const seedOfFewestFoods = 7177

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(publicSeed) },
    count: { type: 'string', default: '100' },
    only: { type: 'string' },
    beside: { type: 'string' },
    weight: { type: 'string', multiple: true, default: [] },
    minerals: { type: 'boolean', default: false },
    'foods-bound': { type: 'string' },
  },
})
const cookbook = compileCookbook(root)
const kitchen = kitchenOf(cookbook.recipes)
const { profiles: drawn, refused } = drawProfiles(Number(options.count), options.seed, cookbook)
const people = drawn.filter((_, at) => options.only?.split(',').includes(String(at + 1)) ?? true)

const bounds = people.map((person) => boundFor(person, cookbook.recipes))
warmUp()
const rankings: number[] = []
const habits: Habits[] = []
const lived: Record<'before' | 'planner', LivedPlan[]> = { before: [], planner: [] }
const profiles = people.map(measurePerson)
const beside = await Promise.all(
  plannersBeside().map(async ([name, folder]): Promise<LivedColumn> => [name, await livedOf(folder)]),
)
report()
if (options['foods-bound'] !== undefined) await reportFewestFoods(Number(options['foods-bound']))

/** A person of the bench with the plans made for them. */
type MeasuredProfile = {
  person: string
  bound: PersonBound
  plans: Record<WayName, MeasuredPlan>
  asked: string
}

function warmUp(): void {
  for (const person of people.slice(0, peopleToWarmUp))
    for (const way of Object.values(ways)) {
      const { plan } = way(person, kitchen)
      if (way === ways.planner) rankingTimes(person, plan, kitchen)
    }
}

function measurePerson(person: Profile, at: number): MeasuredProfile {
  const measured = (name: WayName) => {
    const filled = ways[name](person, kitchen)
    if (name === 'before' || name === 'planner') lived[name].push(livedPlan(person, filled.plan))
    if (name === 'planner') {
      rankings.push(...rankingTimes(person, filled.plan, kitchen))
      habits.push(habitsOf(person, filled.plan))
    }
    return measurePlan(person, filled, cookbook.recipes, bounds[at])
  }
  const plans = {
    before: measured('before'),
    planner: measured('planner'),
  }
  return { person: person.name, bound: bounds[at], plans, asked: askedInWords(person) }
}

/** Each compiled in a temporary folder. */
function plannersBeside(): (readonly [name: string, folder: string])[] {
  const ofCommits = (options.beside?.split(',') ?? []).map(
    (commit) => [commit, checkOutPlanner(commit)] as const,
  )
  const weighed = options.weight.flatMap((asked) => {
    const [name = '', times = ''] = asked.split('=')
    return times.split(',').map((by) => [`${name} × ${by}`, weighPlanner(name, Number(by))] as const)
  })
  return [...ofCommits, ...weighed]
}

async function livedOf(folder: string): Promise<LivedPlan[]> {
  try {
    const file = path.join(folder, 'dist/meal-plan/planner/plan-days.js')
    const planner = (await import(pathToFileURL(file).href)) as { planDays: typeof planDays }
    return people.map((person) => livedPlan(person, plannerPlan(person, kitchen, {}, planner.planDays).plan))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function mineralsInWords(): string {
  const aimed = (name: 'planner' | 'minerals') =>
    people.map((person): AimedPlan => {
      const made = ways[name](person, kitchen)
      return { weeks: mineralWeeks(person, made.plan), lived: livedPlan(person, made.plan) }
    })
  return `\n\n${mineralTable(aimed('planner'), aimed('minerals'))}`
}

function askedInWords({ flat }: Profile): string {
  const asked = askedOf(flat)
  const words = meals.flatMap((meal) => {
    const { isEaten, leftovers, isSame, mostMinutes } = asked[meal]
    if (!isEaten) return []
    const extras = [mostMinutes || '', leftovers === 'none' ? '' : leftovers, isSame ? 'same' : ''].filter(
      Boolean,
    )
    return [[meal, ...extras].join(' ')]
  })
  return [...words, [...flat.allergen, ...flat.intolerance].join(' ')].join(', ')
}

function report(): void {
  const summary = (way: WayName) => summaryOf(profiles.map(({ plans }) => plans[way]))
  const summaries = {
    before: summary('before'),
    planner: summary('planner'),
  }
  const ranking = spreadOf(rankings)
  const columns: LivedColumn[] = [['before', lived.before], ...beside, ['planner', lived.planner]]
  console.log(
    `${people.length} people of seed ${options.seed} (${refused} refused and drawn again), ${kitchen.recipes.length} recipes`,
  )
  console.log(
    `${boundsInWords()}\n\n${summaryTable(summaries)}\n\n${basketTable(columns)}${beside.map((column) => `\n\n${pairedTable(column, lived.planner)}\n`).join('')}\n${worstAmounts(
      people.map(({ name }) => name),
      lived.planner,
    )}${options.minerals ? mineralsInWords() : ''}\n\n${habitsInWords(habits)}\n\n${rankingInWords(ranking)}`,
  )
  for (const profile of profiles) for (const line of linesAbout(profile)) console.log(line)
  if (profiles.some(({ plans }) => faultsOf(plans.planner).length > 0)) process.exitCode = 1
}

async function reportFewestFoods(count: number): Promise<void> {
  const { profiles: further } = drawProfiles(count, seedOfFewestFoods, cookbook)
  console.log(`\n${fewestFoodsTable(await measureFewestFoods(further, kitchen))}`)
}

function boundsInWords(): string {
  const exact = bounds.filter(({ lower, upper }) => lower === upper).length
  const whole = bounds.filter(({ lower }) => lower === daysOfPlan).length
  return `bounds: ${exact} exact, ${people.length - exact} only from above; ${whole} people can have all ${daysOfPlan} days in range`
}

function rankingInWords({ p50, p95, most }: Spread): string {
  const figures = [p50, p95, most].map((ms) => ms.toFixed(2))
  return [
    `ms to rank a slot: p50 ${figures[0]}, p95 ${figures[1]} (goal ≤ ${goalRankingMs}), most ${figures[2]}`,
    `reference: ${timeSorting().toFixed(1)} ms to sort 100,000 numbers; load of the machine ${loadavg()[0].toFixed(1)}`,
  ].join('\n')
}

/** The domain package of a commit, as git knows it, compiled with today's compiler. What its planner doesn't know of today's requests and dishes it ignores. */
function checkOutPlanner(commit: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'butterleaf-planner-'))
  const archive = execFileSync('git', ['archive', commit, 'packages/domain', 'tsconfig.base.json'], {
    cwd: root,
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const domain = path.join(folder, 'packages/domain')
  // A type that today's compiler doesn't like is no reason not to run it.
  execFileSync(process.execPath, [
    path.join(root, 'node_modules/typescript/bin/tsc'),
    ...['--project', domain, '--noCheck', '--noEmitOnError', 'false', '--outDir', path.join(domain, 'dist')],
  ])
  return domain
}

/** Today's with another weight: a copy, since weights are read while its files are loaded. */
function weighPlanner(name: string, times: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'butterleaf-planner-'))
  for (const part of ['package.json', 'dist'])
    cpSync(path.join(root, 'packages/domain', part), path.join(folder, part), { recursive: true })
  const file = path.join(folder, 'dist/meal-plan/planner/weights.js')
  const before = readFileSync(file, 'utf8')
  const after = before.replace(
    new RegExp(`(\\b${name}: \\{\\s*value: )([\\d._e]+)`),
    (_, head: string, value: string) => `${head}${Number(value) * times}`,
  )
  if (after === before && times !== 1) throw new Error(`There is no weight ${name}`)
  writeFileSync(file, after)
  return folder
}

type Habits = {
  /** Undefined for a person who eats neither meat nor fish. */
  replacedDinners: number | undefined
  meals: number
  familiarMeals: number
  organMeals: number
}

function habitsOf({ questionnaire }: Profile, plan: Plan<Recipe>): Habits {
  const items = plan.flat().map((item) => ({ ...item, dish: dishOf(item.recipe) }))
  const replaced = items.filter(({ meal, dish }) => meal === 'dinner' && dish.character.isMeatReplacer)
  const has = (isMeant: (dish: Dish) => boolean) => items.filter(({ dish }) => isMeant(dish)).length
  return {
    replacedDinners: palateOf(questionnaire).eatsMeatOrFish ? replaced.length : undefined,
    meals: items.length,
    familiarMeals: has(({ character }) => character.familiarity !== 'discovery'),
    organMeals: has(({ character }) => character.isOrganMeat),
  }
}

function habitsInWords(habits: readonly Habits[]): string {
  const sum = (of: (one: Habits) => number) => habits.reduce((total, one) => total + of(one), 0)
  const dinners = habits.flatMap(({ replacedDinners }) => replacedDinners ?? [])
  const meals = sum((one) => one.meals)
  const percent = (of: number) => `${((100 * of) / meals).toFixed(1)} %`
  const mean = dinners.reduce((total, count) => total + count, 0) / dinners.length
  return [
    `dinners of a meat replacer in 28, of ${dinners.length} people who eat meat or fish: mean ${mean.toFixed(2)}, most ${Math.max(...dinners)}`,
    `meals that are weeknight dishes or known: ${percent(sum((one) => one.familiarMeals))}; of organ meat: ${percent(sum((one) => one.organMeals))}`,
  ].join('\n')
}

/** Who has fewer days in range than could be, who can't have all, and what is wrong. */
function linesAbout({ person, bound, asked, plans: { planner } }: MeasuredProfile): string[] {
  const isShort = planner.daysInRange < bound.lower
  const short = isShort
    ? [`${person} has ${planner.daysInRange} of ${bound.lower} days in range: ${asked}`]
    : []
  const most = bound.upper === bound.lower ? bound.upper : `${bound.lower} to ${bound.upper}`
  const limit = bound.upper < daysOfPlan ? [`${person} can have ${most} days in range at most: ${asked}`] : []
  return [...short, ...limit, ...faultsOf(planner).map((fault) => `${person}: ${fault}`)]
}

/** A plan better than what is proven to be the best keeps a rule less, or the proof is wrong: neither may pass unseen. */
function faultsOf({ hard, daysInRange, bound }: MeasuredPlan): string[] {
  return daysInRange > bound ? [...hard, `${daysInRange} days in range, above the bound of ${bound}`] : hard
}
