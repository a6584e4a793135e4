import type { Shown } from '../../dish/find-visible-foods.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { darker, lighter } from '../../ink/colour.ts'
import { at, fill, line, oval } from '../../ink/ink.ts'
import { dots, repeat, spread } from '../../ink/pen.ts'
import { penOf, pieceCount, type Scene } from '../scene.ts'
import { strew } from '../strew.ts'
import { layHerbs } from '../toppings.ts'

const BODY = 'M-84 -40C-104 -30 -104 30 -84 40L58 44C86 30 86 -30 58 -44Z'

/** A wrap cut in two, both cut faces showing the filling. */
export function drawRolled(scene: Scene): void {
  const { sheet, random, dish } = scene
  const colour = dish.colour ?? wrapColour(dish.text)
  const turn = random() * 10 - 5
  layHalf(scene, colour, 226, 128, -16 + turn)
  layHalf(scene, colour, 252, 228, -10 + turn)
  layHerbs(scene, { shape: 'oval', x: 172, y: 268, halfWidth: 60, halfHeight: 24 }, 0.8)
  if (sheet.isFine)
    for (const one of scene.showing.citrus.slice(0, 1))
      sheet.lay({
        glyph: one.look.glyph,
        tint: one.look.tint,
        coat: one.look.coat,
        variant: 0,
        x: 150,
        y: 196,
        turn: 10,
        scale: 0.9,
      })
}

const LEAF_WRAP = /lettuce|cabbage|iceberg|collard|chard/

function wrapColour(text: string): string {
  if (/lettuce wrap|collard|cabbage leaf|chard/.test(text)) return '#8bb65c'
  if (/nori|seaweed/.test(text)) return '#2c4a38'
  if (/egg[- ]white wrap/.test(text)) return '#f6efd9'
  if (/egg wrap|omelet/.test(text)) return '#f3cf6b'
  if (/spinach (wrap|tortilla)/.test(text)) return '#a9bf6c'
  return '#ecd09a'
}

function layHalf(scene: Scene, colour: string, x: number, y: number, turn: number): void {
  const { sheet, random } = scene
  const pen = penOf({ random, sheet })
  const toast = sheet.isFine ? line(dots(spread(pen, 12, 66, 28)), darker(colour, 0.35), 8, 0.35) : ''
  const isOfLeaf = LEAF_WRAP.test(scene.dish.title)
  // A thick pale rib and its veins, seen through the leaf; a smooth green roll would be a tortilla.
  const veins =
    line('M-88 4Q-30 -8 40 2', '#f6f8e2', 9, 0.85) +
    line(
      'M-66 0Q-52 -20 -34 -32M-34 -4Q-18 -24 4 -36M-4 -2Q14 -20 34 -30M-58 4Q-42 20 -22 34M-24 2Q-6 20 16 34M6 2Q20 16 38 26',
      '#f6f8e2',
      4,
      0.75,
    ) +
    line(
      `M-78 -38${repeat(8, () => 'q8 -9 16 0')}M-78 40${repeat(8, () => 'q8 8 16 0')}`,
      lighter(colour, 0.3),
      5,
    )
  const fold = line('M-70 -36Q-20 -6 40 -42M-88 6Q-50 20 -10 42', darker(colour, 0.18), 3)
  const shadow = `<path d="${BODY}" transform="translate(4 9)" fill="#2b1a0e" opacity=".2"/>`
  const isLeafy = scene.dish.foods.some(
    ({ ingredient, isHidden }) =>
      !isHidden &&
      /lettuce|romaine|spinach|arugula|greens|(?<!(bay|curry|lime)-)leaf|cabbage|cucumber|avocado(?!-oil)/.test(
        ingredient.food,
      ),
  )
  const face =
    oval(58, 0, 27, 45, darker(colour, 0.24)) +
    oval(59, 0, 24, 41, lighter(colour, 0.3)) +
    oval(60, 0, 20, 36, isLeafy ? '#7ba651' : darker(colour, 0.1)) +
    oval(60, 0, 16, 31, isLeafy ? '#c4d98f' : lighter(colour, 0.45))
  sheet.ink(
    at(
      x,
      y,
      shadow +
        fill(BODY, darker(colour, 0.2)) +
        `<path d="${BODY}" transform="translate(0 -3)scale(.98 .93)" fill="${colour}"/>` +
        (isOfLeaf ? veins : fold + toast) +
        face,
      turn,
      1.12,
    ),
  )
  const angle = (turn * Math.PI) / 180
  const middle = { x: x + Math.cos(angle) * 67, y: y + Math.sin(angle) * 67 }
  for (const piece of strew(
    { shape: 'oval', ...middle, halfWidth: 19, halfHeight: 38 },
    fillingWishes(scene),
    0.9,
    random,
  ))
    sheet.lay({ ...piece, isSunk: true })
}

/** Pieces in a cut face, of few kinds as of many. */
const FILLINGS = 7

function fillingWishes(scene: Scene) {
  const { mains, sides, bits, beds, melts } = scene.showing
  const kinds: Shown[] = [
    ...mains.slice(0, 2),
    ...sides.slice(0, 2),
    ...bits.slice(0, 2),
    ...melts.slice(0, 1),
    ...beds.slice(0, 1),
  ].filter((kind) => !/tortilla|wrap/.test(kind.food.ingredient.food))
  const shown = kinds.slice(0, pieceCount(scene.sheet, 5, 3))
  return shown.map((kind) => {
    const reach = Math.max(...glyphs[kind.look.glyph].reach)
    return {
      glyph: kind.look.glyph,
      tint: kind.look.tint,
      coat: kind.look.coat,
      count: Math.max(2, Math.round(FILLINGS / shown.length)),
      scale: Math.min(0.75, 15 / reach),
    }
  })
}
