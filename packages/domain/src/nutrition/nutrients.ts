/** MIN-1: the figures told beside the macros, in the order people read them. Fiber and saturated fat in grams, minerals in milligrams. */
export const nutrientNames = ['fiber', 'saturatedFat', 'sodium', 'potassium', 'magnesium'] as const
export type NutrientName = (typeof nutrientNames)[number]
export type Nutrients = Readonly<Record<NutrientName, number>>

export const nutrientUnits = {
  fiber: 'g',
  saturatedFat: 'g',
  sodium: 'mg',
  potassium: 'mg',
  magnesium: 'mg',
} as const satisfies Record<NutrientName, 'g' | 'mg'>

export const noNutrients: Nutrients = eachNutrient(() => 0)

export function addNutrients(a: Nutrients, b: Nutrients): Nutrients {
  return eachNutrient((name) => a[name] + b[name])
}

export function scaleNutrients(nutrients: Nutrients, factor: number): Nutrients {
  return eachNutrient((name) => nutrients[name] * factor)
}

export function eachNutrient(of: (name: NutrientName) => number): Nutrients {
  return {
    fiber: of('fiber'),
    saturatedFat: of('saturatedFat'),
    sodium: of('sodium'),
    potassium: of('potassium'),
    magnesium: of('magnesium'),
  }
}

/** Grams to one decimal, milligrams whole. */
export function shownNutrients(nutrients: Nutrients): Nutrients {
  return eachNutrient((name) => shownNutrient(name, nutrients[name]))
}

export function shownNutrient(name: NutrientName, value: number): number {
  const steps = nutrientUnits[name] === 'g' ? 10 : 1
  return Math.round((value + dust) * steps) / steps
}

/** Keeps 1.05, which a sum may leave as 1.0499…, from reading 1.0. */
const dust = 1e-9
