import { colourOfWord } from '../../brief/brief-words.ts'
import { flavourColour } from '../../dish/flavour-colour.ts'
import { darker, lighter, mix } from '../../ink/colour.ts'
import { fill, line, num, oval } from '../../ink/ink.ts'
import type { Scene } from '../scene.ts'
import { layOne } from '../toppings.ts'
import { crownFoods, drawTableTop, layRow } from './standing.ts'

const TOP = 128
const LAYER = 36
/** Beaten whites hold them up. */
const RISEN = 50

/** Pancakes in a stack, seen from the side, with what is put on top. */
export function drawPiled(scene: Scene): void {
  const { sheet, random, dish, glaze, showing } = scene
  const isRisen = /souffl/.test(dish.title)
  const layers = isRisen ? 3 : 3 + Math.floor(random() * 1.6)
  const high = isRisen ? RISEN : LAYER
  const bottom = TOP + layers * high
  const isColoured = /chocolate|cocoa|matcha|pumpkin|velvet|carrot/.test(dish.title)
  const colour = dish.colour ?? mix('#dc9f52', flavourColour(dish), isColoured ? 0.7 : 0.08)
  drawTableTop(scene, bottom + 44, 186)
  sheet.ink(
    oval(240, bottom + 24, 182, 28, glaze.rim[1]) +
      oval(240, bottom + 18, 182, 28, glaze.rim[0]) +
      oval(240, bottom + 16, 140, 17, glaze.line, 0.8),
  )
  for (let i = layers - 1; i >= 0; i--)
    sheet.ink(layer(TOP + 4 + i * high, high, 112 + random() * 12, 240 + random() * 12 - 6, colour))
  sheet.ink(topFace(colour) + syrup(scene))
  const spoon = showing.creams[0]
  const hasPat = !spoon && isButtered(dish)
  if (spoon) layOne(scene, spoon, { x: 240, y: TOP - 18, scale: 1.05 })
  if (hasPat) sheet.ink(butterPat())
  const crown = crownFoods(scene)
  layRow(scene, crown, TOP - (spoon ? 26 : 10), 84, hasPat ? 4 : 5)
  laySpilled(scene, bottom + 14)
}

/** A pale side between two browned faces; each lies on the next without a gap. */
function layer(y: number, high: number, half: number, x: number, colour: string): string {
  const middle = y + high * 0.55
  const reach = half - high * 0.2
  const waist = `M${num(x - reach)} ${num(middle)}Q${num(x)} ${num(middle + 22)} ${num(x + reach)} ${num(middle)}`
  return (
    line(waist, darker(colour, 0.32), high + 2) +
    line(waist, colour, high - 5) +
    line(waist, lighter(colour, 0.6), high * 0.5)
  )
}

/** Butter that is put on them, not baked in. */
function isButtered({ foods, title }: Scene['dish']): boolean {
  return foods.some(
    ({ ingredient, isFinish, isHidden }) =>
      ingredient.food === 'butter' && !isHidden && (isFinish || /\bbutter\b(?! syrup)/.test(title)),
  )
}

function topFace(colour: string): string {
  return (
    oval(240, TOP + 6, 118, 25, lighter(colour, 0.45)) +
    oval(240, TOP + 4, 112, 22, darker(colour, 0.06)) +
    oval(232, TOP + 1, 76, 13, lighter(colour, 0.16), 0.8)
  )
}

function syrup(scene: Scene): string {
  const { random, dish, showing } = scene
  const sauces = dish.recipe.brief?.sauces
  const told = sauces?.find(({ where }) => where === 'over')
  if (sauces && !told) return ''
  const colour = told
    ? colourOfWord(told.color)
    : showing.sauce && dish.form.absorbs !== 'batter'
      ? showing.sauce.colour
      : /berr|cherry/.test(dish.text)
        ? '#b23355'
        : '#b0641f'
  const long = () => num(36 + random() * 46)
  const run = `M158 ${TOP + 4}Q240 ${TOP - 16} 322 ${TOP + 4}Q330 ${TOP + 22} 318 ${TOP + 18}v${long()}q-7 12 -14 0v-${num(28)}Q286 ${TOP + 30} 276 ${TOP + 28}v${long()}q-8 13 -16 0v-${num(26)}Q220 ${TOP + 34} 206 ${TOP + 30}v${num(22)}q-8 12 -15 0v-${num(20)}Q150 ${TOP + 24} 158 ${TOP + 4}Z`
  return fill(run, colour, 0.9) + line(`M176 ${TOP + 6}Q240 ${TOP - 8} 292 ${TOP + 4}`, '#fff', 3.5, 0.4)
}

function butterPat(): string {
  return `<g transform="translate(240 ${TOP - 8})rotate(-6)">${fill('M-26 -4L4 -12L30 -4L0 6Z', '#fbe488')}${fill('M-26 -4L0 6V20L-26 10Z', '#e9bd43')}${fill('M30 -4L0 6V20L30 10Z', '#f6d15c')}</g>`
}

/** A few of the toppings have rolled onto the plate. */
function laySpilled(scene: Scene, y: number): void {
  const berry = crownFoods(scene)[0]
  if (!berry || !scene.sheet.isFine) return
  const places = [
    [98, 4],
    [116, 14],
    [378, 8],
  ] as const
  places.forEach(([x, down], i) => {
    scene.sheet.lay({
      glyph: berry.look.glyph,
      tint: berry.look.tint,
      coat: berry.look.coat,
      variant: i % 2,
      x,
      y: y + down - 6,
      turn: i * 40 - 30,
      scale: 0.95,
    })
  })
}
