import { domainToASCII, domainToUnicode } from 'node:url'

export const emailMaxLength = 254

/** One spelling per address, so that one person can't make two accounts by a capital letter. */
export function normaliseEmail(typed: string): string {
  const email = typed.normalize('NFC').trim().toLowerCase()
  if (!isEmail(email)) return email
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${normaliseDomain(email.slice(at + 1))}`
}

/** Mail servers treat a dot at the end, wide letters and Punycode as the same domain. */
function normaliseDomain(domain: string): string {
  return domainToUnicode(domainToASCII(domain)).replace(/\.$/, '')
}

/** Excludes characters that mean something in a mail header (lists, names, comments, control characters). */
const address = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]+$/u

export function isEmail(normalised: string): boolean {
  return normalised.length <= emailMaxLength && address.test(normalised)
}
