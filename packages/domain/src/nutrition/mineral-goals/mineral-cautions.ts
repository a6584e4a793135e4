/**
 * MIN-4: with any of these, more potassium or another amount of sodium is for a doctor to decide. What a person answers is never
 * stored.
 */
export const mineralCautions = [
  'kidney-disease',
  'heart-failure',
  'blood-pressure-medicine',
  'sodium-limit-by-doctor',
] as const
export type MineralCaution = (typeof mineralCautions)[number]
