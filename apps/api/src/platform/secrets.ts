import { hash, randomBytes } from 'node:crypto'

/** For an address or a token that opens something by itself: 128 random bits and more can't be guessed. It is told once and never stored. */
export function makeSecret(bytes: 16 | 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is stored of a secret. As nothing can be guessed, a fast hash without salt is enough. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** An address that opens something by itself is told to no other site, and stands in no search. */
export const secretAddressHeaders = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const
