import { hashText, pick, seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { altText } from '../alt-text.ts'
import type { Layout } from '../dish/dish-form.ts'
import type { Showing, Shown } from '../dish/find-visible-foods.ts'
import { flavourColour } from '../dish/flavour-colour.ts'
import type { Dish } from '../dish/read-dish.ts'
import type { GlyphId } from '../glyphs/glyphs.ts'
import { colourDistance } from '../ink/colour.ts'
import { startSheet } from '../ink/svg-sheet.ts'
import { chooseTint, drawBackdrop, drawTable } from '../vessels/backdrop.ts'
import { flatVessel, floorOf } from '../vessels/flat-vessels.ts'
import { DEEP_GLAZES, DISH_COLOURS, GLAZES } from '../vessels/glazes.ts'
import type { Glaze } from '../vessels/vessel.ts'
import type { VesselId } from '../vessels/vessel-id.ts'
import { drawBaked } from './layouts/baked.ts'
import { drawCrowned } from './layouts/crowned.ts'
import { drawCup } from './layouts/cup.ts'
import { drawDipped } from './layouts/dipped.ts'
import { drawJumble } from './layouts/jumble.ts'
import { drawPiled } from './layouts/piled.ts'
import { drawPlated } from './layouts/plated.ts'
import { drawPoured } from './layouts/poured.ts'
import { drawRolled } from './layouts/rolled.ts'
import { drawRows } from './layouts/rows.ts'
import { drawSauced } from './layouts/sauced.ts'
import { drawShingled } from './layouts/shingled.ts'
import { drawSliced } from './layouts/sliced.ts'
import { STANDING_CROP } from './layouts/standing.ts'
import { drawTossed } from './layouts/tossed.ts'
import { drawTray } from './layouts/tray.ts'
import { drawWells } from './layouts/wells.ts'
import { pieceArea } from './piece.ts'
import { shownAs } from './plate-bodies.ts'
import type { Scene } from './scene.ts'
import { laySpoonfuls, pourSauces, spreadSauces, standCups } from './told-sauces.ts'

const LAYOUTS: Readonly<Record<Layout, (scene: Scene) => void>> = {
  plated: drawPlated,
  tossed: drawTossed,
  jumble: drawJumble,
  shingled: drawShingled,
  rows: drawRows,
  dipped: drawDipped,
  sauced: drawSauced,
  baked: drawBaked,
  tray: drawTray,
  poured: drawPoured,
  cup: drawCup,
  piled: drawPiled,
  sliced: drawSliced,
  wells: drawWells,
  rolled: drawRolled,
  crowned: drawCrowned,
}

/** Layouts that bring their vessel along; a hint or rule for such a vessel overrides the dish's own layout. */
const OWN_LAYOUT: Readonly<Partial<Record<VesselId, Layout>>> = {
  glass: 'poured',
  jar: 'poured',
  mug: 'cup',
  loaf: 'sliced',
  'muffin-tray': 'wells',
  stack: 'piled',
  wrap: 'rolled',
  'cake-stand': 'crowned',
  'sheet-pan': 'tray',
  'lunch-box': 'rows',
}

/** Layouts that leave the floor bare between the foods; the others fill it themselves. */
const SPREAD_BELOW = new Set<Layout>(['plated', 'tossed', 'shingled', 'tray', 'dipped', 'rolled'])

/** What is told to lie over these runs down them as they are drawn. */
const GLAZED = new Set(['cake', 'cheesecake', 'roll-cake'])

const WHOLE = [0, 0, 480, 360] as const

export interface SceneJob {
  dish: Dish
  vessel: VesselId
  showing: Showing
}

export interface DrawnScene {
  svg: string
  alt: string
  glyphs: ReadonlySet<GlyphId>
}

/** `alt` describes the picture; left out, it is read from what was laid. */
export function drawScene(
  job: SceneJob,
  isFine: boolean,
  { thrift = 0, alt }: { thrift?: number; alt?: string } = {},
): DrawnScene {
  const { dish, vessel, showing } = job
  const seed = dish.recipe.id
  const sheet = startSheet(seed, isFine, thrift)
  const isGreenDish = dish.form.layout === 'tossed' && showing.beds.length > 0
  const tint = chooseTint(seed, dish.recipe.category, isGreenDish)
  const glaze = chooseGlaze(dish, vessel, tint.shaded, showing)
  const scene: Scene = {
    dish,
    showing,
    sheet,
    vessel,
    glaze,
    random: seededRandom(`${seed} scene`),
    floor: floorOf(vessel, seed),
  }
  const flat = flatVessel(vessel, seed)
  drawBackdrop(sheet, tint)
  if (isFine)
    sheet.ink(
      flat
        ? '<g transform="translate(-33.6 -25.2)scale(1.14)">'
        : '<g transform="translate(-12 -9)scale(1.05)">',
    )
  if (flat) {
    drawTable(sheet, tint, seededRandom(`${seed} table`))
    flat.draw({ sheet, random: seededRandom(`${seed} vessel`), glaze })
  }
  // A cake rises over the rim of its mug.
  const rim = dish.form.id === 'mug-cake' ? undefined : flat?.rim
  if (rim)
    sheet.ink(
      `<g clip-path="url(#${sheet.define((id) => `<clipPath id="${id}"><path d="${rim}"/></clipPath>`)})">`,
    )
  const layout = layoutOf(dish, vessel, showing)
  const hasTold = (dish.recipe.brief?.sauces ?? []).length > 0
  if (hasTold && SPREAD_BELOW.has(layout)) spreadSauces(scene)
  LAYOUTS[layout](scene)
  if (hasTold && layout !== 'plated' && layout !== 'poured') {
    pourSauces(scene, scene.floor, GLAZED.has(dish.form.id) || layout === 'piled')
    laySpoonfuls(scene)
  }
  if (rim) sheet.ink('</g>')
  if (hasTold) standCups(scene)
  if (isFine) sheet.ink('</g>')
  const words = alt ?? altText(dish, laidFoods(showing, sheet.glyphs), vessel)
  const svg = sheet.finish(isFine ? WHOLE : (flat?.crop ?? STANDING_CROP), words)
  return { svg, alt: words, glyphs: sheet.glyphs }
}

/** Of the foods that could show, those that the layout laid; a pinch of spice isn't worth a word. */
function laidFoods({ sauce: _, dusts: __, ...parts }: Showing, laid: ReadonlySet<GlyphId>): Shown[] {
  return Object.values(parts).flatMap((some) =>
    some.filter(({ look }) => shownAs(look).some((glyph) => laid.has(glyph))),
  )
}

function layoutOf(dish: Dish, vessel: VesselId, showing: Showing): Layout {
  const layout = dish.form.layout
  const own = OWN_LAYOUT[vessel]
  const isServedIn = vessel === 'sheet-pan' || vessel === 'lunch-box'
  if (own && !(isServedIn && dish.form.piece)) return own
  const isHomeless = ['poured', 'cup', 'sliced', 'wells', 'piled', 'rolled', 'crowned'].includes(layout)
  const isServed = layout === 'baked' && (vessel === 'plate' || vessel === 'board') && dish.form.piece
  if (isHomeless || isServed) return 'plated'
  if (layout === 'plated' && vessel === 'casserole' && !dish.form.piece) return 'baked'
  const isAllCream =
    showing.mains.length + showing.sides.length + showing.beds.length === 0 &&
    (showing.creams[0]?.food.gramsPerServing ?? 0) > 60
  if (layout === 'plated' && vessel === 'bowl' && isAllCream && !dish.form.piece) return 'sauced'
  if (layout === 'plated' && dish.form.id === 'plain' && isTossedTogether(dish, showing)) return 'jumble'
  const isSwimming =
    (showing.sauce?.grams ?? 0) > 55 &&
    showing.beds.length === 0 &&
    /simmer|broth|stew|poach|bubbl|soup/.test(dish.text)
  if (layout === 'plated' && isSwimming && (vessel === 'skillet' || vessel === 'bowl') && !dish.form.piece)
    return 'sauced'
  return layout
}

/** Bites that are fried in one pan lie mixed, not in groups. */
function isTossedTogether(dish: Dish, { mains, sides, beds, bits }: Showing): boolean {
  const kinds = [...mains, ...sides, ...bits.filter(({ food }) => food.gramsPerServing >= 25)]
  const isOfBites = kinds.length >= 3 && kinds.every(({ look }) => pieceArea(look.glyph) < 1900)
  const isOnePan =
    /\b(one[- ]p(an|ot)|same (pan|skillet)|stir (them|it|everything)|toss|fold|turn everything)\b/.test(
      dish.text,
    )
  return isOfBites && beds.length === 0 && isOnePan && dish.recipe.category !== 'dessert'
}

/** Foods that a white plate would swallow. */
const PALE = new Set<GlyphId>([
  'white-fish',
  'fish-steak',
  'fish-chunk',
  'fried-egg',
  'poached-egg',
  'sauced-egg',
  'boiled-egg',
  'devilled-egg',
  'tofu',
  'tofu-slab',
  'tofu-plank',
  'tofu-crumbs',
  'silken-tofu',
  'mozzarella',
  'burrata',
  'bocconcini',
  'feta',
  'goat-cheese',
  'brie-wedge',
  'halloumi',
  'paneer',
  'chicken-slice',
  'chicken-breast',
  'fried-cutlet',
  'shredded-chicken',
  'chicken-chunk',
  'scallop',
  'squid-ring',
  'oyster',
  'crab',
  'prawn',
  'mash',
  'mash-well',
  'cauliflower',
  'cauliflower-rice',
  'konjac-rice',
  'noodle-nest',
  'kohlrabi',
  'fennel',
  'kraut',
  'dumpling',
  'crepe',
  'omelette',
  'cookie',
  'curd-heap',
  'dollop',
  'cream-swirl',
])
const MOSTLY = 0.45

function chooseGlaze(dish: Dish, vessel: VesselId, tint: string, showing: Showing): Glaze {
  const seed = dish.recipe.id
  const ofDish = vessel === 'casserole' || vessel === 'skillet' || vessel === 'soup-bowl'
  const isPaleFood = isPale(showing, dish.form.piece?.glyph) || (vessel === 'bowl' && isPaleMilk(dish))
  const own = ofDish ? DISH_COLOURS : isPaleFood ? DEEP_GLAZES : GLAZES
  const sauce = own === GLAZES && isPalePool(showing) ? showing.sauce?.colour : undefined
  const fitting = (sauce ? DEEP_GLAZES : own).filter((glaze) => colourDistance(glaze.rim[0], tint) > 0.1)
  return pick(seededRandom(`${seed} glaze ${hashText(vessel)}`), fitting) ?? own[0] ?? GLAZES[0]
}

/** Yogurt, porridge and what is as white would not be seen in a white bowl. */
function isPaleMilk(dish: Dish): boolean {
  if (dish.form.id === 'granola') return true
  const isSpooned = /^(yogurt-bowl|porridge|custard)$/.test(dish.form.id)
  return isSpooned && colourDistance(flavourColour(dish), GLAZES[0].well) < 0.16
}

/** Grams of a sauce that is seen as a puddle. */
const LEAST_POOL = 20

/** A puddle as pale as the plates. */
function isPalePool({ sauce }: Showing): boolean {
  return (
    sauce !== undefined && sauce.grams >= LEAST_POOL && colourDistance(sauce.colour, GLAZES[0].well) < 0.13
  )
}

function isPale({ mains, sides, beds }: Showing, made: GlyphId | undefined): boolean {
  if (made) return PALE.has(made)
  const all = [...mains, ...sides, ...beds]
  const sum = (some: readonly Shown[]) => some.reduce((total, { weight }) => total + weight, 0)
  const isPaleFood = ({ look }: Shown) =>
    PALE.has(look.glyph) && (look.coat?.strength ?? 0) < 0.3 && look.tint === undefined
  return sum(all.filter(isPaleFood)) > MOSTLY * sum(all)
}
