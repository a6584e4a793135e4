import type { Category } from '@butterleaf/domain/recipes/categories'
import type { GlyphId } from '../glyphs/glyphs.ts'
import type { VesselId } from '../vessels/vessel-id.ts'

export type Layout =
  /** Main thing, sides beside it, garnish on top. */
  | 'plated'
  /** A bed of leaves with the rest strewn over it. */
  | 'tossed'
  /** Everything small and mixed, filling the vessel. */
  | 'jumble'
  /** Slices overlapping in rings. */
  | 'shingled'
  /** Each food in a row or a part of its own. */
  | 'rows'
  /** A dip in its ramekin, things to dip around it. */
  | 'dipped'
  /** Pieces half sunk in a sauce or soup that fills the vessel. */
  | 'sauced'
  /** A browned crust over the whole dish. */
  | 'baked'
  /** Spread out on a sheet pan. */
  | 'tray'
  /** Layers behind glass, seen from the side. */
  | 'poured'
  | 'cup'
  | 'piled'
  | 'sliced'
  | 'wells'
  | 'rolled'
  | 'crowned'

/** What vanishes into the dish; toppings never do. */
export type Absorbs = 'nothing' | 'batter' | 'mixture' | 'everything'

export interface MadePiece {
  glyph: GlyphId
  count: number
  /** Where the colour comes from: a sweet's flavour, or the meat or vegetable it is made of. */
  tint?: 'flavour' | 'baked' | 'base'
  /** Small pieces of other foods that ride on each one. */
  carries?: number
}

export interface DishForm {
  id: string
  /** Tested against the title in lower case. */
  title: RegExp
  unless?: RegExp
  /** One of the steps must fit. */
  steps?: RegExp
  /** One of the foods must fit. */
  foods?: RegExp
  category?: Category
  /** One is taken by seed; none leaves it to the vessel rules. */
  vessels: readonly VesselId[]
  layout: Layout
  absorbs: Absorbs
  piece?: MadePiece
  /** What the description calls the thing made. */
  label?: string
  /** Words of the title that name it better. */
  names?: RegExp
  /** A sauce has no main food that shows: the whole title says what it is. */
  isNamedByTitle?: boolean
}
