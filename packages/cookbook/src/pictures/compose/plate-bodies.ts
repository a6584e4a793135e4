import { colourOfWord } from '../brief/brief-words.ts'
import { dye } from '../brief/cast-told-foods.ts'
import { naturalColour } from '../brief/natural-colour.ts'
import type { MadePiece } from '../dish/dish-form.ts'
import type { Shown } from '../dish/find-visible-foods.ts'
import { bakedColour, baseColour, flavourColour, titledColour } from '../dish/flavour-colour.ts'
import { EGG_WHITE, looseLook } from '../dish/read-dish.ts'
import type { SeenFood } from '../dish/seen-food.ts'
import type { Look, Part } from '../foods/food-look.ts'
import { habitOf } from '../glyphs/glyph-habits.ts'
import { type GlyphId, glyphs } from '../glyphs/glyphs.ts'
import type { Coat } from '../ink/coat.ts'
import { mix } from '../ink/colour.ts'
import type { PictureIngredient } from '../picture-recipe.ts'
import { type Body, makeBody } from './body.ts'
import { type Floor, floorArea } from './floor.ts'
import { type GroupWish, layGroup } from './lay-group.ts'
import { type Piece, pieceArea } from './piece.ts'
import { pieceCount, type Scene, wishByShare, wishOf } from './scene.ts'
import { strew } from './strew.ts'
import { sauceBodies } from './told-sauces.ts'
import { uprightTurn } from './toppings.ts'

export const LEAFY = new Set([
  'spinach',
  'romaine',
  'rocket',
  'butter-lettuce',
  'watercress',
  'radicchio',
  'endive',
  'mixed-leaf',
  'frisee',
  'kale',
  'torn-leaf',
])

/** The bodies of a plate, the main one first. */
export function plateBodies(scene: Scene, ground: Shown | undefined): Body[] {
  const { showing, dish, sheet } = scene
  const carried = carriesToppings(scene)
  const sides = sideFoods(scene, ground)
    .filter((side) => !carried || liesBeside(scene, side))
    .slice(0, sideLimit(scene))
  const spoons = showing.creams
    .filter((spoon) => !carried || spoon.food.isBeside || liesBeside(scene, spoon))
    .slice(0, sheet.isFine ? 2 : sheet.thrift > 0 ? 0 : 1)
  const citrus = showing.citrus.slice(0, 1)
  const grow = fillFactor(scene, sides)
  const centre = dish.form.piece ? [layMadePieces(scene, dish.form.piece, grow)] : mainBodies(scene, grow)
  const salad = saladOf(scene, sides)
  const others = [
    ...(salad.length > 0 ? [saladBody(scene, salad)] : []),
    ...[...sides.filter((side) => !isInSalad(side, salad)), ...spoons].map((side) =>
      sideBody(scene, side, grow),
    ),
  ]
  const slices = citrus.map((one) =>
    makeBody(layGroup({ ...wishOf(scene, one, 2), scale: 0.92 }, scene.random), 1),
  )
  const all = [...centre, ...others, ...sauceBodies(scene), ...slices]
  if (all.length > 0 || ground) return all
  return loneBits(scene)
}

const TOSSED = /\b(toss|mix|dress|turn|fold)\w*\b/
const TOSSED_PARTS = new Set<Part>(['side', 'bed', 'bit'])

/** Of what lies beside the main thing, what a step tosses together; nothing where that is only one food. */
function saladOf({ dish, showing }: Scene, sides: readonly Shown[]): Shown[] {
  if (dish.form.id === 'platter' || showing.mains.length + (dish.form.piece ? 1 : 0) === 0) return []
  const kinds = [...sides, ...showing.bits.filter((bit) => !sides.includes(bit))].filter(
    ({ food, look }) =>
      TOSSED_PARTS.has(look.part) &&
      food.place !== 'over' &&
      food.place !== 'under' &&
      food.gramsPerServing >= 5 &&
      isTossable(look),
  )
  const tossed = tossedTogether(dish, kinds)
  const salad = kinds.filter((kind) => tossed.includes(kind))
  return salad.some((one) => sides.includes(one)) ? salad : []
}

/** The salad that the title names is the one that is tossed. */
function isInSalad(side: Shown, salad: readonly Shown[]): boolean {
  return salad.includes(side) || (salad.length > 0 && side.look.glyph === 'chopped-salad')
}

/** Halves, spears and wedges of a whole head are laid, not tossed. */
function isTossable({ glyph }: Look): boolean {
  return pieceArea(glyph) < 9000 &&
    !/-half$|wedge|spear|bok-choy|asparagus|broccolini|leafy-stem|egg|mash/.test(glyph)
    ? true
    : glyph === 'cherry-half' || glyph === 'olive-half' || glyph === 'tomato-wedge' || glyph === 'onion-wedge'
}

/** The largest set of these that one sentence tosses. */
function tossedTogether({ recipe }: Scene['dish'], kinds: readonly Shown[]): readonly Shown[] {
  const sets = recipe.steps
    .flatMap((step) => step.toLowerCase().split(/(?<=[.;])\s/))
    .filter((words) => TOSSED.test(words))
    .map((words) => kinds.filter(({ food: { ingredient } }) => isNamedBy(words, ingredient)))
    .sort((a, b) => b.length - a.length)
  const most = sets[0] ?? []
  return most.length >= 2 ? most : []
}

/** By its mark, or by the last word of its name. */
function isNamedBy(words: string, { food, name }: PictureIngredient): boolean {
  const last = name.toLowerCase().split(' ').pop() ?? name
  return words.includes(`[${food}`) || words.includes(last.replace(/(ies|es|s|y)$/, ''))
}

/** How many pieces a salad beside something else takes, without and with leaves, and how far it reaches. */
const SALAD_PIECES = [22, 11] as const
const SALAD_LEAVES = 11
const SALAD_REACH = 66

/** A heap of all that is tossed together: leaves and shreds lowest and out to the rim, no two of a kind side by side. */
function saladBody({ sheet, random }: Scene, kinds: readonly Shown[]): Body {
  const heaps = kinds.filter(({ look }) => habitOf(look.glyph) === 'heap' && pieceArea(look.glyph) > 3600)
  const leaves = kinds.filter(({ look }) => LEAFY.has(look.glyph))
  const loose = kinds.filter((one) => !heaps.includes(one) && !leaves.includes(one))
  const isOnGreens = heaps.length + leaves.length > 0
  const ground = heaps.slice(0, 1).flatMap(({ look }) =>
    [-0.36, 0.36].map(
      (side, i): Piece => ({
        ...pieceOf(look, i),
        x: side * SALAD_REACH,
        y: side * 20,
        turn: random() * 40,
        scale: 1,
      }),
    ),
  )
  const [most, fewer] = SALAD_PIECES
  const pieces = [
    ...ground,
    ...mixOver(dealShares(leaves, pieceCount(sheet, SALAD_LEAVES, 6)), SALAD_REACH * 0.74, 30, random),
    ...mixOver(
      dealShares(loose, pieceCount(sheet, isOnGreens ? fewer : most, 7)),
      SALAD_REACH * (isOnGreens ? 0.66 : 0.8),
      isOnGreens ? 25 : 30,
      random,
    ),
  ]
  return {
    ...makeBody(pieces, 4),
    discs: [{ x: 0, y: 0, radius: SALAD_REACH }],
    reach: [SALAD_REACH, SALAD_REACH * 0.9],
  }
}

