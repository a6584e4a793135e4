import { flavourColour, stirredColour, titledColour } from '../../dish/flavour-colour.ts'
import type { Dish } from '../../dish/read-dish.ts'
import type { SeenFood } from '../../dish/seen-food.ts'
import { liquidColour } from '../../foods/liquid-colours.ts'
import { type GlyphId, glyphs } from '../../glyphs/glyphs.ts'
import { darker, lighter, mix } from '../../ink/colour.ts'
import { at, fill, line, num, oval } from '../../ink/ink.ts'
import { dashes, dots, type Pen, type Point, repeat, spread } from '../../ink/pen.ts'
import { LEAFY } from '../plate-bodies.ts'
import { penOf, pieceCount, type Scene } from '../scene.ts'
import { strew } from '../strew.ts'
import { toldLayers } from '../told-sauces.ts'
import { layToppings } from '../toppings.ts'
import { crownFoods, drawTableTop, layRow } from './standing.ts'

interface Layer {
  colour: string
  share: number
  /** Crumbs or chopped nuts: grains show through the glass. */
  isCrumb?: boolean
}

const STIFF = /mousse|pudding|pots? de cr/

/** Drinks and layered sweets, seen through the glass from the side. */
export function drawPoured(scene: Scene): void {
  const { dish, vessel, sheet } = scene
  if (dish.form.id === 'ice-cream') {
    drawCoupe(scene)
    return
  }
  const isDrink = dish.form.id === 'smoothie' || dish.form.id === 'hot-drink'
  const isPacked = dish.form.layout !== 'poured'
  const column = vessel === 'jar' ? JAR : isDrink ? TUMBLER : VERRINE
  drawTableTop(scene, column.bottom + 8, column.bottomHalf + 46)
  sheet.ink(glassBack(column))
  if (isPacked) drawPacked(scene, column)
  else {
    const layers = isDrink ? [{ colour: drinkColour(dish), share: 1 }] : layersOf(scene)
    drawLayers(scene, column, withTold(scene, layers))
    if (!isDrink) drawStreaks(scene, column)
    if (sheet.isFine && dish.form.id !== 'granita') sheet.ink(seeds(scene, column))
    if (dish.form.id === 'granita') {
      drawCrystals(scene, column)
      layCrown(scene, heapSnow(scene, column), false)
    } else if (STIFF.test(dish.title) && !isDrink && vessel !== 'jar')
      layCrown(scene, heapSpoonful(scene, column, dish.colour ?? flavourColour(dish)), false)
    else layCrown(scene, column, isDrink)
  }
  sheet.ink(vessel === 'jar' ? jarFront(column) : glassFront(column))
}

/** Where three scoops stand in a coupe: one behind, two before it. */
const SCOOPS = [
  [240, 108, 3],
  [184, 144, -7],
  [297, 146, 8],
] as const

/** Ice cream in a glass on a stem; a sauce runs down each scoop. */
function drawCoupe(scene: Scene): void {
  const { dish, sheet, floor } = scene
  const colour = dish.colour ?? flavourColour(dish)
  const poured = [...toldLayers(scene, 'over'), ...toldLayers(scene, 'drizzle')][0]
  const bowl = 'M118 158C122 232 178 262 240 262S358 232 362 158Z'
  drawTableTop(scene, 326, 104)
  sheet.ink(
    oval(240, 320, 70, 12, '#fffdf6', 0.75) +
      fill('M232 256Q236 300 206 318H274Q244 300 248 256Z', '#fffdf6', 0.7) +
      fill(bowl, '#fffdf6', 0.55) +
      fill('M140 196C158 240 198 256 240 256S322 240 340 196Z', darker(colour, 0.12)),
  )
  SCOOPS.forEach(([x, y, turn], variant) => {
    sheet.lay({
      glyph: 'ice-cream',
      tint: colour,
      coat: dish.flecks ? { herbs: dish.flecks } : undefined,
      variant: variant % 2,
      x,
      y,
      turn,
      scale: 1.62,
    })
    if (poured)
      sheet.ink(at(x, y, fill(RUN, darker(poured, 0.1)) + at(-1, -2, fill(RUN, poured), 0, 0.93), turn))
  })
  layToppings(scene, { ...floor, shape: 'oval', x: 240, y: 106, halfWidth: 96, halfHeight: 42 }, 0.9, 3)
  sheet.ink(
    `<g clip-path="url(#${sheet.define((id) => `<clipPath id="${id}"><path d="${bowl}"/></clipPath>`)})">${fill(bowl, '#fffdf6', 0.34)}${line('M136 178C144 220 172 242 204 252', '#fff', 7, 0.6)}</g>` +
      line('M118 158Q240 186 362 158', '#fff', 3.4, 0.75) +
      oval(240, 318, 46, 6, '#fff', 0.5),
  )
}

