import type { Shown } from '../../dish/find-visible-foods.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { mix } from '../../ink/colour.ts'
import { at, fill } from '../../ink/ink.ts'
import { blob } from '../../ink/outline.ts'
import { type Body, placeDiscs, placePieces } from '../body.ts'
import { type Floor, partOfFloor, pushInside } from '../floor.ts'
import { layHeaps } from '../ground.ts'
import { extentOf, type Piece } from '../piece.ts'
import { carriesToppings, isSpreadOnPieces, keepLooseBits, LEAFY, plateBodies } from '../plate-bodies.ts'
import { drawDressing, drawMelt, drawPool, drawPulp, drawSurface, isTomato, spreadMelt } from '../sauce.ts'
import { penOf, pieceCount, type Scene } from '../scene.ts'
import { settleBodies } from '../settle-bodies.ts'
import { pourSauces } from '../told-sauces.ts'
import { layHerbs, layOne, layToppings } from '../toppings.ts'

/** Main thing first and big, sides beside it in groups, garnish on top. */
export function drawPlated(scene: Scene): void {
  const { sheet, floor, random } = scene
  const ground = layGround(scene)
  const bodies = plateBodies(scene, ground)
  const main = bodies[0]
  if (!main) {
    layToppings(scene, partOfFloor(floor, 0.8), 0.9, 4)
    return
  }
  const isOnBed = ground !== undefined && ground.share >= BED_SEEN && !LEAFY.has(ground.look.glyph)
  const scale = settleBodies(
    isOnBed ? partOfFloor(floor, INNER) : floor,
    bodies,
    scene.vessel === 'casserole' ? 1.7 : 1.25,
    random,
  )
  const discs = bodies.map((body) =>
    placeDiscs(body, scale).map((disc) => ({ ...disc, x: disc.x + floor.x, y: disc.y + floor.y })),
  )
  drawMainSauce(scene, main, scale, ground !== undefined)
  for (const body of [...bodies].reverse()) {
    for (const piece of placePieces(body, scale, floor.x, floor.y))
      sheet.lay(body.isBed ? keepOnFloor(piece, floor) : piece)
  }
  const mainFloor = floorOf(main, floor, scale)
  const laid = placePieces(main, scale, floor.x, floor.y)
  const isOnSauce = scene.showing.melts[0]?.food.place === 'over'
  const yolk = carriesToppings(scene)
    ? undefined
    : scene.showing.bits.find(({ look }) => look.glyph === 'egg-yolk')
  if (isOnSauce) pourSauces(scene, beyond(mainFloor), isSpreadOnPieces(scene), rollFloors(laid))
  const below = isOnSauce ? scene.showing.bits.filter(liesUnderCheese) : []
  const later = yolk ? [...below, yolk] : below
  layToppings(onlyBits(scene, below), mainFloor, 0.62, 2)
  drawMainMelt(scene, laid, mainFloor)
  const sauce = scene.showing.sauce
  // Runs of mayonnaise on patties, cakes and what holds a filling would read as pasta.
  const isDressed = !isSweetMade(scene) && !scene.dish.form.piece && !standsBeside(scene)
  if (sauce && sauce.grams < 34 && isDressed) drawDressing(scene, sauce.colour, mainFloor)
  if (!isOnSauce)
    pourSauces(
      scene,
      isOneCutlet(scene) || liesInSauce(scene, main) ? beyond(mainFloor) : mainFloor,
      isSpreadOnPieces(scene),
      [...eggFloors(laid), ...rollFloors(laid)],
    )
  if (carriesToppings(scene) || scene.dish.form.id === 'platter') layHerbs(scene, mainFloor, 0.5)
  else
    layToppings(keepLooseBits(withoutBits(scene, later)), wide(mainFloor, floor), 0.92, 3, [
      ...discs.slice(1).flat(),
      ...(yolk ? [{ x: mainFloor.x, y: mainFloor.y, radius: YOLK_HOLLOW }] : []),
    ])
  if (yolk) layYolk(scene, yolk, mainFloor)
}

/** A raw yolk lies in the middle of what it crowns, everything else around it. */
const YOLK_HOLLOW = 38

function layYolk(scene: Scene, yolk: Shown, { x, y }: Floor): void {
  const { sheet } = scene
  const hollow = blob(penOf(scene), 11, YOLK_HOLLOW, YOLK_HOLLOW * 0.92, 0.12)
  sheet.ink(at(x, y, fill(hollow, '#2b1a0e', 0.26)))
  layOne(scene, yolk, { x, y, scale: 1.3 })
}

