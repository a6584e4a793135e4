import { colourOfWord } from '../../brief/brief-words.ts'
import { naturalColour } from '../../brief/natural-colour.ts'
import { bakedColour, flavourColour } from '../../dish/flavour-colour.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { darker, lighter, mix } from '../../ink/colour.ts'
import { at, fill, line, num, oval } from '../../ink/ink.ts'
import { dashes, dots, spread } from '../../ink/pen.ts'
import type { Scene } from '../scene.ts'
import { crownFoods, drawTableTop, layRow } from './standing.ts'

const STAND_Y = 238
const HALF = 118
const FLAT = 23
/** How far down the upper of two layers reaches. */
const UPPER = 0.45
/** Where the missing slice was cut, as points on the rim: right and left of the notch. */
const CUT = [cutAt(0.46), cutAt(1.36)] as const

interface Cake {
  top: number
  crumb: string
  icing: string
  isCheesecake: boolean
  hasCrust: boolean
  /** A second layer that covers the first. */
  upper?: string | undefined
  /** That layer is jelly: what is set in it is seen through it. */
  isClear?: boolean
  /** One low layer without icing, dusted or bare, as tortas and tea cakes are. */
  isPlain: boolean
  /** One under the other with the icing between them, where each is of another food. */
  layers?: readonly string[]
  /** Of a plain one: glazed on top, and the glaze runs down the bare sides. */
  isGlazed?: boolean
}

/** The top of a cheesecake that is baked until nearly black. */
const BURNT = '#552a12'

/** A cake on its stand, a slice taken out so that the inside shows. */
export function drawCrowned(scene: Scene): void {
  const cake = mixCake(scene)
  drawTableTop(scene, 330, 130)
  drawStand(scene)
  drawOutside(scene, cake)
  if (!cake.isClear) drawNotch(scene, cake)
  if (cake.isClear) drawJelly(scene, cake)
  else layRow(scene, crownFoods(scene), cake.top - 3, 96, 7)
  drawNotch(scene, cake)
}

function mixCake({ dish, random }: Scene): Cake {
  const isCheesecake = dish.form.id === 'cheesecake' || /cheesecake|basque|ricotta/.test(dish.title)
  const colour = flavourColour(dish)
  const told = dish.recipe.brief?.sauces?.find(({ where }) => where === 'over')
  if (isCheesecake) {
    const crumb = mix('#fbeecb', colour, dish.colour ? 0.88 : 0.4)
    const upper = told && colourOfWord(told.color)
    return {
      top: 166,
      crumb,
      icing: upper ?? bakedTop(dish, crumb),
      isCheesecake,
      hasCrust: hasCrust(dish),
      upper,
      isClear: upper !== undefined && /jelly/.test(told?.name ?? ''),
      isPlain: false,
    }
  }
  const isDarkIced = /chocolate (frost|ganache|glaze|icing)|ganache/.test(dish.text)
  const isIced =
    /frost|icing|\bglaze|birthday|carrot|velvet|layer cake/.test(dish.title) ||
    /frosting|icing|(spread|cover|coat)[^.]*(over|top|side)/.test(dish.text)
  const own = isDarkIced ? '#5a3322' : isIced ? '#fff6e4' : darker(bakedColour(dish), 0.12)
  const icing = told ? colourOfWord(told.color) : own
  const isGlazed = /with [a-z ]*glaze|glazed/.test(dish.title) && !/layer|frost|icing/.test(dish.text)
  const isPlain = isGlazed || (!isDarkIced && !isIced && !told)
  return {
    top: (isPlain ? 168 : 134) + Math.round(random() * 12),
    crumb: mix(bakedColour(dish), colour, 0.5),
    icing,
    isCheesecake,
    hasCrust: false,
    isPlain,
    layers: layersOf(dish),
    isGlazed,
  }
}

/** What the oven makes of the top of a cheesecake. */
function bakedTop({ title, text }: Scene['dish'], crumb: string): string {
  if (/basque|burnt/.test(title)) return BURNT
  const isBrowned = /\btop\b[^.]*\b(golden|tanned|browned?)\b/.test(text)
  return isBrowned ? mix(crumb, '#c98632', 0.72) : mix(crumb, '#e9b866', 0.3)
}

/** Foods told to lie in the middle of a cake are its layers, from the top down. */
function layersOf({ foods, recipe }: Scene['dish']): string[] {
  return Object.entries(recipe.brief?.shows ?? {}).flatMap(([id, told]) => {
    const food = foods.find(({ ingredient }) => ingredient.food === id)
    if (!food || typeof told === 'string' || told.where !== 'middle') return []
    return [told.color ? colourOfWord(told.color) : naturalColour(food.ingredient)]
  })
}

