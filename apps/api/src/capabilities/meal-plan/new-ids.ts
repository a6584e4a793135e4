import { randomBytes, randomUUID } from 'node:crypto'

export const newPlanId = (): string => randomUUID()
export const newSeed = (): string => randomUUID()

/** Of weeks, days and items: unique within the plans of one user, and short, as a plan holds more than a hundred. */
export const newPartId = (): string => randomBytes(9).toString('base64url')
