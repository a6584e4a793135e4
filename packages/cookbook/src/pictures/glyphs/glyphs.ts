import { avocadoCitrus } from './avocado-citrus.ts'
import { berries } from './berries.ts'
import { brassicas } from './brassicas.ts'
import { breads } from './breads.ts'
import { cakes } from './cakes.ts'
import { cheese } from './cheese.ts'
import { coconutChocolate } from './coconut-chocolate.ts'
import { cookedGreens } from './cooked-greens.ts'
import { creams } from './creams.ts'
import { curedMeat } from './cured-meat.ts'
import { eggs } from './eggs.ts'
import { fish } from './fish.ts'
import type { Glyph } from './glyph.ts'
import { griddleCakes } from './griddle-cakes.ts'
import { herbs } from './herbs.ts'
import { madeDishes } from './made-dishes.ts'
import { mushrooms } from './mushrooms.ts'
import { noodles } from './noodles.ts'
import { nuts } from './nuts.ts'
import { pickles } from './pickles.ts'
import { poultry } from './poultry.ts'
import { redMeat } from './red-meat.ts'
import { rolledDishes } from './rolled-dishes.ts'
import { roots } from './roots.ts'
import { saladLeaves } from './salad-leaves.ts'
import { seedsCrumbs } from './seeds-crumbs.ts'
import { shellfish } from './shellfish.ts'
import { soy } from './soy.ts'
import { squash } from './squash.ts'
import { stalks } from './stalks.ts'
import { sweets } from './sweets.ts'
import { tomatoesPeppers } from './tomatoes-peppers.ts'

const families = {
  ...eggs,
  ...redMeat,
  ...curedMeat,
  ...poultry,
  ...fish,
  ...shellfish,
  ...cheese,
  ...soy,
  ...saladLeaves,
  ...cookedGreens,
  ...brassicas,
  ...squash,
  ...tomatoesPeppers,
  ...stalks,
  ...roots,
  ...mushrooms,
  ...avocadoCitrus,
  ...pickles,
  ...herbs,
  ...nuts,
  ...seedsCrumbs,
  ...berries,
  ...coconutChocolate,
  ...creams,
  ...noodles,
  ...breads,
  ...griddleCakes,
  ...sweets,
  ...cakes,
  ...madeDishes,
  ...rolledDishes,
}

export type GlyphId = keyof typeof families

export const glyphs: Readonly<Record<GlyphId, Glyph>> = families
