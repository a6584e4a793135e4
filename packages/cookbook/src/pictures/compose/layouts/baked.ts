import { naturalColour } from '../../brief/natural-colour.ts'
import type { Shown } from '../../dish/find-visible-foods.ts'
import { flavourColour } from '../../dish/flavour-colour.ts'
import type { Dish } from '../../dish/read-dish.ts'
import { liquidColour } from '../../foods/liquid-colours.ts'
import { type GlyphId, glyphs } from '../../glyphs/glyphs.ts'
import { blend, darker, lighter, mix } from '../../ink/colour.ts'
import { at, fill, line } from '../../ink/ink.ts'
import { blob, ovalPath } from '../../ink/outline.ts'
import { dashes, dots, repeat, spread } from '../../ink/pen.ts'
import { partOfFloor } from '../floor.ts'
import { cutWedge, layHeaps } from '../ground.ts'
import { pieceArea } from '../piece.ts'
import { drawFlecks, drawSurface, floorShape } from '../sauce.ts'
import { penOf, pieceCount, type Scene, wishOf } from '../scene.ts'
import { strew } from '../strew.ts'
import { layOne, layToppings, uprightTurn } from '../toppings.ts'

/** Gratins, pies, frittatas and crumbles: a browned top with what peeks out of it. */
export function drawBaked(scene: Scene): void {
  const { dish } = scene
  if (dish.form.id === 'crumble') drawCrumble(scene)
  else if (dish.form.id === 'custard') drawCustard(scene)
  else if (
    dish.form.id === 'frittata' ||
    dish.form.id === 'dutch-baby' ||
    dish.form.id === 'souffle' ||
    dish.form.id === 'golden-crust'
  )
    drawSetEgg(scene)
  else drawGratin(scene)
  if (dish.flecks) drawFlecks(scene, scene.floor, dish.flecks)
  if (dish.form.id === 'custard' && CUT.test(dish.text)) cutWedge(scene, custardColour(dish))
}

function drawGratin(scene: Scene): void {
  const { showing, floor } = scene
  const sauce = showing.sauce?.colour ?? '#e0a95c'
  drawSurface(scene, scene.dish.colour ?? mix(sauce, '#c4752e', 0.22), true)
  const mash =
    scene.dish.form.id === 'shepherds-pie'
      ? /cottage|shepherd|mash|fish|haddock|cod/.test(scene.dish.title)
      : showing.beds.some((bed) => bed.look.glyph === 'mash')
  if (mash) layMashTop(scene)
  else layCrust(scene)
  if (sheetShowsLayers(scene)) cutPortion(scene)
  const onTop = showing.bits.filter((bit) => bit.food.isFinish)
  const gap = { x: floor.x + floor.halfWidth * 0.7, y: floor.y + floor.halfHeight * 0.62, radius: 62 }
  layToppings(
    { ...scene, showing: { ...showing, bits: onTop } },
    floor,
    0.82,
    2,
    sheetShowsLayers(scene) ? [gap] : [],
  )
}

const LAYERED =
  /lasagn|moussaka|musaka|mesaka|pastitsio|timballo|layered|rakott|shepherd|cottage pie|pastel de choclo|bobotie|kugel/

function sheetShowsLayers({ dish, sheet, vessel }: Scene): boolean {
  return sheet.isFine && vessel === 'casserole' && LAYERED.test(dish.title)
}

/** A spoonful is taken from one corner, so that what lies below the crust shows in the hole. */
function cutPortion(scene: Scene): void {
  const { floor, sheet, random } = scene
  const [crust = '#f6c552', ...below] = layerColours(scene)
  const pen = { random, fine: true, tint: undefined }
  const [rx, ry] = [floor.halfWidth * 0.34, floor.halfHeight * 0.4]
  const hole = blob(pen, 12, rx, ry, 0.16)
  const bits = below
    .map((colour, i) =>
      line(
        dashes(pen, spread(pen, 13, rx * 0.7, ry * 0.62), 9, 0.4),
        i % 2 ? lighter(colour, 0.2) : colour,
        9,
        0.9,
      ),
    )
    .join('')
  sheet.ink(
    at(
      floor.x + floor.halfWidth * 0.5,
      floor.y + floor.halfHeight * 0.4,
      fill(hole, lighter(crust, 0.35)) +
        at(0, 4, fill(hole, darker(mix(crust, '#c9762a', 0.4), 0.12)), 0, 0.95) +
        repeat(below.length, (i) =>
          at(0, 8 + i * 7, fill(hole, darker(below[i] ?? crust, i % 2 ? 0 : 0.16)), 0, 0.93 - i * 0.055),
        ) +
        at(0, 14 + below.length * 4, bits, 0, 0.72),
    ),
  )
}