function pieceOf({ glyph, tint, coat }: Look, i: number): Pick<Piece, 'glyph' | 'tint' | 'coat' | 'variant'> {
  return { glyph, tint, coat, variant: i % (glyphs[glyph].variants ?? 1) }
}

function dealShares(kinds: readonly Shown[], count: number): { look: Look; i: number }[] {
  const total = kinds.reduce((sum, one) => sum + shareIn(one), 0)
  return kinds.flatMap((one) => {
    const own = Math.max(2, Math.round((shareIn(one) / total) * count))
    return Array.from({ length: own }, (_, i) => ({ look: one.look, i }))
  })
}

/** Over a disc like seeds in a sunflower, in an order of chance; no piece is longer than the bite says. */
function mixOver(
  dealt: readonly { look: Look; i: number }[],
  disc: number,
  bite: number,
  random: Scene['random'],
): Piece[] {
  const start = random() * 6.28
  return dealt
    .map((one) => ({ ...one, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ look, i }, n): Piece => {
      const angle = start + n * 2.4
      const reach = Math.sqrt((n + 0.5) / dealt.length) * disc
      return {
        ...pieceOf(look, i),
        x: Math.cos(angle) * reach,
        y: Math.sin(angle) * reach * 0.86,
        turn: uprightTurn(look.glyph, random() * 360),
        scale: Math.min(0.92, bite / Math.max(...glyphs[look.glyph].reach)),
      }
    })
    .reverse()
}

function shareIn({ food, look }: Shown): number {
  return Math.min(60, food.gramsPerServing) * (look.part === 'bit' ? 1.3 : 1)
}

/** Carriers that keep what is named beside them beside them. */
const APART = new Set([
  'topped-crackers',
  'quesadilla',
  'toast',
  'omelette',
  'waffles',
  'crepes',
  'sandwich',
  'lettuce-burger',
  'baked-cheese',
  'tart',
])

function liesBeside({ dish }: Scene, { look, food }: Shown): boolean {
  if (food.place !== undefined) return food.place === 'beside'
  if (ENCLOSING.has(dish.form.id))
    return (LEAFY.has(look.glyph) && look.glyph !== 'spinach') || (food.isFinish && SERVED.has(look.part))
  return look.glyph === 'chopped-salad' || (APART.has(dish.form.id) && food.isBeside && look.part === 'side')
}

/** Forms that hold what is cooked in them: only what the last steps add is served beside. */
const ENCLOSING = new Set(['omelette', 'frittata', 'quesadilla', 'crepes'])
const SERVED = new Set<Part>(['side', 'bed', 'main', 'cream'])

/** Share of the floor that food covers once it has found its places. */
const COVERED = 0.62
const MOST_GROWTH = 2.6

/** How many times as many pieces it takes to fill a plate: what lies thin looks like leftovers. */
function fillFactor(scene: Scene, sides: readonly Shown[]): number {
  const { showing, dish, floor } = scene
  const made = dish.form.piece
  const mains = made ? [] : showing.mains.slice(0, 3)
  const own = [...mains, ...(made ? [] : sides)]
  const lead = own.length === 0 ? leadOf(scene) : undefined
  const covers = [...own, ...(lead ? [lead] : [])].reduce(
    (sum, { look, count, scale }) => sum + pieceArea(look.glyph) * count * scale ** 2,
    made ? pieceArea(made.glyph) * made.count : 0,
  )
  return Math.max(
    1,
    Math.min(MOST_GROWTH, (COVERED * floorArea(floor)) / (LAID_LARGER * Math.max(1, covers))),
  )
}

/** Settling draws bites about this much larger in area. */
const LAID_LARGER = 1.5

/** More bites of a kind; what comes whole stays as it is. */
function moreOf<T extends { glyph: GlyphId; count: number }>(wish: T, grow: number, most: number): T {
  const isBite = pieceArea(wish.glyph) < 3400 && wish.count > 1 && !/egg/.test(wish.glyph)
  return isBite
    ? { ...wish, count: Math.max(wish.count, Math.min(most, Math.round(wish.count * grow))) }
    : wish
}

function mainBodies(scene: Scene, more: number): Body[] {
  const [first, second, third] = scene.showing.mains
  if (!first) {
    const lead = leadOf(scene)
    return lead
      ? [
          makeBody(
            layGroup({ ...moreOf(wishOf(scene, lead), more, 16), scale: lead.scale * 1.15 }, scene.random),
            8,
          ),
        ]
      : []
  }
  const seconds = [second, third].filter(
    (main): main is Shown => main !== undefined && (main.food.isTitled || main.weight > first.weight * 0.22),
  )
  return [first, ...seconds].map((main, i) => {
    const laid = wishByShare(scene, main, { usual: 14, most: 24, cover: 0.6 })
    const wish = moreOf(laid, more, pieceCount(scene.sheet, 20, 9))
    const grow = i === 0 ? starScale(scene, main) : 1
    return makeBody(layGroup({ ...wish, scale: wish.scale * grow }, scene.random), i === 0 ? 10 : 5)
  })
}

/** The main thing outshines its sides even when they are bulky. */
function starScale(scene: Scene, main: Shown): number {
  const covers = (shown: Shown) => pieceArea(shown.look.glyph) * shown.count * shown.scale ** 2
  const sides = scene.showing.sides.slice(0, sideLimit(scene))
  const others = sides.reduce((sum, side) => sum + Math.min(20000, covers(side)), 0)
  return Math.max(1, Math.min(1.5, Math.sqrt((0.95 * others) / covers(main))))
}

/** Without a main thing the first side takes its place, or the fruit of a sweet. */
function leadOf({ showing, dish }: Scene): Shown | undefined {
  if (showing.mains.length > 0 || dish.form.piece) return undefined
  return showing.sides[0] ?? showing.bits.find((bit) => bit.food.gramsPerServing >= 30)
}

function sideFoods(scene: Scene, ground: Shown | undefined): Shown[] {
  const { showing, dish } = scene
  const lead = leadOf(scene)
  const sides = showing.sides.filter((side) => side !== lead)
  const bits = showing.bits.filter((bit) => bit !== lead)
  if (dish.form.id === 'platter') return [...sides, ...bits].sort((a, b) => b.weight - a.weight)
  const beds = showing.beds.filter((bed) => bed !== ground).slice(0, 1)
  // What is served with the thing made lies beside it: the eggs of hash browns, the lox of bagels.
  const served = dish.form.piece ? showing.mains.slice(0, 2) : []
  return [...served, ...beds, ...sides, ...bits.filter((bit) => !isLoose(scene, bit))]
}

function sideBody(scene: Scene, side: Shown, more: number): Body {
  if (LEAFY.has(side.look.glyph)) return leafNest(scene, side)
  const laid = heapsOf(scene, side, wishByShare(scene, side, { usual: 8, most: 16, cover: 0.35 }))
  const wish = moreOf(laid, more, pieceCount(scene.sheet, 13, 6))
  const body = makeBody(layGroup(wish, scene.random), 3)
  return habitOf(wish.glyph) === 'heap' && wish.count > 1 ? asBed(body) : body
}

/** How near to its middle a bed lets others come. */
const BED_HOLDS_OFF = 0.74

function asBed(body: Body): Body {
  const discs = body.discs.map((disc) => ({ ...disc, radius: disc.radius * BED_HOLDS_OFF }))
  return { ...body, discs, isBed: true }
}

/** A single heap holds more than it stands for, and greens shrink as they wilt. */
const HEAP_HOLDS = 1.2
const WILTED_HEAP_HOLDS = 2.2
const MOST_HEAPS = 3
/** Grams. */
const LIGHTEST_HEAP = 60

