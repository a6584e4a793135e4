import type { Equipment } from './equipment.ts'

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
