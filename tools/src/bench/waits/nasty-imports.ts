import { zipOf } from '@butterleaf/cookbook/testing/zip-of'

type Sent = { way: 'text'; body: { text: string } } | { way: 'file'; body: { name: string; base64: string } }
export type Import = Readonly<{ what: string }> & Sent

/** As people paste it. */
export const ordinaryImport = textImport(
  'an ordinary recipe',
  'Leek pie\n\nServes 4\n\nIngredients\n- 200 g flour\n- 100 g butter\n- 3 eggs\n- 300 g leeks\n\nMethod\nBake at 200 °C for 35 minutes.',
)

/** Each made the server stand still once: what a reader repeats for each character, line, word, property or entry. */
export const nastyImports: readonly Import[] = [
  textImport('a Cooklang heading of 3,000 spaces', `@a{1}\n\n=x${' '.repeat(3_000)}x`),
  textImport('front matter of 2,000 spaces', `---\n${' '.repeat(2_000)}x\n---\nLeeks\n\n300 g leeks\n2 eggs`),
  textImport('the same before Cooklang', `---\n${' '.repeat(2_000)}x\n---\n@leeks{300%g}`),
  textImport('57 KB of choices: a/ba/b', ingredients('a/b'.repeat(96))),
  textImport('57 KB of choices: red or green', ingredients('red or green or '.repeat(18))),
  textImport('57 KB of misspelled words', ingredients('bxtter chezzse onniion spinnatch '.repeat(9))),
  textImport('95 KB of !!! in one line', `Leeks\n\n300 g leeks\n${'!'.repeat(95_000)}a★`),
  textImport('95 KB of [', `Leeks\n\n300 g leeks\n${'['.repeat(95_000)}`),
  textImport('95 KB of *', `Leeks\n\n300 g leeks\n${'*'.repeat(95_000)}x`),
  textImport('28 KB of microdata', microdata()),
  {
    what: 'a zip of 40 entries at one place',
    way: 'file',
    body: { name: 'all.zip', base64: repeatedZip(40) },
  },
]

function textImport(what: string, text: string): Import {
  return { what, way: 'text', body: { text } }
}

function ingredients(line: string): string {
  return `Leeks\n\nIngredients\n${`- 100 g ${line}\n`.repeat(190)}`
}

/** Properties that open and never close. */
function microdata(): string {
  const ingredient = '<span itemprop="recipeIngredient">300 g leeks'
  return `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leeks</h1>${ingredient.repeat(600)}`
}

/** One file, listed again and again: small as it is sent, and large as it is read. */
function repeatedZip(times: number): string {
  const zip = zipOf({ 'a.json': microdata() })
  const endBytes = 22
  const end = Buffer.from(zip.subarray(-endBytes))
  const listedFrom = end.readUInt32LE(16)
  const entry = zip.subarray(listedFrom, -endBytes)
  end.writeUInt16LE(times, 8)
  end.writeUInt16LE(times, 10)
  end.writeUInt32LE(entry.length * times, 12)
  const listed = Array.from({ length: times }, () => entry)
  return Buffer.concat([zip.subarray(0, listedFrom), ...listed, end]).toString('base64')
}
