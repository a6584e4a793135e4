/** The candidates that look most like a mistyped or half-remembered name, best first. */
export function nearest(name: string, candidates: Iterable<string>, count = 3): string[] {
  const wanted = name.toLowerCase().trim()
  return [...candidates]
    .map((candidate) => ({ candidate, distance: distanceOf(wanted, candidate.toLowerCase()) }))
    .filter(({ distance }) => distance < 0.55)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** "Did you mean …?" as the words of a remedy, or the given fallback when nothing is near. */
export function suggestion(name: string, candidates: Iterable<string>, fallback: string): string {
  const near = nearest(name, candidates)
  return near.length === 0 ? fallback : `Write ${oneOfWords(near)}.`
}

export function oneOfWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** 0 the same, 1 nothing in common: the better of mistyped letters and shared words ("fillet of salmon"). */
function distanceOf(a: string, b: string): number {
  const letters = editDistance(a, b) / Math.max(a.length, b.length, 1)
  return Math.min(letters, wordDistance(a, b))
}

function wordDistance(a: string, b: string): number {
  const left = new Set(a.split(/[^a-z0-9]+/).filter((word) => word.length > 2))
  const right = new Set(b.split(/[^a-z0-9]+/).filter((word) => word.length > 2))
  const shared = [...left].filter((word) => right.has(word)).length
  return shared === 0 ? 1 : 1 - (2 * shared) / (left.size + right.size)
}

function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const swap = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(swap, above[column]! + 1, current[column - 1]! + 1))
    }
    above = current
  }
  return above[b.length]!
}
