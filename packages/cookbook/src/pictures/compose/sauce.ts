import { colourDistance, darker, lighter, mix } from '../ink/colour.ts'
import { at, fill, line, num, num2 } from '../ink/ink.ts'
import { blob } from '../ink/outline.ts'
import { dashes, dots, type Point, repeat, spread } from '../ink/pen.ts'
import { type Floor, spreadOver } from './floor.ts'
import { penOf, pieceCount, type Scene } from './scene.ts'

const NEAR_TOMATO = 0.17

/** Tomatoes keep their pulp, however long they cook; soy, butter and wine have none. */
export function isTomato(colour: string): boolean {
  return colourDistance(colour, '#c93a26') < NEAR_TOMATO
}

/** A puddle below the main thing, with a wet edge. */
export function drawPool(scene: Scene, colour: string, x: number, y: number, rx: number, ry: number): void {
  const pen = penOf(scene)
  const pool = blob(pen, 12, rx, ry, 0.16)
  // Cream on a cream plate is told by its edge.
  const isFaint = scene.vessel === 'plate' && colourDistance(colour, scene.glaze.well) < 0.1
  const shine = pen.fine
    ? line(
        `M${num(-rx * 0.72)} ${num(-ry * 0.3)}Q${num(-rx * 0.5)} ${num(-ry * 0.75)} ${num(-rx * 0.05)} ${num(-ry * 0.8)}`,
        lighter(colour, 0.6),
        4,
        0.8,
      )
    : ''
  scene.sheet.ink(
    at(
      x,
      y,
      fill(pool, darker(colour, isFaint ? 0.4 : 0.2)) + at(-1, -2, fill(pool, colour), 0, 0.97) + shine,
    ),
  )
  if (isTomato(colour))
    drawPulp(scene, { shape: 'oval', x, y, halfWidth: rx * 0.86, halfHeight: ry * 0.86 }, colour)
}

/** Run back and forth over the food from a spoon; dark, thin sauces run in a thin thread and drops. */
export function drawDrizzle(scene: Scene, colour: string, x: number, y: number, reach: number): void {
  const isThin = colourDistance(colour, '#fffaf0') > 0.52
  drawThread(scene, colour, x, y, reach, isThin ? 0.56 : 1)
  if (isThin) drawDrops(scene, colour, x, y, reach)
}

/** What makes a dressing thick enough to be seen as threads. */
const THICK =
  /mayo|yogh?urt|skyr|labneh|tahini|(sour|heavy|soy|cooking)-cream|creme-fraiche|peanut-butter|almond-butter/
/** Grams a serving. */
const LEAST_THICK = 8
const PALE_SAUCE = 0.3

/** Dressing that coats what it is tossed with: a thick one lies in threads, a thin one only shines. */
export function drawDressing(scene: Scene, colour: string, { x, y, halfWidth, halfHeight }: Floor): void {
  const reach = Math.min(halfWidth, halfHeight)
  const isPale = colourDistance(colour, '#fffaf0') < PALE_SAUCE
  if (isPale && scene.showing.creams.length === 0 && isThick(scene))
    drawThread(scene, colour, x, y, reach * 0.72, 0.62)
  else if (scene.sheet.isFine) drawBeads(scene, colour, [x, y, halfWidth, halfHeight])
}

function isThick({ dish }: Scene): boolean {
  return dish.foods.some(
    ({ ingredient, gramsPerServing, isHidden }) =>
      !isHidden && gramsPerServing >= LEAST_THICK && THICK.test(ingredient.food),
  )
}

/** Drops of oil and juice through which the food is seen. */
function drawBeads(
  scene: Scene,
  colour: string,
  [x, y, halfWidth, halfHeight]: readonly [number, number, number, number],
): void {
  const beads = spread(penOf(scene), 12, halfWidth * 0.78, halfHeight * 0.78)
  const gloss = dots(beads.map(([px, py]) => [px - 0.9, py - 1.1]))
  scene.sheet.ink(at(x, y, line(dots(beads), colour, 5, 0.5) + line(gloss, '#fff', 1.8, 0.75)))
}

