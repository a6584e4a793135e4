export const emailMaxLength = 254

/** One spelling per address, so that one person can't make two accounts by a capital letter. */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

/** Leaves out what a mail header gives a meaning to (lists, names, comments, control characters). */
const address = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]+$/u

export function isEmail(normalised: string): boolean {
  return normalised.length <= emailMaxLength && address.test(normalised)
}