/** Down from the top of a scoop, in tongues. */
const RUN =
  'M-44 -18C-42 -50 -20 -68 0 -68C24 -68 44 -48 46 -16Q44 2 38 -8Q32 -22 26 -8Q22 22 14 2Q8 -14 2 2Q-4 16 -10 -2Q-18 -20 -24 0Q-32 20 -36 -6Q-40 -2 -44 -18Z'

/** Scraped ice is coarse all through the glass: pale splinters and wet gaps between them. */
function drawCrystals({ sheet, random, dish }: Scene, column: Column): void {
  const colour = dish.colour ?? lighter(flavourColour(dish), 0.3)
  const pen = penOf({ random, sheet })
  const middle = (column.top + column.bottom) / 2
  const high = (column.bottom - column.top) / 2
  const layer = (count: number, size: number, paint: string) =>
    fill(splinters(pen, spread(pen, count, column.bottomHalf * 0.96, high * 0.92), size), paint)
  sheet.ink(
    at(
      240,
      middle,
      layer(90, 13, darker(colour, 0.16)) + layer(110, 12, lighter(colour, 0.6)) + layer(70, 8, '#ffffff'),
    ),
  )
}

/** Three-cornered flakes of ice. */
function splinters(pen: Pen, points: readonly Point[], size: number): string {
  return points
    .map(([x, y]) => {
      const turn = pen.random() * Math.PI * 2
      const corner = (angle: number, reach: number) =>
        `${num(x + Math.cos(turn + angle) * reach)} ${num(y + Math.sin(turn + angle) * reach)}`
      return `M${corner(0, size)}L${corner(2.3, size * 0.6)} ${corner(3.6, size * 0.5)}Z`
    })
    .join('')
}

/** Scraped ice stands above the rim; gives where its tip is. */
function heapSnow({ sheet, random, dish }: Scene, column: Column): Column {
  const colour = lighter(flavourColour(dish), 0.3)
  const half = column.topHalf - 2
  const mound = `M${240 - half} ${column.top + 2}l16 -26 10 4 12 -22 14 3 ${half - 58} -24 9 -9 10 10 ${half - 60} 20 12 -2 13 22 10 -3 14 27Q240 ${column.top + 22} ${240 - half} ${column.top + 2}Z`
  const pen = penOf({ random, sheet })
  const crystals = (count: number, paint: string, size: number) =>
    fill(splinters(pen, spread(pen, count, half * 0.78, 32), size), paint)
  sheet.ink(
    fill(mound, darker(colour, 0.08)) +
      at(
        240,
        column.top - 26,
        crystals(34, darker(colour, 0.14), 11) +
          crystals(50, '#fffdf6', 10) +
          crystals(34, lighter(colour, 0.5), 8),
      ),
  )
  return { ...column, top: column.top - 58, topHalf: column.topHalf * 0.5 }
}

/** A strawberry shake is pink however much milk is in it. */
function drinkColour(dish: Dish): string {
  if (dish.colour) return dish.colour
  const [stirred, titled] = [stirredColour(dish), titledColour(dish)]
  return stirred && titled ? mix(stirred, titled, 0.6) : (stirred ?? flavourColour(dish))
}