function hasCrust({ text, title, foods }: Scene['dish']): boolean {
  if (/without (a |any )?crust|crustless/.test(title)) return false
  const groups = foods.map(({ ingredient }) => ingredient.group ?? '').join(' ')
  return /\bcrust|\bcrumbs\b|\bbase\b/i.test(`${title} ${groups}`) || /\bcrust\b|crumbs/.test(text)
}

function drawStand({ sheet, glaze }: Scene): void {
  const [lit, shaded] = glaze.rim
  const stem = `M222 ${STAND_Y + 6}Q232 290 206 316H274Q248 290 258 ${STAND_Y + 6}Z`
  sheet.ink(oval(240, 322, 74, 13, shaded) + oval(240, 318, 74, 13, lit) + fill(stem, mix(lit, shaded, 0.55)))
  sheet.ink(
    oval(240, STAND_Y + 12, 168, 27, shaded) +
      oval(240, STAND_Y + 5, 168, 27, lit) +
      oval(240, STAND_Y + 3, 150, 21, glaze.line, 0.45),
  )
}

function drawOutside(
  { sheet, random }: Scene,
  { top, crumb, icing, isCheesecake, hasCrust, upper, isPlain, isGlazed }: Cake,
): void {
  const coat = isCheesecake ? crumb : isGlazed ? darker(crumb, 0.14) : icing
  const side = (from: number) =>
    `M${240 - HALF} ${from}V${STAND_Y}A${HALF} ${FLAT} 0 0 0 ${240 + HALF} ${STAND_Y}V${from}A${HALF} ${FLAT} 0 0 1 ${240 - HALF} ${from}Z`
  sheet.ink(fill(side(top), darker(upper ?? coat, 0.09)))
  if (icing === BURNT) sheet.ink(fill(side(top + 7), mix(coat, '#a3642a', 0.6)) + scorch(top, sheet.isFine))
  if (upper) sheet.ink(fill(side(top + (STAND_Y - top) * UPPER), darker(coat, 0.09)))
  if (hasCrust) sheet.ink(fill(side(STAND_Y - 16), '#b9834a'))
  else if (sheet.isFine && (!isPlain || isGlazed) && !isCheesecake)
    sheet.ink(line(drips(top, random), lighter(icing, 0.3), 12))
  sheet.ink(
    oval(240, top, HALF, FLAT, isCheesecake ? darker(icing, 0.05) : lighter(icing, 0.25)) +
      oval(238, top - 1, HALF - 8, FLAT - 4, lighter(icing, isPlain || icing === BURNT ? 0.12 : 0.4)),
  )
  if (isPlain && !isGlazed && sheet.isFine) {
    const pen = { random, fine: true, tint: undefined }
    const crust = line(
      dashes(pen, spread(pen, 16, HALF * 0.8, FLAT * 0.7), 16, 0.3),
      darker(icing, 0.35),
      1.6,
      0.5,
    )
    sheet.ink(at(238, top, crust + line(dots(spread(pen, 40, HALF * 0.8, FLAT * 0.75)), '#fff9ea', 1.6, 0.6)))
  }
}

/** Fruit on what it was laid on, jelly over it up to the top: halves in rows, each seen whole. */
function drawJelly(scene: Scene, { top, crumb, upper = crumb }: Cake): void {
  const { sheet } = scene
  const fruit = crownFoods(scene)[0]
  const depth = (STAND_Y - top) * UPPER
  const arc = (y: number, sweep: 0 | 1) =>
    `A${HALF} ${FLAT} 0 0 ${sweep} ${240 + (sweep ? -HALF : HALF)} ${num(y)}`
  const layer = `M${240 - HALF} ${top}V${num(top + depth)}${arc(top + depth, 0)}V${top}${arc(top, 1)}Z`
  sheet.ink(fill(layer, lighter(upper, 0.4)) + oval(240, top, HALF, FLAT, lighter(crumb, 0.3)))
  if (fruit) {
    const { glyph, tint, coat } = fruit.look
    const fit = (depth * 0.46) / Math.max(...glyphs[glyph].reach)
    const row = (count: number, reach: number, yAt: (share: number) => number) =>
      Array.from({ length: count }, (_, i) => {
        const share = (i / (count - 1)) * 2 - 1
        return [240 + share * reach, yAt(share)] as const
      })
    const side = top + depth * 0.52
    const places = [
      ...(sheet.isFine ? row(5, HALF * 0.62, () => top - FLAT * 0.56) : []),
      ...row(sheet.isFine ? 7 : 4, HALF * 0.86, () => top),
      ...row(sheet.isFine ? 5 : 3, HALF * 0.62, () => top + FLAT * 0.56),
      ...row(sheet.isFine ? 9 : 5, HALF * 0.9, (share) => side + FLAT * Math.sqrt(1 - share * share * 0.81)),
    ]
    for (const [x, y] of places)
      sheet.lay({ glyph, tint, coat, variant: 0, turn: 0, x, y, scale: fit, isSunk: true })
  }
  const glint = `M150 ${top - 7}Q190 ${top - 17} 236 ${top - 18}`
  sheet.ink(
    fill(layer, upper, 0.42) +
      oval(240, top, HALF, FLAT, upper, 0.3) +
      line(`M${240 - HALF} ${top}${arc(top, 0)}`, lighter(upper, 0.6), 2.4, 0.9) +
      line(glint, '#ffffff', 4, 0.7),
  )
}

