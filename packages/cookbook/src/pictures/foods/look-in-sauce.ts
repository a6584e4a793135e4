import type { GlyphId } from '../glyphs/glyphs.ts'
import type { Look } from './food-look.ts'

const WHOLE_CUTS =
  /steak|grillades|pot roast|brisket|sauerbraten|pizzaiola|chops?\b|schnitzel|roulade|meatloaf|smothered|sliced/
const MEATBALLS = /meatballs|alb[oó]ndigas|wedding soup|kofta|k[oö]fte/
const SPOONED: Readonly<Partial<Record<GlyphId, Pick<Look, 'glyph' | 'each'>>>> = {
  roast: { glyph: 'stew-beef', each: 28 },
  steak: { glyph: 'stew-beef', each: 28 },
  'chicken-breast': { glyph: 'chicken-chunk', each: 26 },
  'bean-heap': { glyph: 'black-bean', each: 4 },
}

/** Meat in a stew or soup is cut for the spoon, and its beans lie loose, unless the title names a whole cut. */
export function lookInSauce(look: Look, title: string): Look {
  if (look.glyph === 'mince' && MEATBALLS.test(title)) return { ...look, glyph: 'meatball', each: 25 }
  const spooned = SPOONED[look.glyph]
  return spooned && !WHOLE_CUTS.test(title) ? { ...look, ...spooned } : look
}
