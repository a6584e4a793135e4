import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares without telling by its time how much of a guess was right. */
export function isSameSecret(guess: string, secret: string): boolean {
  return timingSafeEqual(digest(guess), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