/** Top to bottom: the crust, then what lies below it, the heaviest twice. */
function layerColours(scene: Scene): string[] {
  const { showing, dish } = scene
  const mash =
    showing.beds.some((bed) => bed.look.glyph === 'mash') || /shepherd|cottage pie/.test(dish.title)
  const top = mash
    ? '#f7e8c2'
    : (dish.colour ?? mix(showing.melts[0]?.look.tint ?? '#f6c552', '#efc06a', 0.45))
  const below = dish.foods
    .filter(({ look, gramsPerServing }) => gramsPerServing >= 25 && look.part !== 'liquid')
    .filter(({ ingredient }) => !/^(egg|oil|stock|water|dairy)/.test(ingredient.class))
    .filter(({ ingredient, isHidden }) => !isHidden && !(mash && MASHED.test(ingredient.food)))
    .sort((a, b) => b.gramsPerServing - a.gramsPerServing)
    .slice(0, 2)
    .map(
      ({ ingredient, look, isTold }) =>
        (isTold ? (look.coat?.wash ?? look.tint) : undefined) ?? naturalColour(ingredient),
    )
  const [first = '#a8703c', second = darker(first, 0.25)] = below
  const sauce = showing.sauce?.colour ?? darker(first, 0.2)
  return [top, first, sauce, second, darker(first, 0.12)]
}

/** What the mash on top is made of doesn't also lie below it. */
const MASHED = /cauliflower|celeriac|celery-root|turnip|rutabaga/

/** One golden sheet of cheese where there is any; what lies below comes through, threads of cheese run over it. */
function layCrust(scene: Scene): void {
  const { showing, sheet, dish } = scene
  const hasCheese =
    showing.melts.length > 0 || /chees|gratin|lasagn|mac|custard|bobotie|kugel|strata/.test(dish.title)
  const colour =
    dish.colour ??
    mix(mix(showing.melts[0]?.look.tint ?? '#f6c552', '#efc06a', 0.45), '#5f8636', greenShare(dish))
  if (hasCheese) drawCheeseSheet(scene, colour)
  else if (BROWNED.test(dish.text)) drawBrownSpots(scene)
  const greens = showing.mains.find(({ look }) => look.glyph === 'wilted-greens')
  if (greens)
    layHeaps(scene, greens, {
      ...scene.floor,
      halfWidth: scene.floor.halfWidth * 0.92,
      halfHeight: scene.floor.halfHeight * 0.9,
    })
  const sunk = showing.bits.filter((bit) => !bit.food.isFinish)
  const kinds = [...showing.mains, ...showing.sides, ...showing.beds, ...sunk]
    .filter((kind) => kind !== greens)
    .slice(0, pieceCount(sheet, 4, 2))
  layPeeking(
    scene,
    kinds.map((kind) => wishOf(scene, kind, (hasCheese ? 5 : 9) * (kind.share >= MUCH ? 2 : 1))),
    hasCheese ? 27 : 40,
  )
}

/** A food that is this much of a bake is seen all over it. */
const MUCH = 0.3

function drawBrownSpots({ floor, sheet, random }: Scene): void {
  const pen = penOf({ random, sheet })
  const spots = (count: number) => dots(spread(pen, count, floor.halfWidth * 0.92, floor.halfHeight * 0.9))
  sheet.ink(at(floor.x, floor.y, line(spots(16), '#c98434', 24, 0.26) + line(spots(14), '#a5601c', 10, 0.3)))
}

function drawCheeseSheet(scene: Scene, colour: string): void {
  const { floor, sheet, random } = scene
  const pen = penOf({ random, sheet })
  const strewn = (count: number, share: number) =>
    spread(pen, count, floor.halfWidth * share, floor.halfHeight * share)
  sheet.ink(
    floorShape(floor, darker(mix(colour, '#c9762a', 0.6), 0.1), 0.97) + floorShape(floor, colour, 0.94),
  )
  const bubbles = line(dots(strewn(13, 0.84)), lighter(colour, 0.4), 26, 0.5)
  const golden =
    line(dots(strewn(15, 0.9)), '#d98a2e', 21, 0.3) + line(dots(strewn(16, 0.94)), '#b5661c', 9, 0.34)
  const freckles = sheet.isFine ? line(dots(strewn(26, 0.95)), '#8a4a14', 3, 0.5) : ''
  sheet.ink(at(floor.x, floor.y, bubbles + golden + freckles))
}

