export const nameMaxLength = 100
/** A first and a last name with a space between. */
export const fullNameMaxLength = 2 * nameMaxLength + 1

export function normaliseName(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}

export function isName(normalised: string, maxLength = nameMaxLength): boolean {
  return normalised.length > 0 && normalised.length <= maxLength && !/\p{C}/u.test(normalised)
}
