import { hashText } from '@butterleaf/domain/chance/seeded-random'
import type { Shown } from '../../dish/find-visible-foods.ts'
import { looseLook } from '../../dish/read-dish.ts'
import { habitOf } from '../../glyphs/glyph-habits.ts'
import { type GlyphId, glyphs } from '../../glyphs/glyphs.ts'
import type { Coat } from '../../ink/coat.ts'
import { mix } from '../../ink/colour.ts'
import { partOfFloor, spreadOver } from '../floor.ts'
import { layHeaps } from '../ground.ts'
import { pieceArea } from '../piece.ts'
import { drawDressing, drawMelt, drawSurface, floorShape, spreadMelt } from '../sauce.ts'
import { pieceCount, type Scene } from '../scene.ts'
import { layCitrus, layToppings, uprightTurn } from '../toppings.ts'

/** A stir-fry, hash or granola: all kinds mixed to the rim. */
export function drawJumble(scene: Scene): void {
  const { showing, floor, sheet, dish } = scene
  const beds = showing.beds.filter((bed) => pieceArea(bed.look.glyph) > 5200)
  const mains = showing.mains.map((main) => dyedEggs(main, dish.colour))
  const heaps = mains.filter((main) => habitOf(main.look.glyph) === 'heap')
  const eggs = heaps.find((main) => main.look.glyph === 'scrambled-egg')
  const ground = beds[0] ?? eggs ?? heaps[0]
  // Set eggs leave no liquid.
  const below = eggs ? undefined : (dish.colour ?? floorColour(scene))
  if (below) sheet.ink(floorShape(floor, below, 0.97))
  if (ground) layHeaps(scene, stained(ground, showing.sauce?.colour), partOfFloor(floor, 0.96))
  const made = dish.form.piece
  const crown = mains.filter(isWholeEgg)
  const kinds = [...mains, ...showing.sides, ...showing.beds]
    .filter((one) => one !== ground && !crown.includes(one))
    .slice(0, pieceCount(sheet, 5, 3))
  const mixed = made
    ? [{ glyph: made.glyph, tint: dish.colour, share: 1 }]
    : kinds.map(looseEggs).map(shareOf)
  if (isInMilk(scene)) {
    drawSurface(scene, '#fdf8ec')
    const heap = {
      ...floor,
      x: floor.x + floor.halfWidth * 0.2,
      halfWidth: floor.halfWidth * 0.7,
      halfHeight: floor.halfHeight * 0.78,
    }
    layMixed({ ...scene, floor: heap }, mixed, undefined, 0.86)
    layToppings(scene, heap, 0.8, 4)
    return
  }
  const isHash = /\bhash\b/.test(dish.title)
  layMixed(scene, withCurds(mixed, eggs), ground && groundShare(ground, kinds), isHash ? HASHED : undefined)
  layMelt(scene)
  layCrown(scene, crown.slice(0, 1))
  if (showing.sauce && showing.sauce.grams < 30) drawDressing(scene, showing.sauce.colour, floor)
  layToppings(scene, floor, 0.8, 4)
  layCitrus(scene)
}

/** Eggs take the color of what they are scrambled with where the recipe says it. */
function dyedEggs(main: Shown, colour: string | undefined): Shown {
  return main.look.glyph === 'scrambled-egg' && colour
    ? { ...main, look: { ...main.look, tint: colour } }
    : main
}

/** Among rice and shreds they lie in small pieces, not in mounds. */
function looseEggs(kind: Shown): Shown {
  return kind.look.glyph === 'scrambled-egg' ? { ...kind, look: looseLook(kind.look) } : kind
}

/** Cheese that melted over the pan covers it in places. */
function layMelt(scene: Scene): void {
  const { floor, showing, sheet } = scene
  // What is stirred in is gone.
  const cheese = showing.melts.find(({ food }) => food.isTold || food.isTitled || food.isFinish)
  if (!cheese) return
  const patches = spreadMelt(scene, floor, { count: pieceCount(sheet, 5, 4), part: 0.5, size: [0.34, 0.26] })
  drawMelt(scene, cheese.look.tint ?? '#f6c552', patches)
}

/** Grams a serving that are seen between what is fried in it. */
const LEAST_SAUCE = 24

/** A sauce fills the pan; without one its bottom shows. */
function floorColour({ showing: { sauce }, dish }: Scene): string | undefined {
  if (dish.recipe.brief?.sauces) return sauce?.colour
  return sauce && sauce.grams >= LEAST_SAUCE ? mix(sauce.colour, '#6b431d', 0.2) : undefined
}

/** A hash is cut smaller than what is fried in pieces. */
const HASHED = 0.8

/** Granola leaves the yogurt or milk that it is eaten with to be seen on one side. */
function isInMilk({ dish, vessel }: Scene): boolean {
  return (
    dish.form.id === 'granola' &&
    vessel === 'bowl' &&
    dish.foods.some(
      ({ ingredient, gramsPerServing }) =>
        gramsPerServing >= 60 && /yogh?urt|skyr|kefir|milk|quark/.test(ingredient.food),
    )
  )
}

