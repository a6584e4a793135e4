import type { Food } from '../foods/food.ts'

export type NamedFood = {
  food: Food | undefined
  /** No other food could be meant. */
  isExact: boolean
  /** The ids of what else it may be. */
  near: string[]
}

/** Words that say how a food is bought or cut, not which food it is. */
const manner =
  /\b(fresh|freshly|large|medium|small|ripe|raw|organic|chopped|diced|sliced|minced|grated|shredded|softened|melted|cold|warm|finely|roughly|thinly|boneless|skinless|unsalted|salted|full[- ]fat|packed|heaped|extra|ground|whole|uncooked|peeled|cubed|crumbled|trimmed|of|the|a|an)\b/g

/** Other names of foods, and ours. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/\b(broth|bouillon)\b/g, 'stock'],
  [/\b(heavy|double|thick) (whipping )?cream\b|\bwhipping cream\b/g, 'heavy cream'],
  [/\b(\w+) mince\b|\bminced (beef|pork|lamb|turkey|chicken)\b/g, 'ground $1$2'],
  [/\b(spring|green) onions?\b/g, 'scallion'],
  [/\bcourgettes?\b/g, 'zucchini'],
  [/\baubergines?\b/g, 'eggplant'],
  [/\brocket\b/g, 'arugula'],
  [/\bprawns?\b/g, 'shrimp'],
  [/\b(fresh )?coriander( leaves)?\b/g, 'cilantro'],
  [/\bcapsicums?\b/g, 'bell pepper'],
  [/\b(parmesan|cheddar|feta|mozzarella|ricotta|provolone|gouda) cheese\b/g, '$1'],
]

const leastLikeness = 0.4

/** The food of ours that a line of another cookbook means: by name, else the one that shares the most words. */
export function matchFood(name: string, foods: readonly Food[]): NamedFood {
  const written = otherNames.reduce(
    (text, [other, ours]) => text.replace(other, ours),
    name.toLowerCase().trim(),
  )
  const literal = foods.find(
    (food) => food.name.toLowerCase() === written || food.plural.toLowerCase() === written,
  )
  if (literal) return { food: literal, isExact: true, near: [] }
  const wordings = [wordsOf(written), wordsOf(written.replace(manner, ' '))]
  const [best, ...others] = foods
    .map((food) => ({ food, score: likenessTo(food, wordings) }))
    .filter(({ score }) => score >= leastLikeness)
    .sort((a, b) => b.score - a.score || a.food.name.length - b.food.name.length)
  const isExact = best?.score === 1 && others[0]?.score !== 1
  return { food: best?.food, isExact, near: others.slice(0, 2).map(({ food }) => food.id) }
}

function likenessTo(food: Food, wordings: readonly ReadonlySet<string>[]): number {
  const own = [wordsOf(food.name), wordsOf(food.id)]
  return Math.max(...wordings.flatMap((words) => own.map((ownWords) => likeness(words, ownWords))))
}

/** 1 the same words, 0 none in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

function wordsOf(name: string): Set<string> {
  return new Set((name.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular))
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('oes')) return word.slice(0, -2)
  return word.replace(/s$/, '')
}
