import { minutesInWords } from '../figures-in-words.ts'
import { minutesIn } from '../find-json-ld.ts'
import type { FoundRecipe } from '../found-recipe.ts'
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

const tagPattern = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi
const voidElements = new Set(['meta', 'link', 'img', 'br', 'input', 'hr', 'source'])
const mostProperties = 2000
/** An element that isn't closed within this many characters is broken. */
const longestElement = 20_000
/** Of all elements together: marked elements stand in each other, and each is read with what is in it. */
const mostCharacters = 2_000_000

type OpenElement = { start: number; property?: { names: string[]; html: string } }

/** Each marked element with its machine-readable value, else its text. Every tag is read once. */
function propertiesIn(html: string): Property[] {
  const found: { names: string[]; html: string }[] = []
  const open = new Map<string, OpenElement[]>()
  let left = mostCharacters
  for (const match of html.matchAll(tagPattern)) {
    const [tag, slash, name = '', attributes = ''] = match
    const element = name.toLowerCase()
    if (slash === '/') {
      const closed = open.get(element)?.pop()
      if (closed?.property)
        left -= closeElement(closed, html, Math.min(match.index, closed.start + longestElement))
    } else {
      const property = found.length < mostProperties && left > 0 ? propertyOf(attributes) : undefined
      if (property) found.push(property)
      if (voidElements.has(element)) continue
      const isRead = property?.html === ''
      const opened = { start: match.index + tag.length, ...(isRead && { property }) }
      const others = open.get(element)
      if (others) others.push(opened)
      else open.set(element, [opened])
    }
  }
  for (const unclosed of [...open.values()].flat())
    if (unclosed.property && left > 0) left -= closeElement(unclosed, html, unclosed.start + longestElement)
  return found.flatMap(({ names, html: inside }) => {
    const value = plainText(inside)
    return names.map((name) => ({ name, value }))
  })
}

/** `html` is empty where the element's text says it. */
function propertyOf(attributes: string): OpenElement['property'] {
  const names = /\bitemprop\s*=\s*["']?([\w ]+)/i.exec(attributes)?.[1]
  if (names === undefined) return undefined
  const said = /\b(?:content|datetime)\s*=\s*["']([^"']*)["']/i.exec(attributes)?.[1]
  return { names: names.trim().split(/\s+/), html: said ?? '' }
}

/** How many characters it takes. */
function closeElement({ start, property }: OpenElement, html: string, end: number): number {
  if (property) property.html = html.slice(start, end)
  return end - start
}

function durationOf(text: string | undefined): number | undefined {
  return minutesIn(text) ?? minutesInWords(text)
}