/** Eggs run around what is scrambled with them and set over it. */
function withCurds(mixed: readonly Ration[], eggs: Shown | undefined): readonly Ration[] {
  if (!eggs || mixed.length === 0) return mixed
  const share = mixed.reduce((sum, ration) => sum + ration.share, 0)
  // Where little egg only binds much else it lies between it.
  return [
    ...mixed,
    {
      glyph: 'egg-curd',
      tint: eggs.look.tint,
      share: Math.min(share * 0.65, eggs.food.gramsPerServing * 0.5),
    },
  ]
}

/** Rice takes the color of what it is fried with. */
function stained(ground: Shown, colour: string | undefined): Shown {
  const isRice = /rice/.test(ground.look.glyph) && ground.look.tint === undefined
  return isRice && colour
    ? { ...ground, look: { ...ground.look, tint: mix('#fbf4e0', colour, 0.24) } }
    : ground
}

/** Fried and poached eggs are slid on top whole. */
function isWholeEgg({ look }: Shown): boolean {
  return look.glyph === 'fried-egg' || look.glyph === 'poached-egg'
}

function layCrown({ floor, sheet, random }: Scene, eggs: readonly Shown[]): void {
  for (const { look, count } of eggs) {
    const shown = Math.min(count, pieceCount(sheet, 3, 2))
    for (const [x, y] of spreadOver(floor, shown, shown === 1 ? 0.1 : 0.56, random()))
      sheet.lay({
        glyph: look.glyph,
        tint: look.tint,
        coat: look.coat,
        variant: 0,
        x,
        y,
        turn: random() * 60 - 30,
        scale: 1,
      })
  }
}

export interface Ration {
  glyph: GlyphId
  tint: string | undefined
  coat?: Coat | undefined
  share: number
}

export function shareOf(shown: Shown): Ration {
  return {
    glyph: shown.look.glyph,
    tint: shown.look.tint,
    coat: shown.look.coat,
    share: shown.food.gramsPerServing * (shown.look.part === 'main' || shown.food.isTitled ? 1.4 : 1),
  }
}

/** Deals the kinds out over even places so that no two heaps of one kind form. */
/** How much of the ground shows between what is mixed through it. */
function groundShare(ground: Shown, kinds: readonly Shown[]): number {
  const mixed = kinds.reduce((sum, { food }) => sum + food.gramsPerServing, 0)
  const share = ground.food.gramsPerServing / Math.max(1, ground.food.gramsPerServing + mixed)
  // Eggs that only bind set around what is in them and hide less of it than rice or cabbage.
  const isBinding = ground.look.glyph === 'scrambled-egg' && share < 0.45
  return isBinding ? share * 0.6 : share
}

/** Of two foods that weigh the same the one that is cut smaller lies in more pieces. */
function numberOf({ glyph, share }: Ration): number {
  return share / Math.sqrt(Math.max(SMALL_BITES, Math.min(LARGE_BITES, pieceArea(glyph))))
}

/** What is as small as a bean lies in numbers, or it reads as strewn. */
const SMALL_BITES = 620
const LARGE_BITES = 1600

/** `ground` is the share of what lies below; `size` how big the pieces are. */
export function layMixed(
  scene: Scene,
  rations: readonly Ration[],
  ground: number | undefined,
  size = 1,
): void {
  const { floor, sheet, random } = scene
  const total = rations.reduce((sum, ration) => sum + ration.share, 0)
  if (total === 0) return
  const meanArea = rations.reduce(
    (sum, ration) => sum + (ration.share / total) * Math.max(500, pieceArea(ration.glyph)),
    0,
  )
  const cover = ground === undefined ? 1.05 : Math.max(0.26, Math.min(0.68, 0.85 * (1 - ground)))
  const most = pieceCount(sheet, Math.round((meanArea < SMALL_BITES ? 56 : 30) / size), 14)
  const fit = (cover * floor.halfWidth * floor.halfHeight * 3.14) / (meanArea * size * size)
  const count = Math.max(6, Math.min(most, Math.round(fit)))
  const grow = Math.min(1.5, Math.max(0.62, Math.sqrt(fit / count))) * size
  const numbers = rations.reduce((sum, ration) => sum + numberOf(ration), 0)
  const dealt = rations.flatMap((ration, k) => {
    const own = Math.max(2, Math.round((numberOf(ration) / numbers) * count))
    return Array.from({ length: own }, (_, i) => ({
      ration,
      i,
      order: hashText(`${scene.dish.recipe.id} ${k} ${i}`),
    }))
  })
  dealt.sort((a, b) => a.order - b.order)
  const places = spreadOver(floor, dealt.length, 0.9, random())
  dealt.reverse().forEach(({ ration, i }, n) => {
    const [x, y] = places[dealt.length - 1 - n] ?? [floor.x, floor.y]
    const variants = glyphs[ration.glyph].variants ?? 1
    const room = Math.min(1, 62 / Math.max(...glyphs[ration.glyph].reach))
    sheet.lay({
      glyph: ration.glyph,
      tint: ration.tint,
      coat: ration.coat,
      variant: i % variants,
      x,
      y,
      turn: uprightTurn(ration.glyph, random() * 360),
      scale: grow * room,
    })
  })
}
