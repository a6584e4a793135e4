export const nameMaxLength = 100

export function normaliseName(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}

export function isName(normalised: string): boolean {
  return normalised.length > 0 && normalised.length <= nameMaxLength && !/\p{C}/u.test(normalised)
}
