import { hashText, pick } from '@butterleaf/domain/chance/seeded-random'
import type { Floor } from '../compose/floor.ts'
import { darker, lighter } from '../ink/colour.ts'
import { disc, line, ring } from '../ink/ink.ts'
import { ovalPath } from '../ink/outline.ts'
import { dots, repeat } from '../ink/pen.ts'
import type { FlatVessel, Glaze, VesselPen } from './vessel.ts'
import type { VesselId } from './vessel-id.ts'

/** Vessels seen from above; the others draw themselves with their contents. */
export function flatVessel(vessel: VesselId, seed: string): FlatVessel | undefined {
  switch (vessel) {
    case 'plate':
    case 'wrap':
      return plate
    case 'board':
      return board
    case 'bowl':
      return bowl
    case 'soup-bowl':
      return soupBowl
    case 'skillet':
      return skillet
    case 'mug':
      return mug
    case 'sheet-pan':
      return sheetPan
    case 'lunch-box':
      return lunchBox
    case 'parchment':
      return parchment
    case 'casserole':
      return hashText(`${seed} casserole`) % 2 ? casseroleBox : casseroleOval
    default:
      return undefined
  }
}

export function floorOf(vessel: VesselId, seed: string): Floor {
  return flatVessel(vessel, seed)?.floor ?? { shape: 'oval', x: 240, y: 180, halfWidth: 110, halfHeight: 110 }
}

const X = 240
const Y = 180
const ROUND_CROP = [76, 16, 328, 328] as const

const plate: FlatVessel = {
  floor: { shape: 'oval', x: X, y: Y, halfWidth: 140, halfHeight: 140 },
  crop: ROUND_CROP,
  draw(pen) {
    const { sheet, glaze } = pen
    castShadow(pen, 160)
    sheet.ink(disc(X, Y, 156, litSide(pen, glaze.rim)))
    if (sheet.isFine) sheet.ink(ring(X, Y, 154.5, lighter(glaze.rim[0], 0.4), 2, 0.8) + speckles(pen, glaze))
    sheet.ink(disc(X, Y, 141, glaze.line) + disc(X + 0.5, Y + 1, 139, glaze.well))
  },
}

const board: FlatVessel = {
  floor: { shape: 'oval', x: X, y: Y, halfWidth: 137, halfHeight: 137 },
  crop: ROUND_CROP,
  draw(pen) {
    const { sheet, random } = pen
    castShadow(pen, 158)
    const turn = Math.round(random() * 40) - 200
    const handle = `<g transform="rotate(${turn} 240 180)"><path d="M384 158h62q22 0 22 22t-22 22h-62Z" fill="#a9713c"/><circle cx="446" cy="180" r="8" fill="#7d5029"/></g>`
    sheet.ink(
      handle + disc(X, Y, 156, '#a9713c') + disc(X - 1, Y - 2, 152, litSide(pen, ['#d9a76b', '#bd8449'])),
    )
    if (!sheet.isFine) return
    const grain = repeat(7, (i) => {
      const y = 60 + i * 40
      const half = Math.sqrt(148 ** 2 - (y - Y) ** 2)
      return `M${Math.round(X - half)} ${y}q${Math.round(half)} ${Math.round(random() * 16 - 8)} ${Math.round(half * 2)} 0`
    })
    sheet.ink(line(grain, '#8f5d2e', 1.8, 0.35))
  },
}

const bowl: FlatVessel = {
  floor: { shape: 'oval', x: X, y: Y + 2, halfWidth: 136, halfHeight: 136 },
  crop: ROUND_CROP,
  rim: ovalPath(X, Y + 1, 141, 141),
  draw(pen) {
    const { sheet, glaze } = pen
    castShadow(pen, 158)
    sheet.ink(disc(X, Y, 154, litSide(pen, glaze.rim)) + disc(X, Y, 145, darker(glaze.rim[1], 0.12)))
    sheet.ink(disc(X, Y + 3, 141, glaze.well))
    if (sheet.isFine) sheet.ink(ring(X, Y, 152.5, lighter(glaze.rim[0], 0.5), 2, 0.8))
  },
}

