import type { Puzzle } from '@butterleaf/contract/account/puzzle-schemas'

/** Hashes that are asked for at once: one at a time would wait more than it counts. */
const batch = 1_000

/** Tries the numbers in turn; undefined when there is none. `tell` hears how many were tried. */
export async function findNumber(
  { salt, challenge, maxnumber }: Puzzle,
  tell: (tried: number) => void,
): Promise<number | undefined> {
  const encoder = new TextEncoder()
  const wanted = Array.from(challenge.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const isWanted = (hash: ArrayBuffer) => new Uint8Array(hash).every((byte, index) => byte === wanted[index])
  for (let first = 0; first <= maxnumber; first += batch) {
    const length = Math.min(batch, maxnumber + 1 - first)
    const hashes = await Promise.all(
      Array.from({ length }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${first + index}`)),
      ),
    )
    const index = hashes.findIndex(isWanted)
    if (index >= 0) return first + index
    tell(first + length)
  }
  return undefined
}
