import type { LineFinding } from '../reading/fault.ts'
import type { WrittenPart } from '../recipes/step-text.ts'
import type { WrittenRecipe } from '../recipes/written-recipe.ts'

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
