import { isCardNumber } from '@butterleaf/domain/subscription/card-number'
import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { SandboxMethod } from './tables.ts'

interface CardFields {
  number: string
  month: string
  year: string
  cvv: string
  first_name: string
  last_name: string
}

type ReadCard = { ok: true; card: SandboxMethod } | { ok: false; faults: FieldFault[] }

/** The stored part of a test card: brand, last four and expiry. */
export function readCard(fields: CardFields, now: Date): ReadCard {
  const month = Number(fields.month)
  const year = fullYear(fields.year)
  const known = testCardOf(fields.number)
  const faults = [
    ...numberFaults(fields.number),
    ...expiryFaults(month, year, now),
    ...cvvFaults(fields.cvv, known?.cvvDigits),
    ...nameFaults(fields),
  ]
  if (!known || faults.length > 0) return { ok: false, faults }
  const { brand, behavior } = known
  return {
    ok: true,
    card: { method: 'credit_card', brand, last_four: lastFourOf(fields.number), month, year, behavior },
  }
}

/** The sandbox's PayPal account, which always pays. */
export const sandboxPayPal: SandboxMethod = {
  method: 'paypal',
  brand: null,
  last_four: null,
  month: null,
  year: null,
  behavior: 'accepted',
}

function numberFaults(number: string): FieldFault[] {
  if (testCardOf(number)) return []
  const isReal = isCardNumber(number.replaceAll(/[\s-]/g, ''))
  const message = isReal
    ? 'This is a sandbox: it takes test cards only, such as 4111 1111 1111 1111.'
    : 'Card number is invalid.'
  return [{ field: 'number', message }]
}

function expiryFaults(month: number, year: number, now: Date): FieldFault[] {
  const thisYear = now.getUTCFullYear()
  const faults: FieldFault[] = []
  if (!Number.isInteger(month) || month < 1 || month > 12)
    faults.push({ field: 'month', message: 'Month invalid.' })
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 20) {
    faults.push({ field: 'year', message: 'Year invalid.' })
  }
  if (faults.length === 0 && isExpired(month, year, now)) {
    faults.push({ field: 'month', message: 'This card has expired.' })
  }
  return faults
}

/** A card is good until its month is over. */
export function isExpired(month: number, year: number, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month, 1)
}

function cvvFaults(cvv: string, digits = 3): FieldFault[] {
  const isRight = /^\d+$/.test(cvv) && cvv.length === digits
  return isRight ? [] : [{ field: 'cvv', message: 'Cvv invalid.' }]
}

function nameFaults({ first_name, last_name }: CardFields): FieldFault[] {
  return Object.entries({ first_name, last_name })
    .filter(([, name]) => name.trim() === '')
    .map(([field]) => ({ field, message: 'This can’t be empty.' }))
}

function fullYear(typed: string): number {
  return /^\d{2}$/.test(typed) ? 2000 + Number(typed) : Number(typed)
}

type TestCard = Pick<SandboxMethod, 'brand' | 'behavior'> & { cvvDigits: number }

/** The only numbers the sandbox accepts; none is a real card's. */
const testCards: Record<string, TestCard> = {
  '4111111111111111': { brand: 'visa', behavior: 'accepted', cvvDigits: 3 },
  '5555555555554444': { brand: 'master', behavior: 'accepted', cvvDigits: 3 },
  '378282246310005': { brand: 'american_express', behavior: 'accepted', cvvDigits: 4 },
  '4000000000000002': { brand: 'visa', behavior: 'declined', cvvDigits: 3 },
  '4000000000003220': { brand: 'visa', behavior: 'asks-bank', cvvDigits: 3 },
  '4000000000000341': { brand: 'visa', behavior: 'declined-at-renewal', cvvDigits: 3 },
}

function testCardOf(number: string): TestCard | undefined {
  return testCards[digitsOf(number)]
}

function lastFourOf(number: string): string {
  return digitsOf(number).slice(-4)
}

function digitsOf(number: string): string {
  return number.replaceAll(/[\s-]/g, '')
}
