import { numericQuantity } from 'numeric-quantity'
import type { FoundIngredient, FoundRecipe } from './found-recipe.ts'

const tokenPattern = /([@#~])(?:([^@#~{}\n]*?)\{([^}]*)\}|([\p{L}\d_-]+))(?:\(([^)]*)\))?/gu

/** A Cooklang file: front matter or ">>" metadata, then paragraphs with @ingredients, #pots and ~timers. */
export function findCooklang(text: string, fallbackTitle: string): FoundRecipe {
  const { fields, body } = metadataOf(text.replaceAll('\r\n', '\n'))
  const ingredients: FoundIngredient[] = []
  let group: string | undefined
  const steps: string[] = []
  for (const paragraph of uncommented(body).split(/\n\s*\n/)) {
    const section = /^=+\s*(.*?)\s*=*\s*$/m.exec(paragraph)
    if (section) group = section[1] || undefined
    const words = paragraph
      .replace(/^=+.*$/m, '')
      .replace(/^>.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (words === '') continue
    steps.push(words.replace(tokenPattern, (...match) => tokenWords(match, ingredients, group)))
  }
  return {
    title: fields.title ?? fallbackTitle,
    ...timesOf(fields),
    categories: [fields.course, fields.tags].flatMap((value) => value ?? []),
    ingredients,
    steps,
  }
}

function tokenWords(match: unknown[], ingredients: FoundIngredient[], group: string | undefined): string {
  const [, sign, long, amount = '', short, prep] = match as (string | undefined)[]
  const name = (long ?? short ?? '').trim()
  const [quantity = '', unit = ''] = amount.split('%').map((part) => part.trim())
  if (sign === '~') return `${quantity} ${unit}`.trim()
  if (sign === '@' && (quantity !== '' || !ingredients.some(({ line }) => line.endsWith(name)))) {
    const number = Number.isFinite(numericQuantity(quantity)) ? quantity : ''
    const line = [number, unit, name].filter((part) => part !== '').join(' ')
    ingredients.push({
      line: prep === undefined ? line : `${line}, ${prep}`,
      ...(group !== undefined && { group }),
    })
  }
  return name
}

function metadataOf(text: string): { fields: Partial<Record<string, string>>; body: string } {
  const front = /^---\n([\s\S]*?)\n---\n?/.exec(text)
  const lines = front ? front[1]!.split('\n') : (text.match(/^>>.*$/gm) ?? []).map((line) => line.slice(2))
  const body = front ? text.slice(front[0].length) : text.replace(/^>>.*$/gm, '')
  const entries = lines.flatMap((line) => {
    const [, name, value] = /^\s*([\w ]+?)\s*:\s*(.+?)\s*$/.exec(line) ?? []
    return name === undefined ? [] : [[name.toLowerCase(), value!.replace(/^["'[]|["'\]]$/g, '')] as const]
  })
  return { fields: Object.fromEntries(entries), body }
}

function uncommented(body: string): string {
  return body.replace(/\[-[\s\S]*?-\]/g, '').replace(/--.*$/gm, '')
}

function timesOf(fields: Partial<Record<string, string>>) {
  const servings = Number.parseInt(fields.servings ?? '', 10)
  const prepMinutes = minutesOf(fields['prep time'])
  const cookMinutes = minutesOf(fields['cook time'])
  const totalMinutes = minutesOf(fields['time required'] ?? fields.time)
  return {
    ...(servings > 0 && { servings }),
    ...(prepMinutes !== undefined && { prepMinutes }),
    ...(cookMinutes !== undefined && { cookMinutes }),
    ...(totalMinutes !== undefined && { totalMinutes }),
    ...(fields.cuisine !== undefined && { cuisine: fields.cuisine }),
  }
}

function minutesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const hours = Number(/(\d+)\s*h/i.exec(text)?.[1] ?? 0)
  const minutes = Number(/(\d+)\s*m/i.exec(text)?.[1] ?? (hours === 0 ? Number.parseInt(text, 10) : 0))
  return Number.isFinite(minutes) ? hours * 60 + minutes : undefined
}
