import type { Pen } from '../ink/pen.ts'

export interface GlyphInk {
  body: string
  /** Outline as path data; the caller lays it below as the shadow. */
  shade: string
}

export interface Glyph {
  /** Half the width and half the height, in pixels of the featured picture. */
  reach: readonly [halfWidth: number, halfHeight: number]
  draw: (pen: Pen) => GlyphInk
  /** How many differing drawings of it a picture may hold; 1 when left out. */
  variants?: number
}

export type GlyphFamily = Record<string, Glyph>
