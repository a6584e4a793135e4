import type { Random } from '@butterleaf/domain/chance/seeded-random'
import { fill, line, num } from './ink.ts'
import { dashes, dots, type Point, spread } from './pen.ts'

/** What cooking leaves on a food of any shape: sauce that clings, char of the grill, chopped herbs. */
export interface Coat {
  /** The colour that clings, and how much of the food's own colour it hides. */
  wash?: string
  strength?: number
  isCharred?: boolean
  /** The bars of a grill; without them what is charred has dark patches. */
  isGrilled?: boolean
  herbs?: string
  /** Fried in crumbs or batter. */
  isCrumbed?: boolean
}

type Shape = { shade: string; reach: readonly [halfWidth: number, halfHeight: number] }

/** Tells coats apart. */
export function coatKey({
  wash = '',
  strength = 0,
  isCharred = false,
  isGrilled = false,
  isCrumbed = false,
  herbs = '',
}: Coat): string {
  return `${wash}${strength}${isCharred ? 'c' : ''}${isGrilled ? 'g' : ''}${isCrumbed ? 'b' : ''}${herbs}`
}

export function drawCoat(coat: Coat, { shade, reach }: Shape, random: Random, isFine: boolean): string {
  const [halfWidth, halfHeight] = reach
  const pen = { random, fine: isFine, tint: undefined }
  const many = Math.max(2, Math.min(14, Math.round((halfWidth * halfHeight) / 220)))
  const places = () => spread(pen, many, halfWidth * 0.62, halfHeight * 0.62)
  const wash = coat.wash ? fill(shade, coat.wash, coat.strength ?? 0.4) : ''
  const gloss =
    coat.wash && isFine
      ? line(dashes(pen, places().slice(0, 4), Math.min(6, halfWidth * 0.2)), '#fff6dd', 1.8, 0.45)
      : ''
  const crumbs = coat.isCrumbed
    ? fill(shade, '#d0923c', 0.86) +
      line(dashes(pen, [...places(), ...places()], 4), '#f3d086', 3.6) +
      line(dashes(pen, places(), 5), '#94591d', 3, 0.6)
    : ''
  const patches = () => line(dots(places().slice(0, many / 2)), '#2a130a', Math.min(9, halfWidth * 0.26), 0.4)
  const char = !coat.isCharred
    ? ''
    : coat.isGrilled
      ? line(grateMarks(places(), halfWidth), '#2a130a', 4.2, 0.55)
      : patches()
  const herbs = coat.herbs && isFine ? line(dashes(pen, places(), 4.5), coat.herbs, 3, 0.95) : ''
  return crumbs + wash + char + gloss + herbs
}

/** The bars of a grill leave marks side by side; what is charred in a pan has them shorter. */
function grateMarks(places: readonly Point[], halfWidth: number): string {
  const half = Math.min(9, halfWidth * 0.22)
  return places
    .map(([x, y]) => `M${num(x - half)} ${num(y + half * 0.5)}l${num(2 * half)} ${num(-half)}`)
    .join('')
}
