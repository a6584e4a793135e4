import type { Shown } from '../../dish/find-visible-foods.ts'
import { colourOfBase, stirredColour } from '../../dish/flavour-colour.ts'
import { mixSauce } from '../../dish/sauce-colour.ts'
import { habitOf } from '../../glyphs/glyph-habits.ts'
import { type GlyphId, glyphs } from '../../glyphs/glyphs.ts'
import { darker, lighter } from '../../ink/colour.ts'
import { at, disc, fill, line } from '../../ink/ink.ts'
import { blob } from '../../ink/outline.ts'
import { dashes, spread } from '../../ink/pen.ts'
import type { Floor } from '../floor.ts'
import { drawFlecks, drawPulp } from '../sauce.ts'
import { penOf, pieceCount, type Scene } from '../scene.ts'
import { layToppings } from '../toppings.ts'

const RAMEKIN = 74
/** With nothing to dip the bowl is all there is to see. */
const LONE_RAMEKIN = 96
const SILVER = '#c3c8cb'

/** Folded in whole or strewn on top: they color no dip. */
const APART = new Set(['side', 'bit', 'herb'])

/** A dip in its ramekin; what is dipped stands around it like petals. */
export function drawDipped(scene: Scene): void {
  const { showing, floor, sheet, dish, glaze } = scene
  // A sauce stands alone, and what is grated into a dip is no thing to dip.
  const dipped = [...showing.sides, ...showing.beds, ...showing.mains]
    .filter(({ look }) => dish.form.id !== 'sauce' && habitOf(look.glyph) !== 'heap')
    .slice(0, 3)
  const within = dish.foods.filter(
    (food) =>
      !food.isFinish &&
      !dipped.some((one) => one.food === food) &&
      (food.isHero ||
        !(
          APART.has(food.look.part) &&
          (!food.isBlended || /dice|chop|slic/.test(food.ingredient.prep ?? ''))
        )),
  )
  const isDip = dish.form.id === 'dip' && dish.base === undefined
  const mixed = isDip ? mixSauce(within, within, { isBlended: true }) : undefined
  const based = dish.base && dish.form.id === 'sauce' ? colourOfBase(dish.base) : undefined
  const colour = dish.colour ?? based ?? mixed ?? showing.sauce?.colour ?? stirredColour(dish) ?? '#e9cf9a'
  const isLone = dipped.length === 0
  const radius = isLone ? LONE_RAMEKIN : RAMEKIN
  layAround(scene, dipped)
  const dip: Floor = {
    shape: 'oval',
    x: floor.x,
    y: floor.y,
    halfWidth: radius - 14,
    halfHeight: radius - 14,
  }
  const wall =
    disc(floor.x + 4, floor.y + 7, radius, '#2b1a0e', 0.2) + disc(floor.x, floor.y, radius, glaze.rim[0])
  sheet.ink(
    wall +
      disc(floor.x, floor.y, radius - 8, darker(glaze.rim[1], 0.1)) +
      disc(floor.x, floor.y + 1, radius - 11, darker(colour, 0.12)) +
      disc(floor.x, floor.y + 2, radius - 13, colour),
  )
  const isCrushed = COARSE.test(dish.title)
  const isGrainy = !isCrushed && GRAINY.test(dish.text) && !SMOOTH.test(dish.text)
  if (isGrainy)
    drawPulp(scene, { ...dip, halfWidth: dip.halfWidth - 4, halfHeight: dip.halfHeight - 4 }, colour)
  if (isLone && !isCrushed) drawFolds(scene, colour)
  sheet.ink(
    at(
      floor.x,
      floor.y,
      isCrushed ? drawLumps(scene, colour, radius - 18) : isLone ? '' : drawStir(scene, colour),
      scene.random() * 360,
      isCrushed ? 1 : radius / RAMEKIN,
    ),
  )
  const leaves = [...showing.mains, ...showing.sides, ...showing.beds].find(
    (kind) => !dipped.includes(kind) && FOLDED_IN.has(kind.look.glyph),
  )
  if (leaves) foldIn(scene, leaves, radius - 22)
  if (dish.flecks) drawFlecks(scene, dip, dish.flecks)
  layToppings(scene, dip, 0.75, 2)
  if (isLone) sheet.ink(at(floor.x, floor.y, drawSpoon(scene, colour)))
}

/** Cooked leaves that a dip is full of. */
const FOLDED_IN = new Set<GlyphId>(['wilted-greens', 'creamed-greens'])

