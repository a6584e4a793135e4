import { testSeed } from './test-seed.ts'

/** The seeds of an app's plans, in the order they are drawn: the same test meets the same dishes. */
export function seedsOfPlans(): () => string {
  let drawn = 0
  return () => `${testSeed}, plan ${++drawn}`
}
