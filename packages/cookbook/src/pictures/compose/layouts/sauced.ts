import type { Shown } from '../../dish/find-visible-foods.ts'
import { colourOfBase, stirredColour, titledColour } from '../../dish/flavour-colour.ts'
import { habitOf } from '../../glyphs/glyph-habits.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { colourDistance, darker, lighter, mix } from '../../ink/colour.ts'
import { at, line, num } from '../../ink/ink.ts'
import { dashes, dots, spread } from '../../ink/pen.ts'
import { makeBody, placeDiscs, placePieces } from '../body.ts'
import { floorArea, partOfFloor } from '../floor.ts'
import { cutWedge, layHeaps, layMound } from '../ground.ts'
import { type GroupWish, layGroup } from '../lay-group.ts'
import { type Disc, type Piece, pieceArea } from '../piece.ts'
import {
  drawBroth,
  drawFlecks,
  drawPool,
  drawPulp,
  drawSheen,
  drawSurface,
  drawSwirl,
  floorShape,
} from '../sauce.ts'
import { penOf, pieceCount, type Scene, wishByShare, wishOf } from '../scene.ts'
import { settleBodies } from '../settle-bodies.ts'
import { strew } from '../strew.ts'
import { layCitrus, layOne, layToppings, uprightTurn } from '../toppings.ts'

const BROTH = '#dba95a'
/** Amber, and clearer than what is brown for fat and flour. */
const CLEAR = '#e3b65a'
/** Stock that was strained and set. */
const JELLY = '#e6bd68'
const YOGURT = '#fbf5e6'
const HEAP_AREA = 5200

/** Soup, stew, curry, porridge: pieces half sunk in what fills the vessel. */
export function drawSauced(scene: Scene): void {
  const read = surfaceColour(scene)
  const isBroth = isClear(scene, read)
  const colour = isBroth ? mix(read, CLEAR, 0.6) : read
  const below = scene.showing.beds.find((bed) => !isLeaf(bed) && isServedOver(scene, bed))
  if (!below) {
    if (isBroth) drawBroth(scene, colour)
    else drawSauce(scene, colour)
    layIn(scene, colour)
    return
  }
  const { floor, showing } = scene
  layHeaps(scene, below, partOfFloor(floor, 0.97))
  const share = scene.dish.form.id === 'egg-bound' ? 0.8 : 0.68
  const inner = partOfFloor(floor, share)
  drawPool(scene, colour, floor.x, floor.y, inner.halfWidth * 1.06, inner.halfHeight * 1.06)
  const beds = showing.beds.filter((bed) => bed !== below)
  layIn({ ...scene, floor: inner, showing: { ...showing, beds } }, colour)
}

/** Noodles and mash that the title puts below the rest show around it. */
function isServedOver({ dish }: Scene, bed: Shown): boolean {
  if (bed.food.place === 'under' || (dish.form.id === 'egg-bound' && /rice/.test(bed.look.glyph))) return true
  return bed.food.isTitled && / (over|on) /.test(dish.title)
}

function drawSauce(scene: Scene, colour: string): void {
  const isThick = isSpooned(scene) && !/\bmilk\b/.test(scene.dish.title)
  drawSurface(scene, isThick ? darker(colour, 0.12) : colour, isThick)
  if (isThick) layMound(scene, colour, partOfFloor(scene.floor, 0.95))
  if (THICK_FORMS.has(scene.dish.form.id)) drawPulp(scene, scene.floor, colour)
}

const CLOUDED =
  /cream|milk|yogh?urt|skyr|peanut|tahini|miso|pumpkin|squash|tomato|paste|curry|lupin|psyllium|xanthan|potato|cauliflower/

/** Broth with nothing stirred in that clouds it. */
function isClear({ dish }: Scene, colour: string): boolean {
  return (
    dish.form.id === 'soup' &&
    colourDistance(colour, CLEAR) < 0.18 &&
    !/avgolemono|chowder|bisque|velout|cream/.test(dish.title) &&
    !dish.foods.some(({ ingredient, isBlended }) => isBlended || CLOUDED.test(ingredient.food))
  )
}

const THICK_FORMS = new Set(['curry', 'shakshuka'])

