import { colourOfWord } from '../brief/brief-words.ts'
import type { Coat } from '../ink/coat.ts'
import { colourDistance, darker, lighter } from '../ink/colour.ts'
import { at, fill, line, num } from '../ink/ink.ts'
import { blob } from '../ink/outline.ts'
import { dashes, spread } from '../ink/pen.ts'
import type { ToldSauce } from '../picture-recipe.ts'
import { type Body, makeBody } from './body.ts'
import { type Floor, partOfFloor, spreadOver } from './floor.ts'
import { layMound } from './ground.ts'
import { type GroupWish, layGroup } from './lay-group.ts'
import { drawDrizzle, drawFlecks, drawMelt, drawPulp, drawSurface, isTomato, spreadMelt } from './sauce.ts'
import { penOf, pieceCount, type Scene } from './scene.ts'

/** Vessels with no room on their floor for a cup. */
const DEEP = new Set<Scene['vessel']>(['bowl', 'soup-bowl', 'mug', 'glass', 'jar', 'skillet'])

function told({ dish }: Scene, ...places: ToldSauce['where'][]): ToldSauce[] {
  return (dish.recipe.brief?.sauces ?? []).filter(({ where }) => places.includes(where))
}

/** What is spread over the floor before any food is laid. */
export function spreadSauces(scene: Scene): void {
  const { floor } = scene
  for (const sauce of told(scene, 'under').slice(0, 1)) {
    const inner = partOfFloor(floor, 0.93)
    const colour = colourOfWord(sauce.color)
    if (isThick(sauce) || isFaint(scene, colour)) layMound(scene, colour, inner)
    else drawSurface({ ...scene, floor: inner }, colour)
    if (!sauce.rough && isTomato(colour)) drawPulp(scene, inner, colour)
    roughen(scene, sauce, inner)
  }
}

/** Spread with a spoon, whose strokes stay in it; what is poured finds its own level. */
function isThick({ name = '', rough }: ToldSauce): boolean {
  return rough === true || THICK.test(name)
}
const THICK =
  /tahini|yogh?urt|labneh|skyr|cream(?! gravy)|cr[eè]me|mash|choka|muhammara|tarator|cheese|hummus|pur[eé]e|whipped|ricotta|curd|mayonnaise/

/** Yogurt or cream as pale as the plate it is spread on. */
function isFaint({ vessel, glaze }: Scene, colour: string): boolean {
  return vessel === 'plate' && colourDistance(colour, glaze.well) < FAINT
}

const FAINT = 0.16

/** What is poured or drizzled over the food, which lies on this floor; a warm sauce runs over each egg and each roll, where these are given. */
export function pourSauces(scene: Scene, floor: Floor, isSpread = false, each: readonly Floor[] = []): void {
  if (!isSpread)
    for (const sauce of told(scene, 'over')) {
      const places = each.length > 0 ? each : [floor]
      if (MOLTEN.test(sauce.name ?? '')) meltOver(scene, sauce, places)
      else for (const place of places) pourOver(scene, sauce, place)
    }
  for (const { color } of told(scene, 'drizzle'))
    drawDrizzle(
      scene,
      colourOfWord(color),
      floor.x,
      floor.y,
      Math.min(floor.halfWidth, floor.halfHeight * 1.5, scene.floor.halfHeight * 1.25) * 0.92,
    )
}

const MOLTEN = /cheese|mozzarella|cheddar|gruy|gouda|oaxaca|provolone|fontina|raclette|queso/
/** How wide a floor must be to take more than a few patches. */
const BROAD = 90

function meltOn({ shape, halfWidth }: Floor, isToRim: boolean): Parameters<typeof spreadMelt>[2] {
  if (!isToRim) return { count: halfWidth > BROAD ? 7 : 3, part: 0.5, size: [0.34, 0.3] }
  return shape === 'box'
    ? { count: 8, part: 0.82, size: [0.27, 0.34] }
    : { count: 8, part: 0.78, size: [0.23, 0.28] }
}

/** Cheese that the recipe melts over its food: one sheet with a ragged edge, in a casserole up to the rim with gaps. */
function meltOver(scene: Scene, { color }: ToldSauce, floors: readonly Floor[]): void {
  const patches = floors.flatMap((floor) =>
    spreadMelt(scene, floor, meltOn(floor, scene.vessel === 'casserole' && floor === scene.floor)),
  )
  drawMelt(scene, colourOfWord(color), patches)
}

function pourOver(scene: Scene, sauce: ToldSauce, floor: Floor): void {
  if (sauce.rough) {
    dabOver(scene, sauce, floor)
    return
  }
  const pen = penOf(scene)
  const colour = colourOfWord(sauce.color)
  const [rx, ry] = [floor.halfWidth * 0.78, floor.halfHeight * 0.64]
  const pool = blob(pen, 15, rx, ry, 0.5)
  const shine = pen.fine
    ? line(
        `M${num(-rx * 0.66)} ${num(-ry * 0.2)}Q${num(-rx * 0.5)} ${num(-ry * 0.6)} ${num(-rx * 0.1)} ${num(-ry * 0.66)}`,
        lighter(colour, 0.5),
        3.4,
        0.7,
      )
    : ''
  scene.sheet.ink(
    at(floor.x, floor.y, fill(pool, darker(colour, 0.24)) + at(-1, -2.4, fill(pool, colour)) + shine),
  )
  roughen(scene, sauce, { ...floor, halfWidth: rx, halfHeight: ry })
}