/** Mash drawn into ridges with a fork and browned on the crests. */
function layMashTop(scene: Scene): void {
  const { floor, sheet } = scene
  sheet.ink(floorShape(floor, '#e6c98c', 0.96) + floorShape(floor, '#f7e8c2', 0.93))
  const pen = penOf(scene)
  const strewn = (count: number) => spread(pen, count, floor.halfWidth * 0.8, floor.halfHeight * 0.76)
  sheet.ink(
    at(
      floor.x,
      floor.y,
      line(dots(strewn(15)), '#dfa14a', 34, 0.34) + line(dots(strewn(12)), '#c07a2c', 16, 0.3),
    ),
  )
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
  const colour =
    dish.colour ?? mix(dish.form.id === 'frittata' ? '#f5ca57' : '#ebbd6b', '#5f8636', greenShare(dish))
  sheet.ink(
    floorShape(floor, '#b9772c', 0.99) + floorShape(floor, '#dca23f', 0.96) + floorShape(floor, colour, 0.9),
  )
  const kinds = [...showing.mains, ...showing.sides, ...showing.beds].slice(0, pieceCount(sheet, 4, 3))
  if (RISES.test(dish.title)) {
    drawTan(scene)
    puffRim(scene, colour)
    layRisenAround(scene, kinds, colour)
    layToppings(scene, floor, 0.76, 3)
    return
  }
  layPeeking(
    scene,
    kinds.map((kind) => wishOf(scene, kind, 7)),
  )
  const pen = penOf({ random, sheet })
  const veil = (count: number, length: number, bend: number) =>
    dashes(
      pen,
      spread(pen, pieceCount(sheet, count, 8), floor.halfWidth * 0.84, floor.halfHeight * 0.84),
      length,
      bend,
    )
  // The eggs set over part of what is in them.
  if (kinds.length > 0) sheet.ink(at(floor.x, floor.y, line(veil(22, 9, 0.1), colour, 15, 0.72)))
  drawTan(scene)
  if (dish.form.id === 'souffle') puffDome(scene, colour)
  layToppings(scene, floor, 0.76, 3)
}

function drawTan({ floor, sheet, random }: Scene): void {
  const pen = penOf({ random, sheet })
  const tan = dots(spread(pen, 16, floor.halfWidth * 0.82, floor.halfHeight * 0.82))
  sheet.ink(at(floor.x, floor.y, line(tan, '#d9932f', 22, 0.22) + line(tan, '#b8701f', 8, 0.26)))
}

/** Batter that rises. */
const RISES = /dutch baby|toad in|skillet pancake/i

/** It rises between what was laid in it and keeps clear of its browned top. */
function layRisenAround(scene: Scene, kinds: readonly Shown[], colour: string): void {
  const { floor, sheet, random } = scene
  const wishes = kinds.map((kind) => ({ ...wishOf(scene, kind, 6), scale: 1 }))
  for (const piece of strew(partOfFloor(floor, 0.66), wishes, 0.92, random)) {
    const [halfWidth, halfHeight] = glyphs[piece.glyph].reach
    const lip = (grow: number, paint: string) =>
      fill(ovalPath(0, 0, halfWidth * 0.96 + grow, halfHeight + grow), paint)
    sheet.ink(
      at(
        piece.x,
        piece.y,
        lip(13, darker(colour, 0.2)) +
          at(-1, -2, lip(11, lighter(colour, 0.2))) +
          lip(4, darker(colour, 0.34)),
        piece.turn,
        piece.scale,
      ),
    )
    sheet.lay({ ...piece, isSunk: true })
  }
}