/** Cabbage, greens and shreds that weigh much lie in several heaps, so that strands keep their size. */
function heapsOf({ sheet, dish }: Scene, { food, look }: Shown, wish: GroupWish): GroupWish {
  if (habitOf(look.glyph) !== 'heap' || /mash|creamed/.test(look.glyph) || !sheet.isFine) return wish
  const holds = /greens/.test(look.glyph) ? WILTED_HEAP_HOLDS : HEAP_HOLDS
  const grams = food.ingredient.grams / Math.max(1, dish.recipe.servings)
  const heaps = Math.round(grams / (holds * Math.max(LIGHTEST_HEAP, look.each)))
  return { ...wish, count: Math.max(1, Math.min(MOST_HEAPS, heaps)) }
}

/** A nest of torn pieces is as wide as one of whole leaves. */
const TORN_NEST = 42

/** A handful of leaves lying over one another, as they fall: tips outward, but no two alike, or they make a star. */
function leafNest(scene: Scene, leaf: Shown): Body {
  const { random, sheet } = scene
  const isTorn = leaf.look.glyph === 'torn-leaf'
  const count = pieceCount(sheet, isTorn ? 16 : 9, isTorn ? 7 : 5)
  const halfHeight = isTorn ? TORN_NEST : glyphs[leaf.look.glyph].reach[1]
  const variants = glyphs[leaf.look.glyph].variants ?? 1
  const pieces = Array.from({ length: count }, (_, i): Piece => {
    const angle = i * 2.4 + random() * 0.5
    const reach = Math.sqrt((i + 0.5) / count) * halfHeight * 1.05
    return {
      glyph: leaf.look.glyph,
      tint: leaf.look.tint,
      coat: leaf.look.coat,
      variant: i % variants,
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach,
      turn: (angle * 180) / Math.PI + 90 + (random() - 0.5) * 130,
      scale: 0.78 + random() * 0.16,
    }
  })
  return {
    ...makeBody(pieces, 3),
    discs: [{ x: 0, y: 0, radius: halfHeight * 1.5 }],
    reach: [halfHeight * 1.5, halfHeight * 1.5],
  }
}

function loneBits(scene: Scene): Body[] {
  const shown = [
    ...scene.showing.bits,
    ...scene.showing.creams,
    ...scene.showing.melts,
    ...scene.showing.herbs,
  ].slice(0, 3)
  return shown.map((one, i) =>
    makeBody(layGroup({ ...wishOf(scene, one), scale: one.scale * 1.4 }, scene.random), 6 - i),
  )
}

/** Strewn over the food rather than laid beside it. */
function isLoose({ dish }: Scene, bit: Shown): boolean {
  if (bit.food.place === 'over' || bit.look.glyph === 'cheese-threads') return true
  const isSmall = bit.look.each < 4 || bit.food.gramsPerServing < (dish.form.piece ? 15 : 28)
  return bit.food.isFinish || isSmall || dish.form.piece?.tint === 'flavour'
}

export function keepLooseBits(scene: Scene): Scene {
  const salad = carriesToppings(scene) ? [] : saladOf(scene, sideFoods(scene, undefined))
  return {
    ...scene,
    showing: {
      ...scene.showing,
      bits: scene.showing.bits.filter((bit) => isLoose(scene, bit) && !salad.includes(bit)),
    },
  }
}

function sideLimit({ sheet, showing, dish }: Scene): number {
  if (!sheet.isFine) return sheet.thrift > 2 ? 0 : sheet.thrift > 1 ? 1 : 2
  if (dish.form.id === 'platter') return 5
  return showing.mains.length > 1 ? 3 : 4
}

export function carriesToppings(scene: Scene): boolean {
  return scene.dish.form.piece?.carries !== undefined
}

const TINTS = { flavour: flavourColour, baked: bakedColour, base: baseColour }
const SPREADS = new Set<GlyphId>(['guacamole', 'curd-heap', 'compote', 'curd'])

/** The things the dish is made into, each with what rides on it. */
function layMadePieces(scene: Scene, made: MadePiece, more: number): Body {
  const glyph = glyphOf(scene, made)
  const { tint, coat } = surfaceOf(scene, glyph, rolledIn(scene, made) ?? pieceTint(scene, made))
  const isSlices = made.glyph === 'schnitzel' && dishHero(scene) === 'vegetable'
  const { count: wanted } = isSlices
    ? { count: 3 }
    : made.count > 3 && !made.carries
      ? moreOf({ glyph, count: made.count }, more, /^(spring-roll|crisp-stick)$/.test(glyph) ? 6 : 10)
      : made
  const count = scene.sheet.isFine ? wanted : Math.max(1, Math.ceil(made.count * 0.65))
  const laid = layGroup({ glyph, tint, coat, count, scale: 1 }, scene.random)
  const pieces = made.carries
    ? laid.flatMap((carrier) => loadedCarrier(scene, carrier, made.carries ?? 0))
    : laid
  const body = makeBody(laid, 10)
  return { ...body, pieces }
}

/** A color that the recipe says goes over drawings that have only their own; its specks lie on all. */
function surfaceOf(
  { dish }: Scene,
  glyph: GlyphId,
  tint: string | undefined,
): { tint?: string; coat?: Coat } {
  const dyed = dish.colour ? dye(dish.colour, { glyph }) : tint === undefined ? {} : { tint }
  const crumbs = isCrumbRolled(dish, glyph) ? { isCrumbed: true } : {}
  const flecks = dish.flecks ?? greenFlecks(dish, glyph)
  const coat = { ...dyed.coat, ...crumbs, ...(flecks && { herbs: flecks }) }
  return Object.keys(coat).length > 0 ? { ...dyed, coat } : dyed
}

/** What is mixed with herbs or greens shows them. */
function greenFlecks({ foods, recipe }: Scene['dish'], glyph: GlyphId): string | undefined {
  if ((glyph !== 'fritter' && glyph !== 'pinwheel') || recipe.category === 'dessert') return undefined
  const hasGreens = foods.some(
    ({ ingredient, isFinish }) => !isFinish && GREENS.test(`${ingredient.food} ${ingredient.class}`),
  )
  return hasGreens ? '#4f9440' : undefined
}
const GREENS =
  / herb|parsley|cilantro|dill|chives|scallion|spring-onion|zucchini|courgette|spinach|kale|cabbage|leek|broccoli|nori|edamame|basil|mint/

/** Dumplings that are turned in buttered crumbs or nuts, and squares that are turned in coconut, have none of their own color left. */
function isCrumbRolled({ text, title }: Scene['dish'], glyph: GlyphId): boolean {
  if (glyph === 'brownie') return /lamington/.test(title)
  if (glyph !== 'round-dumpling' && glyph !== 'gnocchi') return false
  return (
    /\bin [a-z ]*crumbs\b/.test(title) ||
    /\b(roll|turn|toss|coat)\w*[^.]*\b(in|with) [^.]*\bcrumbs\b/.test(text)
  )
}

/** What balls are rolled in hides what they are made of. */
function rolledIn({ dish }: Scene, made: MadePiece): string | undefined {
  if (made.glyph !== 'truffle') return undefined
  const coat =
    /\b(?:roll|turn|toss|coat|dust)\w*[^.]*?\b(?:in|with) (?:the )?(?:\[[^|\]]*\|)?(?:unsweetened |desiccated |shredded |toasted |chopped )*(cocoa|coconut|sesame|pistachio|hazelnut|almond|matcha)/.exec(
      dish.text,
    )?.[1]
  return coat === undefined ? undefined : COATS[coat]
}

