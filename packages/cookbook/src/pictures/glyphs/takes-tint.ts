import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { type GlyphId, glyphs } from './glyphs.ts'

const KNOWN = new Map<GlyphId, boolean>()

/** Whether a drawing can be had in another color than its own. */
export function takesTint(glyph: GlyphId): boolean {
  const known = KNOWN.get(glyph)
  if (known !== undefined) return known
  const draw = (tint: string | undefined) =>
    glyphs[glyph].draw({ random: seededRandom(glyph), fine: false, tint })
  const takes = draw(undefined).body !== draw('#123456').body
  KNOWN.set(glyph, takes)
  return takes
}
