/** Numbers in [0, 1), the same ones for the same seed on every machine. */
export type Random = () => number

/** A shift register over 32 bits (Marsaglia, "Xorshift RNGs", 2003), its first numbers thrown away. */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed) || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let thrown = 0; thrown < 8; thrown += 1) next()
  return next
}

export function pickFrom<Item>(items: ArrayLike<Item>, random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

/** Every order is as likely (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = mixed[last]!
    mixed[last] = mixed[other]!
    mixed[other] = moved
  }
  return mixed
}

/** FNV-1a: every letter of the seed changes all that follows. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
