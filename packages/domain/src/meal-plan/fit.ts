import { type BesidesOfDay, sumOfBesides, withBesides } from '../food-log/sum-of-besides.ts'
import { deviationOf } from '../nutrition/deviation.ts'
import { addMacros, eachMacro, type Macros, noMacros, scaleMacros } from '../nutrition/macros.ts'
import type { MacroRanges } from '../nutrition/ranges.ts'
import type { RecipeId } from '../recipes/may-eat.ts'
import { helpingsOf, isFilled } from './item.ts'
import type { Day, Template, Week } from './template.ts'

export type MacrosPerServing = (recipeId: RecipeId) => Macros
/** PLAN-1: the certificate of a day; every day's extras (LIFE-4) and the room for snacks (LIFE-7) are in `actual`. */
export type DayFit = BesidesOfDay &
  Readonly<{ target: MacroRanges; actual: Macros; deviation: number; inRange: boolean }>
/** Of more days: target and actual are sums, the deviation is that of a day on average, `inRange` the share of the days. */
export type SpanFit = Readonly<{ target: MacroRanges; actual: Macros; deviation: number; inRange: number }>

/** What one person eats of it; leftovers count on the day they are eaten. */
export function dayTotals({ items }: Pick<Day, 'items'>, macrosOf: MacrosPerServing): Macros {
  return items
    .filter(isFilled)
    .flatMap(helpingsOf)
    .reduce(
      (sum, { recipeId, servings }) => addMacros(sum, scaleMacros(macrosOf(recipeId), servings)),
      noMacros,
    )
}

export function dayFit(
  day: Day,
  macrosOf: MacrosPerServing,
  ranges: MacroRanges,
  besides: BesidesOfDay = {},
): DayFit {
  const actual = withBesides(dayTotals(day, macrosOf), sumOfBesides(besides))
  const target = day.eatenBy ?? ranges
  const deviation = deviationOf(actual, target)
  return { ...besides, target, actual, deviation, inRange: deviation === 0 }
}

export function weekFit({ days }: Week, macrosOf: MacrosPerServing, ranges: MacroRanges): SpanFit {
  return spanFit(days.map((day) => dayFit(day, macrosOf, ranges)))
}

export function templateFit({ weeks }: Template, macrosOf: MacrosPerServing, ranges: MacroRanges): SpanFit {
  return spanFit(weeks.flatMap(({ days }) => days.map((day) => dayFit(day, macrosOf, ranges))))
}

/** Of days whose fits are known. */
export function spanFit(fits: readonly DayFit[]): SpanFit {
  const sum = (of: (fit: DayFit) => number) => fits.reduce((total, fit) => total + of(fit), 0)
  return {
    target: eachMacro((name) => ({
      minimum: sum(({ target }) => target[name].minimum),
      maximum: sum(({ target }) => target[name].maximum),
    })),
    actual: fits.reduce((total, { actual }) => addMacros(total, actual), noMacros),
    deviation: sum(({ deviation }) => deviation) / fits.length,
    inRange: sum(({ inRange }) => (inRange ? 1 : 0)) / fits.length,
  }
}