const soupBowl: FlatVessel = {
  floor: { shape: 'oval', x: X, y: Y + 1, halfWidth: 112, halfHeight: 112 },
  crop: ROUND_CROP,
  rim: ovalPath(X, Y + 1, 117, 117),
  draw(pen) {
    const { sheet, glaze } = pen
    castShadow(pen, 160)
    sheet.ink(disc(X, Y, 156, litSide(pen, ['#fffcf2', '#e9dfc8'])) + ring(X, Y, 147, '#ddd0b2', 1.5))
    const lug = (x: number) =>
      `<rect x="${x}" y="158" width="34" height="46" rx="14" fill="${glaze.rim[1]}"/><rect x="${x + 9}" y="168" width="16" height="26" rx="8" fill="#e5dac0"/>`
    sheet.ink(disc(X + 4, Y + 7, 131, '#2b1a0e', 0.16) + lug(98) + lug(348))
    sheet.ink(
      disc(X, Y, 130, litSide(pen, glaze.rim)) +
        disc(X, Y, 120, darker(glaze.rim[1], 0.15)) +
        disc(X, Y + 2, 117, glaze.well),
    )
  },
}

const mug: FlatVessel = {
  floor: { shape: 'oval', x: X - 12, y: Y, halfWidth: 88, halfHeight: 88 },
  crop: ROUND_CROP,
  rim: ovalPath(X - 12, Y, 92, 92),
  draw(pen) {
    const { sheet, glaze } = pen
    castShadow(pen, 156)
    sheet.ink(disc(X, Y, 152, litSide(pen, ['#fffcf2', '#e9dfc8'])) + ring(X, Y, 118, '#ddd0b2', 2))
    const handle = `<path d="M318 152h44q26 0 26 28t-26 28h-44v-17h40q12 0 12 -11t-12 -11h-40Z" fill="${glaze.rim[1]}"/>`
    sheet.ink(disc(X - 7, Y + 8, 106, '#2b1a0e', 0.16) + handle)
    sheet.ink(
      disc(X - 12, Y, 104, litSide(pen, glaze.rim)) +
        disc(X - 12, Y, 95, darker(glaze.rim[1], 0.18)) +
        disc(X - 12, Y + 2, 92, glaze.well),
    )
  },
}

const skillet: FlatVessel = {
  floor: { shape: 'oval', x: X - 14, y: Y, halfWidth: 136, halfHeight: 136 },
  crop: [62, 16, 328, 328],
  rim: ovalPath(X - 14, Y, 139, 139),
  draw(pen) {
    const { sheet, random } = pen
    const isIron = random() < 0.72
    const [outer, inner, floor] = isIron
      ? ['#2f3338', '#1e2124', '#35322e']
      : [pick(random, ['#b5442a', '#2f6b3d', '#4f7487']), '#26241f', '#3a352e']
    castShadow(pen, 160, -14)
    const turn = [0, 28, -28][Math.floor(random() * 3)] ?? 0
    const handle = `<g transform="rotate(${turn} 226 180)"><path d="M366 164h96q26 0 26 16t-26 16h-96Z" fill="${outer}"/><path d="M372 171h92" stroke="#fff" stroke-width="3" opacity=".14"/></g>`
    sheet.ink(
      handle + disc(X - 14, Y, 156, outer) + disc(X - 14, Y, 147, inner) + disc(X - 14, Y + 1, 140, floor),
    )
    if (sheet.isFine)
      sheet.ink(
        `<path d="M96 128A140 140 0 0 1 172 50" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".16"/>`,
      )
  },
}

/** A soft shadow without a filter: browsers paint gradients far faster. */
function castShadow({ sheet }: VesselPen, radius: number, dx = 0): void {
  if (!sheet.isFine) {
    sheet.ink(disc(X + dx + 5, Y + 9, radius - 3, '#20140a', 0.16))
    return
  }
  const id = sheet.define(
    (own) =>
      `<radialGradient id="${own}"><stop offset=".8" stop-color="#20140a" stop-opacity=".42"/><stop offset="1" stop-color="#20140a" stop-opacity="0"/></radialGradient>`,
  )
  sheet.ink(disc(X + dx + 9, Y + 15, radius + 12, `url(#${id})`))
}

function litSide({ sheet }: VesselPen, [lit, shaded]: Glaze['rim']): string {
  if (!sheet.isFine) return lit
  const id = sheet.define(
    (own) =>
      `<radialGradient id="${own}" cx=".38" cy=".32" r=".78"><stop offset=".35" stop-color="${lit}"/><stop offset="1" stop-color="${shaded}"/></radialGradient>`,
  )
  return `url(#${id})`
}

