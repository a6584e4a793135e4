import { fullNameMaxLength, isPlainName, normaliseName } from '@butterleaf/domain/account/person-name'
import { z } from 'zod'
import type { Profile } from '../identity-provider.ts'

const email = z.email().max(254)

/** A provider may let people type any name: one that is no plain line is left out, since mails and documents show it. */
export function profileOfClaims(claims: Record<string, unknown>): Profile | undefined {
  const address = email.safeParse(claims.email)
  if (!address.success) return undefined
  return {
    email: address.data,
    emailVerified: claims.email_verified === true,
    givenName: nameIn(claims.given_name) || nameIn(claims.name),
    familyName: nameIn(claims.given_name) && nameIn(claims.family_name),
  }
}

function nameIn(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  const name = normaliseName(claim)
  return isPlainName(name, fullNameMaxLength) ? name : ''
}
