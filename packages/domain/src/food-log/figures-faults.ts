import { caloriesOf, type Macros, macroNames } from '../nutrition/macros.ts'
import type { LogFault } from './log-fault.ts'
import { logLimits } from './log-limits.ts'

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
export function figuresFaults(figures: Macros): LogFault[] {
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