/** Beaten egg whites rise high above the dish, browned and torn on top. */
function puffDome({ floor, sheet, random }: Scene, colour: string): void {
  const pen = penOf({ random, sheet })
  const crust = mix(colour, '#b9712a', 0.4)
  const crown = (share: number) => blob(pen, 17, floor.halfWidth * share, floor.halfHeight * share, 0.06)
  const tears = dashes(pen, spread(pen, 9, floor.halfWidth * 0.6, floor.halfHeight * 0.6), 15, 0.7)
  const blisters = dots(spread(pen, 14, floor.halfWidth * 0.8, floor.halfHeight * 0.8))
  sheet.ink(
    at(
      floor.x,
      floor.y,
      fill(crown(1), '#8f521b') +
        at(0, -6, fill(crown(0.97), crust)) +
        at(-3, -14, fill(crown(0.82), mix(crust, '#f3c566', 0.45))) +
        at(-6, -22, fill(crown(0.56), mix(crust, '#fbe09a', 0.7))) +
        line(blisters, '#8f521b', 13, 0.35) +
        line(tears, darker(crust, 0.3), 5, 0.7) +
        at(-1, -4, line(tears, lighter(crust, 0.6), 4, 0.8)),
    ),
  )
}

/** Batter climbs up the hot rim in brown billows. */
function puffRim({ floor, sheet, random }: Scene, colour: string): void {
  const pen = penOf({ random, sheet })
  const rim = blob(pen, 17, floor.halfWidth * 0.89, floor.halfHeight * 0.89, 0.13)
  const crust = mix(colour, '#b9712a', 0.5)
  const blisters = dots(spread(pen, 16, floor.halfWidth * 0.9, floor.halfHeight * 0.9).slice(9))
  sheet.ink(
    at(
      floor.x,
      floor.y,
      line(rim, '#8f521b', 48) +
        at(0, -3, line(rim, crust, 42)) +
        at(-2, -6, line(rim, lighter(crust, 0.28), 22, 0.8)) +
        at(-3, -9, line(rim, lighter(crust, 0.6), 6, 0.6)) +
        line(blisters, '#8f521b', 12, 0.45),
    ),
  )
}

function drawCrumble(scene: Scene): void {
  const { floor, sheet, random, showing, dish } = scene
  const fruit = dish.colour ?? mix(fruitColour(dish) ?? '#a83352', '#8e2144', 0.4)
  sheet.ink(floorShape(floor, fruit, 0.99))
  layPeeking(
    scene,
    [...showing.bits, ...showing.sides].slice(0, 2).map((kind) => wishOf(scene, kind, 9)),
  )
  const pen = penOf({ random, sheet })
  const crumb = (count: number, colour: string, width: number) =>
    line(
      dashes(
        pen,
        spread(
          pen,
          sheet.isFine ? count : Math.round(count / 2),
          floor.halfWidth * 0.94,
          floor.halfHeight * 0.9,
        ),
        3.4,
      ),
      colour,
      width,
    )
  if (/cobbler|biscuit crust/.test(dish.title)) {
    layDoughRounds(scene)
    return
  }
  // Lumps rubbed by hand and the fine crumbs between them, no two as large.
  sheet.ink(
    at(
      floor.x,
      floor.y,
      fill(blob(pen, 19, floor.halfWidth * 0.9, floor.halfHeight * 0.88, 0.3), '#b0722f') +
        crumb(40, '#a8692c', 16) +
        crumb(60, '#c98f45', 12) +
        crumb(64, '#dca95e', 8) +
        crumb(60, '#efce92', 5) +
        (sheet.isFine ? crumb(50, '#8f5722', 2.6) : ''),
    ),
  )
  laySpoonful(scene)
}

/** What is steamed, stirred or baked in a water bath stays pale. */
const BROWNED = /brown|blister|\btan(ned)?\b|tawny|golden|scorch|toasted|speckle|freckle/

