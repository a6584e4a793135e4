import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that its duration doesn't say how much of a guess was right. */
export function isSameSecret(guess: string, secret: string): boolean {
  return timingSafeEqual(digest(guess), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
