import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { charactersOf } from './characters-of.ts'
import { sfntOfWoff } from './sfnt-of-woff.ts'

/** The faces as files come: split by script, and one of wide reach for what the two brand faces lack. */
const fontFiles = {
  Figtree: { normal: figtree('latin', 400), bold: figtree('latin', 600) },
  'Figtree Extended': { normal: figtree('latin-ext', 400), bold: figtree('latin-ext', 600) },
  'Young Serif': { normal: youngSerif('latin') },
  'Young Serif Extended': { normal: youngSerif('latin-ext') },
  Roboto: {
    normal: 'pdfmake/fonts/Roboto/Roboto-Regular.ttf',
    bold: 'pdfmake/fonts/Roboto/Roboto-Medium.ttf',
  },
} as const satisfies Record<string, { normal: string; bold?: string }>

export type FontName = keyof typeof fontFiles
export type Font = { name: FontName; normal: Buffer; bold?: Buffer; characters: ReadonlySet<string> }

let loaded: ReadonlyMap<FontName, Font> | undefined

/** Read once a thread. */
export function fonts(): ReadonlyMap<FontName, Font> {
  loaded ??= new Map((Object.keys(fontFiles) as FontName[]).map((name) => [name, loadFont(name)]))
  return loaded
}

export function hasCharacter(name: FontName, character: string): boolean {
  return fonts().get(name)?.characters.has(character) ?? false
}

function loadFont(name: FontName): Font {
  const files: { normal: string; bold?: string } = fontFiles[name]
  const normal = readFont(files.normal)
  const font = { name, normal, characters: charactersOf(normal) }
  return files.bold ? { ...font, bold: readFont(files.bold) } : font
}

function readFont(file: string): Buffer {
  const content = readFileSync(createRequire(import.meta.url).resolve(file))
  return file.endsWith('.woff') ? sfntOfWoff(content) : content
}

function figtree<Script extends string>(script: Script, weight: 400 | 600) {
  return `@fontsource/figtree/files/figtree-${script}-${weight}-normal.woff` as const
}

function youngSerif<Script extends string>(script: Script) {
  return `@fontsource/young-serif/files/young-serif-${script}-400-normal.woff` as const
}