const COATS: Readonly<Record<string, string>> = {
  cocoa: '#55321f',
  coconut: '#fbf6e8',
  sesame: '#e6cd98',
  pistachio: '#a9b864',
  hazelnut: '#b98a58',
  almond: '#d9b47c',
  matcha: '#93ad4e',
}

function pieceTint(scene: Scene, made: MadePiece): string | undefined {
  if (scene.dish.colour) return scene.dish.colour
  // A cake whose title names no flavor is golden, not as pale as its glaze.
  if (made.glyph === 'cake-slice') return titledColour(scene.dish) ?? bakedColour(scene.dish)
  const isOf = (food: RegExp) => scene.dish.foods.some(({ ingredient }) => food.test(ingredient.food))
  if (/^(omelette|frittata)$/.test(made.glyph) && isOf(/egg-whites?$/) && !isOf(/^eggs?$/)) return EGG_WHITE
  const tomato = /tomato|marinara|passata|pizza-sauce|salsa|ketchup/
  if (made.glyph === 'pizza' && !scene.dish.foods.some(({ ingredient }) => tomato.test(ingredient.food)))
    return '#f1e2c0'
  const isRice = /rice(?!-vinegar|-wine)/
  if (made.glyph === 'nori-roll' && isOf(isRice)) return riderKinds(scene).length > 0 ? '#efe8d2' : undefined
  if (made.glyph === 'nori-roll') return naturalColour(fillingOf(scene.dish))
  if (made.glyph === 'egg-roll-slice' && isOf(/nori/)) return '#26382d'
  if (made.glyph === 'crepe' && /^green|spinach|herb|pesarattu/.test(scene.dish.title)) return '#a9b562'
  if (made.glyph === 'devilled-egg' && /avocado|guacamole/.test(scene.dish.title)) return '#a9bf5c'
  if (made.glyph === 'nugget') return GLAZES.find(({ title }) => title.test(scene.dish.title))?.tint
  return made.tint ? TINTS[made.tint](scene.dish) : wrapperColour(scene, made)
}

/** The heaviest of what a roll holds. */
function fillingOf({ foods }: Scene['dish']): PictureIngredient {
  const [first, ...rest] = foods.filter(
    ({ ingredient }) => !/nori|leaf|oil|sauce|vinegar/.test(ingredient.food),
  )
  return rest.reduce(
    (most, one) => (one.gramsPerServing > most.gramsPerServing ? one : most),
    first as SeenFood,
  ).ingredient
}

/** Crisp bites that are tossed in a sauce have its color. */
const GLAZES: readonly { title: RegExp; tint: string }[] = [
  { title: /buffalo|nashville|firecracker|sriracha|gochujang|hot wings|yangnyeom/, tint: '#cf5a22' },
  { title: /^orange |lemon chicken|mango/, tint: '#e0892a' },
  {
    title: /sticky|honey|general tso|sesame chicken|sweet and sour|teriyaki|soy[- ]garlic|manchurian/,
    tint: '#ab6220',
  },
]

/** Rolls are green as cabbage, unless an eggplant or a tortilla is rolled. */
function wrapperColour({ dish }: Scene, made: MadePiece): string | undefined {
  // Parcels of collard and cabbage are plain and dark; perilla in egg has the glyph's own colour.
  if (made.glyph === 'filled-leaf')
    return dish.foods.some(({ ingredient }) => /collard|cabbage/.test(ingredient.food))
      ? '#4f7d3c'
      : undefined
  if (made.glyph === 'pepper-half') return pepperColour(dish)
  if (made.glyph !== 'stuffed-roll') return undefined
  const wraps = (food: RegExp) => dish.foods.some(({ ingredient }) => food.test(ingredient.food))
  if (wraps(/tortilla|wrap$/)) return '#e2b566'
  if (wraps(/eggplant/)) return '#a3806a'
  const isLeafy = wraps(
    /cabbage|collard|chard|(grape|vine|perilla)-lea|zucchini|poblano|green-chil|bell-pepper/,
  )
  return !isLeafy && wraps(/pork-loin|round-steak|veal|turkey-(breast|cutlet)/) ? '#a86f45' : undefined
}

function dishHero({ dish }: Scene): string | undefined {
  return dish.foods.find(({ isHero }) => isHero)?.ingredient.class
}

function pepperColour({ foods }: Scene['dish']): string | undefined {
  const has = (food: RegExp) => foods.some(({ ingredient }) => food.test(ingredient.food))
  if (has(/red-(bell-)?pepper|piquillo/)) return undefined
  if (has(/green-(bell-)?pepper|poblano|anaheim|padron|jalapeno/)) return '#6f9d3e'
  return has(/(yellow|orange)-(bell-)?pepper|banana-pepper/) ? '#eeb032' : undefined
}

const RAW_MEAT = /^(beef|pork|lamb|veal|chicken|turkey|game)/
const CURED = /ham(-|$)|prosciutto|salami|deli|sliced-|pastrami|roast-beef|bresaola|smoked/

/** A slice of meat is rolled around its filling and browned, unless it is cold cuts. */
function isRolledMeat({ dish }: Scene): boolean {
  return (
    dish.recipe.category === 'dinner' &&
    dish.foods.some(
      ({ ingredient, gramsPerServing }) =>
        RAW_MEAT.test(ingredient.class) && !CURED.test(ingredient.food) && gramsPerServing > 60,
    )
  )
}

/** Onion and pepper stand between the meat only where a step threads them. */
function hasVegetablesOnStick({ recipe, title }: Scene['dish']): boolean {
  const threads = recipe.steps
    .flatMap((step) => step.split(/[.;]\s/))
    .filter((words) => /thread|alternat/i.test(words))
  return recipe.ingredients.some(
    ({ food, class: foodClass }) =>
      foodClass === 'vegetable' &&
      /pepper|onion|zucchini/.test(food) &&
      (threads.some((words) => words.includes(`[${food}`)) || /vegetable|pepper/.test(title)),
  )
}

const MINCED = /^ground-|-(ground|mince)$|^minced|tvp/

/** Mince is pressed around the stick or rolled into balls, thin strips are threaded to and fro. */
function skewerOf(dish: Scene['dish']): GlyphId {
  const meat = dish.foods.find(({ isHero }) => isHero) ?? dish.foods.find(({ look }) => look.part === 'main')
  const steps = dish.text
  const isMinced =
    (meat !== undefined && MINCED.test(meat.ingredient.food)) ||
    /k[ao]ft[ae]|kebapi|lilit|seekh|adana|tsukune/.test(dish.title)
  if (isMinced) return /\b(balls?|meatballs)\b/.test(steps) ? 'ball-skewer' : 'kofta-skewer'
  if (meat && /mushroom/.test(meat.ingredient.food)) return 'ball-skewer'
  if (hasVegetablesOnStick(dish)) return 'skewer'
  if (meat && /tofu(?!-skin)|tempeh|paneer|halloumi/.test(meat.ingredient.food)) return 'cube-skewer'
  const isThin = /thin strips|thin slices|as thin as|paper-thin|sliced thin|thinly sliced|ribbons/
  return isThin.test(meat?.ingredient.prep ?? '') || /to and fro|concertina|accordion|in waves/.test(steps)
    ? 'ribbon-skewer'
    : 'plain-skewer'
}

/** One that is turned over, puffed or glazed lies flat. */
function isFolded({ text, title }: Scene['dish']): boolean {
  if (/egg foo young|khagineh|puffed|crisp/.test(title)) return false
  return /\b(fold|roll)\b[^.]*\b(it|omelets?|over|half|across|away|up)\b|half over|(other|bare) (half|side) over|fold[^.]*omelet/.test(
    text,
  )
}

