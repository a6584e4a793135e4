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
