import type { Random } from '@butterleaf/domain/chance/seeded-random'
import type { RecipeId } from './recipe.ts'

// A recipe's id is `<slug>~<letters>`: `skillet-salmon-lemon-cream~k3f9q2ab1c`.
// - It stands in the recipe's file and is never computed, so it stays whatever is edited or renamed. Plans, likes
//   and links keep it for years. What changes with the words is the edition (edition.ts).
// - The slug in it is the file's first name, and only there to be read: it stays when the file is renamed.
// - The letters are drawn at random. In ids that were stored before they stood in the files, they are a hash of what
//   the recipe said then.
// - "~" can't stand in a slug and needs no escape in an address.
/** Without letters that look like figures. */
export const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
export const idLetterCount = 10

const pattern = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*~[${idAlphabet}]{${idLetterCount}}$`)

export function isRecipeId(text: string): text is RecipeId {
  return pattern.test(text)
}

export function newRecipeId(slug: string, random: Random): RecipeId {
  const letters = Array.from(
    { length: idLetterCount },
    () => idAlphabet[Math.floor(random() * idAlphabet.length)],
  )
  return `${slug}~${letters.join('')}`
}

/** The slug in an id; an id without letters is a slug. */
export function slugOf(id: string): string {
  return id.split('~')[0]!
}

/**
 * Says nothing of the recipe, and can't be guessed (130 bits): an `img` sends no token, so knowing the id is what shows the picture.
 */
export function newOwnRecipeId(random: Random): RecipeId {
  const letters = Array.from({ length: 16 }, () => idAlphabet[Math.floor(random() * idAlphabet.length)])
  return newRecipeId(`own-${letters.join('')}`, random)
}

const ownPattern = new RegExp(`^own-[${idAlphabet}]{16}~`)

/** Whether a person wrote it. */
export function isOwnRecipeId(id: string): boolean {
  return ownPattern.test(id)
}