/** Dressing that lies thick on what it holds together. */
export function drawDabs(scene: Scene, colour: string, { x, y, halfWidth, halfHeight }: Floor): void {
  const pen = penOf(scene)
  const places = spread(pen, pieceCount(scene.sheet, 18, 8), halfWidth * 0.8, halfHeight * 0.8)
  const dabs = dashes(pen, places, 8)
  scene.sheet.ink(at(x, y, line(dabs, darker(colour, 0.2), 6.4, 0.8) + at(-0.6, -1, line(dabs, colour, 5))))
}

/** It falls in a fine line that turns beyond the rim of the food, thicker where the spoon turned. */
function drawThread(scene: Scene, colour: string, x: number, y: number, reach: number, thickness = 1): void {
  const { random, sheet } = scene
  const turns = pieceCount(sheet, 9, 6)
  const step = (2 * reach) / turns
  const ends = Array.from({ length: turns + 1 }, (_, i): Point => {
    const across = (i / turns) * 2 - 1
    const rise = reach * (0.14 + 0.48 * Math.sqrt(1 - across ** 2)) * (0.5 + random() * 0.6)
    return [across * reach + (random() - 0.5) * step * 0.9, i % 2 ? rise : -rise]
  })
  const [first = [0, 0], ...others] = ends
  let before = first
  const path = others.reduce(
    (sum, end) => {
      const [fromX, fromY] = before
      before = end
      return `${sum}C${num(fromX + step * 0.9)} ${num(fromY)} ${num(end[0] - step * 0.9)} ${num(end[1])} ${num(end[0])} ${num(end[1])}`
    },
    `M${num(first[0])} ${num(first[1])}`,
  )
  const width = 2.6 + 1.8 * thickness
  const blots = dots(ends.filter((_, i) => i % 3 === 1))
  sheet.ink(
    at(
      x,
      y,
      line(path, darker(colour, 0.3), width + 1.2) +
        line(blots, darker(colour, 0.3), width * 2 + 1.2) +
        at(-0.4, -0.8, line(path, colour, width) + line(blots, colour, width * 2)),
      -24,
    ),
  )
}

function drawDrops(scene: Scene, colour: string, x: number, y: number, reach: number): void {
  const pen = penOf(scene)
  const points = spread(pen, 9, reach, reach * 0.9)
  const gloss = pen.fine
    ? line(dots(points.slice(0, 3).map(([px, py]) => [px - 1.2, py - 1.4])), '#fff', 2, 0.6)
    : ''
  scene.sheet.ink(
    at(
      x,
      y,
      line(dots(points.slice(0, 3)), colour, 8, 0.9) + line(dots(points.slice(3)), colour, 5, 0.9) + gloss,
    ),
  )
}

/** Soup, curry or porridge filling the floor, stirred once. */
export function drawSurface(scene: Scene, colour: string, isStill = false): void {
  const { floor, sheet, random } = scene
  sheet.ink(floorShape(floor, darker(colour, 0.14), 1.03) + floorShape(floor, colour, 0.985))
  if (isStill) return
  const swirl = (reach: number, paint: string, width: number) => {
    const [rx, ry] = [floor.halfWidth * reach, floor.halfHeight * reach]
    const start = random() * 6.28
    const sweep = 1.6 + random() * 1.2
    const from = `${num(floor.x + Math.cos(start) * rx)} ${num(floor.y + Math.sin(start) * ry)}`
    const to = `${num(floor.x + Math.cos(start + sweep) * rx)} ${num(floor.y + Math.sin(start + sweep) * ry)}`
    return line(`M${from}A${num(rx)} ${num(ry)} 0 0 1 ${to}`, paint, width, 0.55)
  }
  const count = pieceCount(sheet, 5, 2)
  sheet.ink(
    repeat(count, (i) => swirl(0.3 + i * 0.14, i % 2 ? darker(colour, 0.12) : lighter(colour, 0.35), 10 - i)),
  )
}

