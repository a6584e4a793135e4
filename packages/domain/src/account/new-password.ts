export const passwordMinLength = 8
export const passwordMaxLength = 256

/** Characters as a person counts them, the same from every keyboard. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFKC')].length
}

export function hasDigit(password: string): boolean {
  return /\p{Nd}/u.test(password.normalize('NFKC'))
}

/** [SET-6] Both fields long enough, both with a digit, and identical. */
export function isNewPassword(password: string, repeated: string): boolean {
  const isLongEnough = passwordLength(password) >= passwordMinLength
  return isLongEnough && hasDigit(password) && password === repeated
}
