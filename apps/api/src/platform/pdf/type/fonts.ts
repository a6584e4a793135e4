import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font as ReadFont } from 'fontkit'

/** The two brand faces, and one of wide reach for what they lack. */
const fontFiles = {
  Figtree: {
    normal: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    bold: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  },
  'Young Serif': { normal: '@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf' },
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
  return readFileSync(createRequire(import.meta.url).resolve(file))
}

/** Every character that the font has a glyph for: its list names ranges, and these have gaps. */
function charactersOf(file: Buffer): ReadonlySet<string> {
  const font = create(file) as ReadFont
  const codes = font.characterSet.filter((code) => font.hasGlyphForCodePoint(code))
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}
