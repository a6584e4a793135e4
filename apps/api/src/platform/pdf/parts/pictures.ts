import { palette } from './palette.ts'

type Box = { x: number; y: number; width: number; height: number }
type Frame = { width: number; height: number; radius: number }

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
/** Precision of rounded corners and curves: 4 arcs make a circle round, more only take time. */
export const svgOptions = { precision: 2 } as const

/** A drawing cut to a box with round corners. */
export function framedPicture(picture: string, frame: Frame): string {
  const { width, height, radius } = frame
  const corners = `<clipPath id="corners"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath>`
  const drawing = placePicture(picture, { x: 0, y: 0, width, height })
  return `<svg ${xmlns} viewBox="0 0 ${width} ${height}"><defs>${corners}</defs><g clip-path="url(#corners)">${drawing}</g></svg>`
}

/** Up to three dishes on a leaf, for the cover. */
export function dishesOnLeaf(pictures: readonly string[]): string {
  const plates = coverPlates.flatMap(({ x, y, radius }, index) => {
    const picture = pictures[index]
    if (!picture) return []
    const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
    const circle = `cx="${x}" cy="${y}" r="${radius}"`
    return [
      `<circle cx="${x}" cy="${y + 7}" r="${radius + 7}" fill="${palette.ink}" fill-opacity=".28"/>`,
      `<circle cx="${x}" cy="${y}" r="${radius + 7}" fill="${palette.white}"/>`,
      `<clipPath id="plate${index}"><circle ${circle}/></clipPath>`,
      `<g clip-path="url(#plate${index})">${placePicture(picture, box)}</g>`,
    ]
  })
  return `<svg ${xmlns} viewBox="0 0 480 480"><path d="${leafShape}" fill="${palette.leaf}"/>${plates.join('')}</svg>`
}

const leafShape = 'M182 2C332 2 478 92 478 214C478 356 352 478 216 478C80 478 2 366 2 254C2 116 46 2 182 2Z'

const coverPlates = [
  { x: 168, y: 158, radius: 106 },
  { x: 330, y: 284, radius: 116 },
  { x: 164, y: 366, radius: 78 },
] as const

/** Nests a drawing in another: its own size is replaced by the given box. */
function placePicture(picture: string, { x, y, width, height }: Box): string {
  const viewBox = /viewBox="([^"]*)"/.exec(picture)?.[1] ?? '0 0 480 360'
  const root = `<svg viewBox="${viewBox}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`
  return picture.replace(/^[^<]*<svg\b[^>]*>/, root)
}