/** Granola, nuts or pickles fill the glass as pieces. */
function drawPacked(scene: Scene, column: Column): void {
  const { showing, sheet, dish, random } = scene
  const made = dish.form.piece
  const [t, b] = [column.topHalf, column.bottomHalf]
  const walls = `L${240 + b} ${column.bottom}Q240 ${column.bottom + 12} ${240 - b} ${column.bottom}L${240 - t} ${column.top}`
  const clip = sheet.define(
    (id) =>
      `<clipPath id="${id}"><path d="M${240 - t} ${column.top - 30}H${240 + t}V${column.top}${walls}Z"/></clipPath>`,
  )
  sheet.ink(
    `${fill(`M${240 - t} ${column.top}H${240 + t}${walls}Z`, made ? '#c99a5b' : '#efe0bd')}<g clip-path="url(#${clip})">`,
  )
  const floor = {
    shape: 'box',
    x: 240,
    y: (column.top + column.bottom) / 2 + 2,
    halfWidth: column.topHalf + 4,
    halfHeight: (column.bottom - column.top) / 2 + 4,
  } as const
  const base = made
    ? [{ glyph: made.glyph, tint: undefined, count: pieceCount(sheet, 26, 12), scale: 1.15 }]
    : []
  if (!made && showing.beds.length > 0) {
    layStrata(scene, column)
    sheet.ink('</g>')
    return
  }
  const kinds = [...showing.mains, ...showing.sides, ...showing.bits].slice(0, pieceCount(sheet, 4, 2))
  const wishes = kinds.map((kind) => ({
    glyph: kind.look.glyph,
    tint: kind.look.tint,
    coat: kind.look.coat,
    ...(EGGS_IN_GLASS[kind.look.glyph] ?? { count: made ? 5 : 12, scale: 1.05 }),
  }))
  for (const piece of strew(floor, [...base, ...wishes], 1, random)) sheet.lay(piece)
  sheet.ink('</g>')
}

/** Slipped in one after the other, they fill a glass. */
const EGGS_IN_GLASS: Readonly<Partial<Record<GlyphId, { count: number; scale: number }>>> = {
  'whole-egg': { count: 4, scale: 1.75 },
  'poached-egg': { count: 2, scale: 2.3 },
}

/** The least share of the height that a layer takes, so that a little of something is a layer too. */
const LEAST_LAYER = 0.12
const MOST_LAYERS = 5

/** A salad in a jar: each food a layer as high as it weighs, shreds lowest, leaves on top, pieces packed side by side. */
function layStrata(scene: Scene, column: Column): void {
  const { showing, sheet, random } = scene
  const { beds, sides, bits, mains, sauce } = showing
  const leaves = beds.filter(({ look }) => LEAFY.has(look.glyph))
  const shreds = beds.filter((bed) => !leaves.includes(bed))
  const kinds = [...shreds, ...sides, ...bits, ...mains, ...leaves].slice(
    0,
    pieceCount(sheet, MOST_LAYERS, 3),
  )
  const heights = kinds.map(({ share }) => Math.max(LEAST_LAYER, share))
  const total = heights.reduce((sum, height) => sum + height, 0)
  const half = column.bottomHalf
  const dressed = sauce ? 20 : 0
  if (sauce)
    sheet.ink(
      fill(
        `M${240 - half} ${column.bottom - dressed}h${2 * half}V${column.bottom + 8}h${-2 * half}Z`,
        sauce.colour,
      ),
    )
  let y = column.bottom - dressed
  kinds.forEach(({ look }, k) => {
    const high = ((column.bottom - dressed - column.top) * (heights[k] ?? 0)) / total
    const [reachX, reachY] = glyphs[look.glyph].reach
    const scale = Math.min(1, Math.max(0.5, high / 2 / Math.min(reachX, reachY)))
    const [stepX, stepY] = [reachX * scale * 1.1, Math.min(reachX, reachY) * scale * 1.15]
    const rows = Math.max(1, Math.round(high / stepY))
    const columns = Math.max(2, Math.round((2 * half) / stepX))
    for (let row = 0; row < rows; row++)
      for (let i = 0; i <= columns; i++)
        sheet.lay({
          glyph: look.glyph,
          tint: look.tint,
          coat: look.coat,
          variant: (i + row) % (glyphs[look.glyph].variants ?? 1),
          x: 240 - half + ((i + (row % 2) * 0.5) / columns) * 2 * half,
          y: y - ((row + 0.5) * high) / rows + (random() - 0.5) * 4,
          turn: (random() - 0.5) * 50,
          scale,
        })
    y -= high
  })
}

