/** The four figures with ranges, in the order people read them. */
export const macroNames = ['calories', 'fat', 'netCarbs', 'protein'] as const
export type MacroName = (typeof macroNames)[number]

/** kcal and grams: of a serving, a day, a target. */
export type Macros = Readonly<Record<MacroName, number>>

/** BIZ-2. */
export const kcalPerGram = { fat: 9, netCarbs: 4, protein: 4 } as const

export const noMacros: Macros = { calories: 0, fat: 0, netCarbs: 0, protein: 0 }

export function caloriesOf({ fat, netCarbs, protein }: Omit<Macros, 'calories'>): number {
  return kcalPerGram.fat * fat + kcalPerGram.netCarbs * netCarbs + kcalPerGram.protein * protein
}

export function addMacros(a: Macros, b: Macros): Macros {
  return eachMacro((name) => a[name] + b[name])
}

export function scaleMacros(macros: Macros, factor: number): Macros {
  return eachMacro((name) => macros[name] * factor)
}

/** BIZ-2: calories as an integer, grams to one decimal. */
export function shownMacros(macros: Macros): Macros {
  return eachMacro((name) => shownMacro(name, macros[name]))
}

export function shownMacro(name: MacroName, value: number): number {
  return name === 'calories' ? Math.round(value + dust) : shownGrams(value)
}

export function shownGrams(grams: number): number {
  return Math.round((grams + dust) * 10) / 10
}

/** Keeps 1.05, which a sum may leave as 1.0499…, from reading 1.0. */
const dust = 1e-9

/** Half of what is shown last: two figures that read alike are alike. */
export const shownTolerance: Macros = { calories: 0.5, fat: 0.05, netCarbs: 0.05, protein: 0.05 }

export function eachMacro<Value>(of: (name: MacroName) => Value): Record<MacroName, Value> {
  return { calories: of('calories'), fat: of('fat'), netCarbs: of('netCarbs'), protein: of('protein') }
}
