import type { PictureIngredient } from '../picture-recipe.ts'

/** Words that many foods share and none is known by. */
const PLAIN_WORDS = new Set(
  `fresh ground dried large whole cream heavy sauce baby powder oil black white green sweet milk
   water juice seed extra virgin free range light dark paste plain flour cheese pepper salt breast
   thigh fillet steak leaf leaves full sliced chopped pieces flakes thighs breasts fillets`.split(/\s+/),
)
const WORD_PATTERNS = new Map<string, RegExp>()

/** Whether a sentence speaks of a food, by its mark, its name or the last telling word of its name. */
export function mentions(text: string, ingredient: PictureIngredient): boolean {
  if (text.includes('['))
    return text.includes(`[${ingredient.food}]`) || text.includes(`[${ingredient.food}|`)
  const name = ingredient.name.toLowerCase()
  return text.includes(name) || hasWord(text, headWord(name))
}

export function isNamedIn(title: string, ingredient: PictureIngredient): boolean {
  const words = `${ingredient.food.replaceAll('-', ' ')} ${ingredient.name.toLowerCase()}`.split(/[^a-zà-ÿ]+/)
  return words.some((word) => isTelling(word) && hasWord(title, word))
}

function headWord(name: string): string {
  const words = name.replace(/[,(].*$/, '').split(/[^a-zà-ÿ]+/)
  return words.filter(isTelling).pop() ?? name
}

function isTelling(word: string): boolean {
  return word.length > 2 && !PLAIN_WORDS.has(word)
}

/** `egg` is in `eggs` but not in `eggplant`. */
function hasWord(text: string, word: string): boolean {
  const stem = word.replace(/(ies|es|s|y)$/, '')
  if (!text.includes(stem)) return false
  let pattern = WORD_PATTERNS.get(stem)
  if (!pattern) {
    pattern = new RegExp(`\\b${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(s|es|y|ies)?\\b`)
    WORD_PATTERNS.set(stem, pattern)
  }
  return pattern.test(text)
}
