import type { SandboxMethod } from './tables.ts'

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

export function testCardOf(number: string): TestCard | undefined {
  return testCards[digitsOf(number)]
}

export function lastFourOf(number: string): string {
  return digitsOf(number).slice(-4)
}

function digitsOf(number: string): string {
  return number.replaceAll(/[\s-]/g, '')
}
