import { numericQuantity } from 'numeric-quantity'
import { minutesInWords } from './figures-in-words.ts'
import type { FoundIngredient, FoundRecipe } from './found-recipe.ts'
import { readFrontMatterFields, splitFrontMatter } from './front-matter.ts'

/** "1/2%cup". */
const longestAmount = 60
const tokenPattern = /([@#~])(?:([^@#~{}\n]*?)\{([^{}\n]*)\}|([\p{L}\d_-]+))(?:\(([^()\n]*)\))?/gu

/** A Cooklang file: front matter or ">>" metadata, then paragraphs with @ingredients, #pots and ~timers. */
export function findCooklang(text: string, fallbackTitle: string): FoundRecipe {
  const { fields, body } = metadataOf(text.replaceAll('\r\n', '\n'))
  const mentions = new Mentions()
  let group: string | undefined
  const steps: string[] = []
  for (const paragraph of uncommented(body).split(/\n\s*\n/)) {
    const section = paragraph.split('\n').find((line) => line.startsWith('='))
    if (section !== undefined) group = sectionName(section)
    const words = paragraph.replace(/^=.*$/m, '').replace(/^>.*$/gm, '').replace(/\s+/g, ' ').trim()
    if (words === '') continue
    steps.push(words.replace(tokenPattern, (...match) => tokenWords(match, mentions, group)))
  }
  return {
    title: fields.title ?? fallbackTitle,
    ...timesOf(fields),
    categories: [fields.course, fields.tags].flatMap((value) => value ?? []),
    ingredients: addedUp(mentions.all),
    steps,
  }
}

type Mention = Pick<FoundIngredient, 'group'> & {
  name: string
  /** As written: 1/2. */
  amount: string
  unit: string
  prep: string | undefined
}

class Mentions {
  readonly all: Mention[] = []
  readonly #names = new Set<string>()

  add(mention: Mention): void {
    this.all.push(mention)
    this.#names.add(mention.name)
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }
}

/** "== For the sauce ==". */
function sectionName(line: string): string | undefined {
  let [start, end] = [0, line.length]
  while (line[start] === '=') start += 1
  while (end > start && (line[end - 1] === '=' || line[end - 1]!.trim() === '')) end -= 1
  return line.slice(start, end).trim() || undefined
}

/** Amounts of one ingredient in several steps add up. */
function addedUp(mentions: readonly Mention[]): FoundIngredient[] {
  const rows = new Map<string, Mention>()
  for (const mention of mentions) {
    const key = [mention.group, mention.name, mention.unit].join('|')
    const row = rows.get(key)
    const amount = row ? sumOf(row.amount, mention.amount) : mention.amount
    rows.set(key, { ...mention, amount, prep: row?.prep ?? mention.prep })
  }
  return [...rows.values()].map(({ name, amount, unit, prep, group }) => {
    const line = [amount, unit, name].filter((part) => part !== '').join(' ')
    return {
      line: prep === undefined ? line : `${line}, ${prep}`,
      ...(group !== undefined && { group }),
    }
  })
}

function sumOf(one: string, other: string): string {
  if (one === '' || other === '') return one + other
  return String(Math.round((numericQuantity(one) + numericQuantity(other)) * 1000) / 1000)
}

function tokenWords(match: unknown[], mentions: Mentions, group: string | undefined): string {
  const [, sign, long, amount = '', short, prep] = match as (string | undefined)[]
  const name = (long ?? short ?? '').trim()
  const [quantity = '', unit = ''] = amount
    .slice(0, longestAmount)
    .split('%')
    .map((part) => part.trim())
  if (sign === '~') return `${quantity} ${unit}`.trim()
  const isNew = quantity !== '' || !mentions.has(name)
  if (sign === '@' && isNew) {
    const amount = Number.isFinite(numericQuantity(quantity)) ? quantity : ''
    mentions.add({ name, amount, unit, prep, ...(group !== undefined && { group }) })
  }
  return name
}

function metadataOf(text: string): { fields: Partial<Record<string, string>>; body: string } {
  const { front, body } = splitFrontMatter(text)
  if (front) return { fields: readFrontMatterFields(front), body }
  const lines = (text.match(/^>>.*$/gm) ?? []).map((line) => line.slice(2))
  return { fields: readFrontMatterFields(lines), body: text.replace(/^>>.*$/gm, '') }
}

/** "[- … -]"; a block that never ends is no block. */
function withoutBlocks(body: string): string {
  const kept: string[] = []
  let from = 0
  for (;;) {
    const start = body.indexOf('[-', from)
    const end = start < 0 ? -1 : body.indexOf('-]', start + 2)
    if (end < 0) return [...kept, body.slice(from)].join('')
    kept.push(body.slice(from, start))
    from = end + 2
  }
}

function uncommented(body: string): string {
  return withoutBlocks(body).replace(/--.*$/gm, '')
}

function timesOf(fields: Partial<Record<string, string>>) {
  const servings = Number.parseInt(fields.servings ?? '', 10)
  const prepMinutes = minutesInWords(fields['prep time'])
  const cookMinutes = minutesInWords(fields['cook time'])
  const totalMinutes = minutesInWords(fields['time required'] ?? fields.time)
  return {
    ...(servings > 0 && { servings }),
    ...(prepMinutes !== undefined && { prepMinutes }),
    ...(cookMinutes !== undefined && { cookMinutes }),
    ...(totalMinutes !== undefined && { totalMinutes }),
    ...(fields.cuisine !== undefined && { cuisine: fields.cuisine }),
  }
}
