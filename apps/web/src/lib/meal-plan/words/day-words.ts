import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import type { Meal } from '@butterleaf/domain/meals/meals'
import {
  certificateText,
  joinWords,
  macroText,
  snackRoomText,
} from '@butterleaf/domain/nutrition/certificate-text'
import { missBy } from '@butterleaf/domain/nutrition/deviation'
import { type MacroName, macroNames } from '@butterleaf/domain/nutrition/macros'
import { capitalize } from '@butterleaf/domain/text/capitalize'

/**
 * What a choice does to the day: all is well, there is still something to eat, or it doesn't come out. `total` stands before the text
 * where that says nothing of the calories.
 */
export type DayWords = { tone: 'on-target' | 'room' | 'off'; text: string; total?: string }

/** RCP-4, PLAN-1: the day as it would be with this choice, in words. `openMeals` are what is still to be filled. */
export function dayWords({ actual, target, snackRoom }: DayFit, openMeals: readonly Meal[]): DayWords {
  const missed = missBy(actual, target)
  const amounts = (names: readonly MacroName[]) =>
    joinWords(names.map((name) => macroText(name, Math.abs(missed[name]))))
  const over = macroNames.filter((name) => missed[name] > 0)
  const short = macroNames.filter((name) => missed[name] < 0)
  const total = `${macroText('calories', actual.calories)} on the day`
  if (over.length + short.length === 0) {
    return { tone: 'on-target', total, text: `all four on target${snackRoomText(snackRoom)}` }
  }
  const beside = missed.calories === 0 ? { total } : {}
  if (openMeals.length === 0) return { tone: 'off', ...beside, text: certificateText(actual, target) }
  const meals = joinWords(openMeals)
  if (over.length > 0) return { tone: 'off', ...beside, text: `${amounts(over)} over before ${meals}` }
  return { tone: 'room', ...beside, text: `${amounts(short)} left for ${meals}` }
}

/** As a line of its own. */
export function lineOf({ total, text }: Pick<DayWords, 'total' | 'text'>): string {
  return capitalize(total ? `${total}, ${text}` : text)
}
