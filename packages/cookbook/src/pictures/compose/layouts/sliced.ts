import { colourOfWord } from '../../brief/brief-words.ts'
import { bakedColour, baseColour } from '../../dish/flavour-colour.ts'
import type { GlyphId } from '../../glyphs/glyphs.ts'
import { darker, lighter } from '../../ink/colour.ts'
import { fill, line, num } from '../../ink/ink.ts'
import { dashes, dots, spread } from '../../ink/pen.ts'
import { pieceArea } from '../piece.ts'
import { penOf, pieceCount, type Scene } from '../scene.ts'
import { strew } from '../strew.ts'
import { layHerbs, uprightTurn } from '../toppings.ts'

const LOAF =
  'M-148 -10C-152 -48 -120 -64 -78 -62H78C120 -64 152 -48 148 -10V22Q148 44 126 46H-126Q-148 44 -148 22Z'

/** A loaf on a board, two slices cut from it. */
export function drawSliced(scene: Scene): void {
  const { sheet, dish, random } = scene
  const isMeat = dish.form.id === 'meatloaf'
  // A terrine of greens, not a loaf of meat beside them.
  const isGreen = /^[^,]*(spinach|herb|nettle|kale)[^,]* (terrine|loaf)/.test(dish.title)
  const colour = dish.colour
    ? dish.colour
    : isGreen
      ? '#76924a'
      : isMeat
        ? baseColour(dish)
        : darker(bakedColour(dish), 0.06)
  const lean = Math.round(random() * 8 - 8)
  sheet.ink(boardPlank(scene, isMeat))
  sheet.ink(
    `<g transform="translate(250 128)rotate(${lean})">${fill(LOAF, '#2b1a0e', 0.18).replace('<path', '<path transform="translate(5 9)"')}${loafBody(scene, colour)}</g>`,
  )
  const isFrozen = dish.form.id === 'frozen-loaf'
  const pale = isFrozen ? 0.1 : dish.colour ? 0.34 : 0.52
  const tint = lighter(colour, isMeat ? 0.12 : pale)
  const filled = scene.showing.mains.find(({ look }) => FILLED.has(look.glyph))?.look
  const coat = dish.flecks ? { herbs: dish.flecks } : undefined
  const slices = sheet.isFine
    ? [
        { x: 148, turn: -14 },
        { x: 238, turn: 8 },
      ]
    : [{ x: 190, turn: -8 }]
  slices.forEach(({ x, turn }, i) => {
    const glyph = isFrozen ? 'frozen-slice' : isMeat ? (filled?.glyph ?? 'loaf-slice') : 'bread-slice'
    sheet.lay({ glyph, tint: filled ? filled.tint : tint, coat, variant: i, x, y: 258, turn, scale: 1.22 })
  })
  layInclusions(scene, lean)
}

function boardPlank({ random, sheet }: Scene, isMeat: boolean): string {
  const turn = Math.round(random() * 6 - 3)
  const grain = sheet.isFine
    ? line(
        'M44 70q190 12 392 -4M44 160q180 -10 392 6M44 240q190 12 392 -4M44 306q180 -8 392 4',
        '#8f5d2e',
        2,
        0.35,
      )
    : ''
  const [edge, face] = isMeat ? ['#c39a63', '#e6c794'] : ['#6f4a30', '#8f6340']
  const plank = (dx: number, dy: number, colour: string, opacity = 1) =>
    `<rect x="${30 + dx}" y="${30 + dy}" width="420" height="300" rx="28" fill="${colour}" opacity="${opacity}"/>`
  return `<g transform="rotate(${turn} 240 180)">${plank(6, 12, '#20140a', 0.22)}${plank(0, 0, edge)}${plank(-1, -4, face)}${grain}</g>`
}

/** Cut faces that show what was baked into the loaf. */
const FILLED = new Set<GlyphId>(['egg-filled-slice', 'filled-slice'])

/** What a loaf of meat is brushed with before it is baked. */
const GLAZE = /ketchup|tomato-(paste|sauce)|barbecue|bbq|marinara|passata|chil[il]i-sauce|sriracha/

