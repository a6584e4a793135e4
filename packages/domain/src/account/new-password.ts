export const passwordMinLength = 8
export const passwordMaxLength = 256

/** Zero-width and control characters: a guesser leaves them out. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Characters as a person counts them, the same from every keyboard. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFKC')].length
}

/** The same without those that can't be seen, so that a short password can't be padded with them. */
export function seenPasswordLength(password: string): number {
  return passwordLength(password.replaceAll(unseen, ''))
}

export function hasDigit(password: string): boolean {
  return /\p{Nd}/u.test(password.normalize('NFKC'))
}

/** [SET-6] Both fields long enough, both with a digit, and identical. */
export function isNewPassword(password: string, repeated: string): boolean {
  const isLongEnough = seenPasswordLength(password) >= passwordMinLength
  return isLongEnough && hasDigit(password) && password === repeated
}
