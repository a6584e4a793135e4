import { inflateSync } from 'node:zlib'

/** The text of each page as a reader program extracts it: without spaces, fractions as 1⁄3. */
export function pdfText(bytes: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(bytes))
  const fonts = fontsByName(objects)
  return pagesOf(objects).map((page) => {
    const content = objects.get(reference(page, 'Contents'))
    return asPdfText(textOf(content?.stream ?? '', fonts))
  })
}

/** Normalises a text as `pdfText` does. */
export function asPdfText(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '')
}

type PdfObject = { dictionary: string; stream: string }
type Objects = ReadonlyMap<number, PdfObject>
type Glyphs = ReadonlyMap<number, string>

function readObjects(file: Buffer): Objects {
  const found = file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(Array.from(found, ([, number, body]) => [Number(number), readObject(body ?? '')]))
}

function readObject(body: string): PdfObject {
  const [, dictionary = body, raw = ''] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream/.exec(body) ?? []
  const isPacked = dictionary.includes('/FlateDecode') && !dictionary.includes('/Image')
  const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
  return { dictionary, stream }
}

function pagesOf(objects: Objects): string[] {
  const tree = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Pages'))
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(tree?.dictionary ?? '') ?? []
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id]) => objects.get(Number(id))?.dictionary ?? '')
}

function reference(dictionary: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1])
}

function fontsByName(objects: Objects): Map<string, Glyphs> {
  const fonts = new Map<string, Glyphs>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(id))?.dictionary ?? ''
      fonts.set(name, glyphsOf(objects.get(reference(font, 'ToUnicode'))?.stream ?? ''))
    }
  }
  return fonts
}

function glyphsOf(toUnicode: string): Glyphs {
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of toUnicode.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    Array.from(list.matchAll(/<([^>]*)>/g), ([, units = ''], index) =>
      glyphs.set(Number.parseInt(first, 16) + index, utf16(units)),
    )
  }
  return glyphs
}

function utf16(hex: string): string {
  return String.fromCharCode(...(hex.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
}

function textOf(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs = new Map()
  let text = ''
  for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? new Map()
    for (const code of shown.match(/(?<=<[^>]*)\w{4}/g) ?? []) {
      text += glyphs.get(Number.parseInt(code, 16)) ?? '\u{FFFD}'
    }
  }
  return text
}
