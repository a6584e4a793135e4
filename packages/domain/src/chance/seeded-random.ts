export type Random = () => number

/** The same seed gives the same numbers on every machine, so pictures never change between builds, nor plans. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed) || 0x5eed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}

export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  // Seeds that differ in the last letter only must part ways at once.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T
export function pick<T>(random: Random, choices: ArrayLike<T>): T | undefined
export function pick<T>(random: Random, choices: ArrayLike<T>): T | undefined {
  return choices[Math.floor(random() * choices.length)]
}

/** Every order is as likely (Fisher and Yates). */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = mixed[last]!
    mixed[last] = mixed[other]!
    mixed[other] = moved
  }
  return mixed
}

/** An even spread around zero, at most `reach` to either side. */
export function jitter(random: Random, reach: number): number {
  return (random() * 2 - 1) * reach
}