/** Pesto and salsa are turned through the food or spooned on here and there: it shows between them. */
function dabOver(scene: Scene, sauce: ToldSauce, floor: Floor): void {
  const { sheet, random } = scene
  const pen = penOf({ random, sheet })
  const colour = colourOfWord(sauce.color)
  // Over a whole dish they lie up to its corners and leave gaps.
  const isDish = floor.shape === 'box'
  const [rx, ry] = [floor.halfWidth * (isDish ? 0.2 : 0.3), floor.halfHeight * (isDish ? 0.2 : 0.25)]
  const bits = (count: number, paint: string, width: number) =>
    line(dashes(pen, spread(pen, count, rx * 1.04, ry * 1.04), 4), paint, width)
  const drawDab = () =>
    fill(blob(pen, 9, rx, ry, 0.7), darker(colour, 0.14), 0.9) +
    bits(9, darker(colour, 0.3), 4) +
    bits(9, colour, 4.6) +
    bits(6, lighter(colour, 0.4), 3)
  const shared = isDish ? [0, 1].map(() => sheet.define((id) => `<g id="${id}">${drawDab()}</g>`)) : []
  const places = isDish
    ? spreadOver(floor, pieceCount(sheet, 11, 6), 0.8, random())
    : spreadOver(floor, pieceCount(sheet, 7, 4), 0.66, random())
  places.forEach(([x, y], i) => {
    const dab = isDish ? `<use href="#${shared[i % 2]}"/>` : drawDab()
    sheet.ink(at(x, y, dab, random() * 90))
  })
  if (sauce.flecks) drawFlecks(scene, floor, colourOfWord(sauce.flecks))
}

/** Chopped things in a sauce: lighter and darker than it, or of the color that the line says. */
function roughen(scene: Scene, { color, rough, flecks }: ToldSauce, floor: Floor): void {
  const colour = colourOfWord(color)
  const pen = penOf(scene)
  if (rough) {
    const bits = (count: number, paint: string, width: number) =>
      line(dashes(pen, spread(pen, count, floor.halfWidth * 0.86, floor.halfHeight * 0.86), 4), paint, width)
    scene.sheet.ink(
      at(floor.x, floor.y, bits(22, darker(colour, 0.24), 8) + bits(20, lighter(colour, 0.34), 7)),
    )
  }
  if (flecks) drawFlecks(scene, floor, colourOfWord(flecks))
}

/** Spoonfuls and cups as things that find their own place on the plate. */
export function sauceBodies(scene: Scene): Body[] {
  const onPlate = DEEP.has(scene.vessel) ? (['beside'] as const) : (['beside', 'cup'] as const)
  return told(scene, ...onPlate).map((sauce) => makeBody(layGroup(wishOfSauce(sauce), scene.random), 3))
}

function wishOfSauce({ color, where, rough, flecks }: ToldSauce): GroupWish {
  const colour = colourOfWord(color)
  const specks = flecks ? colourOfWord(flecks) : rough ? darker(colour, 0.4) : undefined
  const coat: Coat | undefined = specks ? { herbs: specks } : undefined
  const glyph = where === 'cup' ? 'sauce-spoon' : rough ? 'relish' : 'dollop'
  return { glyph, tint: colour, coat, count: 1, scale: where === 'cup' ? 1.1 : 1 }
}

/** In corners of the table, or of the floor where there is room. */
const CORNERS = [
  [0.62, 0.56],
  [-0.64, 0.54],
  [0.62, -0.56],
  [-0.62, -0.56],
] as const
const TABLE = [
  [414, 300],
  [66, 300],
  [414, 60],
] as const

/** Spoonfuls and cups where nothing settles: on the food, toward the rim. */
export function laySpoonfuls(scene: Scene): void {
  const own = told(scene, 'beside', ...(DEEP.has(scene.vessel) ? [] : (['cup'] as const)))
  own.slice(0, CORNERS.length).forEach((sauce, i) => {
    const [x, y] = CORNERS[i] ?? [0, 0]
    const { floor } = scene
    const wish = wishOfSauce(sauce)
    scene.sheet.lay({
      ...wish,
      variant: 0,
      turn: 0,
      x: floor.x + x * floor.halfWidth,
      y: floor.y + y * floor.halfHeight,
      scale: wish.scale * (scene.sheet.isFine ? 1.05 : 1.2),
    })
  })
}

/** A cup beside a bowl stands on the table. */
export function standCups(scene: Scene): void {
  if (!DEEP.has(scene.vessel)) return
  told(scene, 'cup')
    .slice(0, TABLE.length)
    .forEach((sauce, i) => {
      const [x, y] = TABLE[i] ?? [0, 0]
      scene.sheet.lay({ ...wishOfSauce(sauce), variant: 0, turn: 0, x, y, scale: 1 })
    })
}

/** Layers of a glass that the line tells of: what is poured over stands on top. */
export function toldLayers(scene: Scene, ...places: ToldSauce['where'][]): string[] {
  return told(scene, ...places).map(({ color }) => colourOfWord(color))
}
