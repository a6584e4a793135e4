/** What a kitchen may lack; pots, pans and knives it has. */
export const equipment = [
  'oven',
  'broiler',
  'microwave',
  'air-fryer',
  'slow-cooker',
  'pressure-cooker',
  'grill',
  'blender',
  'food-processor',
  'mixer',
  'waffle-iron',
  'steamer',
  'ice-cream-maker',
] as const

export type Equipment = (typeof equipment)[number]

/** CON-9. The broiler is part of the oven. */
export function isLacking(piece: Equipment, lacking: readonly Equipment[]): boolean {
  return lacking.includes(piece) || (piece === 'broiler' && lacking.includes('oven'))
}
