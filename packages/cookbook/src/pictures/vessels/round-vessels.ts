import { pick } from '@butterleaf/domain/chance/seeded-random'
import { darker, lighter } from '../ink/colour.ts'
import { disc, line, ring } from '../ink/ink.ts'
import { ovalPath } from '../ink/outline.ts'
import { dots, repeat } from '../ink/pen.ts'
import type { FlatVessel, Glaze, VesselPen } from './vessel.ts'

const X = 240
const Y = 180
const ROUND_CROP = [76, 16, 328, 328] as const

export const plate: FlatVessel = {
  floor: { shape: 'oval', x: X, y: Y, halfWidth: 132, halfHeight: 132 },
  crop: ROUND_CROP,
  draw(pen) {
    const { sheet, glaze } = pen
    castShadow(pen, 160)
    sheet.ink(disc(X, Y, 156, litSide(pen, glaze.rim)))
    if (sheet.isFine) sheet.ink(ring(X, Y, 154.5, lighter(glaze.rim[0], 0.4), 2, 0.8) + speckles(pen, glaze))
    sheet.ink(disc(X, Y, 121, glaze.line) + disc(X + 0.5, Y + 1, 119, glaze.well))
  },
}

export const board: FlatVessel = {
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

export const bowl: FlatVessel = {
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

export const soupBowl: FlatVessel = {
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

export const mug: FlatVessel = {
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

export const skillet: FlatVessel = {
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

export function litSide({ sheet }: VesselPen, [lit, shaded]: Glaze['rim']): string {
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