/** Through a clear broth the bottom of the bowl is seen: palest where it is shallow, and light breaks on it. */
export function drawBroth({ floor, sheet }: Scene, colour: string): void {
  const { x, y, halfWidth: w, halfHeight: h } = floor
  const glint = (share: number, width: number, opacity: number) =>
    line(
      `M${num(x - w * share)} ${num(y - h * 0.1)}Q${num(x - w * share)} ${num(y - h * share)} ${num(x - w * 0.08)} ${num(y - h * share)}`,
      '#ffffff',
      width,
      opacity,
    )
  sheet.ink(
    floorShape(floor, darker(colour, 0.1), 1.03) +
      floorShape(floor, lighter(colour, 0.42), 0.985) +
      floorShape(floor, lighter(colour, 0.2), 0.9) +
      floorShape(floor, colour, 0.74) +
      glint(0.86, 4, 0.7) +
      (sheet.isFine ? glint(0.66, 2.4, 0.5) : ''),
  )
}

/** A sauce that cooked down is no paint: pulp, onion and fat lie in it, lighter and darker than it. */
export function drawPulp(scene: Scene, { x, y, halfWidth, halfHeight }: Floor, colour: string): void {
  if (!scene.sheet.isFine || colourDistance(colour, '#fffaf0') < PALE_SAUCE) return
  const pen = penOf(scene)
  const bits = (count: number, length: number, paint: string, width: number, opacity: number) =>
    line(
      dashes(pen, spread(pen, count, halfWidth * 0.93, halfHeight * 0.93), length, 0.4),
      paint,
      width,
      opacity,
    )
  scene.sheet.ink(
    at(
      x,
      y,
      bits(30, 9, darker(colour, 0.2), 9, 0.5) +
        bits(34, 7, lighter(colour, 0.22), 6, 0.5) +
        bits(26, 3, lighter(colour, 0.5), 3, 0.5),
    ),
  )
}

export function floorShape(floor: Floor, colour: string, grow: number): string {
  const [w, h] = [floor.halfWidth * grow, floor.halfHeight * grow]
  if (floor.shape === 'oval')
    return `<ellipse cx="${floor.x}" cy="${floor.y}" rx="${num(w)}" ry="${num(h)}" fill="${colour}"/>`
  return `<rect x="${num(floor.x - w)}" y="${num(floor.y - h)}" width="${num(2 * w)}" height="${num(2 * h)}" rx="26" fill="${colour}"/>`
}

/** Specks of herb, seed or spice in what fills a floor. */
export function drawFlecks(scene: Scene, floor: Floor, colour: string): void {
  const pen = penOf(scene)
  const places = spread(pen, 46, floor.halfWidth * 0.9, floor.halfHeight * 0.9)
  scene.sheet.ink(
    at(
      floor.x,
      floor.y,
      line(dashes(pen, places.slice(0, 30), 3), colour, 3.2, 0.9) +
        line(dots(places.slice(30)), colour, 4.4, 0.85),
    ),
  )
}

/** Beads of oil catching the light. */
export function drawSheen(scene: Scene, colour: string): void {
  if (!scene.sheet.isFine) return
  const pen = penOf(scene)
  const points = spread(pen, 16, scene.floor.halfWidth * 0.86, scene.floor.halfHeight * 0.86)
  scene.sheet.ink(
    at(
      scene.floor.x,
      scene.floor.y,
      line(dots(points.slice(0, 9)), colour, 7, 0.55) + line(dots(points.slice(9)), colour, 4, 0.6),
    ),
  )
}

export interface MeltPatch {
  x: number
  y: number
  rx: number
  ry: number
}

