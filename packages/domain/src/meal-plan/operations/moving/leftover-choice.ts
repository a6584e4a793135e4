/**
 * LIFE-1: what becomes of leftovers that a move would part from their cooking. `cook`: the dish is cooked where it is eaten first, and
 * once more where it doesn't keep. `replace`: another dish stands there. `open`: the person finds something else.
 */
export const leftoverChoices = ['cook', 'replace', 'open'] as const
export type LeftoverChoice = (typeof leftoverChoices)[number]
