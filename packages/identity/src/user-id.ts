import { createHash } from 'node:crypto'

/**
 * A person's id with us, from the issuer and its subject: no lookup table, no race between two first
 * requests, and two providers can never share a person by accident (docs/decisions/005).
 */
export function userIdOf(issuer: string, subject: string): string {
  return createHash('sha256').update(`${issuer}\n${subject}`).digest('base64url').slice(0, 24)
}
