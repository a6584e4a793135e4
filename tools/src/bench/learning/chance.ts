import type { Random } from '@butterleaf/domain/chance/seeded-random'

export function between(random: Random, least: number, most: number): number {
  return least + random() * (most - least)
}

/** Box and Muller. */
export function normal(random: Random, mean = 0, deviation = 1): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()))
  return mean + deviation * radius * Math.cos(2 * Math.PI * random())
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
