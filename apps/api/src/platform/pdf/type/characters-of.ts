const unicodeBmp = { platform: 3, encoding: 1 }
const noGlyph = 0
const lastSegment = 0xffff

/** Every character of the Basic Multilingual Plane that the font has a glyph for. */
export function charactersOf(sfnt: Buffer): ReadonlySet<string> {
  const cmap = sfnt.subarray(tableOffset(sfnt, 'cmap'))
  const table = cmap.subarray(subtableOffset(cmap))
  if (table.readUInt16BE(0) !== 4) throw new Error('A font whose cmap is not of format 4.')
  const segments = table.readUInt16BE(6) / 2
  const characters = new Set<string>()
  for (let segment = 0; segment < segments; segment++) {
    for (const code of codesIn(table, segment, segments)) characters.add(String.fromCodePoint(code))
  }
  return characters
}

function* codesIn(table: Buffer, segment: number, segments: number): Iterable<number> {
  const at = (array: number) => 14 + array * segments * 2 + segment * 2 + (array > 0 ? 2 : 0)
  const end = table.readUInt16BE(at(0))
  const start = table.readUInt16BE(at(1))
  const delta = table.readUInt16BE(at(2))
  const rangeOffset = table.readUInt16BE(at(3))
  for (let code = start; code <= end && code !== lastSegment; code++) {
    // The offset counts from where it stands itself.
    const listed = rangeOffset === 0 ? code : table.readUInt16BE(at(3) + rangeOffset + (code - start) * 2)
    if (listed !== noGlyph && ((listed + delta) & 0xffff) !== noGlyph) yield code
  }
}

function tableOffset(sfnt: Buffer, tag: string): number {
  const tables = sfnt.readUInt16BE(4)
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (sfnt.toString('latin1', at, at + 4) === tag) return sfnt.readUInt32BE(at + 8)
  }
  throw new Error(`A font without a ${tag} table.`)
}

function subtableOffset(cmap: Buffer): number {
  const tables = cmap.readUInt16BE(2)
  for (let at = 4; at < 4 + tables * 8; at += 8) {
    const isBmp =
      cmap.readUInt16BE(at) === unicodeBmp.platform && cmap.readUInt16BE(at + 2) === unicodeBmp.encoding
    if (isBmp) return cmap.readUInt32BE(at + 4)
  }
  throw new Error('A font without a Unicode cmap.')
}