/** Ham and bacon that are laid on first, so that the cheese melts over them. */
function liesUnderCheese({ food, look }: Shown): boolean {
  return food.place === 'over' && /^(ham|bacon|salami|prosciutto)$/.test(look.glyph)
}

function onlyBits(scene: Scene, bits: Shown[]): Scene {
  return { ...scene, showing: { ...scene.showing, bits, herbs: [], dusts: [] } }
}

function withoutBits(scene: Scene, some: readonly Shown[]): Scene {
  const bits = scene.showing.bits.filter((bit) => !some.includes(bit))
  return { ...scene, showing: { ...scene.showing, bits } }
}

/** A bed that is this share of the dish is seen all around what lies on it. */
const BED_SEEN = 0.25
const INNER = 0.86

/** Heaps lie up to the rim, not over it. */
function keepOnFloor(piece: Piece, floor: Floor): Piece {
  const reach = Math.max(...glyphs[piece.glyph].reach) * piece.scale
  const [dx, dy] = pushInside(floor, piece.x - floor.x, piece.y - floor.y, reach * 0.9)
  return { ...piece, x: piece.x + dx, y: piece.y + dy }
}

/** In a bowl the noodles, rice or mash fill the bottom and everything else lies on them. */
function layGround(scene: Scene): Shown | undefined {
  const { showing, vessel, floor } = scene
  const bed = showing.beds[0]
  const isDeep = vessel === 'bowl' || vessel === 'skillet' || vessel === 'soup-bowl'
  const isNamedBelow = bed?.food.isTitled && /\b(over|on|atop) /.test(scene.dish.title)
  const isUnder =
    isDeep ||
    bed?.food.place === 'under' ||
    (showing.mains.length > 0 && (isNamedBelow || scene.random() < 0.5))
  const isNest = LEAFY.has(bed?.look.glyph ?? '') && bed?.food.place !== 'under'
  if (!bed || !isUnder || isNest || scene.dish.form.piece?.carries) return undefined
  const share = isDeep ? 1 : 0.84
  const sauce = showing.sauce
  if (sauce && sauce.grams > 40)
    drawPool(scene, sauce.colour, floor.x, floor.y, floor.halfWidth * 0.97, floor.halfHeight * 0.97)
  layHeaps(scene, bed, partOfFloor(floor, share))
  return bed
}

function eggFloors(pieces: readonly Piece[]): Floor[] {
  return pieces
    .filter(({ glyph }) => glyph === 'poached-egg')
    .map(({ glyph, x, y, scale }) => {
      const [halfWidth, halfHeight] = glyphs[glyph].reach
      return {
        shape: 'oval',
        x,
        y: y + 3,
        halfWidth: halfWidth * scale * 1.12,
        halfHeight: halfHeight * scale * 1.3,
      }
    })
}

/** A sauce runs over each of the rolls in a dish, from end to end. */
function rollFloors(pieces: readonly Piece[]): Floor[] {
  return pieces
    .filter(({ glyph }) => glyph === 'stuffed-roll')
    .map((piece) => {
      const [halfWidth, halfHeight] = extentOf(piece)
      return {
        shape: 'oval',
        x: piece.x,
        y: piece.y,
        halfWidth: halfWidth * 1.3,
        halfHeight: halfHeight * 1.36,
      }
    })
}

/** Sauce below cheese is seen around it. */
function beyond(floor: Floor): Floor {
  return { ...floor, halfWidth: floor.halfWidth * 1.24, halfHeight: floor.halfHeight * 1.4 }
}

/** A sauce that the title names stands beside in its own cup. */
function standsBeside({ showing }: Scene): boolean {
  return showing.creams.some(({ food }) => food.ingredient.food.startsWith('made-'))
}

/** A sauce that is named after what lies in it is seen around that, on a single thing. */
function liesInSauce({ dish, showing }: Scene, main: Body): boolean {
  const name = dish.recipe.brief?.sauces?.find(({ where }) => where === 'over')?.name ?? ''
  return (
    main.pieces.length === 1 &&
    showing.bits.some(
      ({ food }) => food.place === 'over' && name.includes(food.ingredient.name.split(' ').pop() ?? name),
    )
  )
}

/** Gravy on a single cutlet covers most of it. */
function isOneCutlet({ dish }: Scene): boolean {
  return dish.form.id === 'schnitzel'
}

