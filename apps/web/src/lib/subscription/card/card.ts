import { isCardNumber } from '@butterleaf/domain/subscription/card-number'

export const cardBrands = {
  visa: { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], cvvDigits: 3 },
  mastercard: {
    name: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvvDigits: 3,
  },
  amex: { name: 'American Express', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvvDigits: 4 },
  discover: {
    name: 'Discover',
    begins: /^(6011|64[4-9]|65)/,
    lengths: [16, 19],
    groups: [4, 4, 4, 4, 3],
    cvvDigits: 3,
  },
} as const

export type CardBrand = keyof typeof cardBrands

export interface CardFields {
  number: string
  /** 1 to 12, as typed. */
  month: string
  /** Two digits or four. */
  year: string
  cvv: string
}

export type CardField = keyof CardFields

/** CHK-9. */
export const cardFlags = {
  number: 'Card number is invalid.',
  month: 'Month invalid.',
  year: 'Year invalid.',
  cvv: 'Cvv invalid.',
} as const satisfies Record<CardField, string>

const mostDigits = 19
const otherGroups = [4, 4, 4, 4, 3]
const mostYearsAhead = 20

export function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}

/** Recognized from the first digits. */
export function brandOf(number: string): CardBrand | null {
  const digits = digitsOf(number)
  const brands = Object.keys(cardBrands) as CardBrand[]
  return brands.find((brand) => cardBrands[brand].begins.test(digits)) ?? null
}

/** In the groups printed on the card. */
export function formatCardNumber(typed: string): string {
  const brand = brandOf(typed)
  const most = brand ? Math.max(...cardBrands[brand].lengths) : mostDigits
  const digits = digitsOf(typed).slice(0, most)
  const groups: readonly number[] = brand ? cardBrands[brand].groups : otherGroups
  return groups
    .map((length, index) => {
      const from = groups.slice(0, index).reduce((sum, one) => sum + one, 0)
      return digits.slice(from, from + length)
    })
    .filter((group) => group !== '')
    .join(' ')
}

export function cvvDigitsOf(number: string): number {
  const brand = brandOf(number)
  return brand ? cardBrands[brand].cvvDigits : 3
}

/** The fields that can't be right, empty ones included. `today` is "2026-11-20". */
export function invalidCardFields(fields: CardFields, today: string): readonly CardField[] {
  const isRight: Record<CardField, boolean> = {
    number: isWholeNumber(fields.number),
    month: isMonth(fields, today),
    year: isYear(fields.year, today),
    cvv: new RegExp(`^\\d{${cvvDigitsOf(fields.number)}}$`).test(fields.cvv),
  }
  return (Object.keys(isRight) as CardField[]).filter((field) => !isRight[field])
}

function isWholeNumber(number: string): boolean {
  const digits = digitsOf(number)
  const brand = brandOf(digits)
  const lengths: readonly number[] | null = brand && cardBrands[brand].lengths
  return isCardNumber(digits) && (lengths?.includes(digits.length) ?? true)
}

/** A card is good until its month is over. */
function isMonth({ month, year }: CardFields, today: string): boolean {
  const value = /^\d{1,2}$/.test(month) ? Number(month) : 0
  if (value < 1 || value > 12) return false
  return fullYear(year) !== Number(today.slice(0, 4)) || value >= Number(today.slice(5, 7))
}

function isYear(year: string, today: string): boolean {
  const thisYear = Number(today.slice(0, 4))
  const value = fullYear(year)
  return value >= thisYear && value <= thisYear + mostYearsAhead
}

/** Zero while it isn't a year. */
export function fullYear(typed: string): number {
  if (/^\d{2}$/.test(typed)) return 2000 + Number(typed)
  return /^\d{4}$/.test(typed) ? Number(typed) : 0
}

/** Without the grouping. */
export function forProvider(card: CardFields): CardFields {
  return { ...card, number: digitsOf(card.number), year: String(fullYear(card.year)) }
}
