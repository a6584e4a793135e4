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