/** What is hollowed, where it is no zucchini. */
const BOATS: readonly { title: RegExp; glyph: GlyphId }[] = [
  { title: /celery/, glyph: 'celery-boat' },
  { title: /pickle/, glyph: 'pickle-half' },
  { title: /chayote|mirliton/, glyph: 'chayote-half' },
]

/** A burger without cheese is a plain patty. */
function glyphOf(scene: Scene, made: MadePiece): GlyphId {
  const { dish } = scene
  if (made.glyph === 'pinwheel' && isRolledMeat(scene)) return 'meat-roulade'
  if (
    made.glyph === 'sandwich-half' &&
    /\b(mug|round|flax|\w+-second) (bread|bun)\b|\bbun\b|\bseed rolls?\b|\bbiscuits\b|\bcream puffs\b/.test(
      dish.title,
    )
  )
    return 'round-sandwich'
  if (made.glyph === 'sandwich-half' && /chaffle|waffle/.test(dish.title)) return 'waffle-half'
  if (made.glyph === 'donut' && SUGARED.test(dish.text)) return 'sugared-donut'
  if (made.glyph === 'skewer') return skewerOf(dish)
  if (made.glyph === 'omelette' && !isFolded(dish)) return 'flat-omelette'
  if (made.glyph === 'tortilla' && /\btacos?\b/.test(dish.title)) return 'taco'
  if (made.glyph === 'courgette-half')
    return BOATS.find(({ title }) => title.test(dish.title))?.glyph ?? made.glyph
  if (made.glyph === 'pepper-half' && standsWhole(dish)) return 'pepper-cup'
  if (made.glyph === 'lettuce-cup' && /\bromaine\b/.test(dish.title)) return 'romaine-boat'
  if (made.glyph === 'lettuce-cup' && /\bendives?\b/.test(dish.title)) return 'endive-boat'
  const hasCheese = dish.foods.some(
    (food) =>
      food.look.glyph === 'cheese-slice' ||
      food.look.glyph === 'swiss-slice' ||
      food.look.glyph === 'grated-cheese',
  )
  if (made.glyph === 'panna-cotta' && /flan|pudim|purin|caramel/.test(dish.title)) return 'caramel-flan'
  if (made.glyph === 'tart' && hasCocoaCrust(dish)) return 'crumb-pie'
  if (made.glyph !== 'bare-burger') return made.glyph
  if (!hasCheese) return 'patty'
  return dish.foods.some(({ ingredient }) =>
    /swiss-cheese|emmental|gruyere|provolone|mozzarella/.test(ingredient.food),
  )
    ? 'swiss-burger'
    : 'bare-burger'
}

function hasCocoaCrust({ foods }: Scene['dish']): boolean {
  return foods.some(
    ({ ingredient }) => /crust/i.test(ingredient.group ?? '') && /cocoa/.test(ingredient.food),
  )
}

/** A pepper without its top is filled from above, not halved. */
function standsWhole({ foods, text }: Scene['dish']): boolean {
  const off = /\btops? (cut )?off\b/
  return (
    off.test(text) ||
    foods.some(({ ingredient }) => /pepper/.test(ingredient.food) && off.test(ingredient.prep ?? ''))
  )
}

const SUGARED = /\b(roll|toss|turn|coat)\w*[^.]*\b(in|with) [^.]*(cinnamon|sugar|erythritol|sweetener)/

/** What is folded shows its filling along the open edge, an arc; toppings lie on the fold. */
interface Fold {
  over: GlyphId
  /** How far the upper half lies from the lower. */
  lift?: number
  mouth: { y: number; rx: number; ry: number }
  top: { y: number; halfWidth: number; halfHeight: number }
}
const FOLDS: Readonly<Partial<Record<GlyphId, Fold>>> = {
  omelette: {
    over: 'omelette-fold',
    mouth: { y: 2, rx: 60, ry: 29 },
    top: { y: -14, halfWidth: 44, halfHeight: 20 },
  },
  crepe: {
    over: 'crepe',
    lift: 11,
    mouth: { y: 31, rx: 56, ry: 4 },
    top: { y: -12, halfWidth: 40, halfHeight: 16 },
  },
  taco: {
    over: 'taco-front',
    mouth: { y: -20, rx: 50, ry: -6 },
    top: { y: -28, halfWidth: 40, halfHeight: 7 },
  },
  quesadilla: {
    over: 'quesadilla-top',
    mouth: { y: -20, rx: 55, ry: 53 },
    top: { y: 0, halfWidth: 34, halfHeight: 16 },
  },
}

/** A carrier with what lies on it or in it. */
function loadedCarrier(scene: Scene, carrier: Piece, most: number): Piece[] {
  const isHollow = HOLLOWS.has(carrier.glyph)
  const kinds = riderKinds(scene).map((kind) => (isHollow ? { ...kind, look: looseLook(kind.look) } : kind))
  const fold = FOLDS[carrier.glyph]
  const [within, strewn] =
    fold || EMBEDDED.has(carrier.glyph) || carrier.glyph === 'stuffed-roll' ? parted(kinds) : [kinds, []]
  const { x, y } = carrier
  const cover = coverOf(scene, carrier)
  if (isSandwich(carrier.glyph) || carrier.glyph === 'waffle-half')
    return [carrier, ...layersBetween(scene, carrier, kinds)].map(turnedWith(carrier))
  const pieces = fold
    ? [
        carrier,
        ...alongMouth(scene, carrier, fold, within, most),
        { ...carrier, glyph: fold.over, y: y - (fold.lift ?? 0) },
        ...riders(scene, { shape: 'box', ...fold.top, x, y: y + fold.top.y }, strewn, 4),
      ]
    : [
        carrier,
        ...(cover ? [cover] : []),
        ...riders(scene, riderFloor(carrier), within, most),
        ...eggSkin(carrier),
        ...riders(scene, topFloor(carrier), strewn, 4),
      ]
  return pieces.map(turnedWith(carrier))
}

/** A sauce that the recipe lays over these is spread on each of them, not poured over all. */
const COVERS: Readonly<Partial<Record<GlyphId, { glyph: GlyphId; scale: number }>>> = {
  brownie: { glyph: 'square-top', scale: 1 },
  toast: { glyph: 'round-spread', scale: 0.74 },
  cookie: { glyph: 'round-spread', scale: 0.74 },
  scone: { glyph: 'round-spread', scale: 0.58 },
  tortilla: { glyph: 'round-spread', scale: 1.12 },
  cracker: { glyph: 'round-spread', scale: 0.46 },
  waffle: { glyph: 'round-spread', scale: 1.3 },
}

function coverOf({ dish }: Scene, carrier: Piece): Piece | undefined {
  const cover = COVERS[carrier.glyph]
  const told = dish.recipe.brief?.sauces?.find(({ where }) => where === 'over')
  if (!cover || !told) return undefined
  const glyph = cover.glyph === 'square-top' && /^melted/.test(told.name ?? '') ? 'square-melt' : cover.glyph
  return {
    ...carrier,
    ...cover,
    glyph,
    tint: colourOfWord(told.color),
    coat: undefined,
    scale: carrier.scale * cover.scale,
  }
}

/** Whether what is told to lie over the food is spread on its pieces. */
export function isSpreadOnPieces({ dish }: Scene): boolean {
  return (
    COVERS[dish.form.piece?.glyph ?? 'plain-skewer'] !== undefined && dish.form.piece?.carries !== undefined
  )
}

