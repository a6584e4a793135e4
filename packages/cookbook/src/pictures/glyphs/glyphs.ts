import { breads } from './breads.ts'
import { cakes, griddleCakes } from './cakes.ts'
import { cheese } from './cheese.ts'
import { coconutChocolate } from './coconut-chocolate.ts'
import { cookies } from './cookies.ts'
import { creams } from './creams.ts'
import { curedMeat } from './cured-meat.ts'
import { cutFoods } from './cut-foods.ts'
import { eggs } from './eggs.ts'
import { fish } from './fish.ts'
import type { Glyph } from './glyph.ts'

import { knifeCuts } from './knife-cuts.ts'
import { madeDishes, rolledDishes } from './made-dishes.ts'
import { noodles } from './noodles.ts'
import { avocadoCitrus } from './plants/avocado-citrus.ts'
import { berries } from './plants/berries.ts'
import { brassicas } from './plants/brassicas.ts'
import { cookedGreens } from './plants/cooked-greens.ts'
import { herbs } from './plants/herbs.ts'
import { mushrooms } from './plants/mushrooms.ts'
import { nuts } from './plants/nuts.ts'
import { pickles } from './plants/pickles.ts'
import { roots } from './plants/roots.ts'
import { saladLeaves } from './plants/salad-leaves.ts'
import { seedsCrumbs } from './plants/seeds-crumbs.ts'
import { soy } from './plants/soy.ts'
import { squash } from './plants/squash.ts'
import { stalks } from './plants/stalks.ts'
import { tomatoesPeppers } from './plants/tomatoes-peppers.ts'
import { poultry } from './poultry.ts'
import { redMeat } from './red-meat.ts'

import { shellfish } from './shellfish.ts'
import { sweets } from './sweets.ts'

const families = {
  ...eggs,
  ...redMeat,
  ...curedMeat,
  ...poultry,
  ...fish,
  ...shellfish,
  ...cheese,
  ...cutFoods,
  ...knifeCuts,
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
  ...cookies,
  ...cakes,
  ...madeDishes,
  ...rolledDishes,
}

export type GlyphId = keyof typeof families

export const glyphs: Readonly<Record<GlyphId, Glyph>> = families
