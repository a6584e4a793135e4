import type { Pen } from '../ink/pen.ts'

export interface GlyphInk {
  body: string
  /** Outline as path data; the caller lays it below as the shadow. */
  shade: string
  /** What is on top, where the sides that a knife cut stay bare: a coat clings to it alone. */
  face?: string
  /** Laid over the coat: beans and fibers are seen through it. */
  marks?: string
}

export interface Glyph {
  /** Half the width and half the height, in pixels of the featured picture. */
  reach: readonly [halfWidth: number, halfHeight: number]
  draw: (pen: Pen) => GlyphInk
  /** How many differing drawings of it a picture may hold; 1 when left out. */
  variants?: number
}

export type GlyphFamily = Record<string, Glyph>