function drawLayers(scene: Scene, column: Column, layers: readonly Layer[]): void {
  const total = layers.reduce((sum, layer) => sum + layer.share, 0)
  let y = column.top
  layers.forEach(({ colour, share, isCrumb }, i) => {
    const end = y + ((column.bottom - column.top) * share) / total
    const [a, b] = [halfAt(column, y), halfAt(column, end)]
    const bulge = i === layers.length - 1 ? 10 : 7
    scene.sheet.ink(
      fill(
        `M${num(240 - a)} ${num(y)}Q240 ${num(y + (i === 0 ? 0 : 14))} ${num(240 + a)} ${num(y)}L${num(240 + b)} ${num(end)}Q240 ${num(end + 2 * bulge)} ${num(240 - b)} ${num(end)}Z`,
        colour,
      ),
    )
    if (isCrumb) drawGrains(scene, colour, [(y + end) / 2 + 6, (a + b) / 2, (end - y) / 2])
    y = end
  })
  scene.sheet.ink(oval(240, column.top, column.topHalf, 11, lighter(layers[0]?.colour ?? '#f6e7c6', 0.3)))
}

function drawGrains(
  { sheet, random }: Scene,
  colour: string,
  [y, half, high]: readonly [number, number, number],
): void {
  const pen = penOf({ random, sheet })
  const grains = (count: number, paint: string, width: number) =>
    line(dashes(pen, spread(pen, count, half * 0.94, high * 0.86), 5), paint, width)
  sheet.ink(at(240, y, grains(46, darker(colour, 0.24), 7) + grains(40, lighter(colour, 0.3), 5.6)))
}

const STREAKED = /\b(streak|ripple|swirl|marbl)\w*/

/** Fruit that is turned through the cream only once or twice lies in it in ribbons. */
function drawStreaks(scene: Scene, column: Column): void {
  const fruit = fruitColour(scene)
  if (!fruit || !STREAKED.test(scene.dish.text)) return
  const high = column.bottom - column.top
  const ribbons = repeat(3, (i) => {
    const half = column.bottomHalf * (0.6 + scene.random() * 0.2)
    const lift = high * (0.07 + scene.random() * 0.05)
    const y = column.top + high * (0.24 + i * 0.25)
    return `M${num(240 - half)} ${num(y)}q${num(half * 0.4)} ${num(-lift)} ${num(half * 0.8)} ${num(lift * 0.4)}t${num(half * 0.9)} ${num(lift * 0.3)}`
  })
  scene.sheet.ink(line(ribbons, lighter(fruit, 0.35), 20, 0.45) + line(ribbons, fruit, 9, 0.75))
}

/** Sauces that the recipe tells of are layers of their own. */
function withTold(scene: Scene, layers: readonly Layer[]): Layer[] {
  const whole = layers.reduce((sum, layer) => sum + layer.share, 0)
  const layerOf = (colour: string) => ({ colour, share: whole * 0.3 })
  return [
    // Threads of it lie as a film.
    ...toldLayers(scene, 'drizzle').map((colour) => ({ colour, share: whole * 0.07 })),
    ...toldLayers(scene, 'over').map(layerOf),
    ...layers,
    ...toldLayers(scene, 'under', 'pool').map(layerOf),
  ]
}

/** From top to bottom. Only titles that speak of layers get them; a mousse is one thing. */
function layersOf(scene: Scene): Layer[] {
  const { dish } = scene
  const base = flavourColour(dish)
  const fruit = fruitColour(scene)
  const isStreaked = STREAKED.test(dish.text)
  const isLayered =
    /layer|parfait|trifle|eton|tiramisu|verrine|cheesecake|fool|knickerbocker|sundae/.test(dish.title) ||
    /\blayer\w*\b[^.]*\b(glass|jar|verrine|cups?)|\bin layers\b/.test(dish.text)
  if (!isLayered) {
    const body = [
      { colour: lighter(base, 0.22), share: 1 },
      { colour: base, share: 4 },
    ]
    return fruit && !isStreaked ? [{ colour: fruit, share: 1.1 }, ...body.slice(1)] : body
  }
  const hasCrumb = /base|crust|crumb|granola|sponge|biscuit|ladyfinger/.test(
    `${dish.text} ${dish.foods
      .map((food) => food.ingredient.group ?? '')
      .join(' ')
      .toLowerCase()}`,
  )
  const pale = lighter(base, 0.55)
  const middle = fruit && !isStreaked ? fruit : base
  const hasNuts = dish.foods.some(
    ({ look, ingredient }) => look.glyph === 'chopped-nut' || /granola/.test(ingredient.food),
  )
  const isSponge = /sponge|ladyfinger|biscuit|\bcake\b/.test(dish.text)
  const crumb: Layer = { colour: '#c08b4c', share: hasNuts ? 0.6 : 1.2, isCrumb: !isSponge }
  const layers = [pale, middle, pale, base].map((colour, i): Layer => ({ colour, share: i % 2 ? 0.8 : 1.2 }))
  if (!hasCrumb && !hasNuts) return layers
  const [first, second, ...rest] = layers
  return hasNuts && !isSponge && first && second ? [crumb, first, second, crumb, ...rest] : [...layers, crumb]
}

