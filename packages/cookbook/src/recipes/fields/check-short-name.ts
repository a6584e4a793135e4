import type { LineFinding } from '../../reading/fault.ts'
import type { WrittenRecipe } from '../written-recipe.ts'
import { longestShort } from './read-cooking-fields.ts'

/** CON-3: a title that is longer than a card's line has a short name, and a short title needs none. */
export function checkShortName({
  title,
  short,
  lines,
}: Pick<WrittenRecipe, 'title' | 'short' | 'lines'>): LineFinding[] {
  if (short === title)
    return [{ line: lines.title, what: 'The short name is the title.', remedy: 'Leave "short" out.' }]
  if (short !== undefined || title.length <= longestShort) return []
  const what = `The title has ${title.length} letters and no short name.`
  const remedy = `Add "short: …", at most ${longestShort} letters, as people say it.`
  return [{ standard: 'recipe: short name', line: lines.title, what, remedy }]
}
