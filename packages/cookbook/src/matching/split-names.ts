import type { Token } from './line-tokens.ts'

/** After these words a line tells what is done with the food, or what else would do. */
const cutWords = new Set([
  'for',
  'to',
  'without',
  'with',
  'such',
  'preferably',
  'eg',
  'until',
  'into',
  'cut',
  'from',
  'that',
  'which',
  'per',
  'plus',
  'depending',
  'including',
  'used',
  'ideally',
  'like',
  'so',
  'although',
  'but',
  'if',
  'because',
  'enough',
  'try',
  'i',
  'you',
  'we',
])
const joinWords = new Set(['and'])
const choiceWords = new Set(['or'])

/** The words of a name, up to where the line goes on to speak of something else. */
export function nameTokens(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(
    (token, index) => index > 0 && token.kind === 'word' && cutWords.has(token.text),
  )
  return tokens.slice(0, end === -1 ? undefined : end)
}

/** "butter or oil", "oregano/basil", "salt and/or pepper". */
export function splitChoices(tokens: readonly Token[]): Token[][] {
  return splitAt(
    tokens,
    (token) => isSign(token, '/') || (token.kind === 'word' && choiceWords.has(token.text)),
  )
}

/** "salt and pepper", "salt & pepper". */
export function splitJoined(tokens: readonly Token[]): Token[][] {
  return splitAt(
    tokens,
    (token) =>
      isSign(token, '&') || isSign(token, '+') || (token.kind === 'word' && joinWords.has(token.text)),
  )
}

export function wordsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) =>
    token.kind === 'word'
      ? [token.text]
      : token.kind === 'number' && /^\d+$/.test(token.raw)
        ? [token.raw]
        : [],
  )
}

function splitAt(tokens: readonly Token[], isSeparator: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (isSeparator(token)) parts.push([])
    else parts.at(-1)!.push(token)
  }
  const named = parts.filter((part) => wordsIn(part).length > 0 && wordsIn(part).join() !== 'and')
  return named.length === 0 ? [[...tokens]] : named
}

function isSign(token: Token, text: string): boolean {
  return token.kind === 'sign' && token.text === text
}
