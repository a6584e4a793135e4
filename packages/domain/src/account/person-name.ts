export const nameMaxLength = 100
/** A first and a last name with a space between. */
export const fullNameMaxLength = 2 * nameMaxLength + 1

export function normaliseName(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}

/** Persian names and those of India are written with them: unseen, but only between letters. */
const joiners = /(?<=\S)[\u200C\u200D](?=\S)/gu

export function isName(normalised: string, maxLength = nameMaxLength): boolean {
  const seen = normalised.replaceAll(joiners, '')
  return normalised.length > 0 && normalised.length <= maxLength && !/\p{C}/u.test(seen)
}

/** A mail program turns a domain into a link even without `https://`, so `evil.example` counts, and `J. R. Oak` doesn't. */
const link = /\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2}|[\p{L}\p{N}]@[\p{L}\p{N}]/iu

export function holdsLink(name: string): boolean {
  return link.test(name.normalize('NFKC'))
}

/** What may stand in a mail to another's address. */
export function isPlainName(normalised: string, maxLength = nameMaxLength): boolean {
  return isName(normalised, maxLength) && !holdsLink(normalised)
}

/** `field` as the form names it: "first name". */
export function linkInName(field: string): string {
  return `The ${field} can’t hold a link. Leave it out, or put a space after each period.`
}
