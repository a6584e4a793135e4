import { numericQuantity } from 'numeric-quantity'
import type { FoundIngredient, FoundRecipe } from './found-recipe.ts'
import { minutesInWords } from './minutes-in-words.ts'

const tokenPattern = /([@#~])(?:([^@#~{}\n]*?)\{([^{}\n]*)\}|([\p{L}\d_-]+))(?:\(([^()\n]*)\))?/gu

/** A Cooklang file: front matter or ">>" metadata, then paragraphs with @ingredients, #pots and ~timers. */
export function findCooklang(text: string, fallbackTitle: string): FoundRecipe {
  const { fields, body } = metadataOf(text.replaceAll('\r\n', '\n'))
  const mentions: Mention[] = []
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
    steps.push(words.replace(tokenPattern, (...match) => tokenWords(match, mentions, group)))
  }
  return {
    title: fields.title ?? fallbackTitle,
    ...timesOf(fields),
    categories: [fields.course, fields.tags].flatMap((value) => value ?? []),
    ingredients: addedUp(mentions),
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

function tokenWords(match: unknown[], mentions: Mention[], group: string | undefined): string {
  const [, sign, long, amount = '', short, prep] = match as (string | undefined)[]
  const name = (long ?? short ?? '').trim()
  const [quantity = '', unit = ''] = amount.split('%').map((part) => part.trim())
  if (sign === '~') return `${quantity} ${unit}`.trim()
  const isNew = quantity !== '' || !mentions.some((mention) => mention.name === name)
  if (sign === '@' && isNew) {
    const amount = Number.isFinite(numericQuantity(quantity)) ? quantity : ''
    mentions.push({ name, amount, unit, prep, ...(group !== undefined && { group }) })
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