function speckles({ random }: VesselPen, glaze: Glaze): string {
  if (random() > 0.3) return ''
  const points = Array.from({ length: 26 }, (): [number, number] => {
    const angle = random() * 6.28
    const reach = 120 + random() * 32
    return [X + Math.cos(angle) * reach, Y + Math.sin(angle) * reach]
  })
  return line(dots(points), darker(glaze.line, 0.3), 2.2, 0.6)
}

interface Box {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  corner: number
}

const casseroleBox: FlatVessel = {
  floor: { shape: 'box', x: 240, y: 180, halfWidth: 156, halfHeight: 106 },
  crop: [30, -30, 420, 420],
  rim: boxOutline({ x: 240, y: 180, halfWidth: 162, halfHeight: 111, corner: 30 }),
  draw(pen) {
    const { sheet, glaze } = pen
    boxShadow(pen, { x: 240, y: 180, halfWidth: 188, halfHeight: 136, corner: 50 })
    const handles = box({ x: 240, y: 180, halfWidth: 208, halfHeight: 44, corner: 22 }, glaze.rim[1])
    const inner = box({ x: 240, y: 182, halfWidth: 162, halfHeight: 110, corner: 30 }, glaze.well)
    sheet.ink(
      handles + box({ x: 240, y: 180, halfWidth: 184, halfHeight: 132, corner: 48 }, litSide(pen, glaze.rim)),
    )
    sheet.ink(
      box({ x: 240, y: 180, halfWidth: 168, halfHeight: 116, corner: 36 }, darker(glaze.rim[1], 0.2)) + inner,
    )
  },
}

