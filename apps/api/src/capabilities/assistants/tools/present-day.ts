import { isOwnRecipeId } from '@butterleaf/cookbook/recipes/recipe-id'
import { weekdayOfDate } from '@butterleaf/domain/calendar/weekday'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { type Item, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { dayAsEaten } from '@butterleaf/domain/meal-plan/shown/day-as-eaten'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { eachMacro, type MacroName, type Macros, shownMacros } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import { minutesOf } from '@butterleaf/domain/recipes/shown/recipe-card'
import { capitalize } from '@butterleaf/domain/text/capitalize'
import type { ApiSession } from '../api-session.ts'
import { type DatedDay, type OpenPlan, readLogOf } from './open-plan.ts'
import { quoteWords, type ToolAnswer, writtenByPerson } from './tool.ts'

/** [DOOR-4] A day with its certificate: what each figure comes to, between which limits. */
export async function tellDay(session: ApiSession, open: OpenPlan, day: DatedDay): Promise<ToolAnswer> {
  const log = await readLogOf(session, day.date, day.date)
  const isPlate = (name: string) => session.foods.plates(name).some((plate) => plate.name === name)
  return describeDay(open.plan, day, log, { today: session.today, isPlate })
}

export function describeDay(
  plan: MealPlan,
  found: DatedDay,
  log: FoodLog,
  /** `isPlate`: whether a name is ours and not a person's words. */
  { today, isPlate }: { today: DatedDay['date']; isPlate: (name: string) => boolean },
): ToolAnswer {
  const { day, date, dayNumber } = found
  const seen = dayAsEaten(plan, day, { date, today }, log)
  const replaced = new Set(
    seen.entries.flatMap(({ place }) => (place.kind === 'instead' ? [place.meal] : [])),
  )
  const meals = day.items.map((item) => ({
    ...presentMeal(plan, item),
    eatenOtherwise: replaced.has(item.meal),
  }))
  const certificate = certificateOf(seen.eaten, seen.inRange)
  const weekday = weekdayOfDate(date)
  const head = `${capitalize(weekday)}, ${date} (day ${dayNumber})${day.isComplete ? ', complete' : ''}:`
  return {
    says: [
      head,
      ...meals.map(mealLine),
      ...seen.entries.map((entry) => entryLine(entry, isPlate)),
      certificate.sentence,
    ].join('\n'),
    data: {
      ...{ date, weekday, dayNumber, isComplete: day.isComplete },
      meals,
      eaten: seen.entries.map(presentEntry),
      certificate,
    },
  }
}

/** The name of a dish; of an own recipe in the person's words. */
export function nameDish(recipeId: string, title: string) {
  return isOwnRecipeId(recipeId) ? writtenByPerson(title) : title
}

export function sayDish(recipeId: string, title: string): string {
  return isOwnRecipeId(recipeId) ? quoteWords(title) : title
}

function presentMeal({ cards }: MealPlan, item: Item) {
  const { meal } = item
  if (!isFilled(item)) return { meal, state: item.kind, sides: [] }
  const card = cards[item.recipeId]
  const title = card?.title ?? 'a recipe that has left the cookbook'
  return {
    meal,
    state: item.kind === 'leftover' ? ('leftover' as const) : ('planned' as const),
    recipeId: item.recipeId,
    dish: nameDish(item.recipeId, title),
    servings: item.servings,
    minutes: card && item.kind !== 'leftover' ? minutesOf(card) : undefined,
    sides: sidesOf(item).map((side) => ({
      recipeId: side.recipeId,
      dish: nameDish(side.recipeId, cards[side.recipeId]?.title ?? 'a side'),
      servings: side.servings,
    })),
  }
}

type PresentedMeal = ReturnType<typeof presentMeal> & { eatenOtherwise: boolean }

function mealLine(meal: PresentedMeal): string {
  const name = `- ${capitalize(meal.meal)}: `
  if (meal.eatenOtherwise) return `${name}something else was eaten (below)`
  if (meal.dish === undefined) return name + (meal.state === 'skipped' ? 'skipped' : 'nothing planned')
  const kind = meal.state === 'leftover' ? 'leftovers' : `${meal.minutes ?? 0} min`
  const sides = meal.sides.map(({ dish }) => ` with ${wordsOf(dish)}`).join('')
  return `${name}${wordsOf(meal.dish)}${sides} (${servingsText(meal.servings ?? 1)}, ${kind})`
}

function wordsOf(dish: ReturnType<typeof nameDish>): string {
  return typeof dish === 'string' ? dish : quoteWords(dish.writtenByPerson)
}

function presentEntry({ id, place, source, figures }: LogEntry) {
  return {
    ...{ id, place, figures: shownMacros(figures) },
    what: 'name' in source ? writtenByPerson(source.name) : undefined,
    recipeId: source.kind === 'recipe' ? source.recipeId : undefined,
  }
}

function entryLine({ place, source, figures }: LogEntry, isPlate: (name: string) => boolean): string {
  const where =
    place.kind === 'snack'
      ? 'Snack'
      : `${capitalize(place.kind)} ${place.kind === 'instead' ? 'of ' : ''}${place.meal}`
  const ofPerson = source.kind === 'recipe' ? 'a recipe' : 'not counted'
  const sayName = (name: string) => (source.kind === 'plate' && isPlate(name) ? name : quoteWords(name))
  const what = 'name' in source ? sayName(source.name) : ofPerson
  return `- ${where}: ${what}, ${shownMacros(figures).calories} kcal`
}

const macroWords: Readonly<Record<MacroName, { name: string; unit: string }>> = {
  calories: { name: 'calories', unit: 'kcal' },
  netCarbs: { name: 'net carbs', unit: 'g' },
  fat: { name: 'fat', unit: 'g' },
  protein: { name: 'protein', unit: 'g' },
}
const order = ['calories', 'netCarbs', 'fat', 'protein'] as const

/** Undefined where a meal isn't counted: then nothing can be said. */
export function certificateOf(
  { actual, target }: Pick<DayFit, 'actual' | 'target'>,
  inRange: boolean | undefined,
) {
  const figures = eachMacro((name) => ({
    actual: actual[name],
    ...target[name],
    unit: macroWords[name].unit,
    isWithin: actual[name] >= target[name].minimum && actual[name] <= target[name].maximum,
  }))
  return { inRange: inRange ?? null, figures, sentence: certificateSentence(actual, target, inRange) }
}

function certificateSentence(actual: Macros, target: MacroRanges, inRange: boolean | undefined): string {
  const parts = order.map((name) => {
    const { minimum, maximum } = target[name]
    const { name: word, unit } = macroWords[name]
    return `${word} ${actual[name]} ${unit} (${minimum} to ${maximum})`
  })
  return `${parts.join(', ')}: ${verdictOf(inRange)}.`
}

function verdictOf(inRange: boolean | undefined): string {
  if (inRange === undefined) return 'a meal isn’t counted, so nothing can be said'
  return inRange ? 'in range' : 'out of range'
}
