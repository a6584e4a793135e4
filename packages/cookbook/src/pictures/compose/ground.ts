import type { Shown } from '../dish/find-visible-foods.ts'
import { glyphs } from '../glyphs/glyphs.ts'
import { drawNest, drawStrands, NOODLES } from '../glyphs/noodles.ts'
import { darker, lighter, mix } from '../ink/colour.ts'
import { at, fill, line, num } from '../ink/ink.ts'
import { blob } from '../ink/outline.ts'
import { dashes, spread } from '../ink/pen.ts'
import { type Floor, spreadOver } from './floor.ts'
import { drawSurface } from './sauce.ts'
import { penOf, pieceCount, type Scene } from './scene.ts'
import { layOne } from './toppings.ts'

/**
 * Noodles, rice, mash or shreds filling a floor: several heaps side by side rather than one blown up,
 * so that grains and strands keep their size.
 */
export function layHeaps(scene: Scene, shown: Shown, floor: Floor): void {
  const { sheet, random } = scene
  const [halfWidth, halfHeight] = glyphs[shown.look.glyph].reach
  const grow = sheet.isFine ? 1.22 : 1.5
  const fit = (floor.halfWidth * floor.halfHeight) / (halfWidth * halfHeight * grow * grow)
  const count = Math.max(1, Math.min(pieceCount(sheet, 9, 5), Math.round(fit * 1.7)))
  // Mash is one soft sheet, not dumplings.
  if (shown.look.glyph === 'mash') {
    if (scene.vessel === 'plate' || scene.vessel === 'board')
      layMound(scene, shown.look.tint ?? '#f4e8c6', floor)
    else drawSurface({ ...scene, floor }, shown.look.tint ?? '#f4e8c6')
    return
  }
  // Greens bound with cream are one mass.
  if (shown.look.glyph === 'creamed-greens') {
    const scale = 0.96 * Math.min(floor.halfWidth / halfWidth, floor.halfHeight / halfHeight)
    layOne(scene, shown, { x: floor.x, y: floor.y, scale })
    return
  }
  const strands = NOODLES[shown.look.glyph as keyof typeof NOODLES]
  if (strands) {
    layNest(scene, shown.look, strands, floor)
    return
  }
  // A lone heap, as thrift leaves one, lies in the middle and fills it.
  const isOne = fit < 1.3 || count === 1
  const scale = isOne ? Math.sqrt(fit) : grow
  const places = isOne ? [[floor.x, floor.y] as const] : spreadOver(floor, count, 0.66, random())
  for (const [x, y] of [...places].reverse()) {
    const turn = isOne ? 0 : random() * 360
    sheet.lay({
      glyph: shown.look.glyph,
      tint: shown.look.tint,
      coat: shown.look.coat,
      variant: 0,
      x,
      y,
      turn,
      scale,
      isSunk: !isOne,
    })
  }
}

/** On a flat plate mash is a mound whose edge is seen, with the strokes of the spoon in it. */
export function layMound(scene: Scene, colour: string, { x, y, halfWidth, halfHeight }: Floor): void {
  const pen = penOf(scene)
  const mound = blob(pen, 13, halfWidth * 0.96, halfHeight * 0.94, 0.12)
  const stroke = (share: number) => {
    const [w, h] = [halfWidth * share, halfHeight * share]
    return `M${num(-w)} ${num(h * 0.2)}Q${num(-w * 0.9)} ${num(-h)} ${num(w * 0.1)} ${num(-h * 0.96)}`
  }
  const turned = (share: number) => {
    const [w, h] = [halfWidth * share, halfHeight * share]
    return `M${num(w)} ${num(-h * 0.24)}Q${num(w * 0.9)} ${num(h)} ${num(-w * 0.14)} ${num(h * 0.96)}`
  }
  const strokes = [stroke(0.8), stroke(0.56), turned(0.74), turned(0.5), stroke(0.3)].join('')
  const dabs = dashes(
    pen,
    spread(pen, pieceCount(scene.sheet, 12, 5), halfWidth * 0.8, halfHeight * 0.76),
    16,
  )
  scene.sheet.ink(
    at(
      x,
      y,
      at(3, 8, fill(mound, '#2a1c10', 0.22)) +
        fill(mound, darker(colour, 0.3)) +
        at(-1, -4, fill(mound, colour), 0, 0.97) +
        line(dabs, darker(colour, 0.1), 9, 0.6) +
        at(
          0,
          0,
          line(strokes, darker(colour, 0.2), 6, 0.7) +
            at(-1, -4, line(strokes, lighter(colour, 0.6), 4, 0.9)),
          scene.random() * 360,
          0.9,
        ),
    ),
  )
}

/** A wedge is taken out of what has set firm: its cut sides stand on the bare plate, as no broth's would. */
export function cutWedge({ floor, glaze, sheet }: Scene, colour: string): void {
  const [w, h] = [floor.halfWidth, floor.halfHeight]
  const rim = (angle: number) => [Math.cos(angle) * w * 1.02, Math.sin(angle) * h * 1.02] as const
  const [[ax, ay], [bx, by]] = [rim(0.42), rim(1.22)]
  const [tipX, tipY] = [-w * 0.04, h * 0.02]
  const depth = 17
  const path = (drop: number) =>
    `M${num(tipX)} ${num(tipY + drop)}L${num(ax)} ${num(ay + drop)}A${num(w * 1.02)} ${num(h * 1.02)} 0 0 1 ${num(bx)} ${num(by)}Z`
  const wall = `M${num(tipX)} ${num(tipY)}L${num(ax)} ${num(ay)}V${num(ay + depth)}L${num(tipX + 2)} ${num(tipY + depth)}Z`
  sheet.ink(
    at(
      floor.x,
      floor.y,
      fill(path(0), glaze.well) +
        fill(path(depth), darker(glaze.well, 0.1), 0.6) +
        fill(wall, darker(colour, 0.22), 0.95) +
        line(
          `M${num(tipX + 8)} ${num(tipY + 8)}L${num(ax * 0.9)} ${num(ay * 0.92 + 5)}`,
          lighter(colour, 0.5),
          3,
          0.8,
        ) +
        line(
          `M${num(ax)} ${num(ay)}L${num(tipX)} ${num(tipY)}L${num(bx)} ${num(by)}`,
          lighter(colour, 0.7),
          3,
          0.9,
        ),
    ),
  )
}

/** Noodles are one heap whose strands are as long as the bowl is wide. */
function layNest(
  { sheet, random }: Scene,
  { glyph, tint, coat }: Shown['look'],
  own: string,
  floor: Floor,
): void {
  const colour = coat?.wash ? mix(tint ?? own, coat.wash, (coat.strength ?? 0.4) * 0.7) : (tint ?? own)
  const pen = penOf({ random, sheet })
  const [rx, ry] = [floor.halfWidth * 0.93, floor.halfHeight * 0.93]
  const { shade, body } =
    glyph === 'squash-strands' ? drawStrands(pen, colour, rx, ry) : drawNest(pen, colour, rx, ry, 4)
  sheet.inkAs(glyph, at(floor.x, floor.y, at(2, 6, fill(shade, '#2a1c10', 0.28)) + body))
}
