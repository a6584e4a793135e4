/** How many typos a word of this length may have: with few letters, a typo soon makes another word. */
export function allowedTypos(letters: number): number {
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}

/**
 * Letters left out, added, mistaken, or swapped with their neighbour (one slip), as optimal string alignment
 * counts them; undefined above `most`.
 */
export function typoDistance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let slips = Math.min(last[column - 1]! + (isSame ? 0 : 1), last[column]! + 1, current[column - 1]! + 1)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) slips = Math.min(slips, beforeLast[column - 2]! + 1)
      current.push(slips)
    }
    beforeLast = last
    last = current
  }
  const slips = last[b.length]!
  return slips <= most ? slips : undefined
}
