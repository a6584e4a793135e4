import type { Token } from '../line-tokens.ts'

/** Where the reading of a line's amounts stands. */
export type AmountCursor = {
  readonly tokens: readonly Token[]
  /** The parentheses that the tokens point to. */
  readonly asides: readonly (readonly Token[])[]
  position: number
}

export function peek({ tokens, position }: AmountCursor, ahead = 0): Token | undefined {
  return tokens[position + ahead]
}

export function peekWord(cursor: AmountCursor, ahead = 0): string | undefined {
  const token = peek(cursor, ahead)
  return token?.kind === 'word' ? token.text : undefined
}

export function isSignNext(cursor: AmountCursor, text: string): boolean {
  const token = peek(cursor)
  return token?.kind === 'sign' && token.text === text
}

export function skipWords(cursor: AmountCursor, words: ReadonlySet<string>): void {
  for (let word = peekWord(cursor); word !== undefined && words.has(word); word = peekWord(cursor)) {
    cursor.position += 1
  }
}

/** No word follows any more. */
export function isAtEnd({ tokens, position }: AmountCursor): boolean {
  return !tokens.slice(position).some(({ kind }) => kind === 'word')
}
