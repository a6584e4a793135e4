// What a plan must keep to, written down here once more and not taken from the planner: a judge must not ask the judged.

export const meals = ['breakfast', 'lunch', 'dinner', 'dessert'] as const
export type Meal = (typeof meals)[number]
export const macroNames = ['calories', 'fat', 'netCarbs', 'protein'] as const
export type MacroName = (typeof macroNames)[number]
export type Macros = Readonly<Record<MacroName, number>>
export type Ranges = Readonly<Record<MacroName, { minimum: number; maximum: number }>>
/** Least and most. */
export type Limits = readonly [least: number, most: number]
export type LeftoverWish = 'none' | 'some' | 'mostly'
export const daysOfPlan = 28
export const daysOfWeek = 7
export const daysLeftoversKeep = 3
export const mostGapDays = 7

/** Servings are counted in quarters, from half a serving to what a plate holds: two and a half servings, and 750 g. */
export const quarters = { least: 2, most: 10, perServing: 4 }
export const mostPlateGrams = 750

/** Half of the last digit shown: two figures that read alike are alike. */
export const tolerance = { calories: 0.5, fat: 0.05, netCarbs: 0.05, protein: 0.05 }

/** Least and most of a day's energy in a meal. */
export const shares: Readonly<Record<Meal, Limits>> = {
  breakfast: [0.14, 0.42],
  lunch: [0.18, 0.5],
  dinner: [0.22, 0.58],
  dessert: [0.03, 0.2],
}
export const sharesWithoutBreakfast: typeof shares = { ...shares, lunch: [0.28, 0.62], dinner: [0.33, 0.7] }

/** Shares of a meal's slots that are leftovers, by how often the person wants them. */
export const leftoverShares: Readonly<Record<LeftoverWish, Limits>> = {
  none: [0, 0],
  some: [0.25, 0.5],
  mostly: [0.5, 0.85],
}
export const dessertsAWeek: Limits = [1, 2]
export const leastSameShare = 0.5

export function middleOf({ minimum, maximum }: { minimum: number; maximum: number }): number {
  return (minimum + maximum) / 2
}

/** How far a day is outside its ranges; 0 is in range. */
export function deviationOf(totals: Macros, ranges: Ranges): number {
  let deviation = 0
  for (const name of macroNames) {
    const { minimum, maximum } = ranges[name]
    if (totals[name] < minimum - tolerance[name]) deviation += (minimum - totals[name]) / maximum
    if (totals[name] > maximum + tolerance[name]) deviation += (totals[name] - maximum) / maximum
  }
  return deviation
}

export function addServings(totals: Macros, perServing: Macros, servings: number): Macros {
  return macrosBy((name) => totals[name] + perServing[name] * servings)
}

export function macrosBy(figureOf: (name: MacroName) => number): Macros {
  return {
    calories: figureOf('calories'),
    fat: figureOf('fat'),
    netCarbs: figureOf('netCarbs'),
    protein: figureOf('protein'),
  }
}

export const noMacros: Macros = { calories: 0, fat: 0, netCarbs: 0, protein: 0 }
