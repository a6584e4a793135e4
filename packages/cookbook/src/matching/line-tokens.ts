import { foldText, singular } from './dictionary/fold-words.ts'

export type Token =
  | { kind: 'number'; value: number; raw: string }
  | { kind: 'word'; text: string; raw: string }
  | { kind: 'sign'; text: '-' | '+' | '/' | 'x' | '&' }
  | { kind: 'aside'; index: number }

const tokenPattern =
  /⟨(\d+)⟩|(\d+(?:[.,]\d+)?\s*%)|(\d+(?:[.,]\d+)?\s*\/\s*\d+)|(\d+(?:[.,]\d+)?|\.\d+)|([\p{L}]+)|([-+/&×])/gu

/** Numbers, words in the singular, and the signs between them. */
export function tokensOf(text: string): Token[] {
  const spaced = text
    .replace(/['’`]s\b/g, '')
    .replace(/['’`]/g, '')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
  const tokens = [...spaced.matchAll(tokenPattern)].flatMap(tokenOf)
  return joinMixed(tokens)
}

function tokenOf([raw, aside, percent, fraction, number, word, sign]: RegExpMatchArray): Token[] {
  if (aside !== undefined) return [{ kind: 'aside', index: Number(aside) }]
  // "18 %" tells which cream, not how much of it.
  if (percent !== undefined) return [wordToken(percent.replace(/\D/g, ''))]
  if (fraction !== undefined) return fractionTokens(fraction)
  if (number !== undefined && /^0\d/.test(number)) return [wordToken(number)]
  if (number !== undefined) return [{ kind: 'number', value: Number(number.replace(',', '.')), raw: number }]
  if (word !== undefined && /^x$/i.test(word)) return [{ kind: 'sign', text: 'x' }]
  if (word !== undefined) return [wordToken(word)]
  if (sign === '×') return [{ kind: 'sign', text: 'x' }]
  return sign === '-' || sign === '+' || sign === '/' || sign === '&'
    ? [{ kind: 'sign', text: sign }]
    : [wordToken(raw)]
}

/** 80/20 beef is no fraction. */
function fractionTokens(text: string): Token[] {
  const [over = 0, under = 1] = text.split('/').map((part) => Number(part.trim().replace(',', '.')))
  const value = over / under
  if (value < 1 || under <= 4) return [{ kind: 'number', value, raw: text }]
  return text.split('/').map((part) => wordToken(part.trim()))
}

function wordToken(raw: string): Token {
  return { kind: 'word', text: singular(foldText(raw)), raw }
}

/** "1 1/2" and "1-1/2" are one number; "1/2-1" is a range. */
function joinMixed(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const isDashed = last?.kind === 'sign' && last.text === '-'
    const whole = isDashed ? joined.at(-2) : last
    const isPart = token.kind === 'number' && token.value < 1 && token.raw.includes('/')
    if (isPart && whole?.kind === 'number' && Number.isInteger(whole.value)) {
      joined.splice(isDashed ? -2 : -1)
      joined.push({ kind: 'number', value: whole.value + token.value, raw: `${whole.raw} ${token.raw}` })
    } else joined.push(token)
  }
  return joined
}
