/** Which part of an ingredient a step takes, as a recipe says it. */
export const namedShares = {
  half: 1 / 2,
  third: 1 / 3,
  'two thirds': 2 / 3,
  quarter: 1 / 4,
  'three quarters': 3 / 4,
} as const

export type NamedShare = keyof typeof namedShares
/** `amount` is so many grams or spoons of it, `rest` what the other steps leave. */
export type ShareWord = NamedShare | 'amount' | 'rest'

export function isNamedShare(word: string): word is NamedShare {
  return Object.hasOwn(namedShares, word)
}