function layIn(scene: Scene, colour: string): void {
  const { dish, sheet, floor } = scene
  const isBound = dish.form.id === 'egg-bound'
  const showing = isBound ? withoutEggs(scene.showing) : stainedBy(scene, colour)
  if (dish.flecks) drawFlecks(scene, floor, dish.flecks)
  const heaped = showing.creams.find(
    ({ look, food }) => look.glyph === 'curd-heap' && food.gramsPerServing >= 60,
  )
  const curds = curdsOf(scene) ?? (/^whipped/.test(dish.title) ? undefined : heaped)
  if (curds && isSpooned(scene)) layHeaps(scene, curds, partOfFloor(floor, 0.86))
  const isOily = /soup|broth|ramen|pho|laksa|curry|stew|chil/.test(dish.title)
  if (isOily) drawSheen(scene, mix(colour, '#e2872a', 0.4))
  const taken = layStarch(scene)
  const heap = showing.mains.find((main) => habitOf(main.look.glyph) === 'heap')
  // What crowns yogurt or mash leaves it to be seen around.
  const width = isSpooned(scene) ? 0.56 : 0.8
  if (heap) layHeaps(scene, heap, partOfFloor(floor, width))
  const big = showing.mains.filter(
    (main) =>
      main !== heap &&
      main.count <= 4 &&
      pieceArea(main.look.glyph) > 3000 &&
      // Halves of egg beside something else stay halves of egg.
      !(main.look.glyph === 'boiled-egg' && showing.mains.length > 1),
  )
  taken.push(...layBig(scene, big.slice(0, 2), colour))
  const small = [
    ...showing.mains.filter((main) => main !== heap && !big.includes(main)),
    ...showing.sides,
    ...showing.beds.filter(
      (bed) => isLeaf(bed) || (dish.form.id === 'mash' && /shreds/.test(bed.look.glyph)),
    ),
  ]
  laySmall(scene, small.slice(0, pieceCount(sheet, 5, 3)), colour, taken)
  if (isBound) drawEggVeil(scene)
  if (dish.form.id === 'aspic') {
    drawClearJelly(scene, colour)
    cutWedge(scene, colour)
    taken.push({ x: floor.x + floor.halfWidth * 0.46, y: floor.y + floor.halfHeight * 0.5, radius: 58 })
  }
  laySpoon(scene, colour, taken)
  layToppings(scene, floor, 0.78, 3, taken)
  if (scene.showing.citrus.some(({ look }) => look.glyph === 'citrus-wedge')) layCitrus(scene)
}

/** Meat and fish that simmered in a sauce have taken its color. */
function stainedBy({ dish, showing }: Scene, colour: string): Scene['showing'] {
  if (dish.form.id !== 'curry') return showing
  const mains = showing.mains.map((main) => {
    const { ingredient, isFinish, isTold, isBeside } = main.food
    const isStained = SIMMERED.test(ingredient.class) && !isFinish && !isTold && !isBeside
    if (!isStained || main.look.coat?.isCrumbed) return main
    const isShredded = habitOf(main.look.glyph) === 'heap'
    const wash = mix(main.look.coat?.wash ?? colour, colour, 0.6)
    if (WHITE_FISH.test(main.look.glyph)) {
      // Deeper it would look fried, and red on white raw.
      const coat = { ...main.look.coat, wash: mix(wash, '#e0b060', 0.65), strength: 0.12 }
      return { ...main, look: { ...main.look, coat } }
    }
    const strength = Math.max(main.look.coat?.strength ?? 0, isShredded ? 0.36 : 0.28)
    return { ...main, look: { ...main.look, coat: { ...main.look.coat, wash, strength } } }
  })
  const sides = showing.sides.map((side) => {
    const { ingredient, isFinish, isTold } = side.food
    if (!SIMMERED_ROOTS.test(ingredient.food) || isFinish || isTold) return side
    return { ...side, look: { ...side.look, tint: mix(side.look.tint ?? '#f1e6c6', colour, 0.46) } }
  })
  return { ...showing, mains, sides }
}

const SIMMERED_ROOTS = /^(turnip|rutabaga|celeriac|celery-root|daikon|kohlrabi|radish|parsnip)$/
const WHITE_FISH = /^(white-fish|fish-chunk)$/
const SIMMERED = /^(beef|pork|lamb|game|chicken|turkey|duck|fish|seitan|jackfruit)/

