const fewestDigits = 13
const mostDigits = 19

/** Digits with nothing between them but what people put between groups. */
const digitRuns = /\d(?:[\s.\-–]{0,2}\d){12,}/gu

/** CHK-10: true for a text that holds anything a payment card's number could be. */
export function holdsCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(digitRuns)) {
    if (holdsValidNumber(run.replaceAll(/\D/g, ''))) return true
  }
  return false
}

/** The check digit of every payment card (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + luhnValue(Number(digit), place), 0)
  return sum % 10 === 0
}

/** A number may hide in a longer row of digits. */
function holdsValidNumber(digits: string): boolean {
  for (let start = 0; start + fewestDigits <= digits.length; start++) {
    for (let length = fewestDigits; length <= mostDigits && start + length <= digits.length; length++) {
      if (isCardNumber(digits.slice(start, start + length))) return true
    }
  }
  return false
}

function luhnValue(digit: number, place: number): number {
  if (place % 2 === 0) return digit
  return digit > 4 ? digit * 2 - 9 : digit * 2
}
