import { minutesIn } from '../find-json-ld.ts'
import type { FoundRecipe } from '../found-recipe.ts'
import { minutesInWords } from '../minutes-in-words.ts'
import { plainText } from '../plain-text.ts'

/** A recipe that a page marks by schema.org's attributes instead of JSON-LD. */
export function findMicrodata(html: string): FoundRecipe | undefined {
  const scope = /itemtype\s*=\s*["']?https?:\/\/(?:www\.)?schema\.org\/Recipe["'\s>]/i.exec(html)
  if (!scope) return undefined
  const properties = propertiesIn(html.slice(html.lastIndexOf('<', scope.index)))
  const all = (...names: string[]) =>
    properties.filter(({ name }) => names.includes(name)).map(({ value }) => value)
  const ingredients = all('recipeIngredient', 'ingredients').map((line) => ({
    line: line.replace(/\s+/g, ' '),
  }))
  if (ingredients.length === 0) return undefined
  const servings = Number(/\d+/.exec(all('recipeYield')[0] ?? '')?.[0])
  const [prepMinutes, cookMinutes, totalMinutes] = ['prepTime', 'cookTime', 'totalTime'].map((name) =>
    durationOf(all(name)[0]),
  )
  return {
    title: all('name')[0]?.replace(/\s+/g, ' ') ?? 'Untitled',
    ...(servings >= 1 && { servings }),
    ...(prepMinutes !== undefined && { prepMinutes }),
    ...(cookMinutes !== undefined && { cookMinutes }),
    ...(totalMinutes !== undefined && { totalMinutes }),
    categories: [],
    ingredients,
    steps: all('recipeInstructions')
      .flatMap((text) => text.split(/\n+/))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  }
}

type Property = { name: string; value: string }

const tagPattern = /<([a-z][a-z0-9]*)\b([^<>]*)>/gi
const voidElements = new Set(['meta', 'link', 'img', 'br', 'input', 'hr', 'source'])
const mostProperties = 2000
/** An element that isn't closed within so much is broken. */
const longestElement = 20_000

/** Each marked element with its machine-readable value, else its text. */
function propertiesIn(html: string): Property[] {
  const properties: Property[] = []
  for (const match of html.matchAll(tagPattern)) {
    if (properties.length >= mostProperties) break
    const [tag, element = '', attributes = ''] = match
    const names = /\bitemprop\s*=\s*["']?([\w ]+)/i.exec(attributes)?.[1]
    if (names === undefined) continue
    const said = /\b(?:content|datetime)\s*=\s*["']([^"']*)["']/i.exec(attributes)?.[1]
    const value =
      said ??
      (voidElements.has(element.toLowerCase()) ? '' : innerText(html, match.index + tag.length, element))
    for (const name of names.trim().split(/\s+/)) properties.push({ name, value: plainText(value) })
  }
  return properties
}

/** Up to the tag that closes the element; elements of its name inside it are counted. */
function innerText(html: string, start: number, element: string): string {
  const inside = html.slice(start, start + longestElement)
  let depth = 1
  for (const tag of inside.matchAll(new RegExp(`<(/?)${element}\\b[^<>]*>`, 'gi'))) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return inside.slice(0, tag.index)
  }
  return inside
}

function durationOf(text: string | undefined): number | undefined {
  return minutesIn(text) ?? minutesInWords(text)
}
