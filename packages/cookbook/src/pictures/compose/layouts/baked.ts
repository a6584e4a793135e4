import { mix } from '../../ink/colour.ts'
import { at, line } from '../../ink/ink.ts'
import { dashes, spread } from '../../ink/pen.ts'
import { spreadOver } from '../floor.ts'
import { drawMelt, drawSurface, floorShape } from '../sauce.ts'
import { pieceCount, type Scene, wishOf } from '../scene.ts'
import { layToppings } from '../toppings.ts'
import { layPeeking } from './peeking.ts'
import { drawCrumble, drawCustard } from './sweet-bakes.ts'

/** Gratins, pies, frittatas and crumbles: a browned top with what peeks out of it. */
export function drawBaked(scene: Scene): void {
  const { dish } = scene
  if (dish.form.id === 'crumble') drawCrumble(scene)
  else if (dish.form.id === 'custard') drawCustard(scene)
  else if (dish.form.id === 'frittata' || dish.form.id === 'dutch-baby') drawSetEgg(scene)
  else drawGratin(scene)
}

function drawGratin(scene: Scene): void {
  const { showing, floor, sheet, dish } = scene
  const sauce = showing.sauce?.colour ?? '#e0a95c'
  drawSurface(scene, mix(sauce, '#c4752e', 0.22), true)
  const mash = showing.beds.find((bed) => bed.look.glyph === 'mash' || bed.look.glyph === 'cauliflower-rice')
  if (mash) layMashTop(scene)
  else {
    const sunk = showing.bits.filter((bit) => !bit.food.isFinish)
    const kinds = [...showing.mains, ...showing.sides, ...showing.beds, ...sunk].slice(
      0,
      pieceCount(sheet, 4, 2),
    )
    layPeeking(
      scene,
      kinds.map((kind) => wishOf(scene, kind, 9)),
    )
    const hasCheese =
      showing.melts.length > 0 || /chees|gratin|lasagn|mac|custard|bobotie|kugel|strata/.test(dish.title)
    if (hasCheese)
      layCheese(
        scene,
        showing.melts[0]?.look.tint ?? '#f6c552',
        showing.sides.length + showing.mains.length > 0 ? 0.52 : 0.86,
      )
  }
  const onTop = showing.bits.filter((bit) => bit.food.isFinish)
  layToppings({ ...scene, showing: { ...showing, bits: onTop } }, floor, 0.82, 2)
}

/** Patches rather than a lid, so that what is below still tells what the dish is. */
function layCheese(scene: Scene, colour: string, cover: number): void {
  const { floor, sheet, random } = scene
  const count = Math.round(pieceCount(sheet, 14, 8) * cover + 3)
  const patches = spreadOver(floor, count, 0.82, random()).map(([x, y]) => {
    const rx = (cover > 0.7 ? 54 : 36) + random() * 16
    return { x: x + random() * 16 - 8, y: y + random() * 12 - 6, rx, ry: rx * 0.74 }
  })
  drawMelt(scene, mix(colour, '#f3bd55', 0.3), patches)
}

/** Mash drawn into ridges with a fork and browned on the crests. */
function layMashTop(scene: Scene): void {
  const { floor, sheet } = scene
  sheet.ink(floorShape(floor, '#e6c98c', 0.96) + floorShape(floor, '#f7e8c2', 0.93))
  const rows = pieceCount(sheet, 7, 4)
  const [w, h] = [floor.halfWidth * 0.84, floor.halfHeight * 0.8]
  for (let i = 0; i < rows; i++) {
    const y = floor.y + ((i + 0.5) / rows - 0.5) * 2 * h
    const half =
      floor.shape === 'oval' ? w * Math.sqrt(Math.max(0.1, 1 - ((y - floor.y) / floor.halfHeight) ** 2)) : w
    const wave = `M${Math.round(-half)} 0${`q${Math.round(half / 8)} -9 ${Math.round(half / 4)} 0t${Math.round(half / 4)} 0`.repeat(4)}`
    sheet.ink(at(floor.x, y, line(wave, '#c98c3d', 7, 0.75) + at(0, -4, line(wave, '#fffaf0', 4, 0.9))))
  }
}

function drawSetEgg(scene: Scene): void {
  const { floor, sheet, random, showing, dish } = scene
  const colour = dish.form.id === 'frittata' ? '#f5ca57' : '#ebbd6b'
  sheet.ink(
    floorShape(floor, '#b9772c', 0.99) + floorShape(floor, '#dca23f', 0.96) + floorShape(floor, colour, 0.9),
  )
  const kinds = [...showing.mains, ...showing.sides, ...showing.beds].slice(0, pieceCount(sheet, 4, 3))
  layPeeking(
    scene,
    kinds.map((kind) => wishOf(scene, kind, 7)),
  )
  const pen = { random, fine: sheet.isFine, tint: undefined }
  const sear = dashes(
    pen,
    spread(pen, pieceCount(sheet, 22, 8), floor.halfWidth * 0.8, floor.halfHeight * 0.8),
    14,
    0.25,
  )
  sheet.ink(at(floor.x, floor.y, line(sear, '#c9822b', 6, 0.4)))
  layToppings(scene, floor, 0.76, 3)
}
