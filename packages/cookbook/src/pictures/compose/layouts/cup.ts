import { flavourColour, stirredColour } from '../../dish/flavour-colour.ts'
import { darker, lighter, mix } from '../../ink/colour.ts'
import { at, fill, inset, line } from '../../ink/ink.ts'
import { blob } from '../../ink/outline.ts'
import { dashes, detail, dots, type Pen, spread } from '../../ink/pen.ts'
import type { Floor } from '../floor.ts'
import { floorShape } from '../sauce.ts'
import { penOf, type Scene } from '../scene.ts'
import { layOne, layToppings } from '../toppings.ts'
import { drawBaked } from './baked.ts'

const HEART = 'M0 46C-16 24 -52 8 -50 -18C-48 -40 -14 -44 0 -20C14 -44 48 -40 50 -18C52 8 16 24 0 46Z'

/** A mug from above: a drink under foam, a cake risen over the rim or a set cream. */
export function drawCup(scene: Scene): void {
  const { showing, floor, dish } = scene
  const spoon = showing.creams.find((cream) => cream.food.isFinish)
  if (dish.form.id === 'custard') {
    drawBaked(scene)
    return
  }
  if (dish.form.id === 'hot-drink') drawDrink(scene, spoon !== undefined)
  else drawMugCake(scene)
  if (spoon) {
    layOne(scene, spoon, { x: floor.x + 4, y: floor.y, scale: 1.35 })
  }
  layToppings(scene, floor, 0.66, 2)
}

/** Foam poured into a heart, unless cream covers it or the whole drink was blended to froth. */
function drawDrink({ dish, floor, sheet, random }: Scene, isCovered: boolean): void {
  const stirred = stirredColour(dish) ?? '#a8784f'
  const isDark = /coffee|espresso|cocoa|chocolate|\btea\b|chai|mocha|latte/.test(
    `${dish.title} ${dish.foods.map(({ ingredient }) => ingredient.food.replaceAll('-', ' ')).join(' ')}`,
  )
  const isChocolate = /chocolate|cocoa/.test(dish.title) && !/white chocolate/.test(dish.title)
  const isFrothed = isChocolate || /\bblend/.test(dish.text)
  const colour = dish.colour
    ? dish.colour
    : isChocolate
      ? mix(stirred, '#43220f', 0.85)
      : isDark
        ? mix(stirred, '#9a6238', 0.35)
        : mix(/golden|haldi|turmeric/.test(dish.title) ? '#eebb4a' : stirred, '#efdcb4', 0.35)
  const foam = lighter(colour, 0.75)
  const heart = (size: number, paint: string) => at(floor.x, floor.y - 2, fill(HEART, paint), -16, size)
  sheet.ink(floorShape(floor, mix(colour, '#5a371f', 0.35), 1.03) + floorShape(floor, colour, 0.92))
  if (isFrothed) sheet.ink(drawFroth(floor, penOf({ random, sheet }), colour))
  else if (!isCovered)
    sheet.ink(
      heart(1.26, foam) +
        heart(0.9, mix(colour, foam, 0.5)) +
        heart(0.66, foam) +
        heart(0.34, mix(colour, foam, 0.5)),
    )
}

/** What is whisked or blended has foam of its own color, in bubbles. */
function drawFroth(floor: Floor, pen: Pen, colour: string): string {
  const foam = lighter(colour, 0.34)
  const bubbles = (count: number, share: number, width: number, paint: string) =>
    line(dots(spread(pen, count, floor.halfWidth * share, floor.halfHeight * share)), paint, width, 0.75)
  return at(
    floor.x,
    floor.y,
    bubbles(26, 0.78, 8, foam) + bubbles(22, 0.8, 5, lighter(foam, 0.25)) + bubbles(12, 0.7, 3, colour),
  )
}

function drawMugCake(scene: Scene): void {
  const { sheet, floor, random, dish } = scene
  const isSweet =
    dish.recipe.category === 'dessert' || /chocolate|cinnamon|berry|vanilla|lemon/.test(dish.title)
  const colour = dish.colour ?? (isSweet ? flavourColour(dish) : '#e6b862')
  const pen = penOf({ random, sheet })
  const dome = blob(pen, 15, floor.halfWidth * 1.16, floor.halfHeight * 1.14, 0.09)
  // Risen over the rim and dry: it throws a shadow on the mug, its crown tore open on the paler crumb.
  const crown = 'M-60 -22q16 22 36 8q20 -10 32 12q12 20 44 6'
  const arm = 'M-8 -8q-10 20 2 34q8 12 0 30'
  const crumbs = (count: number, paint: string, width: number) =>
    line(dots(spread(pen, count, floor.halfWidth * 0.94, floor.halfHeight * 0.92)), paint, width, 0.7)
  const tear = (paint: string, width: number) => line(crown, paint, width) + line(arm, paint, width * 0.75)
  sheet.ink(
    at(floor.x + 6, floor.y + 11, fill(dome, '#2b1a0e', 0.3)) +
      at(
        floor.x,
        floor.y - 3,
        fill(dome, darker(colour, 0.42)) +
          inset(dome, darker(colour, 0.12), 0.97, -1, -3) +
          inset(dome, colour, 0.84, -4, -8) +
          inset(dome, lighter(colour, 0.16), 0.56, -9, -16, 0.8) +
          crumbs(34, darker(colour, 0.3), 5) +
          crumbs(30, lighter(colour, 0.26), 4) +
          at(
            0,
            -4,
            tear(darker(colour, 0.5), 13) + at(1, 2, tear(lighter(mix(colour, '#c98a4a', 0.3), 0.06), 7)),
          ) +
          detail(pen, line(dashes(pen, spread(pen, 7, 70, 68), 15, 0.35), darker(colour, 0.4), 4, 0.6)),
      ),
  )
}
