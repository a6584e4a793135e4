const fractionGlyphs = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
] as const

const decimalFormats = new Map<string | undefined, Intl.NumberFormat>()

/** RCP-8: as on a measuring cup, "1 ½"; never nothing. */
export function fractionText(quantity: number, locale?: string): string {
  const [fraction, glyph] = nearestGlyph(quantity)
  const whole = Math.floor(quantity) + (fraction === 1 ? 1 : 0)
  if (whole === 0) return glyph || '⅛'
  return `${decimalFormat(locale).format(whole)} ${glyph}`.trim()
}

function nearestGlyph(quantity: number): (typeof fractionGlyphs)[number] {
  const rest = quantity - Math.floor(quantity)
  const distance = ([fraction]: (typeof fractionGlyphs)[number]) => Math.abs(rest - fraction)
  return fractionGlyphs.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

export function decimalFormat(locale: string | undefined): Intl.NumberFormat {
  const known = decimalFormats.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  decimalFormats.set(locale, format)
  return format
}
