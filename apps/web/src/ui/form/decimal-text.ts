/** The character a locale writes between whole and fraction: "." or ",". */
export function decimalSeparator(locale?: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find((part) => part.type === 'decimal')?.value ?? '.'
}

/**
 * Rewrites a typed number so that either separator is the decimal one: phone keyboards offer the comma or
 * the point of the phone's region, whatever the page's language is. Without decimals separators are noise.
 */
export function withLocaleDecimal(text: string, separator: string, allowsDecimals: boolean): string {
  if (!allowsDecimals) return text.replace(/[.,]/g, '')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last === -1) return text
  const whole = text.slice(0, last).replace(/[.,]/g, '')
  return `${whole}${separator}${text.slice(last + 1)}`
}

/** How many digits a step has after its point: 0.25 → 2. */
export function decimalsOfStep(step: number): number {
  return String(step).split('.')[1]?.length ?? 0
}
