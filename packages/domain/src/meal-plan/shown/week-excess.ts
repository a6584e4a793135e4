import type { IsoDate } from '../../calendar/iso-date.ts'
import { oncePerValue } from '../../derived/once-per-value.ts'
import { mainMeals } from '../../meals/meals.ts'
import { netCarbsLimits } from '../../nutrition/person-faults.ts'
import { middleOf } from '../../nutrition/ranges.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { helpingsOf, type Item, isFilled } from '../item.ts'
import { type BulkFood, soyName } from '../planner/plate-amounts.ts'
import { type Day, dateOfDay, type Template } from '../template.ts'

type Eaten = Pick<Day, 'items'>
export type GramsByFood = ReadonlyMap<string, number>
export type NamedDay = Readonly<{ dayNumber: number; date: IsoDate }>
/** PLATE-1: a day with the dishes of an earlier one. */
export type CopiedDay = NamedDay & Readonly<{ of: NamedDay }>

/** Grams of a person who eats 1,900 kcal a day; who eats more may have more, but of tofu. */
const usualCalories = 1900
const mostOfAWeek = 1500
const mostOfADay = 600

/** PLATE-1: foods of which the days, or one of them, have more than anyone would buy; the most first. */
export function muchOfOneFood(ofDays: readonly GramsByFood[], answers: Questionnaire): BulkFood[] {
  const times = Math.max(1, middleOf(profileOf(answers).ranges.calories) / usualCalories)
  const limitOf = (food: string, grams: number) => (food === soyName ? grams : times * grams)
  const isMuchOnADay = (food: string) =>
    ofDays.some((day) => (day.get(food) ?? 0) > limitOf(food, mostOfADay))
  return [...sumOf(ofDays.flatMap((day) => [...day]))]
    .filter(([food, grams]) => grams > limitOf(food, mostOfAWeek) || isMuchOnADay(food))
    .map(([food, grams]) => ({ food, grams: Math.round(grams) }))
    .sort((a, b) => b.grams - a.grams)
}

/** What a day's dishes have of such foods. `muchOf`: of a serving; undefined where its card doesn't say. */
export function bulkFoodsIn(
  items: Eaten['items'],
  muchOf: (recipeId: RecipeId) => readonly BulkFood[] | undefined,
): GramsByFood {
  return sumOf(
    items
      .filter(isFilled)
      .flatMap(helpingsOf)
      .flatMap(({ recipeId, servings }) =>
        (muchOf(recipeId) ?? []).map(({ food, grams }) => [food, servings * grams] as const),
      ),
  )
}

function sumOf(amounts: readonly (readonly [food: string, grams: number])[]): GramsByFood {
  const sums = new Map<string, number>()
  for (const [food, grams] of amounts) sums.set(food, (sums.get(food) ?? 0) + grams)
  return sums
}

/** PLATE-1: the first earlier day of the plan with the same dishes; desserts count, sides don't. */
export function findCopied(template: Template, { dayNumber }: NamedDay): NamedDay | undefined {
  const days = template.weeks.flatMap((week) => week.days)
  const mains = mainsOf(days[dayNumber - 1]!.items)
  const at = days.slice(0, dayNumber - 1).findIndex(({ items }) => mainsOf(items) === mains)
  return mains === '' || at < 0 ? undefined : { dayNumber: at + 1, date: dateOfDay(template, at + 1) }
}

/** Of one dish alone there is nothing to copy. */
const mainsOf = oncePerValue((items: Eaten['items']): string => {
  const dishes = items.filter(isFilled).map(({ recipeId }) => recipeId)
  return dishes.length > 1 ? dishes.sort().join(' ') : ''
})

/** Whether each of its meals is mostly the same, or a leftover: then a copy is what was asked for. */
export function isAskedFor({ items }: Eaten, answers: Questionnaire): boolean {
  const { wishes } = profileOf(answers)
  const isAsked = ({ meal, kind }: Item) => kind === 'leftover' || wishes[meal].variety === 'mostly-the-same'
  return items.filter((item) => isFilled(item) && item.meal !== 'dessert').every(isAsked)
}

/** What leaves few other dishes, as the end of a sentence. */
export function whySentence(asked: readonly string[], join: (words: readonly string[]) => string): string {
  if (asked.length === 0) return ''
  return `: ${join(asked)} ${asked.length === 1 ? 'leaves' : 'leave'} few other dishes`
}

/** The answers that would help, the one that helps most first. */
export function helpSentence(answers: Questionnaire): string {
  return carbsSentence(answers) + choiceSentence(answers)
}

/** Dishes without meat and fish have about ten grams in 400 kcal, but for tofu and eggs; a day of fewer has room for hardly any other. */
const fewNetCarbsPer1000 = 15
const moreNetCarbs = 10

function carbsSentence(answers: Questionnaire): string {
  const { ranges } = profileOf(answers)
  const limit = ranges.netCarbs.maximum
  const isTight = limit < (fewNetCarbsPer1000 / 1000) * middleOf(ranges.calories)
  const more = Math.round(limit + moreNetCarbs)
  const isMet = !answers.diets.includes('vegetarian') || !isTight
  if (isMet || more > netCarbsLimits.maximum) return ''
  return ` Allowing ${more} g of net carbs a day would bring the most.`
}

function choiceSentence(answers: Questionnaire): string {
  const { wishes } = profileOf(answers)
  const isShort = mainMeals.some((meal) => !wishes[meal].isSkipped && wishes[meal].mostMinutes > 0)
  if (isShort) return ' More minutes to cook would bring others.'
  const [excluded] = answers.exclusions
  if (excluded) return ` Allowing ${excluded} would bring others.`
  if (answers.diets.length > 0) return ' Fewer diets would bring others.'
  return mainMeals.some((meal) => wishes[meal].leftovers === 'mostly')
    ? ' Fewer leftovers would bring others.'
    : ''
}