const casseroleOval: FlatVessel = {
  floor: { shape: 'oval', x: 240, y: 180, halfWidth: 168, halfHeight: 120 },
  crop: [30, -30, 420, 420],
  rim: ovalPath(240, 181, 173, 123),
  draw(pen) {
    const { sheet, glaze } = pen
    const oval = (rx: number, ry: number, colour: string, dy = 0) =>
      `<ellipse cx="240" cy="${180 + dy}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
    boxShadow(pen, { x: 240, y: 180, halfWidth: 188, halfHeight: 136, corner: 130 })
    sheet.ink(
      box({ x: 240, y: 180, halfWidth: 216, halfHeight: 36, corner: 20 }, glaze.rim[1]) +
        oval(194, 144, litSide(pen, glaze.rim)),
    )
    sheet.ink(oval(179, 130, darker(glaze.rim[1], 0.2)) + oval(173, 123, glaze.well, 2))
  },
}

const sheetPan: FlatVessel = {
  floor: { shape: 'box', x: 240, y: 180, halfWidth: 180, halfHeight: 126 },
  crop: [24, -36, 432, 432],
  rim: boxOutline({ x: 240, y: 180, halfWidth: 192, halfHeight: 138, corner: 12 }),
  draw(pen) {
    const { sheet, random } = pen
    boxShadow(pen, { x: 240, y: 180, halfWidth: 210, halfHeight: 156, corner: 20 })
    const isDark = random() < 0.35
    const metal: [string, string] = isDark ? ['#6d7072', '#494c4f'] : ['#d5d6d2', '#a3a6a4']
    sheet.ink(box({ x: 240, y: 180, halfWidth: 208, halfHeight: 154, corner: 18 }, litSide(pen, metal)))
    sheet.ink(box({ x: 240, y: 180, halfWidth: 197, halfHeight: 143, corner: 12 }, darker(metal[1], 0.12)))
    if (random() < 0.6) {
      sheet.ink(
        '<path d="M50 48Q240 42 430 47Q434 180 431 313Q240 318 49 314Q45 180 50 48Z" fill="#f8f1df"/>',
      )
      if (sheet.isFine) sheet.ink(line('M60 306q40 -8 70 2M340 56q40 6 80 -2', '#e4d8bb', 2))
      return
    }
    sheet.ink(box({ x: 240, y: 182, halfWidth: 193, halfHeight: 138, corner: 10 }, lighter(metal[1], 0.2)))
  },
}

const lunchBox: FlatVessel = {
  floor: { shape: 'box', x: 240, y: 180, halfWidth: 168, halfHeight: 118 },
  crop: [24, -36, 432, 432],
  rim: boxOutline({ x: 240, y: 180, halfWidth: 176, halfHeight: 126, corner: 22 }),
  draw(pen) {
    const { sheet, glaze } = pen
    boxShadow(pen, { x: 240, y: 180, halfWidth: 192, halfHeight: 142, corner: 36 })
    const clips = box(
      { x: 240, y: 180, halfWidth: 200, halfHeight: 30, corner: 8 },
      darker(glaze.rim[1], 0.15),
    )
    sheet.ink(
      clips + box({ x: 240, y: 180, halfWidth: 190, halfHeight: 140, corner: 34 }, litSide(pen, glaze.rim)),
    )
    sheet.ink(
      box({ x: 240, y: 180, halfWidth: 179, halfHeight: 129, corner: 25 }, darker(glaze.rim[1], 0.2)) +
        box({ x: 240, y: 182, halfWidth: 176, halfHeight: 126, corner: 22 }, glaze.well),
    )
  },
}

/** A sheet that was crumpled and sealed: its torn seam stands open around a hollow, its corners browned. */
const parchment: FlatVessel = {
  floor: { shape: 'oval', x: X, y: Y + 2, halfWidth: 138, halfHeight: 104 },
  crop: [24, -36, 432, 432],
  draw({ sheet }) {
    const paper =
      'M34 74L92 40L150 52L206 24L268 42L330 22L388 50L446 62L430 122L452 180L432 236L448 300L386 318L330 342L262 322L206 344L144 316L86 330L32 296L50 236L28 182L52 126Z'
    const hollow =
      'M72 180L84 122L128 84L190 62L252 66L318 64L368 92L402 138L408 190L392 240L350 278L288 298L220 300L150 292L104 258L80 222Z'
    const lit =
      'M34 74L92 40L150 52L206 24L268 42L330 22L318 64L252 66L190 62L128 84L84 122L72 180L28 182L52 126Z'
    const facets =
      'M92 40L128 84L150 52ZM206 24L190 62L252 66ZM330 22L318 64L368 92ZM446 62L402 138L430 122ZM452 180L408 190L432 236ZM448 300L392 240L350 278ZM330 342L288 298L350 278ZM206 344L220 300L150 292ZM32 296L104 258L80 222ZM50 236L72 180L28 182Z'
    const creases =
      'M34 74L84 122M150 52L190 62M268 42L252 66M388 50L368 92M430 122L402 138M432 236L392 240M386 318L350 278M262 322L288 298M144 316L150 292M86 330L104 258M50 236L80 222M52 126L84 122'
    const brown = 'M34 74L92 40M446 62L430 122M448 300L386 318M86 330L32 296L50 236'
    sheet.ink(
      `<path d="${paper}" transform="translate(7 12)" fill="#20140a" opacity=".2"/><path d="${paper}" fill="#dcc594"/>` +
        (sheet.isFine ? `<path d="${lit}" fill="#efdfb8"/>` : '') +
        `<path d="${facets}" fill="#f8efd6"/>` +
        (sheet.isFine ? line(creases, '#b89a63', 2, 0.7) + line(brown, '#a8753a', 6, 0.5) : '') +
        `<path d="${hollow}" fill="#c9ae78"/><path d="${hollow}" transform="translate(7.2 8)scale(.97)" fill="#f6ebcf"/>`,
    )
  },
}

export function box({ x, y, halfWidth, halfHeight, corner }: Box, colour: string): string {
  return `<rect x="${x - halfWidth}" y="${y - halfHeight}" width="${2 * halfWidth}" height="${2 * halfHeight}" rx="${corner}" fill="${colour}"/>`
}

function boxOutline({ x, y, halfWidth, halfHeight, corner }: Box): string {
  const [w, h] = [2 * (halfWidth - corner), 2 * (halfHeight - corner)]
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  return `M${x - halfWidth + corner} ${y - halfHeight}h${w}${arc(corner, corner)}v${h}${arc(-corner, corner)}h${-w}${arc(-corner, -corner)}v${-h}${arc(corner, -corner)}Z`
}

function boxShadow({ sheet }: VesselPen, shape: Box): void {
  const layers = sheet.isFine ? [0, 3, 6, 9, 12] : [6]
  const opacity = sheet.isFine ? 0.055 : 0.16
  for (const grow of layers) {
    const shadow = {
      ...shape,
      x: shape.x + 6,
      y: shape.y + 10,
      halfWidth: shape.halfWidth + grow - 3,
      halfHeight: shape.halfHeight + grow - 3,
    }
    sheet.ink(box(shadow, '#20140a').replace('/>', ` opacity="${opacity}"/>`))
  }
}