function loafBody(scene: Scene, colour: string): string {
  const { random, sheet, dish } = scene
  const isGlazed =
    dish.form.id === 'meatloaf' &&
    dish.foods.some(({ ingredient, isHidden }) => !isHidden && GLAZE.test(ingredient.food))
  const pen = penOf({ random, sheet })
  const crust =
    fill(LOAF, darker(colour, 0.34)) +
    `<path d="${LOAF}" transform="translate(-1 -4)scale(.97 .93)" fill="${colour}"/>`
  const light = `<path d="${LOAF}" transform="translate(-6 -14)scale(.86 .6)" fill="${lighter(colour, 0.22)}" opacity=".8"/>`
  const crumb = line(
    dashes(pen, spread(pen, pieceCount(sheet, 26, 10), 120, 40), 8, 0.2),
    darker(colour, 0.3),
    4,
    0.4,
  )
  if (isGlazed) {
    const glaze = `M-130 -30C-90 -62 90 -62 130 -30Q118 -8 96 -18Q70 2 40 -12Q8 8 -28 -12Q-62 4 -92 -14Q-118 -6 -130 -30Z`
    return crust + crumb + fill(glaze, '#a32d1b') + line('M-100 -36Q0 -62 96 -38', '#e0765a', 5, 0.8)
  }
  if (dish.form.id === 'meatloaf')
    return crust + light + crumb + (isLinedWithBacon(scene) ? baconStrips(sheet.isFine) : '')
  const scores = line(
    'M-84 -40q14 24 -2 44M-28 -46q14 26 -2 50M28 -46q14 26 -2 50M84 -40q14 24 -2 44',
    darker(colour, 0.2),
    7,
    0.6,
  )
  if (scene.dish.form.id === 'frozen-loaf') return crust + light
  const told = scene.dish.recipe.brief?.sauces?.find(({ where }) => where === 'over')
  const glaze = told
    ? fill(
        'M-132 -28C-92 -66 92 -66 132 -28Q126 0 104 -6Q82 16 52 -4Q16 22 -18 -4Q-54 18 -82 -6Q-122 6 -132 -28Z',
        colourOfWord(told.color),
      ) + line('M-96 -38Q0 -62 92 -40', '#fff', 5, 0.6)
    : ''
  return crust + light + (sheet.isFine ? crumb : '') + (told ? glaze : scores)
}

function isLinedWithBacon({ dish }: Scene): boolean {
  return /\b(lin|wrap|cover|overlap|lay|drap)[a-z]* [^.]*\[?bacon/i.test(dish.text)
}

/** Strips of bacon laid across a loaf. */
function baconStrips(isFine: boolean): string {
  const strip = (x: number) => `M${x} -56q8 26 -2 50t4 46`
  const all = [-112, -72, -32, 8, 48, 88, 124].map(strip).join('')
  return (
    line(all, '#8f3328', 30, 0.9) + line(all, '#c25a48', 25) + (isFine ? line(all, '#f0c9a8', 7, 0.9) : '')
  )
}

/** A heap of greens would hide the loaf it is baked into. */
const LARGEST_INCLUSION = 2200

/** Seeds, nuts or berries baked into the crust. */
function layInclusions(scene: Scene, lean: number): void {
  const { showing, random, sheet } = scene
  const kind = [...showing.bits, ...showing.sides].find(
    ({ look }) => pieceArea(look.glyph) < LARGEST_INCLUSION,
  )
  const top = { shape: 'oval', x: 250, y: 112, halfWidth: 112, halfHeight: 30 } as const
  if (kind) {
    const count = pieceCount(sheet, 7, 4)
    const wish = { glyph: kind.look.glyph, tint: kind.look.tint, coat: kind.look.coat, count, scale: 0.85 }
    for (const piece of strew(top, [wish], 0.95, random))
      sheet.lay({ ...piece, turn: uprightTurn(piece.glyph, piece.turn) + lean, isSunk: true })
  } else if (sheet.isFine) {
    const pen = { random, fine: true, tint: undefined }
    sheet.ink(
      `<g transform="translate(250 ${num(112)})">${line(dots(spread(pen, 16, 110, 26)), '#fbecc6', 4, 0.8)}</g>`,
    )
  }
  layHerbs(scene, { ...top, x: 340, y: 268, halfWidth: 46, halfHeight: 30 }, 0.7)
}