/** Where the lowest layer of a sandwich lies, and how far each is above the one below. */
const LOWEST_LAYER = 24
const LAYER_RISE = 6
/** Fewer would leave a gap: a lone filling is piled as high. */
const LAYERS = [3, 4] as const

/** What is as thick as the bread around it. */
const THICK = new Set<GlyphId>([
  'patty',
  'mackerel-fillet',
  'white-fish',
  'salmon',
  'chicken-breast',
  'fried-cutlet',
  'schnitzel',
  'tofu-slab',
])

/** What is spooned into a sandwich. */
const LOOSE = new Set<GlyphId>(['mince', 'crumbles', 'tofu-crumbs', 'pulled-meat', 'meat-shred'])

function isThickLayer(glyph: GlyphId): boolean {
  return /^sandwich-(fillet|crumbs|spread|egg)$/.test(glyph)
}

function layerOf({ glyph }: Look): GlyphId {
  if (THICK.has(glyph)) return 'sandwich-fillet'
  if (LOOSE.has(glyph)) return 'sandwich-crumbs'
  if (glyph === 'fried-egg') return 'sandwich-egg'
  return LEAFY.has(glyph) ? 'sandwich-leaf' : 'sandwich-layer'
}

/** The drawings that may stand for a food: its own, a loose one in what it fills, a layer of a sandwich. */
export function shownAs(look: Look): GlyphId[] {
  const layer = look.part === 'herb' ? [] : [layerOf(look)]
  if (look.part === 'cream') layer.push('sandwich-spread')
  const molten = look.part === 'melt' ? ['melted-cheese' as const] : []
  return [look.glyph, looseLook(look).glyph, ...layer, ...molten]
}

/** The fillings of a sandwich from the bottom up, main food first; eggs are slid on top, unless they are told to lie within. */
function layersBetween({ dish, random }: Scene, { x, y, turn }: Piece, kinds: readonly Shown[]): Piece[] {
  const crown = kinds
    .filter(({ look, food }) => /^(fried|poached)-egg$/.test(look.glyph) && food.place !== 'middle')
    .slice(0, 1)
  const [least, most] = LAYERS
  // Thin rings make no layer of their own where there is enough else.
  const all = kinds.filter((kind) => !crown.includes(kind) && kind.look.part !== 'herb')
  const sheets = all.filter(({ look }) => look.glyph !== 'onion-ring')
  const fillings = (sheets.length >= 2 ? sheets : all).slice(0, most)
  const leaves = fillings.filter(({ look }) => LEAFY.has(look.glyph))
  const rest = fillings.filter((kind) => !leaves.includes(kind))
  const inOrder = [...leaves, ...(isStacked(dish) ? doubled(rest) : rest)]
  const [only] = inOrder
  const isSpread = inOrder.length === 1 && only?.look.part === 'cream'
  const layerFor = (look: Look) => (isSpread ? 'sandwich-spread' : layerOf(look))
  const thick = inOrder.filter(({ look }) => isThickLayer(layerFor(look))).length
  const piled =
    inOrder.length === 0 ? [] : Array.from({ length: isSpread ? 1 : Math.max(least - thick, inOrder.length) })
  let rise = 0
  const layers = piled.map((_, i): Piece => {
    const { look, food } = inOrder[i % inOrder.length] as Shown
    const glyph = layerFor(look)
    const isThick = isThickLayer(glyph)
    const level = rise + (isThick ? (glyph === 'sandwich-fillet' ? 3 : 5) : 0)
    rise += isThick ? LAYER_RISE + 5 : LAYER_RISE
    return {
      glyph,
      tint: look.coat?.wash ?? look.tint ?? naturalColour(food.ingredient),
      variant: i,
      x: x + (random() - 0.5) * 4,
      y: y + LOWEST_LAYER - level,
      turn,
      scale: 1.02 - i * 0.07,
    }
  })
  const eggs = crown.map(
    ({ look }): Piece => ({
      glyph: look.glyph,
      tint: look.tint,
      variant: 0,
      x,
      y: y - 8,
      turn: 0,
      scale: 0.6,
    }),
  )
  return [...layers, ...eggs]
}

/** Thin patties stand in pairs, each under a slice of the cheese. */
function isStacked({ form, text, title }: Scene['dish']): boolean {
  return (
    form.id === 'lettuce-burger' &&
    /double|two-patty|in pairs|two patties/.test(`${title} ${text.toLowerCase()}`)
  )
}

function doubled(layers: readonly Shown[]): Shown[] {
  const pair = layers.filter(
    ({ look }) => look.glyph === 'patty' || look.glyph === 'cheese-slice' || look.glyph === 'swiss-slice',
  )
  return [...pair, ...pair, ...layers.filter((one) => !pair.includes(one)).slice(0, 1)]
}

/** Halves that are filled to the brim: what lies in heaps on a plate lies loose in them. */
const HOLLOWS = new Set<GlyphId>([
  'courgette-half',
  'pickle-half',
  'chayote-half',
  'celery-boat',
  'pepper-half',
  'pepper-cup',
  'aubergine-half',
  'romaine-boat',
  'endive-boat',
  'tomato-cup',
  'avocado-boat',
  'portobello',
  'mushroom-cap',
  'mushroom-cup',
  'stuffed-roll',
  'nori-cone',
])

/** Bites of all kinds by turns, each half hidden by the fold. */
function alongMouth(
  { random, sheet }: Scene,
  { x, y }: Piece,
  { mouth }: Fold,
  all: readonly Shown[],
  most: number,
): Piece[] {
  const kinds = all.slice(0, pieceCount(sheet, 4, 2))
  if (kinds.length === 0) return []
  const count = pieceCount(sheet, most, 5)
  return Array.from({ length: count }, (_, i): Piece => {
    const look = looseLook((kinds[i % kinds.length] as Shown).look)
    const [halfWidth, halfHeight] = glyphs[look.glyph].reach
    const angle = Math.PI * (0.14 + (0.72 * (i + 0.5)) / count)
    return {
      glyph: look.glyph,
      tint: look.tint,
      coat: look.coat,
      variant: i % (glyphs[look.glyph].variants ?? 1),
      x: x - Math.cos(angle) * mouth.rx,
      y: y + mouth.y + Math.sin(angle) * mouth.ry + (random() - 0.5) * 4,
      turn: (random() - 0.5) * 70,
      scale: Math.min(0.85, Math.max(0.26, 13 / Math.max(halfWidth, halfHeight))),
    }
  })
}

/** What went in before, and what was strewn over in the end. */
function parted(kinds: readonly Shown[]): [Shown[], Shown[]] {
  const isStrewn = ({ food, look }: Shown) =>
    food.place !== 'middle' && (look.part === 'herb' || (food.isFinish && look.part !== 'melt'))
  return [kinds.filter((kind) => !isStrewn(kind)), kinds.filter(isStrewn)]
}

const EMBEDDED = new Set<GlyphId>(['frittata', 'flat-omelette'])

/** Eggs that set over what was stirred into them. */
function eggSkin(carrier: Piece): Piece[] {
  if (!EMBEDDED.has(carrier.glyph)) return []
  const [halfWidth, halfHeight] = glyphs[carrier.glyph].reach
  const skin = {
    ...carrier,
    glyph: 'egg-skin' as const,
    y: carrier.y + (carrier.glyph === 'frittata' ? 12 : 0),
  }
  return [{ ...skin, scale: Math.min(halfWidth, halfHeight) / (carrier.glyph === 'frittata' ? 58 : 46) }]
}

