import { flavourColour } from '../../dish/flavour-colour.ts'
import type { Dish } from '../../dish/read-dish.ts'
import { liquidColour } from '../../foods/liquid-colours.ts'
import { blend, darker, lighter, mix } from '../../ink/colour.ts'
import { at, line } from '../../ink/ink.ts'
import { dashes, dots, spread } from '../../ink/pen.ts'
import { floorShape } from '../sauce.ts'
import { type Scene, wishOf } from '../scene.ts'
import { layToppings } from '../toppings.ts'
import { layPeeking } from './peeking.ts'

export function drawCrumble(scene: Scene): void {
  const { floor, sheet, random, showing, dish } = scene
  const fruit = fruitColour(dish) ?? '#a83352'
  sheet.ink(floorShape(floor, mix(fruit, '#8e2144', 0.4), 0.99))
  layPeeking(
    scene,
    [...showing.bits, ...showing.sides].slice(0, 2).map((kind) => wishOf(scene, kind, 9)),
  )
  const pen = { random, fine: sheet.isFine, tint: undefined }
  const crumb = (count: number, colour: string, width: number) =>
    line(
      dashes(
        pen,
        spread(
          pen,
          sheet.isFine ? count : Math.round(count / 2),
          floor.halfWidth * 0.8,
          floor.halfHeight * 0.74,
        ),
        6,
      ),
      colour,
      width,
    )
  sheet.ink(
    at(floor.x, floor.y, crumb(46, '#a8692c', 17) + crumb(40, '#d59c50', 14) + crumb(30, '#efca8a', 9)),
  )
  laySpoonful(scene)
}

export function drawCustard(scene: Scene): void {
  const { floor, sheet, random, dish } = scene
  const colour = mix(flavourColour(dish), '#f6dc96', 0.4)
  const isBurnt = /br[uû]l|caramel|flan/.test(dish.title)
  const top = isBurnt ? '#dc9a3c' : colour
  sheet.ink(
    floorShape(floor, darker(colour, 0.18), 0.99) +
      floorShape(floor, colour, 0.95) +
      floorShape(floor, top, 0.9),
  )
  const pen = { random, fine: sheet.isFine, tint: undefined }
  const burnt = isBurnt ? 11 : 7
  const spots = (count: number, paint: string, width: number, opacity: number) =>
    line(
      dots(
        spread(
          pen,
          sheet.isFine ? count : Math.ceil(count / 2),
          floor.halfWidth * 0.82,
          floor.halfHeight * 0.82,
        ),
      ),
      paint,
      width,
      opacity,
    )
  sheet.ink(
    at(
      floor.x,
      floor.y,
      spots(burnt, '#a35a1c', 26, 0.35) +
        spots(burnt, '#6f3710', 11, 0.4) +
        spots(8, lighter(colour, 0.6), 12, 0.5),
    ),
  )
  layToppings(scene, floor, 0.6, 3)
}

function fruitColour(dish: Dish): string | undefined {
  const fruits = dish.foods.filter(
    (food) => food.ingredient.class === 'berry' || food.ingredient.class === 'fruit',
  )
  return blend(
    fruits.map((food) => ({
      colour: liquidColour(food.ingredient.food)?.colour ?? '#e0a95c',
      weight: food.gramsPerServing,
    })),
  )
}

function laySpoonful(scene: Scene): void {
  const spoon = scene.showing.creams[0]
  if (!spoon) return
  const { floor, sheet } = scene
  sheet.lay({
    glyph: spoon.look.glyph,
    tint: spoon.look.tint,
    variant: 0,
    x: floor.x + floor.halfWidth * 0.2,
    y: floor.y - 6,
    turn: 0,
    scale: 1.2,
  })
}
