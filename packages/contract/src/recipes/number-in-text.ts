import { z } from 'zod'

type Limits = { minimum: number; maximum: number }

/** A whole number as it stands in an address. */
export function wholeNumberInText({ minimum, maximum }: Limits) {
  const message = `Must be a whole number between ${minimum} and ${maximum}.`
  return numberInText(/^\d{1,9}$/, { minimum, maximum }, message)
}

/** A number as it stands in an address, a point before its decimals. */
export function decimalInText({ minimum, maximum }: Limits) {
  const message = `Must be a number between ${minimum} and ${maximum}.`
  return numberInText(/^\d{1,9}(\.\d{1,9})?$/, { minimum, maximum }, message)
}

function numberInText(pattern: RegExp, { minimum, maximum }: Limits, message: string) {
  return z
    .string()
    .regex(pattern, message)
    .transform(Number)
    .pipe(z.number().min(minimum, message).max(maximum, message))
}
