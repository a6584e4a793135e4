import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import type { CaptchaAction } from '@butterleaf/contract/subscription/captcha-actions'
import { api } from '#lib/api/api.ts'
import { clientConfig } from './providers/client-config.ts'

/** [CHK-11] A puzzle solved on the device instead of tracking, unless the operator has chosen reCAPTCHA. */
export async function solveCaptcha(action: CaptchaAction): Promise<string> {
  const { captcha } = await clientConfig()
  if (captcha.siteKey !== undefined) {
    const { solveRecaptcha } = await import('./providers/recaptcha.ts')
    return solveRecaptcha(captcha.siteKey, action)
  }
  const challenge = await api.send(subscriptionCalls.challenge, { query: { action } })
  const solution = await solvePuzzle(challenge.parameters as unknown as Puzzle)
  return btoa(JSON.stringify({ challenge, solution }))
}

/** The fields of the challenge that solving it needs; nonce, salt and prefix in hex. */
interface Puzzle {
  nonce: string
  salt: string
  /** Rounds of one derivation. */
  cost: number
  /** Bytes. */
  keyLength: number
  keyPrefix: string
}

interface Solution {
  counter: number
  derivedKey: string
}

/** Counts up until a key has the prefix. Each derivation runs outside of the page's thread, so nothing blocks. */
export async function solvePuzzle(puzzle: Puzzle): Promise<Solution> {
  const nonce = bytesOf(puzzle.nonce)
  for (let counter = 0; ; counter++) {
    const derivedKey = await deriveKey(puzzle, withCounter(nonce, counter))
    if (derivedKey.startsWith(puzzle.keyPrefix)) return { counter, derivedKey }
  }
}

async function deriveKey(
  { salt, cost, keyLength }: Puzzle,
  password: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost }
  return hexOf(new Uint8Array(await crypto.subtle.deriveBits(derivation, key, keyLength * 8)))
}

/** The counter follows as four bytes, the highest first. */
function withCounter(nonce: Uint8Array, counter: number): Uint8Array<ArrayBuffer> {
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  new DataView(password.buffer).setUint32(nonce.length, counter)
  return password
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
