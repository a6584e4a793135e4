/**
 * What the second edition asks of content that is still being filled in. `check` counts what doesn't keep a reported
 * standard, and the build goes on; what doesn't keep an enforced one is a fault. Set a row to `enforced` once `check` counts 0.
 */
export const standards = {
  'food: keeps': 'enforced',
  'food: measured figures': 'enforced',
  'recipe: computed shares': 'enforced',
  'recipe: keeps': 'enforced',
  'recipe: short name': 'enforced',
} as const satisfies Record<string, StandardState>

export type StandardState = 'reported' | 'enforced'
export type Standard = keyof typeof standards
export type StandardStates = Readonly<Record<Standard, StandardState>>

export const standardNames = Object.keys(standards) as Standard[]
