import { numericQuantity } from 'numeric-quantity'
import type { FoundRecipe } from './found-recipe.ts'
import { plainText } from './plain-text.ts'

type Json = Record<string, unknown>

/** A page may nest its lists as deep as it likes. */
const deepest = 6

const scriptPattern = /<script\b([^<>]*)>/gi
const scriptEnd = '</script'

/** The first schema.org Recipe of a page, or of a JSON-LD file. */
export function findJsonLd(text: string): FoundRecipe | undefined {
  const scripts = scriptsIn(text)
  const sources = scripts.length === 0 ? [text] : scripts
  const recipe = sources.flatMap((source) => recipesIn(parsed(source)))[0]
  return recipe && readRecipe(recipe)
}

/** Found by looking for each end once: a page of scripts that never end is read as fast as any. */
function scriptsIn(text: string): string[] {
  const bodies: string[] = []
  const lower = text.toLowerCase()
  let end = 0
  for (const { 0: tag, 1: attributes = '', index } of text.matchAll(scriptPattern)) {
    if (index < end) continue
    end = lower.indexOf(scriptEnd, index)
    if (end < 0) break
    const isJsonLd = /\btype\s*=\s*["']?application\/ld\+json/i.test(attributes)
    if (isJsonLd) bodies.push(text.slice(index + tag.length, end))
  }
  return bodies
}

/** Pages wrap it in comments now and then, or leave raw line ends in strings. */
function parsed(source: string): unknown {
  const body = source.replace(/^\s*<!--|-->\s*$/g, '').replace(/\p{Cc}+/gu, ' ')
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function recipesIn(value: unknown, depth = 0): Json[] {
  if (depth > deepest) return []
  if (Array.isArray(value)) return value.flatMap((item) => recipesIn(item, depth + 1))
  if (!isJson(value)) return []
  if (texts(value['@type']).includes('Recipe')) return [value]
  return [value['@graph'], value.mainEntity, value.itemListElement].flatMap((item) =>
    recipesIn(item, depth + 1),
  )
}

function readRecipe(recipe: Json): FoundRecipe {
  const yields = texts(recipe.recipeYield)
  const servings = yields.map(servingsIn).find((count) => count !== undefined)
  const [cuisine] = texts(recipe.recipeCuisine)
  const words = yields.find((text) => /[a-z]/i.test(text) && !/serving|people|portion/i.test(text))
  return {
    title: texts(recipe.name)[0] ?? 'Untitled',
    ...defined({
      servings,
      yields: words,
      cuisine,
      prepMinutes: minutesIn(recipe.prepTime),
      cookMinutes: minutesIn(recipe.cookTime),
      totalMinutes: minutesIn(recipe.totalTime),
    }),
    categories: [...texts(recipe.recipeCategory), ...texts(recipe.keywords)],
    ingredients: texts(recipe.recipeIngredient ?? recipe.ingredients).map((line) => ({ line })),
    steps: stepsIn(recipe.recipeInstructions),
  }
}

/** A text, a list of texts, steps, or sections of steps. */
function stepsIn(value: unknown, depth = 0): string[] {
  if (depth > deepest) return []
  if (typeof value === 'string')
    return plainText(value)
      .split(/\n+/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
  if (Array.isArray(value)) return value.flatMap((item) => stepsIn(item, depth + 1))
  if (!isJson(value)) return []
  return value.itemListElement === undefined
    ? texts(value.text ?? value.name)
    : stepsIn(value.itemListElement, depth + 1)
}

/** Every text in a value that may be one text, a number, or a list of them. */
function texts(value: unknown, depth = 0): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') {
    const text = plainText(value).replace(/\s+/g, ' ').trim()
    return text === '' ? [] : [text]
  }
  return Array.isArray(value) && depth < deepest ? value.flatMap((item) => texts(item, depth + 1)) : []
}

function servingsIn(text: string): number | undefined {
  const count = numericQuantity(/[\d¼½¾][\d ./]{0,20}/.exec(text)?.[0] ?? '')
  return Number.isFinite(count) && count >= 1 ? Math.round(count) : undefined
}

const durationPattern =
  /^P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:\d+(?:\.\d+)?S)?)?$/

export function minutesIn(value: unknown): number | undefined {
  const match = typeof value === 'string' ? durationPattern.exec(value.trim().slice(0, 60)) : null
  if (!match) return undefined
  const [days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return Math.round(days * 1440 + hours * 60 + minutes)
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function defined<Fields extends Json>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: NonNullable<Fields[Key]> }
}