/** What lies on a carrier turns with it. */
function turnedWith({ x, y, turn }: Piece): (piece: Piece, i: number) => Piece {
  const angle = (turn * Math.PI) / 180
  return (piece, i) => {
    if (i === 0 || turn === 0) return piece
    const [dx, dy] = [piece.x - x, piece.y - y]
    return {
      ...piece,
      x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
    }
  }
}

/** Foods that lie on the carrier: biggest first, small ones on top, each shrunk to fit. */
function riders(scene: Scene, floor: Floor, all: readonly Shown[], most: number): Piece[] {
  const kinds = all.slice(0, pieceCount(scene.sheet, 4, 2))
  const isStudded = STUDDED.has(scene.dish.form.piece?.glyph ?? 'plain-skewer')
  // What is soft fills a hollow as one mound, what is spread the top of a bar.
  const isInMiddle = (glyph: GlyphId) => glyph === MOUND || (isStudded && SPREADS.has(glyph))
  const shares = kinds.map((_, i) =>
    Math.max(1, Math.round((most * (kinds.length - i)) / ((kinds.length * (kinds.length + 1)) / 2))),
  )
  const wishes = kinds.map((kind, i) => {
    const isCrumb = CRUMBS.has(kind.look.glyph)
    const count = isCrumb
      ? pieceCount(scene.sheet, 12, 4)
      : Math.min(shares[i] ?? 1, pieceCount(scene.sheet, 8, 2))
    const isHerb = kind.look.part === 'herb'
    if (kind.look.glyph === 'melt-patch') return meltWish(kind, floor, scene.dish.form.id === 'toast')
    if (isHeaped(kind.look.glyph, floor)) return heapedWish(kind, floor)
    // One egg lies on each, not a row of small ones.
    const isEgg = /^(fried|poached)-egg$/.test(kind.look.glyph)
    const scale = isEgg ? eggScale(kind.look.glyph, floor) : shareOfRider(kind, floor, count)
    const isOne = isHerb || isEgg || kind.look.part === 'cream' || isInMiddle(kind.look.glyph)
    return {
      glyph: kind.look.glyph,
      tint: kind.look.tint,
      coat: kind.look.coat,
      count: isOne ? 1 : count,
      scale: isStudded && STUDS.test(kind.look.glyph) ? Math.min(scale, studScale(kind.look.glyph)) : scale,
    }
  })
  const runsAlong = (glyph: GlyphId) => glyph === 'melt-patch' || isHeaped(glyph, floor)
  const alongCount = wishes.find(({ glyph }) => runsAlong(glyph))?.count ?? 0
  let along = 0
  const laid = strew(floor, wishes, 0.9, scene.random).map((piece) => ({
    ...piece,
    ...(isInMiddle(piece.glyph) && { x: floor.x, y: floor.y }),
    turn: piece.turn % 60,
    ...(runsAlong(piece.glyph) && alongFloor(floor, piece, along++, alongCount)),
  }))
  const first = scene.showing.mains[0]?.look
  const leads = first ? [first.glyph, looseLook(first).glyph] : []
  const [over, below] = [laid.filter(isSmall(kinds)), laid.filter((piece) => !isSmall(kinds)(piece))]
  const crowns = new Set(kinds.filter(liesOver).map(({ look }) => look.glyph))
  // The main food lies over the others, else a slice of tomato hides it; an egg over all of them.
  const rank = ({ glyph }: Piece) =>
    crowns.has(glyph)
      ? 3
      : /^(fried|poached)-egg$/.test(glyph)
        ? 2
        : glyph === 'melt-patch'
          ? 1.5
          : leads.includes(glyph) || CRUMBS.has(glyph)
            ? 1
            : 0
  const sorted = [...below].sort((a, b) => rank(a) - rank(b))
  const isCrown = (piece: Piece) => rank(piece) === 3
  return [
    ...boundBelow(scene, floor, kinds),
    ...sorted.filter((piece) => !isCrown(piece)),
    ...over,
    ...sorted.filter(isCrown),
  ]
}

const MOUND: GlyphId = 'mash'

function eggScale(glyph: GlyphId, floor: Floor): number {
  return floor.shape === 'box' ? 0.68 : riderScale(glyph, floor, 1)
}

function shareOfRider({ look: { glyph, part } }: Shown, floor: Floor, count: number): number {
  if (glyph === MOUND) {
    const [long, short] = glyphs[glyph].reach
    return Math.min(floor.halfWidth / long, floor.halfHeight / short) * 1.12
  }
  return riderScale(glyph, floor, count) * (part === 'herb' ? 0.7 : part === 'cream' ? 0.62 : 1)
}

/** Chips, nuts and berries sit in the top of these, none larger than a fifth of it. */
const STUDDED = new Set<GlyphId>(['brownie', 'bar', 'cookie', 'thin-biscuit', 'shortbread', 'crossed-cookie'])
const STUDS = /chunk|berry|^(almond|almond-flake|pistachio|walnut|pecan|cashew|hazelnut|macadamia)$/
const LARGEST_STUD = 11.5

function studScale(glyph: GlyphId): number {
  return LARGEST_STUD / Math.max(...glyphs[glyph].reach)
}

const BINDING = /mayonnaise|yogh?urt|sour-cream|creme-fraiche|skyr|cream-cheese/
/** Grams a serving. */
const LEAST_BINDING = 10

/** Flakes and shreds that are folded into mayonnaise lie in it. */
function boundBelow({ dish }: Scene, floor: Floor, kinds: readonly Shown[]): Piece[] {
  const binding = dish.foods
    .filter(({ ingredient, isFinish }) => !isFinish && BINDING.test(ingredient.food))
    .reduce((sum, { gramsPerServing }) => sum + gramsPerServing, 0)
  const isBound =
    binding >= LEAST_BINDING &&
    kinds.some(({ look }) => CRUMBS.has(look.glyph)) &&
    /\b(fold|mix|stir|bind|mash|turn)\w*\b/.test(dish.text)
  if (!isBound) return []
  const glyph = floor.halfWidth > 1.8 * floor.halfHeight ? 'long-spread' : 'round-spread'
  const [halfWidth, halfHeight] = glyphs[glyph].reach
  const scale = 1.1 * Math.min(floor.halfWidth / halfWidth, floor.halfHeight / halfHeight)
  const main = kinds.find(({ look }) => CRUMBS.has(look.glyph))
  const tint = mix(main?.look.tint ?? '#e8d3a8', '#f8eed6', 0.6)
  return [{ glyph, tint, variant: 0, x: floor.x, y: floor.y, turn: 0, scale }]
}

/** One sheet over all that it lies on; along what is long, patches that run into one. */
function meltWish({ look }: Shown, floor: Floor, isToRim: boolean): GroupWish {
  const [halfWidth, halfHeight] = glyphs[look.glyph].reach
  const fit = Math.min(floor.halfWidth / halfWidth, floor.halfHeight / halfHeight)
  const isLong = floor.halfWidth > 2 * floor.halfHeight
  const scale = Math.min(2.4, fit * (isToRim ? 1.28 : isLong ? 1.4 : 1.05))
  const count = Math.max(1, Math.round((0.8 * floor.halfWidth) / floor.halfHeight))
  return { glyph: look.glyph, tint: look.tint, coat: look.coat, count, scale }
}

/** Along a boat what is mixed or flaked lies in heaps that run into one, over its edges. */
function isHeaped(glyph: GlyphId, { halfWidth, halfHeight }: Floor): boolean {
  return (glyph === 'chopped-egg' || glyph === 'tuna-flakes') && halfWidth > 2.3 * halfHeight
}