/** Rounds of dough that all but touch, one in the middle: what boils below shows in the gaps. */
function layDoughRounds({ floor, sheet, random }: Scene): void {
  const around = Array.from({ length: 7 }, (_, i): readonly [number, number] => {
    const angle = (i / 7) * Math.PI * 2 + 0.3
    const reach = 0.62 + random() * 0.06
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  const places = [...around, [0, 0] as const].sort(([, a], [, b]) => a - b)
  places.forEach(([x, y], i) => {
    sheet.lay({
      glyph: 'fritter',
      tint: '#e0b066',
      variant: i % 2,
      x: floor.x + x * floor.halfWidth,
      y: floor.y + y * floor.halfHeight,
      turn: 0,
      scale: (floor.shape === 'oval' ? 1.24 : 1.5) + random() * 0.14,
    })
  })
}

function custardColour(dish: Dish): string {
  return dish.colour ?? mix(flavourColour(dish), '#f6dc96', 0.4)
}

function drawCustard(scene: Scene): void {
  const { floor, sheet, random, dish } = scene
  const colour = custardColour(dish)
  const isBurnt = /br[uû]l|caramel|flan/.test(dish.title)
  const top = isBurnt ? '#dc9a3c' : colour
  sheet.ink(
    floorShape(floor, BROWNED.test(dish.text) ? mix(colour, '#8f4d18', 0.6) : darker(colour, 0.18), 0.99) +
      floorShape(floor, colour, 0.95) +
      floorShape(floor, top, 0.9),
  )
  const pen = penOf({ random, sheet })
  const burnt = isBurnt ? 11 : BROWNED.test(dish.text) ? 7 : 0
  const places = (count: number) =>
    spread(pen, sheet.isFine ? count : Math.ceil(count / 2), floor.halfWidth * 0.84, floor.halfHeight * 0.84)
  const blisters = places(burnt * 2)
  sheet.ink(
    at(
      floor.x,
      floor.y,
      (burnt > 0
        ? line(dashes(pen, blisters, 9, 0.5), '#a35a1c', 20, 0.3) +
          line(dashes(pen, blisters.slice(burnt), 5, 0.5), '#6f3710', 9, 0.45)
        : '') + line(dots(places(8)), lighter(colour, 0.6), 12, 0.5),
    ),
  )
  if (burnt === 0 && sheet.isFine) drawSkin(scene, colour)
  layToppings(scene, floor, 0.6, 3)
}

/** Firm enough for a knife. */
const CUT = /\bcuts? (it |cleanly )?in(to)? [a-z ]*(wedges|squares|slices)/

/** What is set stands level and dull: the wall throws its shadow on it, the skin drew in a little from the rim. */
function drawSkin({ floor, sheet, random }: Scene, colour: string): void {
  const pen = penOf({ random, sheet })
  const [w, h] = [floor.halfWidth, floor.halfHeight]
  const pores = dots(spread(pen, 22, w * 0.78, h * 0.78))
  sheet.ink(
    floorShape(floor, darker(colour, 0.22), 0.95) +
      floorShape({ ...floor, x: floor.x + 4, y: floor.y + 5 }, colour, 0.91) +
      floorShape(floor, lighter(colour, 0.3), 0.8) +
      floorShape({ ...floor, x: floor.x + 1, y: floor.y + 2 }, colour, 0.78) +
      at(floor.x, floor.y, line(pores, darker(colour, 0.13), 4.4, 0.6)),
  )
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
  const { floor } = scene
  layOne(scene, spoon, { x: floor.x + floor.halfWidth * 0.2, y: floor.y - 6, scale: 1.2 })
}

/** Eggs that only hold herbs and greens together are green. */
function greenShare({ foods }: Dish): number {
  const grams = (kind: RegExp) =>
    foods.reduce((sum, food) => sum + (kind.test(food.ingredient.food) ? food.gramsPerServing : 0), 0)
  const herbs =
    3 * grams(/^(parsley|cilantro|dill|mint|basil|chives?|tarragon)$/) +
    grams(/spinach|chard|kale|nettle|sorrel|leek|scallion/)
  const eggs = grams(/^(liquid-)?eggs?(-|$)/) + grams(/ricotta|cottage-cheese|farmer-cheese|cream|tofu/)
  return eggs === 0 ? 0 : Math.min(0.75, Math.max(0, herbs / (herbs + 2 * eggs) - 0.1) * 1.6)
}

/** Torn meat stays small and lies in numbers. */
const SHREDS = new Set<GlyphId>(['meat-shred', 'chicken-shred', 'crumbles', 'tofu-crumbs'])

/** Lays what shows through a crust, none of it on top; `reach` is about half a piece. */
function layPeeking(scene: Scene, wishes: ReturnType<typeof wishOf>[], reach = 40): void {
  const { floor, sheet, random } = scene
  const sized = wishes.map((wish) => {
    const isHeap = pieceArea(wish.glyph) > 5200
    const isShred = SHREDS.has(wish.glyph)
    return {
      ...wish,
      count: isHeap ? 2 : Math.max(isShred ? pieceCount(sheet, 16, 8) : 4, wish.count),
      scale: isHeap ? 1 : Math.min(isShred ? 0.75 : 1.35, reach / Math.sqrt(pieceArea(wish.glyph) / 3.14)),
    }
  })
  for (const piece of strew(floor, sized, 0.9, random))
    sheet.lay({ ...piece, turn: uprightTurn(piece.glyph, piece.turn), isSunk: true })
}
