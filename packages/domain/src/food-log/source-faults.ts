import { caloriesOf, type Macros, macroNames } from '../nutrition/macros.ts'
import type { LogFault, LogSource } from './log-entry.ts'

import { logLimits } from './log-limits.ts'
import { type FigureTables, figuresOf, isSameFigures } from './source-figures.ts'

/** LIFE-3: what is wrong with a source and the figures that were sent with it. */
export function sourceFaults(source: LogSource, figures: Macros, tables: FigureTables): LogFault[] {
  const faults = [...nameFaults(source), ...amountFaults(source)]
  if (faults.length > 0) return faults
  if (source.kind === 'food' || source.kind === 'recipe') return tableFaults(source, figures, tables)
  if (source.kind !== 'notCounted') return figuresFaults(figures)
  const isZero = macroNames.every((name) => figures[name] === 0)
  return isZero ? [] : [{ field: 'figures', message: 'A meal that isn’t counted has no figures.' }]
}

function nameFaults(source: LogSource): LogFault[] {
  if (!('name' in source)) return []
  const { length } = source.name.trim()
  if (length === 0) return [{ field: 'source.name', message: 'Enter what it was.' }]
  const { nameCharacters } = logLimits
  const message = `Keep the name to ${nameCharacters} characters or fewer.`
  return length > nameCharacters ? [{ field: 'source.name', message }] : []
}

function amountFaults(source: LogSource): LogFault[] {
  const { leastGrams, mostGrams, mostServings, mostCount } = logLimits
  if (source.kind === 'recipe') {
    const isAllowed = source.servings > 0 && source.servings <= mostServings
    const message = `Enter more than 0 and at most ${mostServings} servings.`
    return isAllowed ? [] : [{ field: 'source.servings', message }]
  }
  if (source.kind !== 'food') return []
  const { grams, measure } = source
  if (measure && !(measure.count > 0 && measure.count <= mostCount))
    return [{ field: 'source.measure.count', message: `Enter more than 0 and at most ${mostCount}.` }]
  const message = `Enter an amount from ${leastGrams} g to ${mostGrams / 1000} kg.`
  return grams >= leastGrams && grams <= mostGrams ? [] : [{ field: 'source.grams', message }]
}

function tableFaults(
  source: Extract<LogSource, { kind: 'food' | 'recipe' }>,
  figures: Macros,
  tables: FigureTables,
): LogFault[] {
  const expected = figuresOf(source, tables)
  const [field, portions] =
    source.kind === 'food'
      ? (['source.foodId', source.grams / 100] as const)
      : (['source.recipeId', source.servings] as const)
  if (expected === undefined)
    return [{ field, message: `There is no such ${source.kind === 'food' ? 'food' : 'recipe'}.` }]
  if (isSameFigures(figures, expected, portions)) return []
  return [{ field: 'figures', message: 'The figures aren’t those of this food and amount.' }]
}

/** Labels round, and some count fiber or sweeteners in: fewer calories than the macros give are believed down to this share. */
const leastShare = 0.85
/** Of a small portion, rounding alone is this much. */
const roundingKcal = 8
/** Energy that comes from no macro is alcohol, fiber or sweetener; this is that of two bottles of wine and a schnapps. */
const mostOtherKcal = 1400

const words = {
  calories: 'Calories',
  fat: 'Fat',
  netCarbs: 'Net carbs',
  protein: 'Protein',
} as const

/** LIFE-3: figures that can't be, each with its field. */
function figuresFaults(figures: Macros): LogFault[] {
  const faults = macroNames.flatMap((name): LogFault[] => {
    const most = name === 'calories' ? logLimits.mostCalories : logLimits.mostMacroGrams
    const isAllowed = figures[name] >= 0 && figures[name] <= most
    const unit = name === 'calories' ? 'kcal' : 'g'
    const message = `${words[name]}: from 0 to ${most.toLocaleString('en-US')} ${unit}.`
    return isAllowed ? [] : [{ field: `figures.${name}`, message }]
  })
  return faults.length > 0 ? faults : contradictions(figures)
}

function contradictions(figures: Macros): LogFault[] {
  const fromMacros = Math.round(caloriesOf(figures))
  if (figures.calories < fromMacros * leastShare - roundingKcal)
    return [
      {
        field: 'figures.calories',
        message: `These amounts of fat, net carbs and protein come to about ${fromMacros} kcal, so ${Math.round(figures.calories)} kcal is too few.`,
      },
    ]
  if (figures.calories <= fromMacros + mostOtherKcal) return []
  const message = `These amounts of fat, net carbs and protein come to about ${fromMacros} kcal. ${Math.round(figures.calories)} kcal is more than alcohol could add.`
  return [{ field: 'figures.calories', message }]
}