function fruitColour({ dish }: Scene): string | undefined {
  return dish.foods
    .filter(
      (food) =>
        (isCrushed(food, dish) && food.ingredient.class === 'berry') ||
        /rhubarb|mango|passion|peach|plum/.test(food.ingredient.food),
    )
    .map((food) => liquidColour(food.ingredient.food)?.colour)
    .find((colour) => colour !== undefined)
}

/** Fruit makes a layer of its own only where it is crushed or cooked; whole berries lie on top. */
function isCrushed({ isBlended, ingredient }: SeenFood, { text }: Dish): boolean {
  if (isBlended || /rhubarb|passion|mango/.test(ingredient.food)) return true
  const name =
    ingredient.name
      .split(' ')
      .pop()
      ?.replace(/(ies|y|s)$/, '') ?? ''
  return new RegExp(
    `\\b(crush|mash|cook|simmer|boil|heat|warm|stew|bubble)\\w*[^.]{0,60}${name}|${name}[^.]{0,60}\\b(collapse|burst|break down|soft|jammy|syrup|juices)`,
  ).test(text)
}

function seeds({ random, dish }: Scene, column: Column): string {
  const pen = { random, fine: true, tint: undefined }
  const isSeedy = dish.foods.some(
    ({ ingredient, isBlended }) =>
      /chia|passion|kiwi|basil-seed/.test(ingredient.food) ||
      (isBlended && /strawberr|flaxseed/.test(ingredient.food)),
  )
  if (!isSeedy) return ''
  const middle = (column.top + column.bottom) / 2
  const points = spread(pen, 40, column.bottomHalf * 0.86, (column.bottom - column.top) * 0.42)
  return at(240, middle, line(dots(points), '#3a2c28', 3, 0.55))
}

/** What is stiff is spooned in: it stands above the rim in a swirl. */
function heapSpoonful({ sheet }: Scene, column: Column, colour: string): Column {
  const half = column.topHalf * 0.94
  const [left, right, y] = [240 - half, 240 + half, column.top]
  const mound = `M${num(left)} ${y}Q${num(left + 4)} ${y - 26} 190 ${y - 32}Q222 ${y - 54} 254 ${y - 50}Q268 ${y - 34} ${num(right - 26)} ${y - 28}Q${num(right - 2)} ${y - 20} ${num(right)} ${y}Q240 ${y + 22} ${num(left)} ${y}Z`
  const swirl = `M${num(left + 12)} ${y - 6}Q214 ${y + 4} ${num(right - 20)} ${y - 16}M184 ${y - 26}Q226 ${y - 12} ${num(right - 40)} ${y - 28}M218 ${y - 40}Q236 ${y - 34} 256 ${y - 44}`
  sheet.ink(
    fill(mound, lighter(colour, 0.12)) +
      line(swirl, darker(colour, 0.3), 5, 0.6) +
      at(-2, -5, line(swirl, lighter(colour, 0.45), 4, 0.7)),
  )
  return { ...column, top: y - 34, topHalf: column.topHalf * 0.6 }
}

