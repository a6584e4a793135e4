/**
 * The foods meant by avoided names: a food's exact name means that food, as it comes and frozen, cooked or cut, any other text every food whose
 * name has its words. "Mushrooms" are white, dried and wild ones; "spinach" is frozen spinach, too; "butter" is not peanut butter.
 */
export function avoidedFoods(avoided: readonly string[], foods: readonly string[]): string[] {
  const byName = new Map(foods.map((food) => [folded(food), food]))
  const meant = avoided.flatMap((name) => {
    const own = byName.get(folded(name))
    if (own !== undefined)
      return [own, ...forms.flatMap((form) => byName.get(`${form} ${folded(own)}`) ?? [])]
    const words = wordsOf(name)
    return words.length === 0 ? [] : foods.filter((food) => holds(wordsOf(food), words))
  })
  return [...new Set(meant)]
}

/** Before a food's name: the same food, as a shop sells it. */
const forms = ['frozen', 'cooked', 'sliced', 'canned', 'fresh', 'pickled'] as const

function holds(inName: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => inName.includes(word))
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}

/** In the singular, as far as an ending tells: tomatoes, berries, eggs. */
function wordsOf(name: string): string[] {
  return (folded(name).match(/\p{L}+/gu) ?? []).map((word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/(o|ch|sh|ss|x)es$/, '$1')
      .replace(/([^s])s$/, '$1'),
  )
}
