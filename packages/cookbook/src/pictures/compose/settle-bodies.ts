import { jitter, type Random } from '@butterleaf/domain/chance/seeded-random'
import { glyphs } from '../glyphs/glyphs.ts'
import { type Body, bodyArea, placeDiscs } from './body.ts'
import { type Floor, floorArea, pushInside } from './floor.ts'

const ROUNDS = 26
const MOST_SCALE = 2.4
/** Bites stay bites: they are drawn in greater number rather than as slabs. */
const MOST_SCALE_OF_BITES = 1.55
const BITE_REACH = 37
/** Discs may bite this share of their radius into each other: food on a plate touches. */
const BITE = 0.34

/**
 * Finds room for all bodies on the floor and returns the scale they must be drawn at. They start around
 * the heaviest, push each other apart and are pushed in from the rim; they shrink until they fit, then
 * grow again while they still do.
 */
export function settleBodies(
  floor: Floor,
  bodies: readonly Body[],
  fullness: number,
  random: Random,
): number {
  const area = bodies.reduce((sum, body) => sum + bodyArea(body), 0)
  const [reach] = bodies[0] ? [Math.max(...bodies[0].reach)] : [1]
  const mostScale = Math.min(
    isOfBites(bodies[0]) ? MOST_SCALE_OF_BITES : MOST_SCALE,
    (0.95 * Math.max(floor.halfWidth, floor.halfHeight)) / reach,
  )
  let scale = Math.min(mostScale, Math.sqrt((floorArea(floor) * fullness) / area))
  const bearing = firstBearing(random)
  startAround(floor, bodies, bearing)
  for (let attempt = 0; attempt < 14 && !fits(floor, bodies, scale); attempt++) {
    scale *= 0.93
    startAround(floor, bodies, bearing)
  }
  for (let attempt = 0; attempt < 6 && scale * 1.05 < mostScale; attempt++) {
    const before = bodies.map(({ x, y }) => ({ x, y }))
    if (fits(floor, bodies, scale * 1.05)) scale *= 1.05
    else {
      bodies.forEach((body, i) => {
        Object.assign(body, before[i])
      })
      break
    }
  }
  return scale
}

function isOfBites(main: Body | undefined): boolean {
  const first = main?.pieces[0]
  return (
    first !== undefined && main?.pieces.length !== 1 && Math.max(...glyphs[first.glyph].reach) < BITE_REACH
  )
}

function fits(floor: Floor, bodies: readonly Body[], scale: number): boolean {
  let worst = 0
  for (let round = 0; round < ROUNDS; round++) {
    worst = relax(floor, bodies, scale)
    if (worst < 2 && round > 4) break
  }
  return worst < 4
}

/** The main thing sits up or left of the middle, the sides below or right: how plates are dressed. */
function firstBearing(random: Random): number {
  const bearings = [-90, -120, -150, 180, -60, 150]
  return (bearings[Math.floor(random() * bearings.length)] ?? -90) + jitter(random, 14)
}

function startAround(floor: Floor, bodies: readonly Body[], bearing: number): void {
  const others = bodies.length - 1
  bodies.forEach((body, i) => {
    const spread = others > 1 ? ((i - 1) / (others - 1) - 0.5) * Math.min(250, 84 * others) : 0
    const degrees = i === 0 ? bearing : bearing + 180 + spread
    const angle = (degrees * Math.PI) / 180
    const reach = i === 0 ? Math.min(0.38, 0.2 * others) : 0.6
    body.x = Math.cos(angle) * reach * floor.halfWidth
    body.y = Math.sin(angle) * reach * floor.halfHeight
    body.turn = restingTurn(floor, body, degrees, i)
  })
}

/** Long things lie across the line to the middle, so that they nestle against the main one. */
function restingTurn(floor: Floor, body: Body, degrees: number, index: number): number {
  const [width, height] = body.reach
  const tilt = Math.sin(degrees * 7 + index * 3)
  if (Math.max(width, height) < 1.25 * Math.min(width, height)) return index === 0 ? 0 : tilt * 12
  if (index === 0) {
    const isAcross = floor.halfWidth > floor.halfHeight * 1.2 && height > width * 1.2
    return (isAcross ? 90 : 0) + tilt * 8 - 6
  }
  const across = degrees + (width >= height ? 90 : 0)
  // Never upside down: shading is drawn for light from above left.
  return (((((across + 90) % 180) + 180) % 180) - 90) * 0.8
}

function relax(floor: Floor, bodies: readonly Body[], scale: number): number {
  const placed = bodies.map((body) => placeDiscs(body, scale))
  let worst = 0
  for (let a = 0; a < bodies.length; a++) {
    for (let b = a + 1; b < bodies.length; b++) worst = Math.max(worst, part(bodies, placed, a, b))
  }
  bodies.forEach((body, i) => {
    body.x *= 0.996
    body.y *= 0.996
    for (const disc of placed[i] ?? []) {
      const [dx, dy] = pushInside(floor, disc.x, disc.y, disc.radius * 0.97)
      body.x += dx * 0.5
      body.y += dy * 0.5
      const excess = disc.radius - Math.min(floor.halfWidth, floor.halfHeight)
      worst = Math.max(worst, Math.hypot(dx, dy) - 4, excess)
    }
  })
  return worst
}

function part(
  bodies: readonly Body[],
  placed: ReturnType<typeof placeDiscs>[],
  a: number,
  b: number,
): number {
  const [first, second] = [bodies[a], bodies[b]]
  if (!first || !second) return 0
  let [deepest, dx, dy] = [0, 0, 0]
  for (const one of placed[a] ?? []) {
    for (const other of placed[b] ?? []) {
      const gap = Math.hypot(other.x - one.x, other.y - one.y) || 0.1
      const depth = (one.radius + other.radius) * (1 - BITE) - gap
      if (depth > deepest) [deepest, dx, dy] = [depth, (other.x - one.x) / gap, (other.y - one.y) / gap]
    }
  }
  const share = second.weight / (first.weight + second.weight)
  first.x -= dx * deepest * 0.6 * share
  first.y -= dy * deepest * 0.6 * share
  second.x += dx * deepest * 0.6 * (1 - share)
  second.y += dy * deepest * 0.6 * (1 - share)
  return deepest
}
