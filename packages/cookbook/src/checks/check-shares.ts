import { isNamedShare } from '@butterleaf/domain/cooking/share'
import type { LineFinding } from '../reading/fault.ts'
import type { WrittenPart } from '../recipes/step-text.ts'
import type { WrittenRecipe, WrittenStep } from '../recipes/written-recipe.ts'

/** Says before a mark that only a part of the food goes in: "half of the [butter]". */
const share =
  /\b((?:half|two thirds|a third|three quarters|a quarter|a fifth|most|some|a little)(?: of)?(?: the)?)\s*$/i
const remainder = /\b(rest|remaining|remainder|others?|last|left|whole|second|saved|reserved)\b/i

/** Half of the butter is used, and no later step uses the other half. */
export function checkShares({ steps, ingredients }: WrittenRecipe): LineFinding[] {
  const parts = steps.flatMap(({ parts, line }) => parts.map((part) => ({ part, line })))
  return parts.flatMap(({ part, line }, index) => {
    const before = parts[index - 1]?.part
    if (part.kind !== 'food' || before?.kind !== 'text') return []
    const [, used] = share.exec(before.text) ?? []
    const lines = ingredients.filter(({ foodId }) => foodId === part.food).length
    if (used === undefined || lines > 1) return []
    if (parts.slice(index + 1).some((later) => speaksOf(later.part, part))) return []
    const what = `"${used} [${part.food}]" is used, and nothing says where the rest goes.`
    return [{ line, what, remedy: 'Use the rest in a later step, or all of it here.' }]
  })
}

function speaksOf(later: WrittenPart, mark: WrittenPart & { kind: 'food' }): boolean {
  if (later.kind === 'food') return later.food === mark.food
  if (later.kind !== 'text') return false
  const heads = `${mark.words ?? ''} ${mark.food.replaceAll('-', ' ')}`.toLowerCase().match(/\p{L}+/gu) ?? []
  const words = later.text.toLowerCase().match(/\p{L}+/gu) ?? []
  return remainder.test(later.text) || words.some((word) => heads.map(stem).includes(stem(word)))
}

function stem(word: string): string {
  return word.replace(/(es|s)$/, '')
}

/** What a computed share says by itself: "the remaining 2 tsp oil", "1 tbsp butter (half)". */
const repeatedShare =
  /\b(?:the|an?|(?:half|thirds?|quarters?|rest|remainder|most|some|last)(?: of)?(?: the)?|(?:the )?(?:other|remaining|second) (?:half|part)?)\s*$/i
/** A share in words, which shows no amount; with what follows it. */
const inWords =
  /\b(half|(?:a|one) (?:third|quarter|fifth)|two thirds|three quarters|two fifths)(?: of)?(?: the)?(?:\s+(\p{L}+))?/giu

export function checkShareWords(source: Pick<WrittenRecipe, 'ingredients' | 'steps'>): LineFinding[] {
  const names = namesOf(source)
  return source.steps.flatMap((step) => [...doubledWords(step), ...uncomputed(step, names)])
}

function doubledWords({ parts, line }: WrittenStep): LineFinding[] {
  return parts.flatMap((part, index) => {
    const before = parts[index - 1]
    if (part.kind !== 'food' || !part.share || before?.kind !== 'text') return []
    const [found] = repeatedShare.exec(before.text) ?? []
    if (found === undefined) return []
    const what = `"${found.trim()}" stands before [${part.food}: …], which shows "the remaining 2 tsp" or "1 tbsp (half)" by itself.`
    return [{ line, what, remedy: `Leave "${found.trim()}" out.` }]
  })
}

/** Half of a dough or of a pan is no share of an ingredient: the next word must name one. */
function uncomputed({ parts, line }: WrittenStep, names: ReadonlyMap<string, string>): LineFinding[] {
  return parts.flatMap((part, index) => {
    if (part.kind !== 'text') return []
    const next = parts[index + 1]
    return [...part.text.matchAll(inWords)].flatMap((match) => {
      const [found, fraction = '', word] = match
      const isBeforeMark = part.text.slice(match.index + found.length).trim() === ''
      const marked = isBeforeMark && word === undefined && next?.kind === 'food' ? next.food : undefined
      const food = marked ?? names.get(stemOf(word ?? ''))
      if (food === undefined || (next?.kind === 'food' && next.share && marked)) return []
      const spoken = fraction.toLowerCase().replace(/^(a|one) /, '')
      const share = isNamedShare(spoken) ? spoken : '1 tbsp'
      const what = `"${found}" shows the cook no amount of ${food}.`
      const remedy = `Write [${food}: ${share}] here, and [${food}: rest] where the rest goes in.`
      return [{ standard: 'recipe: computed shares' as const, line, what, remedy }]
    })
  })
}

/** The words by which steps may speak of an ingredient. */
function namesOf({ ingredients, steps }: Pick<WrittenRecipe, 'ingredients' | 'steps'>): Map<string, string> {
  const own = ingredients.flatMap(({ foodId }) =>
    foodId.split('-').map((word) => [stemOf(word), foodId] as const),
  )
  const said = steps.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'food' && part.words !== undefined
        ? part.words.split(/\s+/).map((word) => [stemOf(word), part.food] as const)
        : [],
    ),
  )
  return new Map([...own, ...said].filter(([word]) => word.length > 2))
}

function stemOf(word: string): string {
  return word.toLowerCase().replace(/(es|s)$/, '')
}
