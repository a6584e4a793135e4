import type { IsoDate } from '../../calendar/iso-date.ts'
import { weekdayOfDate } from '../../calendar/weekday.ts'
import { mainMeals } from '../../meals/meals.ts'
import { joinWords } from '../../nutrition/certificate-text.ts'
import { type JudgedWeek, judgeWeek } from '../../nutrition/mineral-goals/mineral-goals.ts'
import type { Nutrients } from '../../nutrition/nutrients.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { helpingsOf, isFilled } from '../item.ts'
import { spanNutrients } from '../nutrients/span-nutrients.ts'
import { daysIn, type FoundWeek } from '../places.ts'
import { type Day, dateOfDay, type Template } from '../template.ts'

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
  }>

export type DatedDay = Pick<Day, 'items'> & Readonly<{ dayNumber: number; date: IsoDate }>
export type PlateFigures = Readonly<{
  nutrientsOfDay: (day: Pick<Day, 'items'>) => Nutrients | undefined
  eggsOfDay: (day: Pick<Day, 'items'>) => number
}>

export function datedDays(template: Template, week: FoundWeek): DatedDay[] {
  return daysIn(week).map(({ day: { items }, dayNumber }) => {
    return { items, dayNumber, date: dateOfDay(template, dayNumber) }
  })
}

/** Undefined where nothing is eaten or a dish doesn't say. */
export function weekPlate(
  days: readonly DatedDay[],
  { nutrientsOfDay, eggsOfDay }: PlateFigures,
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
  const many = manyEggsSentence(plate, answers, locale)
  // Who aims at minerals has fiber and sodium among them.
  const nutrients = answers.aimsForMinerals ? [] : [nutrientSentence(plate, locale)]
  return many === undefined ? nutrients : [...nutrients, many]
}

/** Says its aims: they aren't the references beside the bars (MIN-2), which ask for more fiber and less sodium of large eaters. */
function nutrientSentence({ fiber, sodium }: WeekPlate, locale?: string): string {
  const told = (value: number) => value.toLocaleString(locale)
  return `Fiber comes to ${told(fiber.mean)} g a day (aim: ${told(fiber.reference)} g), sodium to ${told(sodium.mean)} mg (aim: at most ${told(sodium.reference)} mg).`
}

function manyEggsSentence(plate: WeekPlate, answers: Questionnaire, locale?: string): string | undefined {
  const where = whereEggsAreMany(plate, locale)
  if (where === undefined) return undefined
  const asked = [...answers.diets, ...answers.exclusions.map((food) => `no ${food}`)]
  const why =
    asked.length > 0
      ? `: ${joinWords(asked)} ${asked.length === 1 ? 'leaves' : 'leave'} few other dishes`
      : ''
  const { wishes } = profileOf(answers)
  const isShort = mainMeals.some((meal) => !wishes[meal].isSkipped && wishes[meal].mostMinutes > 0)
  return `${where}${why}.${isShort ? ' More minutes to cook would bring others.' : ''}`
}

function whereEggsAreMany({ eggs, manyEggs }: WeekPlate, locale?: string): string | undefined {
  const told = (count: number) => count.toLocaleString(locale)
  const ofWeek = eggs > eggsOfAWeek ? told(eggs) : undefined
  if (manyEggs.length === 0) return ofWeek && `The week has ${ofWeek} eggs`
  const days = manyEggs.map((day) => `${weekdayName(day.date)} (${told(day.eggs)})`)
  return `More than four eggs are on ${joinWords(days)}${ofWeek ? `, ${ofWeek} in the week` : ''}`
}

function weekdayName(date: IsoDate): string {
  const name = weekdayOfDate(date)
  return name[0]!.toUpperCase() + name.slice(1)
}