/** Set jelly is clear: what lies in it shows through, and light breaks on its smooth top. */
function drawClearJelly({ floor, sheet }: Scene, colour: string): void {
  const [w, h] = [floor.halfWidth, floor.halfHeight]
  const glint = (share: number, width: number) =>
    line(
      `M${num(-w * share)} ${num(-h * 0.1)}Q${num(-w * share)} ${num(-h * share)} ${num(-w * 0.08)} ${num(-h * share)}`,
      '#ffffff',
      width,
      0.75,
    )
  sheet.ink(
    `<g opacity=".24">${floorShape(floor, colour, 0.96)}</g>${at(floor.x, floor.y, glint(0.84, 7) + glint(0.7, 3) + line(`M${num(w * 0.5)} ${num(h * 0.62)}q${num(w * 0.16)} ${num(-h * 0.1)} ${num(w * 0.24)} ${num(-h * 0.3)}`, '#ffffff', 4, 0.6))}`,
  )
}

const BEATEN = '#f6d06a'

function withoutEggs(showing: Scene['showing']): Scene['showing'] {
  return { ...showing, mains: showing.mains.filter(({ look }) => !/egg|omelette/.test(look.glyph)) }
}

/** Beaten eggs that set around all and over part of it, yolk and white in streaks. */
function drawEggVeil({ floor, sheet, random }: Scene): void {
  const pen = penOf({ random, sheet })
  const many = Math.min(1, floor.halfWidth / 120)
  const streaks = (count: number, share: number, length: number) =>
    dashes(
      pen,
      spread(pen, Math.round(count * many), floor.halfWidth * share, floor.halfHeight * share),
      length,
      0.34,
    )
  // Broad and soft: thin lines would read as sprouts or shreds of cheese.
  sheet.ink(
    at(
      floor.x,
      floor.y,
      line(streaks(26, 0.88, 30), BEATEN, 26, 0.62) +
        line(streaks(13, 0.86, 20), '#eab23c', 11, 0.5) +
        line(streaks(13, 0.84, 24), '#fff4d6', 10, 0.45) +
        line(dots(spread(pen, 12, floor.halfWidth * 0.8, floor.halfHeight * 0.8)), '#fffaf0', 7, 0.6),
    ),
  )
}

