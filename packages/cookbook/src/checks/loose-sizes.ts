import type { Finding } from '../reading/fault.ts'

const loneCentimeters = /\d+(?:\.\d+)?\s?cm\b(?![^.;]{0,16}\([^)]*\b(?:in|ft)\))/g
const bothRulers = /(\d+(?:\.\d+)?)\s?cm \((\d*(?:\.\d+)?)([¼½¾⅓⅔]?) in\)/g
const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const handWidthCm = 10

/** Half of the cooks have a ruler in inches, and it must measure the same. */
export function looseSizes(words: string): Finding[] {
  const lone = (words.match(loneCentimeters) ?? []).map((found) => ({
    what: `"${found}" is a size without inches.`,
    remedy: `Write it as ${found} (${inchesOf(Number.parseFloat(found))} in).`,
  }))
  const unlike = [...words.matchAll(bothRulers)]
    .filter(([, cm, whole, part]) => !isAlike(Number(cm), Number(whole) + (fractions[part ?? ''] ?? 0)))
    .map(([found, cm]) => ({
      what: `"${found}" is two sizes.`,
      remedy: `Write ${cm} cm (${inchesOf(Number(cm))} in).`,
    }))
  return [...lone, ...unlike]
}

function isAlike(cm: number, inches: number): boolean {
  return Math.abs(inches * 2.54 - cm) <= (cm < handWidthCm ? 0.4 : 0.8)
}

/** To the quarter below the width of a hand, to the half above: as marked on rulers and pans. */
function inchesOf(cm: number): string {
  const parts = cm < handWidthCm ? 4 : 2
  const quarters = (Math.round((cm / 2.54) * parts) / parts) * 4
  const whole = Math.floor(quarters / 4)
  return `${whole === 0 ? '' : whole}${['', '¼', '½', '¾'][quarters % 4]}`
}
