/** A picture drawn at 64 by 64 pixels; four bytes a pixel, as a canvas gives them. */
export interface Raster {
  width: number
  height: number
  rgba: ArrayLike<number>
}

const LIGHT_CELLS = 16
const COLOUR_CELLS = 8
/** From here on two pictures of the same size are told apart at a glance; 15 % of the bits. */
export const VISIBLE_DISTANCE = 58

type Reading = (red: number, green: number, blue: number) => number

const lightness: Reading = (red, green, blue) => 0.3 * red + 0.59 * green + 0.11 * blue
const warmth: Reading = (red, _green, blue) => red - blue
const greenness: Reading = (red, green, blue) => green - (red + blue) / 2

/** Difference hash: for each cell whether it is lighter, warmer and greener than its right neighbour. */
export function perceptualHash(raster: Raster): string {
  const bits = [
    ...differences(raster, LIGHT_CELLS, lightness),
    ...differences(raster, COLOUR_CELLS, warmth),
    ...differences(raster, COLOUR_CELLS, greenness),
  ]
  return bits.map((bit) => (bit ? '1' : '0')).join('')
}

export function hashDistance(first: string, second: string): number {
  let distance = 0
  for (let i = 0; i < first.length; i++) if (first[i] !== second[i]) distance++
  return distance
}

/** How many pictures remain when of every group that looks alike only the first is kept. */
export function countDistinct(hashes: readonly string[], atLeast = VISIBLE_DISTANCE): number {
  const kept: string[] = []
  for (const hash of hashes) {
    if (kept.every((other) => hashDistance(hash, other) >= atLeast)) kept.push(hash)
  }
  return kept.length
}

function differences(raster: Raster, cells: number, reading: Reading): boolean[] {
  const means = cellMeans(raster, cells + 1, cells, reading)
  return Array.from({ length: cells * cells }, (_, i) => {
    const at = Math.floor(i / cells) * (cells + 1) + (i % cells)
    return (means[at] ?? 0) > (means[at + 1] ?? 0) + 1
  })
}

function cellMeans(
  { width, height, rgba }: Raster,
  columns: number,
  rows: number,
  reading: Reading,
): number[] {
  const sums = new Array<number>(columns * rows).fill(0)
  const counts = new Array<number>(columns * rows).fill(0)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width)
      const at = (y * width + x) * 4
      sums[cell] = (sums[cell] ?? 0) + reading(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  return sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1))
}
