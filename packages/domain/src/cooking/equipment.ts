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

export const equipmentNames: Readonly<Record<Equipment, string>> = {
  oven: 'oven',
  broiler: 'broiler',
  microwave: 'microwave',
  'air-fryer': 'air fryer',
  'slow-cooker': 'slow cooker',
  'pressure-cooker': 'pressure cooker',
  grill: 'grill',
  blender: 'blender',
  'food-processor': 'food processor',
  mixer: 'electric mixer',
  'waffle-iron': 'waffle iron',
  steamer: 'steamer',
  'ice-cream-maker': 'ice-cream maker',
}

/** With its article: "an air fryer". */
export function equipmentText(piece: Equipment): string {
  const name = equipmentNames[piece]
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}
