import { isOwnRecipeId } from '@butterleaf/cookbook/recipes/recipe-id'
import { weekdayOfDate } from '@butterleaf/domain/calendar/weekday'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { cookedFor } from '@butterleaf/domain/meal-plan/cooked-amount'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import { type Helping, helpingsOf, isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { dayAsEaten } from '@butterleaf/domain/meal-plan/shown/day-as-eaten'
import { namesAbsent, type ShownPlate, servedIn } from '@butterleaf/domain/meal-plan/shown/item-plates'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { unsuitedAt } from '@butterleaf/domain/meal-plan/shown/unsuited-at'
import { guestsAt, guestsText, hasGuests } from '@butterleaf/domain/meal-plan/table/guests'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
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
    ...presentMeal(plan, { ...found, item }),
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

function presentMeal(plan: MealPlan, { item, ...found }: FoundItem) {
  const { meal } = item
  if (!isFilled(item)) return { meal, state: item.kind, sides: [] }
  const [main, ...sides] = helpingsOf(item).map((helping) => presentHelping(plan, helping))
  const card = plan.cards[item.recipeId]
  return {
    meal,
    state: item.kind === 'leftover' ? ('leftover' as const) : ('planned' as const),
    ...main,
    minutes: card && item.kind !== 'leftover' ? minutesOf(card) : undefined,
    sides,
    ...presentCompany(plan, { ...found, item }),
  }
}

function presentHelping({ cards }: MealPlan, { recipeId, servings }: Helping) {
  const title = cards[recipeId]?.title ?? 'a recipe that has left the cookbook'
  return { recipeId, dish: nameDish(recipeId, title), servings }
}

/** TOG-2, TOG-3: who eats along and of which dish how much, what is cooked for some alone and for all; nothing of a meal for one. */
function presentCompany(plan: MealPlan, { item, ...found }: FoundDish) {
  const dishes = helpingsOf(item)
  const known = plan.plates?.[item.id]
  const { avoids: _avoids, ...guests } = guestsAt(found.day, item.id)
  const cooked = cookedFor(found.week, item, servedIn(plan))
  const isForOne = cooked.every(({ recipeId, servings }) =>
    dishes.some((own) => own.recipeId === recipeId && own.servings === servings),
  )
  const absent = namesAbsent(plan, found.day, item.id)
  const unsuited = unsuitedAt(plan, { ...found, item })
  return {
    ...(!isForOne && { cooked: cooked.map((helping) => presentHelping(plan, helping)) }),
    ...(known &&
      known.plates.length > 0 && { plates: known.plates.map((plate) => presentPlate(plate, dishes)) }),
    ...(known?.apart && {
      apart: known.apart.map(({ recipeId, title, eaters }) => ({
        ...{ recipeId, dish: nameDish(recipeId, title) },
        eaters: eaters.map(({ name, servings, grams }) => ({ name: writtenByPerson(name), servings, grams })),
      })),
    }),
    ...(absent.length > 0 && { absent: absent.map(writtenByPerson) }),
    ...(hasGuests(guests) && { guests }),
    ...(unsuited.length > 0 && {
      notForGuests: unsuited.map(({ recipeId, because }) => {
        return { recipeId, dish: nameDish(recipeId, plan.cards[recipeId]?.title ?? 'a dish of it'), because }
      }),
    }),
  }
}

function presentPlate({ name, helpings }: ShownPlate, dishes: readonly Helping[]) {
  const eaten = helpings.map((helping, at) => ({ recipeId: dishes[at]?.recipeId, ...helping }))
  return { name: writtenByPerson(name), dishes: eaten }
}

type PresentedMeal = ReturnType<typeof presentMeal> & { eatenOtherwise: boolean }

function mealLine(meal: PresentedMeal): string {
  const name = `- ${capitalize(meal.meal)}: `
  if (meal.eatenOtherwise) return `${name}something else was eaten (below)`
  if (!('dish' in meal) || meal.dish === undefined)
    return name + (meal.state === 'skipped' ? 'skipped' : 'nothing planned')
  const kind = meal.state === 'leftover' ? 'leftovers' : `${meal.minutes ?? 0} min`
  const sides = meal.sides.map(helpingText)
  const beside = sides.length > 0 ? ` with ${joinWords(sides)}` : ''
  const dish = `${wordsOf(meal.dish)} (${servingsText(meal.servings ?? 1)}, ${kind})`
  return [`${name}${dish}${beside}`, ...companyLines(meal)].join('\n')
}

type Company = Partial<ReturnType<typeof presentCompany>>

function companyLines({ cooked, plates, apart = [], absent, guests, notForGuests = [] }: Company): string[] {
  const forGuests = guests && guestsText(guests)
  const eaters = plates?.map(({ name, dishes }) => {
    const amounts = dishes.map(({ servings }) => (servings > 0 ? servingsText(servings) : 'none'))
    return `${name.writtenByPerson} (${joinWords(amounts)})`
  })
  return [
    ...(eaters ? [`Who eats along, and of each dish in that order: ${quoteWords(joinWords(eaters))}`] : []),
    ...apart.map(({ dish, eaters: of }) => {
      const names = of.map(({ name, servings }) => `${name.writtenByPerson} (${servingsText(servings)})`)
      return `${wordsOf(dish)} is for these alone: ${quoteWords(joinWords(names))}`
    }),
    ...(absent
      ? [`Not there this time: ${quoteWords(joinWords(absent.map((name) => name.writtenByPerson)))}`]
      : []),
    ...(forGuests ? [`With ${forGuests}, who each have a plate like the person’s, a child half of one`] : []),
    ...notForGuests.map(({ dish, because }) => `A guest may not eat ${wordsOf(dish)}, ${because}`),
    ...(cooked && cooked.length > 0
      ? [`To cook, for all who eat of it and of its leftovers: ${joinWords(cooked.map(helpingText))}`]
      : []),
  ].map((line) => `  ${line}.`)
}

function helpingText({ dish, servings }: ReturnType<typeof presentHelping>): string {
  return `${wordsOf(dish)} (${servingsText(servings)})`
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