/** Creases where the paper lay, darker toward the rim. */
function scorch(top: number, isFine: boolean): string {
  const creases = [-0.86, -0.62, -0.36, -0.08].map((share) => {
    const y = top + FLAT * Math.sqrt(1 - share * share)
    return `M${num(240 + share * HALF)} ${num(y)}q5 22 -2 48`
  })
  return line(creases.join(''), '#7a4319', isFine ? 5 : 8, 0.55)
}

function drips(top: number, random: () => number): string {
  return [-0.92, -0.72, -0.5, -0.26, -0.02]
    .map(
      (share) =>
        `M${num(240 + share * HALF)} ${num(top + FLAT * Math.sqrt(1 - share * share) - 2)}v${num(8 + random() * 24)}`,
    )
    .join('')
}

/** The two inner walls where the slice was, and the bit of stand between them. */
function drawNotch({ sheet, glaze }: Scene, cake: Cake): void {
  const { top } = cake
  const height = STAND_Y - top
  const [right, left] = CUT
  const open = `M240 ${top}L${num(right.x)} ${num(top + right.y)}V${num(top + right.y + height)}L${num(left.x)} ${num(top + left.y + height + 2)}V${num(top + left.y)}Z`
  sheet.ink(fill(open, darker(glaze.rim[1], 0.1)))
  sheet.ink(wall(cake, right, false, height) + wall(cake, left, true, height))
}

function wall(
  { top, crumb, icing, isCheesecake, hasCrust, upper, isClear, isPlain, layers }: Cake,
  to: { x: number; y: number },
  isShaded: boolean,
  height: number,
): string {
  const band = (from: number, until: number, paint: string) =>
    fill(
      `M240 ${num(top + from)}L${num(to.x)} ${num(top + to.y + from)}V${num(top + to.y + until)}L240 ${num(top + until)}Z`,
      paint,
    )
  const face = band(0, height, darker(crumb, isShaded ? 0.22 : 0.04))
  const layer = upper ? band(0, height * UPPER, isClear ? mix(upper, crumb, 0.3) : upper) : band(0, 5, icing)
  if (isCheesecake) return face + layer + (hasCrust ? band(height - 15, height, '#a8713a') : '')
  if (isPlain) return face + band(0, 4, icing)
  const cream = lighter(icing, 0.15)
  const own = layers ?? []
  if (own.length > 1) {
    const step = (height - 6) / own.length
    // Bits of the food in each, as the knife cut them.
    const bits = (from: number, gap: number, start: number) =>
      Array.from({ length: 6 }, (_, i) => {
        const share = (i + start) / 6
        return `M${num(240 + (to.x - 240) * share)} ${num(top + to.y * share + from)}l${num((to.x - 240) * gap)} ${num(to.y * gap)}`
      }).join('')
    const one = (food: string, i: number) => {
      const paint = darker(food, isShaded ? 0.24 : 0)
      return (
        line(bits(step * (i + 0.42) + 6, 0.07, 0.25), paint, 6) +
        line(bits(step * (i + 0.72) + 6, 0.05, 0.6), paint, 5) +
        band(3 + step * i, 9 + step * i, cream)
      )
    }
    return face + own.map(one).join('') + band(0, 8, icing)
  }
  return (
    face +
    band(0, 8, icing) +
    band(height * 0.36, height * 0.36 + 7, cream) +
    band(height * 0.68, height * 0.68 + 7, cream)
  )
}

function cutAt(angle: number) {
  return { x: 240 + Math.cos(angle) * HALF, y: Math.sin(angle) * FLAT }
}
