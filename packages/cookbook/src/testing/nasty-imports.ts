import type { OwnRecipeSource } from '../import/own/read-own-recipes.ts'
import { zipOf } from './zip-of.ts'

/** What a careless reader repeats for each character, line, word, tag or entry before it. */
export type NastyImport = Readonly<{
  what: string
  /** The largest that is read at all. */
  mostBytes: number
  make: (bytes: number) => OwnRecipeSource
}>

const mostText = 190_000
const mostPage = 1_900_000

export const nastyImports: readonly NastyImport[] = [
  text('a Cooklang heading of spaces', (size) => `@a{1}\n\n=x${' '.repeat(size)}x`),
  text('front matter of spaces', (size) => `---\n${' '.repeat(size)}x\n---\nLeeks\n\n300 g leeks\n2 eggs`),
  text('the same before Cooklang', (size) => `---\n${' '.repeat(size)}x\n---\n@leeks{300%g}`),
  lines('choices: a/ba/b', 'a/b'),
  lines('choices: red or green', 'red or green or '),
  lines('joined: a and b', 'salt and '),
  lines('misspelt words', 'bxtter chezzse onniion spinnatch '),
  lines('figures', '1 1/2 '),
  lines('a figure without end', '7'),
  lines('parentheses', '('),
  lines('combining marks', 'e\u0301\u0301'),
  text('!!! in one line', (size) => `Leeks\n\n300 g leeks\n${'!'.repeat(size)}a★`),
  text('[ in one line', (size) => `Leeks\n\n300 g leeks\n${'['.repeat(size)}`),
  text('* in one line', (size) => `Leeks\n\n300 g leeks\n${'*'.repeat(size)}x`),
  text('short lines', (size) => `Leeks\n\n300 g leeks\n${'a\n'.repeat(size / 2)}`),
  text('tabs', (size) => `Leeks\n\n300 g leeks\n2 eggs${'\t'.repeat(size)}x`),
  text('colons', (size) => `Leeks\n\n300 g leeks\n${'prep: '.repeat(size / 6)}`),
  text('mentions of Cooklang', (size) => `@leeks{1}\n\n${'@a{} '.repeat(size / 5)}`),
  text('dashes', (size) => `@leeks{1}\n\n${'-'.repeat(size)}x`),
  page('microdata that never closes', (size) =>
    microdata('<span itemprop="recipeIngredient">300 g leeks', size),
  ),
  page('tags that never end', (size) => microdata('<span ', size)),
  page('entities', (size) => microdata('&amp', size)),
  page('scripts that never end', (size) => microdata('<script type="application/ld+json">', size)),
  page('lists in lists', (size) => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`),
  page('a list of recipes', (size) => `[${'{"@type":"Recipe"},'.repeat(size / 19)}{}]`),
]

/** Forty entries at one place: small as it is sent, and large as it is read. */
export function zipOfOneEntry(times: number): OwnRecipeSource {
  const zip = zipOf({ 'a.json': microdata('<span itemprop="recipeIngredient">300 g leeks', 28_000) })
  const endBytes = 22
  const end = Buffer.from(zip.subarray(-endBytes))
  const listedFrom = end.readUInt32LE(16)
  const entry = zip.subarray(listedFrom, -endBytes)
  end.writeUInt16LE(times, 8)
  end.writeUInt16LE(times, 10)
  end.writeUInt32LE(entry.length * times, 12)
  const listed = Array.from({ length: times }, () => entry)
  return {
    kind: 'file',
    name: 'all.zip',
    bytes: Buffer.concat([zip.subarray(0, listedFrom), ...listed, end]),
  }
}

function text(what: string, words: (size: number) => string): NastyImport {
  return { what, mostBytes: mostText, make: (size) => ({ kind: 'text', text: words(size) }) }
}

function page(what: string, words: (size: number) => string): NastyImport {
  return { what, mostBytes: mostPage, make: (size) => ({ kind: 'text', text: words(size) }) }
}

/** As many ingredient lines as a recipe has, each as long as a line may be. */
function lines(what: string, part: string): NastyImport {
  const line = `- 100 g ${part.repeat(290 / part.length)}\n`
  const make = (size: number) => `Leeks\n\nIngredients\n${line.repeat(Math.max(1, size / line.length))}`
  return { what, mostBytes: line.length * 190, make: (size) => ({ kind: 'text', text: make(size) }) }
}

function microdata(part: string, size: number): string {
  const start = '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leeks</h1>'
  return `${start}<p itemprop="recipeIngredient">300 g leeks</p>${part.repeat(size / part.length)}`
}