function heapedWish({ look }: Shown, floor: Floor): GroupWish {
  const [halfWidth, halfHeight] = glyphs[look.glyph].reach
  const scale = (1.3 * floor.halfHeight) / halfHeight
  const count = Math.max(2, Math.round((1.5 * floor.halfWidth) / (halfWidth * scale)))
  return { glyph: look.glyph, tint: look.tint, coat: look.coat, count, scale }
}

/** Side by side from end to end, each a little turned. */
function alongFloor({ x, y, halfWidth }: Floor, { turn }: Piece, i: number, count: number): Partial<Piece> {
  return { x: x + ((i + 0.5) / count - 0.5) * 1.5 * halfWidth, y, turn: turn % 14 }
}

const CRUMBS = new Set<GlyphId>(['crumbles', 'tofu-crumbs', 'fish-flake', 'chicken-shred', 'meat-shred'])

/** Herbs and bits stay on top of all. */
function isSmall(kinds: readonly Shown[]): (piece: Piece) => boolean {
  const small = new Set(
    kinds.filter(({ look }) => look.part === 'herb' || look.part === 'bit').map(({ look }) => look.glyph),
  )
  return ({ glyph }) => small.has(glyph)
}

/** Where the toppings of what is filled lie: a roll has its filling in the cut end. */
function topFloor(carrier: Piece): Floor {
  const { glyph, x, y } = carrier
  return glyph === 'stuffed-roll'
    ? { shape: 'oval', x: x - 8, y, halfWidth: 32, halfHeight: 14 }
    : riderFloor(carrier)
}

function riderFloor({ glyph, x, y }: Piece): Floor {
  const [halfWidth, halfHeight] = glyphs[glyph].reach
  if (glyph === 'courgette-half' || glyph === 'pickle-half')
    return { shape: 'oval', x, y, halfWidth: halfWidth * 0.8, halfHeight: halfHeight * 0.62 }
  if (glyph === 'celery-boat') return { shape: 'box', x, y, halfWidth: 62, halfHeight: 12 }
  if (glyph === 'pepper-half' || glyph === 'chayote-half' || glyph === 'lettuce-cup')
    return { shape: 'oval', x, y, halfWidth: halfWidth * 0.74, halfHeight: halfHeight * 0.76 }
  if (glyph === 'pepper-cup') return { shape: 'oval', x, y: y - 22, halfWidth: 31, halfHeight: 13 }
  // A cone is filled at its mouth.
  if (glyph === 'nori-cone') return { shape: 'oval', x, y: y - 46, halfWidth: 27, halfHeight: 15 }
  if (glyph === 'stuffed-roll') return { shape: 'oval', x: x + 45, y, halfWidth: 8, halfHeight: 15 }
  if (glyph === 'frittata') return { shape: 'oval', x, y: y + 14, halfWidth: 38, halfHeight: 28 }
  // Away from the wedge that is out.
  if (glyph === 'crumb-pie') return { shape: 'oval', x: x - 14, y: y - 12, halfWidth: 44, halfHeight: 40 }
  if (glyph === 'hot-dog') return { shape: 'box', x, y, halfWidth: 62, halfHeight: 15 }
  return { shape: 'oval', x, y, halfWidth: halfWidth * 0.66, halfHeight: halfHeight * 0.66 }
}

function riderKinds(scene: Scene): Shown[] {
  const { mains, sides, bits, creams, herbs, melts, beds } = scene.showing
  const carrier = scene.dish.form.piece?.glyph
  const fillings = [...mains, ...beds, ...sides].filter(
    (shown) => shown.look.glyph !== carrier && !isCarrierFood(shown, carrier) && !liesBeside(scene, shown),
  )
  const spoons = creams.filter((shown) => !isCarrierFood(shown, carrier) && !liesBeside(scene, shown))
  const spreads = spoons.filter((shown) => SPREADS.has(shown.look.glyph) && !liesOver(shown))
  const crown = [...spoons, ...bits].find((shown) => liesOver(shown) && !isCarrierFood(shown, carrier))
  const dollops = spoons.filter((shown) => !SPREADS.has(shown.look.glyph))
  const loose = bits.filter((shown) => !isCarrierFood(shown, carrier) && shown !== crown)
  return [
    ...spreads.slice(0, 1),
    ...fillings.slice(0, isSandwich(carrier) ? 4 : 2),
    ...(carrier === 'frittata' ? [] : melts.slice(0, 1).map((melt) => meltOn(scene, melt))),
    ...loose.slice(0, crown ? 1 : 2),
    ...(crown ? [{ ...crown, look: { ...crown.look, part: 'cream' as const } }] : dollops.slice(0, 1)),
    ...herbs.slice(0, 1),
  ]
}

function isSandwich(carrier: GlyphId | undefined): boolean {
  return carrier === 'sandwich-half' || carrier === 'round-sandwich' || carrier === 'lettuce-bun'
}

/** Under heat no shreds are left of grated cheese. */
function meltOn({ dish }: Scene, melt: Shown): Shown {
  const isHot = /\b(melt|bubbl|broil|bak(e|es|ing)|gratin|oven|air fryer)/.test(dish.text)
  return isHot && melt.look.glyph === 'grated-cheese' && !COLD_CARRIERS.has(dish.form.id)
    ? { ...melt, look: { ...melt.look, glyph: 'melt-patch' } }
    : melt
}
/** Served cold, or with a melt of their own. */
const COLD_CARRIERS = new Set(['lettuce-cups', 'stuffed-avocado', 'tacos', 'nachos', 'stuffed-rolls'])

/** A mash that the recipe puts on top of what is filled. */
function liesOver({ food, look }: Shown): boolean {
  return food.place === 'over' && SPREADS.has(look.glyph)
}

/** The pepper that is stuffed doesn't also lie in the filling. */
function isCarrierFood(shown: Shown, carrier: GlyphId | undefined): boolean {
  const foods: Partial<Record<GlyphId, RegExp>> = {
    'pepper-half': /pepper/,
    'avocado-boat': /avocado/,
    'courgette-half': /zucchini|courgette|celery(?!-root)|chayote|pickle/,
    'aubergine-half': /eggplant|aubergine/,
    portobello: /mushroom|portobello/,
    'mushroom-cup': /mushroom/,
    'lettuce-cup': /lettuce|romaine|endive|cabbage/,
    tortilla: /tortilla|taco/,
    taco: /tortilla|taco/,
    quesadilla: /tortilla|wrap|bread|pita/,
    'tortilla-chip': /tortilla|chip/,
    'tomato-cup': /tomato/,
    'nori-cone': /nori/,
    'stuffed-roll': /cabbage|chard|collard|grape-leaf/,
    'hot-dog': /frank|sausage|bread|bun|bratwurst/,
    toast: /bread|toast/,
    'sandwich-half': /bread|toast|chaffle|bun/,
    'round-sandwich': /bread|toast|chaffle|bun/,
    'lettuce-bun': /lettuce/,
    waffle: /waffle/,
  }
  return (carrier && foods[carrier]?.test(shown.food.ingredient.food)) ?? false
}

function riderScale(glyph: GlyphId, floor: Floor, count: number): number {
  const [halfWidth, halfHeight] = glyphs[glyph].reach
  const room = Math.min(floor.halfWidth, floor.halfHeight) * (count > 2 ? 0.5 : 0.85)
  return Math.min(0.85, Math.max(0.3, room / Math.max(halfWidth * 0.8, halfHeight * 0.8)))
}