function drawMainSauce(scene: Scene, main: Body, scale: number, isOnBed: boolean): void {
  const { showing, floor } = scene
  const sauce = showing.sauce
  if (!sauce || sauce.grams < 34 || isSweetMade(scene) || isFilling(scene)) return
  if (carriesToppings(scene) && scene.vessel !== 'casserole' && scene.dish.form.id !== 'stuffed-rolls') return
  const isDeep = scene.vessel === 'bowl' || scene.vessel === 'skillet' || scene.vessel === 'soup-bowl'
  if (scene.vessel === 'casserole' || (isDeep && !isOnBed && sauce.grams > 55)) {
    drawSurface(scene, sauce.colour, true)
    if (isTomato(sauce.colour)) drawPulp(scene, floor, sauce.colour)
    return
  }
  const [width, height] = main.reach
  // On a bed the sauce leaves the edge of the noodles bare.
  const grow = (isOnBed ? 0.92 : 1.14) * scale
  const [long, short] = [Math.max(width, height * 0.75), Math.max(height, width * 0.62)]
  drawPool(
    scene,
    sauce.colour,
    floor.x + main.x * 0.85,
    floor.y + main.y * 0.85 + 6,
    Math.min(floor.halfWidth * 0.94, long * grow),
    Math.min(floor.halfHeight * 0.94, short * grow),
  )
}

/** Grams a serving of cheese that hide nearly all of a cutlet, but not of a floret. */
const COVERING = 65
const BROAD = 1800

function drawMainMelt(scene: Scene, pieces: readonly Piece[], floor: Floor): void {
  const cheese = scene.showing.melts[0]
  const isBaked = scene.dish.form.piece?.glyph === 'stuffed-roll' || scene.dish.form.id === 'nachos'
  if (
    !cheese ||
    (carriesToppings(scene) && !isBaked) ||
    !(cheese.food.isTold || /melt|broil|grill|bake|oven|gratin|bubbl/.test(scene.dish.text))
  )
    return
  const patches = pieces
    .filter(({ glyph }) => !/egg/.test(glyph))
    .filter(({ glyph }) => !isBaked || glyph === 'stuffed-roll' || glyph === 'tortilla-chip')
    .slice(0, isBaked ? pieceCount(scene.sheet, 9, 3) : 5)
    .flatMap((piece) => {
      const [own, high] = glyphs[piece.glyph].reach
      if (own * high < 900) return []
      const [halfWidth, halfHeight] = isBaked ? extentOf(piece) : [own * piece.scale, high * piece.scale]
      const isHidden = isBaked || (own * high > BROAD && cheese.food.gramsPerServing >= COVERING)
      const [across, down] = isHidden ? [0.8, 0.8] : [0.62, 0.6]
      return [
        {
          x: piece.x,
          y: piece.y,
          rx: halfWidth * across,
          ry: halfHeight * down,
        },
      ]
    })
  // Over many small pieces cheese runs together.
  const isOverSmall = patches.length === 0 && !pieces.some(({ glyph }) => /egg/.test(glyph))
  drawMelt(
    scene,
    mix(cheese.look.tint ?? '#f6c552', '#eeb24e', isBaked ? 0.4 : 0),
    isOverSmall ? spreadMelt(scene, floor, { count: 4, part: 0.5, size: [0.42, 0.34] }) : patches,
  )
}

/** What is wet in a stuffed pepper stays inside, unless the title speaks of a sauce. */
function isFilling({ dish }: Scene): boolean {
  return (
    /^(stuffed|boats)/.test(dish.form.id) &&
    dish.form.id !== 'stuffed-rolls' &&
    !/sauce|\bin \b/.test(dish.title)
  )
}

function isSweetMade(scene: Scene): boolean {
  return scene.dish.form.piece?.tint === 'flavour'
}

function floorOf(body: Body, floor: Floor, scale: number): Floor {
  const [long, short] = body.reach
  return {
    shape: 'oval',
    x: floor.x + body.x,
    y: floor.y + body.y,
    halfWidth: long * scale * 0.8,
    halfHeight: short * scale * 0.8,
  }
}

/** Toppings fall around the main thing too, but not over the rim. */
function wide(main: Floor, floor: Floor): Floor {
  const halfWidth = Math.min(floor.halfWidth * 0.9, Math.max(main.halfWidth, floor.halfWidth * 0.5))
  const halfHeight = Math.min(floor.halfHeight * 0.9, Math.max(main.halfHeight, floor.halfHeight * 0.45))
  const clamp = (value: number, middle: number, half: number, own: number) =>
    Math.max(middle - half + own, Math.min(middle + half - own, value))
  return {
    shape: 'oval',
    x: clamp(main.x, floor.x, floor.halfWidth, halfWidth),
    y: clamp(main.y, floor.y, floor.halfHeight, halfHeight),
    halfWidth,
    halfHeight,
  }
}
