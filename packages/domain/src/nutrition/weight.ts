/**
 * A body weight in whole grams. Half a gram is 0.0011 lb, so whatever was typed with two decimals,
 * in either unit, comes back as typed.
 */
export type Grams = number & { readonly brand: 'Grams' }
export type Unit = 'us' | 'metric'

export const kgPerPound = 0.45359237

export const weightUnitName = { us: 'lbs', metric: 'kg' } as const satisfies Record<Unit, string>

/** VAL-1, in the unit the person types. */
export const weightLimits = {
  us: { minimum: 50, maximum: 900, step: 0.01 },
  metric: { minimum: 22, maximum: 635, step: 0.01 },
} as const satisfies Record<Unit, { minimum: number; maximum: number; step: number }>

export function wholeGrams(grams: number): Grams {
  return Math.round(grams) as Grams
}

export function gramsFromKg(kg: number): Grams {
  return wholeGrams(kg * 1000)
}

/** Exact: at most three decimals. */
export function kgFromGrams(grams: Grams): number {
  return grams / 1000
}

export function gramsFromPounds(pounds: number): Grams {
  return wholeGrams(pounds * kgPerPound * 1000)
}

export function gramsFromUnit(value: number, unit: Unit): Grams {
  return unit === 'metric' ? gramsFromKg(value) : gramsFromPounds(value)
}

/** To two decimals: each number that can be typed comes back. */
export function valueInUnit(grams: Grams, unit: Unit): number {
  return roundedInUnit(grams, unit, 100)
}

/**
 * The number a form begins with: the decimals it was typed with, as far as grams tell. Two decimals only where they lead back to
 * exactly these grams. 81.8 kg are 180.3 lbs: nobody typed 180.34.
 */
export function typedInUnit(grams: Grams, unit: Unit): number {
  const hundredths = valueInUnit(grams, unit)
  return gramsFromUnit(hundredths, unit) === grams ? hundredths : tenthsInUnit(grams, unit)
}

/**
 * The number a person reads. The unit it was typed in isn't stored: a weight that has one decimal in the other unit was most
 * likely typed there, so it has one here. 82.3 kg are 181.4 lbs, though 181.44 lbs would be the same grams.
 */
export function shownInUnit(grams: Grams, unit: Unit): number {
  const other = unit === 'us' ? 'metric' : 'us'
  const isRoundElsewhere = gramsFromUnit(tenthsInUnit(grams, other), other) === grams
  return isRoundElsewhere ? tenthsInUnit(grams, unit) : typedInUnit(grams, unit)
}

function tenthsInUnit(grams: Grams, unit: Unit): number {
  return roundedInUnit(grams, unit, 10)
}

function roundedInUnit(grams: Grams, unit: Unit, parts: 10 | 100): number {
  const kg = grams / 1000
  return Math.round((unit === 'metric' ? kg : kg / kgPerPound) * parts) / parts
}

/** The lowest number of one decimal that is no less than this. */
export function leastInUnit(grams: Grams, unit: Unit): number {
  const tenths = tenthsInUnit(grams, unit)
  return gramsFromUnit(tenths, unit) >= grams ? tenths : Math.round(tenths * 10 + 1) / 10
}

export function isWeightAllowedInUnit(grams: Grams, unit: Unit): boolean {
  const value = valueInUnit(grams, unit)
  return value >= weightLimits[unit].minimum && value <= weightLimits[unit].maximum
}

/**
 * The server's rule. 50-900 lbs lies inside 22-635 kg, so the metric range is the union of both; it is
 * compared as shown, so 22 kg seen as 48.50 lbs and typed back (21,999 g) is still 22 kg.
 */
export function isWeightAllowed(grams: Grams): boolean {
  return isWeightAllowedInUnit(grams, 'metric')
}

/** BIZ-5: nothing at all for zero or less. */
export function formatWeightNumber(grams: Grams, unit: Unit, locale?: string): string {
  if (!(grams > 0)) return ''
  return formatNumber(shownInUnit(grams, unit), locale)
}

export function formatWeight(grams: Grams, unit: Unit, locale?: string): string {
  return grams > 0 ? formatInUnit(shownInUnit(grams, unit), unit, locale) : ''
}

export function formatInUnit(value: number, unit: Unit, locale?: string): string {
  return `${formatNumber(value, locale)} ${weightUnitName[unit]}`
}

function formatNumber(value: number, locale: string | undefined): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
}
