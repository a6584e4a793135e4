import { categoryOf } from '@butterleaf/domain/recipes/categories'
import type { Diet } from '@butterleaf/domain/recipes/dietary-tags'
import type { LineFinding } from '../reading/fault.ts'
import type { Recipe } from '../recipes/recipe.ts'
import type { WrittenRecipe } from '../recipes/written-recipe.ts'

const longestTitle = 72
const longestSlug = 64

/** The words of a title as a file name: "Eggs Benedict, keto style" is eggs-benedict-keto-style. */
export function slugFor(title: string): string {
  const plain = title.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '')
  const slug = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.slice(0, longestSlug).replace(/-[^-]*$/, (cut) => (slug.length > longestSlug ? '' : cut))
}

/** File name, folder and title belong together. */
export function checkNames(source: WrittenRecipe, folder: string): LineFinding[] {
  const findings: LineFinding[] = []
  const say = (line: number, what: string, remedy: string) => findings.push({ line, what, remedy })
  const { slug, title, lines } = source
  const category = categoryOf(source)
  const wanted = slugFor(title)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > longestSlug) {
    say(
      1,
      `The file name "${slug}" is no slug.`,
      `Name the file ${wanted}.yaml: small letters, figures, single hyphens.`,
    )
  } else if (!sharesWords(slug, wanted)) {
    say(
      lines.title,
      `The title "${title}" and the file name "${slug}" are two dishes.`,
      `Name the file ${wanted}.yaml.`,
    )
  }
  if (category !== folder) {
    const remedy = `Move the file to ${category}/, or put ${folder} first.`
    say(lines.title, `The folder is ${folder} and the first meal is ${category}.`, remedy)
  }
  if (title.length > longestTitle)
    say(lines.title, `The title is longer than ${longestTitle} letters.`, 'Shorten it.')
  if (
    !/^[\p{Lu}\d]/u.test(title) ||
    /[.!]$/.test(title) ||
    (title.length > 6 && title === title.toUpperCase())
  ) {
    say(
      lines.title,
      `The title "${title}" is not written as a title.`,
      'Start with a capital; no full stop, no shouting.',
    )
  }
  return findings
}

/** At least half of the file name's words are the title's, so that a copied file can't keep its old name. */
function sharesWords(slug: string, wanted: string): boolean {
  const stem = (word: string) => word.replace(/(es|s)$/, '')
  const words = new Set(wanted.split('-').map(stem))
  const own = slug.split('-').map(stem)
  return own.filter((word) => words.has(word)).length * 2 >= own.length
}

const promises: readonly { words: RegExp; diet: Diet }[] = [
  { words: /\b(vegetarian|veggie|meatless|vegan)\b/i, diet: 'vegetarian' },
  { words: /\b(dairy-free|vegan)\b/i, diet: 'dairy-free' },
  { words: /\bnut-free\b/i, diet: 'nut-free' },
  { words: /\bgluten-free\b/i, diet: 'gluten-free' },
  { words: /\bsoy-free\b/i, diet: 'soy-free' },
]

/** Diets come from the foods; a title may not claim more. */
export function checkPromises(recipe: Pick<Recipe, 'title' | 'free'>, line: number): LineFinding[] {
  return promises
    .filter(({ words, diet }) => words.test(recipe.title) && !recipe.free.includes(diet))
    .map(({ diet }) => {
      const what = `The title promises ${diet}, and the foods don't keep it.`
      return { line, what, remedy: 'Change the food that breaks it, or the title.' }
    })
}