function surfaceColour(scene: Scene): string {
  const { dish, showing } = scene
  if (dish.colour) return dish.colour
  if (dish.form.id === 'egg-bound') return BEATEN
  if (dish.form.id === 'aspic') return JELLY
  const mixed = showing.sauce?.colour
  if (dish.base && dish.base.look.part !== 'bed') {
    const base = colourOfBase(dish.base)
    if (dish.form.id === 'yogurt-bowl' && !/^#f/.test(base)) return mix(base, '#ecd3ac', 0.34)
    return mixed && dish.form.id === 'curry' ? mix(base, mixed, 0.6) : base
  }
  const stirred = mixed ?? stirredColour(dish)
  if (dish.form.id === 'porridge') {
    const flavour = titledColour(dish)
    if (flavour) return mix('#f8eedb', flavour, 0.7)
    return stirred ? mix('#f8eedb', stirred, 0.5) : '#f8eedb'
  }
  const fruit = /smoothie/.test(dish.title) ? titledColour(dish) : undefined
  if (fruit) return mix(YOGURT, fruit, 0.72)
  if (isSpooned(scene)) return stirred ? mix(YOGURT, stirred, 0.4) : YOGURT
  return stirred ?? (dish.form.id === 'soup' ? BROTH : '#a8703c')
}

/** A base of fresh cheese lies in crumbs, not as smooth as yogurt. */
function curdsOf({ dish: { base, title } }: Scene): Shown | undefined {
  if (!base || /^whipped/.test(title)) return undefined
  if (!/farmer-cheese|cottage-cheese|ricotta/.test(base.ingredient.food)) return undefined
  return {
    food: base,
    look: { glyph: 'curd-heap', part: 'cream', each: 70 },
    count: 1,
    scale: 1,
    weight: 1,
    share: 1,
  }
}

/** Yogurt, quark or whipped cream is the dish itself. */
function isSpooned({ dish, showing }: Scene): boolean {
  return (
    dish.form.id === 'yogurt-bowl' ||
    dish.form.id === 'mash' ||
    (dish.form.id === 'plain' && showing.creams.length > 0 && showing.mains.length === 0)
  )
}

function isLeaf(bed: Shown): boolean {
  return pieceArea(bed.look.glyph) < HEAP_AREA
}

/** Noodles lie below everything; rice is spooned in at one side. */
function layStarch(scene: Scene): Disc[] {
  const { showing, floor, random } = scene
  const isMash = scene.dish.form.id === 'mash'
  const nest = showing.beds.find((bed) => !isLeaf(bed) && !isMash)
  if (!nest) return []
  const [halfWidth] = glyphs[nest.look.glyph].reach
  const isRice = /rice|mash|shreds/.test(nest.look.glyph)
  if (/shreds/.test(nest.look.glyph) && nest.food.isTitled && nest.food.gramsPerServing >= 90) {
    layHeaps(scene, nest, partOfFloor(floor, 0.86))
    return []
  }
  const scale = (floor.halfWidth * (isRice ? 0.54 : 0.74)) / halfWidth
  const angle = isRice ? 2.2 + random() * 1.6 : random() * 6.28
  const away = isRice ? 0.46 : 0.1
  const x = floor.x + Math.cos(angle) * away * floor.halfWidth
  const y = floor.y + Math.sin(angle) * away * floor.halfHeight
  layOne(scene, nest, { x, y, scale })
  return isRice ? [{ x, y, radius: halfWidth * scale * 0.72 }] : []
}

/** A spoonful of cream dropped on top; a smooth dish without one shows how it was stirred. */
function laySpoon(scene: Scene, colour: string, taken: Disc[]): void {
  const { showing, floor, random } = scene
  const isYogurt = isSpooned(scene)
  const spoon = showing.creams.find((cream) => cream.food.isFinish)
  if (spoon && !isYogurt) {
    const angle = random() * 6.28
    const x = floor.x + Math.cos(angle) * floor.halfWidth * 0.3
    const y = floor.y + Math.sin(angle) * floor.halfHeight * 0.3
    layOne(scene, spoon, { x, y, scale: 1.05 })
    taken.push({ x, y, radius: 34 })
  } else if (
    !isYogurt &&
    scene.dish.form.id !== 'egg-bound' &&
    showing.mains.length + showing.sides.length === 0
  )
    drawSwirl(scene, lighter(colour, 0.25), 8)
}

/** Thighs, chops and eggs find places of their own; the sauce laps over their feet. */
function layBig(scene: Scene, mains: readonly Shown[], colour: string): Disc[] {
  const { floor, sheet, random } = scene
  const bodies = mains.flatMap((main, m) => {
    const wish = wishOf(scene, main, mains.length > 1 ? 2 : 4)
    return Array.from({ length: wish.count }, (_, i) => {
      const [piece] = layGroup({ ...wish, count: 1 }, random)
      return makeBody(piece ? [{ ...piece, variant: i % 2 }] : [], 5 - m)
    })
  })
  if (bodies.length === 0) return []
  const inner = partOfFloor(floor, 0.92)
  const settled = settleBodies(inner, bodies, bodies.length === 1 ? 0.4 : 0.56, random)
  // An egg is no bigger for lying alone.
  const scale = mains.every(({ look }) => /egg/.test(look.glyph)) ? Math.min(1.1, settled) : settled
  return bodies.flatMap((body) => {
    for (const piece of placePieces(body, scale, floor.x, floor.y)) {
      sheet.lay({ ...piece, isSunk: !sheet.isFine })
      lap(scene, piece, colour)
    }
    return placeDiscs(body, scale).map((disc) => ({ ...disc, x: disc.x + floor.x, y: disc.y + floor.y }))
  })
}

/** Share of the floor that pieces cover: a stew is mostly what is in it, a soup half. */
const COVERED: Readonly<Record<string, number>> = { curry: 0.72, soup: 0.46, shakshuka: 0.3 }
const MOST_BEANS = 60
const MOST_OF_KIND = [20, 12, 9, 7, 6]

/** Small pieces strewn through the sauce between the big ones. */
function laySmall(scene: Scene, kinds: readonly Shown[], colour: string, taken: readonly Disc[]): void {
  const wishes = kinds.map((kind, i) => {
    const isHeap = pieceArea(kind.look.glyph) > 5200
    if (
      kind.look.glyph === 'wilted-greens' ||
      (scene.dish.form.id === 'mash' && /shreds/.test(kind.look.glyph))
    )
      return {
        ...wishOf(scene, kind, 1),
        count: pieceCount(
          scene.sheet,
          Math.max(5, Math.min(12, Math.round(kind.food.gramsPerServing / 11))),
          2,
        ),
        scale: 0.46,
      }
    const usual = isBean(kind) ? 30 : ((isSpooned(scene) ? [6, 5, 4] : [10, 7, 5, 4, 4])[i] ?? 4)
    const cover = COVERED[scene.dish.form.id] ?? 0.2
    const wish = wishByShare(scene, kind, {
      usual,
      most: isBean(kind) ? MOST_BEANS : taken.length > 0 ? 6 : 18,
      cover,
    })
    const isEgg = /egg/.test(kind.look.glyph)
    const count = isHeap
      ? pieceCount(scene.sheet, heapCount(kind), 1)
      : isEgg
        ? Math.max(2, Math.min(6, wish.count))
        : Math.max(i === 0 ? 6 : 4, wish.count)
    return { ...wish, count, scale: wish.scale * (isHeap ? 0.8 : spoonScale(kind)) }
  })
  for (const piece of strew(scene.floor, fillFloor(scene, wishes, taken), 0.88, scene.random, taken)) {
    const upright = { ...piece, turn: uprightTurn(piece.glyph, piece.turn), isSunk: true }
    scene.sheet.lay(upright)
    lap(scene, upright, colour)
  }
}

const MOST_HEAPS = 3

/** Whole heads and spoonfuls by what they weigh; mash stays one. */
function heapCount({ food, look }: Shown): number {
  if (look.glyph === 'mash') return 1
  return Math.max(1, Math.min(MOST_HEAPS, Math.round(food.gramsPerServing / look.each)))
}

function isBean({ look }: Shown): boolean {
  return (look.glyph === 'black-bean' || look.glyph === 'edamame') && look.part === 'main'
}

/** More of each kind until the pieces cover what a dish of this form shows. */
function fillFloor(
  { dish, floor, sheet }: Scene,
  wishes: readonly GroupWish[],
  taken: readonly Disc[],
): GroupWish[] {
  const isYogurt = dish.form.id === 'yogurt-bowl' || dish.form.id === 'porridge'
  const wanted =
    (COVERED[dish.form.id] ?? 0.2) * floorArea(floor) -
    taken.reduce((sum, { radius }) => sum + Math.PI * radius ** 2, 0)
  const covered = wishes.reduce(
    (sum, { glyph, count, scale }) => sum + count * pieceArea(glyph) * scale ** 2,
    0,
  )
  const grow = Math.max(1, Math.min(2.6, wanted / Math.max(1, covered)))
  return wishes.map((wish, i) => {
    const ofKind = /bean|edamame/.test(wish.glyph) && i === 0 ? MOST_BEANS : (MOST_OF_KIND[i] ?? 6)
    const most = pieceCount(sheet, ofKind, Math.ceil(ofKind / 2))
    const isOne = wish.count === 1 || wish.count >= most || isYogurt || /egg/.test(wish.glyph)
    return isOne ? wish : { ...wish, count: Math.min(most, Math.round(wish.count * grow)) }
  })
}

/** Pieces for a spoon: small ones a little bigger than life, long ones shorter. */
function spoonScale(kind: Shown): number {
  return Math.max(0.8, Math.min(1.4, 30 / Math.sqrt(pieceArea(kind.look.glyph) / Math.PI)))
}

/** The sauce climbs the near side of what stands in it. */
function lap(scene: Scene, piece: Piece, colour: string): void {
  if (!scene.sheet.isFine) return
  const [halfWidth, halfHeight] = glyphs[piece.glyph].reach
  const isLong = Math.max(halfWidth, halfHeight) > 2.2 * Math.min(halfWidth, halfHeight)
  if (isLong || halfWidth < 10) return
  const [w, h] = [halfWidth * piece.scale * 0.86, halfHeight * piece.scale]
  const wave = `M${num(-w)} ${num(h * 0.66)}Q${num(-w * 0.5)} ${num(h * 0.42)} ${num(-w * 0.1)} ${num(h * 0.72)}T${num(w)} ${num(h * 0.62)}`
  scene.sheet.ink(at(piece.x, piece.y, line(wave, colour, h * 0.3, 0.85)))
}
