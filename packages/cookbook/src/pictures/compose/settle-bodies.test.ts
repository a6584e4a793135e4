import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { describe, expect, it } from 'vitest'
import type { GlyphId } from '../glyphs/glyphs.ts'
import { type Body, makeBody, placeDiscs } from './body.ts'
import type { Floor } from './floor.ts'
import { pushInside } from './floor.ts'
import { layGroup } from './lay-group.ts'
import { settleBodies } from './settle-bodies.ts'

const PLATE: Floor = { shape: 'oval', x: 240, y: 180, halfWidth: 132, halfHeight: 132 }
const DISH: Floor = { shape: 'box', x: 240, y: 180, halfWidth: 156, halfHeight: 106 }
const GLYPHS: readonly GlyphId[] = [
  'steak',
  'asparagus',
  'broccoli',
  'boiled-egg',
  'tomato-slice',
  'salmon',
  'mash',
  'prawn',
  'bacon',
]
/** Bodies bite into each other by a third of their discs; a settled plate may exceed that by this many pixels. */
const SLACK = 6

function randomBodies(seed: string): Body[] {
  const random = seededRandom(seed)
  const count = 1 + Math.floor(random() * 5)
  return Array.from({ length: count }, (_, i) => {
    const glyph = GLYPHS[Math.floor(random() * GLYPHS.length)] ?? 'steak'
    const group = layGroup({ glyph, count: 1 + Math.floor(random() * 7), scale: 1 }, random)
    return makeBody(group, i === 0 ? 10 : 3)
  })
}

function deepestBite(bodies: readonly Body[], scale: number): number {
  const placed = bodies.map((body) => placeDiscs(body, scale))
  let deepest = 0
  placed.forEach((discs, a) => {
    for (const others of placed.slice(a + 1)) {
      for (const one of discs) {
        for (const other of others) {
          const reach = (one.radius + other.radius) * 0.66
          deepest = Math.max(deepest, reach - Math.hypot(other.x - one.x, other.y - one.y))
        }
      }
    }
  })
  return deepest
}

describe('settleBodies', () => {
  const cases = Array.from({ length: 60 }, (_, i) => `plate ${i}`)

  it.each([
    ['a plate', PLATE],
    ['a dish', DISH],
  ])('[RCP-9] keeps groups on %s apart and off the rim', (_, floor) => {
    for (const seed of cases) {
      const bodies = randomBodies(seed)
      const scale = settleBodies(floor, bodies, 0.8, seededRandom(seed))
      expect(deepestBite(bodies, scale), seed).toBeLessThan(SLACK)
      for (const disc of bodies.flatMap((body) => placeDiscs(body, scale))) {
        const [dx, dy] = pushInside(floor, disc.x, disc.y, disc.radius)
        expect(Math.hypot(dx, dy), seed).toBeLessThan(14)
      }
    }
  })

  it('[RCP-9] fills the plate rather than leave a lonely morsel in the middle', () => {
    const scales = cases.map((seed) => settleBodies(PLATE, randomBodies(seed), 0.8, seededRandom(seed)))
    expect(Math.min(...scales)).toBeGreaterThan(0.3)
    expect([...scales].sort((a, b) => a - b)[30]).toBeGreaterThan(0.6)
  })
})
