import type {
  MinutesOnWeekdays,
  Relaxation,
} from '@butterleaf/domain/meal-plan/planner/relaxations/relaxation'
import { gainText, relaxationText } from '@butterleaf/domain/meal-plan/planner/relaxations/relaxation-words'
import type { Offer } from '@butterleaf/domain/meal-plan/planner/relaxations/relaxations'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import type { MealsAnswers } from '@butterleaf/domain/onboarding/meal-answers'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type WeekdayMinutes, weekdayTimeOf } from '@butterleaf/domain/onboarding/weekday-minutes'
import type { PersonalityChange, WireRelaxation } from '../meal-plan/nothing-fits-schema.ts'
import { encodeRanges, wireNames } from '../nutrition/macros-codec.ts'
import { decodePersonality } from './decode-personality.ts'

/** PLAN-5: an offer as a choice, with what to merge into the personality to take it up. */
export function encodeRelaxation({ relaxation, gain }: Offer): WireRelaxation {
  return {
    id: idOf(relaxation),
    text: relaxationText(relaxation, 'en-US'),
    gain: gainText(gain),
    change: changeOf(relaxation),
  }
}

/** The answers with that much less asked: merged answer by answer, ranges as a whole. */
export function applyRelaxation(
  answers: PartialQuestionnaire,
  change: PersonalityChange,
): PartialQuestionnaire {
  const { meals, ranges = answers.ranges, weekdayMinutes } = decodePersonality(change)
  const dislikedCuisines = change.dislikedCuisines ? undefined : answers.dislikedCuisines
  const { lacksEquipment = answers.lacksEquipment } = change
  return {
    ...answers,
    ...{ meals: mergeMeals(answers.meals, meals), ranges, dislikedCuisines },
    weekdayMinutes: weekdayMinutes
      ? mergeWeekdays(answers.weekdayMinutes, weekdayMinutes)
      : answers.weekdayMinutes,
    lacksEquipment: lacksEquipment?.length ? lacksEquipment : undefined,
  }
}

function mergeMeals(meals: MealsAnswers, change: MealsAnswers): MealsAnswers {
  return {
    ...meals,
    ...(change.breakfast && { breakfast: { ...meals.breakfast, ...change.breakfast } }),
    ...(change.lunch && { lunch: { ...meals.lunch, ...change.lunch } }),
    ...(change.dinner && { dinner: { ...meals.dinner, ...change.dinner } }),
    ...(change.dessert && { dessert: { ...meals.dessert, ...change.dessert } }),
  }
}

function mergeWeekdays(minutes: WeekdayMinutes = {}, change: WeekdayMinutes): WeekdayMinutes {
  const merged = mainMeals.map((meal) => [meal, { ...minutes[meal], ...change[meal] }] as const)
  return Object.fromEntries(merged.filter(([, ofMeal]) => Object.keys(ofMeal).length > 0))
}

function changeOf(relaxation: Relaxation): PersonalityChange {
  if (relaxation.kind === 'no-dessert') return { schedules: { dessert: { unique: 0 } } }
  if (relaxation.kind === 'all-cuisines') return { dislikedCuisines: [] }
  if (relaxation.kind === 'usual-time') return { weekdayTimes: weekdayTimesOf(relaxation.minutes) }
  if (relaxation.kind === 'more-equipment') return { lacksEquipment: [...relaxation.stillLacking] }
  // All four ranges: beside computed ones there are none to merge a single one into.
  if (relaxation.kind === 'wider-ranges') return { nutrition: encodeRanges(relaxation.ranges) }
  const { meals, mostMinutes } = relaxation
  return { schedules: Object.fromEntries(meals.map((meal) => [meal, { time: mostMinutes }])) }
}

/** What a meal may take on other days is among the times of weekdays. */
function weekdayTimesOf(minutes: MinutesOnWeekdays): WeekdayMinutes {
  const times = mainMeals.map((meal) => {
    const usual = Object.entries(minutes[meal] ?? {})
    return [meal, Object.fromEntries(usual.map(([weekday, most]) => [weekday, weekdayTimeOf(most)]))] as const
  })
  return Object.fromEntries(times.filter(([meal]) => minutes[meal]))
}

/** Says all that sets one offer apart from another, so that the same choice has the same id every time. */
function idOf(relaxation: Relaxation): string {
  if (relaxation.kind === 'no-dessert') return relaxation.kind
  if (relaxation.kind === 'all-cuisines') return [relaxation.kind, ...relaxation.cuisines].join('-')
  if (relaxation.kind === 'usual-time') return [relaxation.kind, ...relaxation.weekdays].join('-')
  if (relaxation.kind === 'more-equipment') return [relaxation.kind, ...relaxation.used].join('-')
  if (relaxation.kind === 'more-time')
    return [relaxation.kind, ...relaxation.meals, relaxation.mostMinutes].join('-')
  const { kind, macros, ranges } = relaxation
  const bounds = macros.flatMap((macro) => [wireNames[macro], ranges[macro].minimum, ranges[macro].maximum])
  return [kind, ...bounds].join('-')
}
