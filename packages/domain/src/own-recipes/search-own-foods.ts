type Named = Readonly<{ name: string }>

/** OWN-2: foods whose name has a word that begins with each word typed, the shortest name first. */
export function searchOwnFoods<Food extends Named>(
  foods: readonly Food[],
  typed: string,
  most: number,
): Food[] {
  const asked = wordsOf(typed)
  if (asked.length === 0) return []
  return foods
    .filter(({ name }) => {
      const words = wordsOf(name)
      return asked.every((beginning) => words.some((word) => word.startsWith(beginning)))
    })
    .sort((a, b) => a.name.length - b.name.length)
    .slice(0, most)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
}
