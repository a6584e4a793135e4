import type { GlyphId } from '../glyphs/glyphs.ts'
import type { Coat } from '../ink/coat.ts'

/** What a food is to the eye once the dish is on the table. */
export type Part =
  /** The thing the dish is about: drawn first and big. */
  | 'main'
  | 'side'
  /** Lies below the rest: leaves, noodles, rice, mash. */
  | 'bed'
  /** Small pieces strewn over the rest. */
  | 'bit'
  /** Cooked away unless the title names it: onion, garlic, ginger. */
  | 'aromatic'
  /** Grated cheese: melts when there is heat. */
  | 'melt'
  /** A spoonful on top when it is served so, else part of the sauce. */
  | 'cream'
  | 'citrus'
  | 'herb'
  | 'dust'
  | 'liquid'
  | 'hidden'

export interface Look {
  glyph: GlyphId
  part: Part
  /** Grams that one drawn piece stands for. */
  each: number
  tint?: string
  /** What cooking leaves on it. */
  coat?: Coat
}

export interface LookRule extends Look {
  /** Tested against the food's id. */
  food: RegExp
  /** Tested against title and steps; the rule is passed over when it fails. */
  when?: RegExp
}
