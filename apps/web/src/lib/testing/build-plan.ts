import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { decodeRanges } from '@butterleaf/contract/nutrition/macros-codec'
import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type ActDone, performAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type { Item } from '@butterleaf/domain/meal-plan/item'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { Template, Week } from '@butterleaf/domain/meal-plan/template'
import { templateOf } from '@butterleaf/domain/meal-plan/testing/invented-template'
import type { Meal } from '@butterleaf/domain/meals/meals'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'
import { dishes, sides } from './dishes.ts'
import { wireTemplate } from './wire-plan.ts'

type Wish = {
  /** Seven letters for each week: `.` empty, `s` started, `k` nothing but a skipped meal, `r` ready, `c` complete. */
  weeks?: readonly string[]
  mode?: 1 | 2
  startDate?: string
  /** The number of people cooked for. */
  people?: number
  /** Changes made to it since. */
  changes?: readonly (ActDone | Rule)[]
  interactions?: MealPlan['interactions']
}

const ranges = {
  calories: { minimum: 1758, maximum: 1943 },
  fat: { minimum: 133.2, maximum: 162.8 },
  net_carbs: { minimum: 0, maximum: 25 },
  protein: { minimum: 93.6, maximum: 130 },
}

/**
 * A plan as the server sends it; fields that a test doesn't name are ordinary. Ids: weeks "w1", days "w1d1", items
 * "w1d1-lunch".
 */
export function buildPlan({
  weeks = ['rrrrrrr', 'rrrrrrr', 'rrrrrrr', 'rrrrrrr'],
  mode = 2,
  startDate = '2026-11-16',
  people = 1,
  changes = [],
  interactions = [],
}: Wish = {}): MealPlan {
  const start = parseIsoDate(startDate)
  if (!start) throw new Error(`${startDate} is no date`)
  const laidOut = { ...templateOf(weeks, mode === 2 ? 'own' : 'generated'), startDate: start }
  const template = changes.reduce(changed, { ...laidOut, weeks: laidOut.weeks.map(served) })
  const cardOf = (id: RecipeId) => [...dishes, ...sides].find((dish) => dish.id === id) ?? missing(id)
  return {
    id: 'plan',
    version: 1,
    resources: {
      profile: { ...profile, nutrition: ranges },
      preferences: { ...preferences, mode, scaling: people },
    },
    interactions,
    templates: [wireTemplate(template, { people, ranges: decodeRanges(ranges), cardOf })],
  }
}

function missing(id: RecipeId): never {
  throw new Error(`There is no dish ${id}`)
}

type Rule = (template: Template) => Outcome

function changed(template: Template, change: ActDone | Rule): Template {
  const outcome =
    typeof change === 'function' ? change(template) : performAct(template, change.act, change.args)
  if (!outcome) throw new Error('What it makes of a plan is the server’s to say')
  if (!outcome.ok) throw new Error(`Refused: ${outcome.reason.because}`)
  return outcome.template
}

/** The book's dishes in turn, so that no two days are alike. */
function served(week: Week, weekIndex: number): Week {
  const days = week.days.map((day, dayIndex) => {
    const turn = weekIndex * 7 + dayIndex
    return { ...day, items: day.items.map((item) => withDish(item, turn)) }
  })
  return { ...week, days }
}

function withDish(item: Item, turn: number): Item {
  return 'recipeId' in item ? { ...item, recipeId: dishFor(item.meal, turn) } : item
}

export function dishFor(meal: Meal, turn: number): RecipeId {
  const eaten = dishes.filter((dish) => dish.meal === meal)
  return eaten[turn % eaten.length]?.id ?? missing(meal)
}

const profile = {
  gender: 2 as const,
  age: 34,
  bodyFat: 28,
  height: 168,
  weight: 82.4,
  activityLevel: 1 as const,
  motive: 1 as const,
  carbs: 25,
  deficit: 17.5,
  protein: 0.7,
}

const preferences = {
  unit: 'us' as const,
  allergen: [],
  intolerance: [],
  schedules: {},
  budget: 0 as const,
  avoidedIngredients: [],
}