/** Scraps of limp leaf all through it, some half under the cream. */
function foldIn({ floor, sheet, random }: Scene, { look }: Shown, reach: number): void {
  const pen = penOf({ random, sheet })
  const colour = look.tint ?? '#3f6a32'
  const shapes = [0, 1].map(() => sheet.define((id) => `<path id="${id}" d="${blob(pen, 9, 14, 9, 0.9)}"/>`))
  const scraps = spread(pen, 30, reach, reach).map(([x, y], i) => {
    const paint = [colour, lighter(colour, 0.18), darker(colour, 0.2)][i % 3]
    const scrap = `<use href="#${shapes[i % 2]}"/>`
    const vein = i % 2 && sheet.isFine ? line('M-9 0Q0 -3 9 1', lighter(colour, 0.4), 1.8, 0.8) : ''
    const isSunk = i % 4 === 0
    return at(x, y, `<g fill="${paint}"${isSunk ? ' opacity=".45"' : ''}>${scrap}</g>${vein}`, random() * 360)
  })
  sheet.inkAs(look.glyph, at(floor.x, floor.y + 2, scraps.join('')))
}

/** What holds the track of the spoon is thick: a rope of it, lit from one side. */
function drawFolds({ floor, sheet }: Scene, colour: string): void {
  const track = 'M-52 22C-60 -28 2 -62 44 -34C74 4 36 58 -8 46C-40 34 -32 -14 2 -18C30 -18 32 16 8 18'
  const shade = (dx: number, dy: number, paint: string, width: number, opacity = 1) =>
    at(floor.x + dx, floor.y + dy, line(track, paint, width, opacity))
  sheet.ink(
    shade(2, 4, darker(colour, 0.24), 25, 0.75) +
      shade(0, 0, lighter(colour, 0.12), 21) +
      (sheet.isFine ? shade(-3, -4, lighter(colour, 0.55), 5, 0.8) : ''),
  )
}

/** The spoon that it is taken with stands in it. */
function drawSpoon({ sheet }: Scene, colour: string): string {
  const handle = 'M34 26L106 68'
  const bowl = 'M2 8C-2 -10 22 -10 40 18C48 34 42 40 28 34C12 28 4 20 2 8Z'
  return (
    line('M38 34L110 77', '#2b1a0e', 11, 0.22) +
    line(handle, darker(SILVER, 0.24), 12) +
    line(handle, SILVER, 9) +
    (sheet.isFine ? line('M42 28L102 63', '#ffffff', 2.6, 0.8) : '') +
    line(bowl, darker(SILVER, 0.24), 6) +
    line(bowl, SILVER, 3) +
    fill(bowl, colour) +
    line('M6 4C6 -2 18 0 26 10', lighter(colour, 0.55), 4, 0.8)
  )
}

/** Crushed with a fork, not blended. */
const COARSE = /guacamole|chunky|smashed|crushed/i

function drawStir({ sheet }: Scene, colour: string): string {
  const swirl = 'M-34 8C-38 -30 22 -44 38 -10C48 26 -2 44 -18 20C-26 2 6 -14 14 2'
  return (
    line(swirl, darker(colour, 0.14), 7) + (sheet.isFine ? line(swirl, lighter(colour, 0.4), 3, 0.8) : '')
  )
}

function drawLumps({ sheet, random }: Scene, colour: string, reach: number): string {
  const pen = penOf({ random, sheet })
  const lumps = (count: number, paint: string, width: number) =>
    line(dashes(pen, spread(pen, count, reach, reach), 6), paint, width)
  return (
    lumps(34, darker(colour, 0.2), 17) +
    lumps(30, colour, 16) +
    lumps(18, lighter(colour, 0.3), 11) +
    lumps(12, lighter(colour, 0.55), 6)
  )
}

/** A sauce that was pounded, chopped or pulsed is grainy. */
const GRAINY = /coarse|rough|grainy|chunky|puls|pound|chopped|crumbly/
const SMOOTH = /until (it is )?(smooth|silky|glossy)/

function layAround(scene: Scene, kinds: readonly Shown[]): void {
  const { floor, sheet, random } = scene
  if (kinds.length === 0) return
  const count = pieceCount(sheet, 14, 9)
  const ring = (floor.halfWidth + RAMEKIN) / 2 + 2
  for (let i = 0; i < count; i++) {
    const kind = kinds[Math.floor((i / count) * kinds.length)]
    if (!kind) continue
    const [halfWidth, halfHeight] = glyphs[kind.look.glyph].reach
    const angle = (i / count) * 6.2832 + 0.3
    const degrees = (angle * 180) / Math.PI + (halfWidth >= halfHeight ? 0 : 90)
    const variants = glyphs[kind.look.glyph].variants ?? 1
    sheet.lay({
      glyph: kind.look.glyph,
      tint: kind.look.tint,
      coat: kind.look.coat,
      variant: i % variants,
      x: floor.x + Math.cos(angle) * ring,
      y: floor.y + Math.sin(angle) * ring,
      turn: degrees + random() * 16 - 8,
      scale: Math.min(1.15, 40 / Math.max(halfWidth, halfHeight)),
    })
  }
}
