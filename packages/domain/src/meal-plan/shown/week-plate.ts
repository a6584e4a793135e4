import type { IsoDate } from '../../calendar/iso-date.ts'
import { weekdayOfDate } from '../../calendar/weekday.ts'
import { joinWords } from '../../nutrition/certificate-text.ts'
import { type JudgedWeek, judgeWeek } from '../../nutrition/mineral-goals/mineral-goals.ts'
import type { Nutrients } from '../../nutrition/nutrients.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { helpingsOf, isFilled } from '../item.ts'
import { spanNutrients } from '../nutrients/span-nutrients.ts'
import { daysIn, type FoundWeek } from '../places.ts'
import type { BulkFood } from '../planner/plate-amounts.ts'
import { type Day, dateOfDay, type Template } from '../template.ts'
import {
  type CopiedDay,
  findCopied,
  type GramsByFood,
  helpSentence,
  isAskedFor,
  muchOfOneFood,
  type NamedDay,
  whySentence,
} from './week-excess.ts'

/** More are told, half an egg of a day and one of a week forgiven. */
const eggsOfADay = 4
const forgiven = 0.5
const eggsOfAWeek = 21

/** PLATE-1, PLATE-2: what a week comes to beside its macros, for everybody. */
export type WeekPlate = Pick<JudgedWeek, 'fiber' | 'sodium'> &
  Readonly<{
    /** Of all its days. */
    eggs: number
    manyEggs: readonly Readonly<{ dayNumber: number; date: IsoDate; eggs: number }>[]
    /** More of it than anyone would buy, in the week. */
    muchOfOneFood: readonly BulkFood[]
    copiedDays: readonly CopiedDay[]
  }>

export type DatedDay = Pick<Day, 'items'> & NamedDay & Readonly<{ copied?: NamedDay | undefined }>
export type PlateFigures = Readonly<{
  nutrientsOfDay: (day: Pick<Day, 'items'>) => Nutrients | undefined
  eggsOfDay: (day: Pick<Day, 'items'>) => number
  bulkFoodsOfDay: (day: Pick<Day, 'items'>) => GramsByFood
}>

export function datedDays(template: Template, week: FoundWeek): DatedDay[] {
  return daysIn(week).map(({ day: { items }, dayNumber }) => {
    const named = { dayNumber, date: dateOfDay(template, dayNumber) }
    return { items, ...named, copied: findCopied(template, named) }
  })
}

/** Undefined where nothing is eaten or a dish doesn't say. */
export function weekPlate(
  days: readonly DatedDay[],
  { nutrientsOfDay, eggsOfDay, bulkFoodsOfDay }: PlateFigures,
  answers: Questionnaire,
): WeekPlate | undefined {
  const nutrients = spanNutrients(days, nutrientsOfDay)
  if (!nutrients || nutrients.sum.sodium === 0) return undefined
  const { fiber, sodium } = judgeWeek(nutrients.mean, profileOf(answers).aim.goals)
  const eggs = days.map((day) => ({ dayNumber: day.dayNumber, date: day.date, eggs: eggsOfDay(day) }))
  return {
    fiber,
    sodium,
    eggs: eggs.reduce((sum, day) => sum + day.eggs, 0),
    manyEggs: eggs.filter((day) => isManyEggs(day.eggs)),
    muchOfOneFood: muchOfOneFood(days.map(bulkFoodsOfDay), answers),
    copiedDays: days.flatMap(({ items, dayNumber, date, copied }) =>
      copied && !isAskedFor({ items }, answers) ? [{ dayNumber, date, of: copied }] : [],
    ),
  }
}

export function isManyEggs(eggs: number): boolean {
  return eggs > eggsOfADay + forgiven
}

/** To half an egg. `eggsOf`: of a serving; undefined where its card doesn't say. */
export function eggsIn(items: Day['items'], eggsOf: (recipeId: RecipeId) => number | undefined): number {
  const eggs = items
    .filter(isFilled)
    .flatMap(helpingsOf)
    .reduce((sum, { recipeId, servings }) => sum + servings * (eggsOf(recipeId) ?? 0), 0)
  return Math.round(2 * eggs) / 2
}

/** The certificate of a week in words: what it came to, what is too much, why, and which answer would help. */
export function plateSentences(plate: WeekPlate, answers: Questionnaire, locale?: string): string[] {
  const passed = [
    whereEggsAreMany(plate, locale),
    whereOneFoodIsMuch(plate, locale),
    whichDaysAreCopies(plate),
  ]
  const limits = passed.filter((where) => where !== undefined)
  // Who aims at minerals has fiber and sodium among them.
  const nutrients = answers.aimsForMinerals ? [] : [nutrientSentence(plate, locale)]
  const asked = [...answers.diets, ...answers.exclusions.map((food) => `no ${food}`)]
  return [
    ...nutrients,
    ...limits.map((where, at) => {
      const help = at === limits.length - 1 ? helpSentence(answers) : ''
      return `${where}${whySentence(asked, joinWords)}.${help}`
    }),
  ]
}

/** Says its aims: they aren't the references beside the bars (MIN-2), which ask for more fiber and less sodium of large eaters. */
function nutrientSentence({ fiber, sodium }: WeekPlate, locale?: string): string {
  const told = (value: number) => value.toLocaleString(locale)
  return `Fiber comes to ${told(fiber.mean)} g a day (aim: ${told(fiber.reference)} g), sodium to ${told(sodium.mean)} mg (aim: at most ${told(sodium.reference)} mg).`
}

function whereEggsAreMany({ eggs, manyEggs }: WeekPlate, locale?: string): string | undefined {
  const told = (count: number) => count.toLocaleString(locale)
  const ofWeek = eggs > eggsOfAWeek ? told(eggs) : undefined
  if (manyEggs.length === 0) return ofWeek && `The week has ${ofWeek} eggs`
  const days = manyEggs.map((day) => `${weekdayName(day.date)} (${told(day.eggs)})`)
  return `More than four eggs are on ${joinWords(days)}${ofWeek ? `, ${ofWeek} in the week` : ''}`
}

function whereOneFoodIsMuch({ muchOfOneFood }: WeekPlate, locale?: string): string | undefined {
  if (muchOfOneFood.length === 0) return undefined
  const told = muchOfOneFood.map(({ food, grams }) => `${grams.toLocaleString(locale)} g of ${food}`)
  return `The week has ${joinWords(told)}`
}

function whichDaysAreCopies({ copiedDays }: WeekPlate): string | undefined {
  if (copiedDays.length === 0) return undefined
  const told = copiedDays.map(({ date, of }) => `${weekdayName(date)} those of day ${of.dayNumber}`)
  return `Some days have the dishes of an earlier one: ${joinWords(told)}`
}

function weekdayName(date: IsoDate): string {
  const name = weekdayOfDate(date)
  return name[0]!.toUpperCase() + name.slice(1)
}
