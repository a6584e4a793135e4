const cmPerFoot = 30.48
const cmPerInch = 2.54

export type FeetAndInches = { feet: number; inches: number }

/** VAL-1. */
export const heightLimits = {
  centimeters: { minimum: 60, maximum: 303 },
  feet: { minimum: 2, maximum: 9 },
  inches: { minimum: 0, maximum: 11 },
} as const

/** BIZ-5. Undefined outside VAL-1: the field shows nothing then. */
export function centimetersFrom({ feet, inches }: FeetAndInches): number | undefined {
  const isAllowed = isWithin(feet, heightLimits.feet) && isWithin(inches, heightLimits.inches)
  return isAllowed ? Math.round((feet * cmPerFoot + inches * cmPerInch) * 100) / 100 : undefined
}

/** To the whole inch: what a person says. Every whole foot and inch comes back as it went in. */
export function feetAndInchesFrom(centimeters: number): FeetAndInches {
  const inches = Math.round(centimeters / cmPerInch)
  return { feet: Math.floor(inches / 12), inches: inches % 12 }
}

export function isHeightAllowed(centimeters: number): boolean {
  return isWithin(centimeters, heightLimits.centimeters)
}

function isWithin(value: number, { minimum, maximum }: { minimum: number; maximum: number }): boolean {
  return value >= minimum && value <= maximum
}
