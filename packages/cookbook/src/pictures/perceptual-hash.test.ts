import { describe, expect, it } from 'vitest'
import {
  countDistinct,
  hashDistance,
  perceptualHash,
  type Raster,
  VISIBLE_DISTANCE,
} from './perceptual-hash.ts'

function paint(
  colourAt: (x: number, y: number) => readonly [red: number, green: number, blue: number],
): Raster {
  const rgba: number[] = []
  for (let y = 0; y < 64; y++) for (let x = 0; x < 64; x++) rgba.push(...colourAt(x, y), 255)
  return { width: 64, height: 64, rgba }
}

const plateAt = (cx: number, cy: number) =>
  paint((x, y) => (Math.hypot(x - cx, y - cy) < 18 ? [200, 60, 40] : [250 - x, 240 - y, 200]))

describe('perceptualHash', () => {
  it('[RCP-9] is the same for the same picture and hardly moves with brightness', () => {
    const brighter = paint((x, y) =>
      Math.hypot(x - 32, y - 32) < 18 ? [205, 65, 45] : [252 - x, 243 - y, 203],
    )
    expect(hashDistance(perceptualHash(plateAt(32, 32)), perceptualHash(plateAt(32, 32)))).toBe(0)
    expect(hashDistance(perceptualHash(plateAt(32, 32)), perceptualHash(brighter))).toBeLessThan(
      VISIBLE_DISTANCE,
    )
  })

  it('[RCP-9] tells apart what lies elsewhere', () => {
    const stripes = paint((x) => (x % 16 < 8 ? [255, 255, 255] : [0, 80, 0]))
    expect(hashDistance(perceptualHash(plateAt(32, 32)), perceptualHash(stripes))).toBeGreaterThan(
      VISIBLE_DISTANCE,
    )
  })

  it('[RCP-9] counts one of each group of lookalikes', () => {
    expect(countDistinct(['0000', '0001', '1111', '1110'], 2)).toBe(2)
  })
})