/** So many patches over a part of the floor, each as large as its share of the floor's halves. */
export function spreadMelt(
  { random }: Pick<Scene, 'random'>,
  floor: Floor,
  { count, part, size: [width, height] }: { count: number; part: number; size: readonly [number, number] },
): MeltPatch[] {
  return spreadOver(floor, count, part, random()).map(([x, y]) => ({
    x,
    y,
    rx: floor.halfWidth * width,
    ry: floor.halfHeight * height,
  }))
}

/** Molten cheese: patches that run into one sheet with a single edge, freckled gold where they caught the heat. */
export function drawMelt(scene: Scene, colour: string, patches: readonly MeltPatch[]): void {
  const { sheet } = scene
  const shapes = [0, 1].map(() => definePatch(scene, colour))
  const each = (draw: (shape: PatchShape, patch: MeltPatch) => string) =>
    repeat(patches.length, (i) => {
      const [shape, patch] = [shapes[i % 2], patches[i]]
      return shape && patch ? draw(shape, patch) : ''
    })
  const lay = (id: string, { x, y, rx, ry }: MeltPatch, lift: number, paint: string) =>
    `<use href="#${id}"${paint} transform="translate(${num(x)} ${num(y + lift)})scale(${num2(rx / 40)} ${num2(ry / 30)})"/>`
  sheet.ink(
    each((shape, patch) =>
      lay(shape.outline, patch, 2.4, ` fill="${darker(mix(colour, '#c9762a', 0.5), 0.1)}"`),
    ),
  )
  sheet.ink(each((shape, patch) => lay(shape.outline, patch, 0, ` fill="${colour}"`)))
  sheet.inkAs(
    'melted-cheese',
    each((shape, patch) => lay(shape.blisters, patch, 0, '')),
  )
}

interface PatchShape {
  outline: string
  blisters: string
}

/** The oven or the broiler left spots on the cheese. */
const BROWNED =
  /\b(cheese|mozzarella|cheddar|gruy[eè]re|top)\b[^.]{0,70}\b(brown|golden|blister|freckle|spot|char)|\bbroil/

function definePatch(scene: Scene, colour: string): PatchShape {
  const pen = penOf(scene)
  const outline = scene.sheet.define((id) => `<path id="${id}" d="${blob(pen, 15, 42, 32, 0.6)}"/>`)
  const place = (): Point => [(pen.random() - 0.5) * 46, (pen.random() - 0.5) * 32]
  const [x, y] = place()
  const brown = BROWNED.test(scene.dish.text) ? 0.26 : 0
  const gold =
    at(x, y, line(dashes(pen, spread(pen, 4, 13, 8), 6, 0.4), '#e8973a', 8, 0.26 + brown)) +
    line(dots([place(), place(), place()]), brown ? '#b5651f' : '#d07f2c', brown ? 5 : 3.4, 0.4 + brown) +
    (pen.fine ? line(dots([place(), place()]), '#a9581a', 2.4, 0.45 + brown) : '')
  const light = pen.fine
    ? line(dots([place(), place()]), lighter(colour, 0.55), 6, 0.75) +
      line('M-24 -12q9 -7 20 -5M-8 12q12 6 24 -4', lighter(colour, 0.7), 3, 0.7)
    : ''
  return { outline, blisters: scene.sheet.define((id) => `<g id="${id}">${gold}${light}</g>`) }
}

export function drawSwirl({ floor, sheet, random }: Scene, colour: string, width: number): void {
  const at100 = (points: readonly number[]) =>
    points.map((share) => num((share / 100) * floor.halfWidth)).join(' ')
  const bends = [
    [-50, -60, 56, -56, 50, 8],
    [44, 50, -24, 50, -22, 6],
    [-20, -24, 20, -22, 20, 4],
  ]
  const spiral = `M${at100([-50, 6])}${bends.map((bend) => `C${at100(bend)}`).join('')}`
  const light = sheet.isFine ? line(spiral, lighter(colour, 0.5), width * 0.4, 0.7) : ''
  sheet.ink(at(floor.x, floor.y, line(spiral, colour, width, 0.9) + light, random() * 90))
}