function layCrown(scene: Scene, column: Column, isDrink: boolean): void {
  const { showing, sheet, dish } = scene
  const isWhipped = /whip/.test(dish.text) && !isDrink
  const spoon =
    showing.creams.find((cream) => cream.food.isFinish) ?? (isWhipped ? showing.creams[0] : undefined)
  if (spoon) {
    const glyph = spoon.look.glyph === 'dollop' ? 'dollop' : 'cream-swirl'
    sheet.lay({
      glyph,
      tint: spoon.look.tint,
      coat: spoon.look.coat,
      variant: 0,
      x: 240,
      y: column.top - 10,
      turn: 0,
      scale: column.topHalf / 60,
    })
  } else if (isDrink)
    sheet.ink(repeat(3, (i) => oval(214 + i * 24, column.top - 1 + (i % 2) * 3, 9, 4, '#fff', 0.5)))
  if (isDrink) drawStraw(scene, column)
  const named = dish.foods.find(
    ({ ingredient, isBeside, isHero }) => (isBeside || isHero) && ingredient.class === 'berry',
  )
  const berries =
    named && !isDrink ? [{ food: named, look: named.look, count: 6, scale: 1, weight: 1, share: 0 }] : []
  const crown = crownFoods(scene).length > 0 ? crownFoods(scene) : berries
  if (crown.length > 0)
    layRow(scene, crown, column.top - (spoon ? 24 : 0), column.topHalf * 0.84, isDrink ? 3 : 6)
  else if (
    !isDrink &&
    !spoon &&
    !dish.recipe.brief?.sauces &&
    /chocolate|cocoa|mocha|coffee|tiramisu/.test(dish.text)
  )
    sheet.lay({
      glyph: 'chocolate-shaving',
      tint: darker(flavourColour(dish), 0.35),
      variant: 0,
      x: 240,
      y: column.top - 8,
      turn: 20,
      scale: 1.5,
    })
}

function drawStraw({ sheet, random }: Scene, column: Column): void {
  const lean = random() < 0.5 ? 1 : -1
  const [x, y] = [240 + lean * 26, column.top + 4]
  const tube = `M${x} ${y}L${x + lean * 38} ${y - 84}`
  sheet.ink(
    line(tube, '#fffaf0', 11) +
      `<path d="${tube}" stroke="#b93e24" stroke-width="11" stroke-dasharray="9 9" opacity=".85"/>`,
  )
}

/** The inside of a glass seen from the side: heights of both ends and half its width there. */
interface Column {
  top: number
  bottom: number
  topHalf: number
  bottomHalf: number
}

const TUMBLER: Column = { top: 84, bottom: 318, topHalf: 74, bottomHalf: 56 }
const VERRINE: Column = { top: 118, bottom: 312, topHalf: 104, bottomHalf: 78 }
const JAR: Column = { top: 104, bottom: 318, topHalf: 88, bottomHalf: 88 }

function halfAt(column: Column, y: number): number {
  const share = (y - column.top) / (column.bottom - column.top)
  return column.topHalf + (column.bottomHalf - column.topHalf) * share
}

function glassBack(column: Column): string {
  const [t, b] = [column.topHalf + 6, column.bottomHalf + 6]
  const wall = `M${240 - t} ${column.top - 22}L${240 - b} ${column.bottom + 8}Q240 ${column.bottom + 18} ${240 + b} ${column.bottom + 8}L${240 + t} ${column.top - 22}Z`
  return fill(wall, '#fffdf6', 0.62) + oval(240, column.top - 22, t, 10, '#fffdf6', 0.6)
}

function glassFront(column: Column): string {
  const [t, b] = [column.topHalf + 6, column.bottomHalf + 6]
  const shine = line(
    `M${240 - t + 20} ${column.top + 6}L${240 - b + 18} ${column.bottom - 26}`,
    '#fff',
    9,
    0.42,
  )
  return (
    shine + line(`M${240 + t - 14} ${column.top + 20}L${240 + b - 13} ${column.bottom - 60}`, '#fff', 4, 0.3)
  )
}

function jarFront(column: Column): string {
  const half = column.topHalf + 7
  const neck = `<rect x="${248 - half}" y="${column.top - 40}" width="${2 * half - 16}" height="18" rx="7" fill="#fffdf6" opacity=".85"/>`
  const clip = line(`M${246 - half} ${column.top - 31}h${2 * half - 12}`, '#b9b4a6', 4, 0.8)
  return glassFront(column) + neck + clip + line(`M${236 + half} ${column.top - 32}q14 16 2 44`, '#9d988a', 4)
}
