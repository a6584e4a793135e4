import { type Amounts, readAmounts } from './amounts/read-amounts.ts'
import { isWeighed } from './amounts/read-measured.ts'
import type { LineParts } from './line-parts.ts'
import type { Token } from './line-tokens.ts'
import { wordsIn } from './split-names.ts'

type LineAmounts = { amounts: Amounts; name: readonly Token[] }

/** What the line says of how much, at its beginning, its end or beside it; and the rest, which is the name. */
export function readLineAmounts(parts: LineParts): LineAmounts {
  return amountsAtStart(parts) ?? amountsAtEnd(parts) ?? amountsBeside(parts)
}

function amountsAtStart({ head, asides }: LineParts): LineAmounts | undefined {
  const { amounts, rest } = readAmounts(head, asides)
  const [[count] = []] = amounts
  if (!count) return undefined
  const said = rest.flatMap((token) => (token.kind === 'aside' ? [asides[token.index] ?? []] : []))
  const more = said.flatMap((tokens) => readAmounts(tokens).amounts).filter((sum) => sum.every(isWeighed))
  // "4 fillets (6 oz each)" is four times that; "2 bananas (250 g)" is that in all.
  const isEach = said.some((tokens) => wordsIn(tokens).includes('each'))
  const times = isEach ? more.map((sum) => sum.map((each) => ({ ...count, each }))) : more
  return { amounts: [...amounts, ...times], name: withoutAsides(rest) }
}

/** "White wine 1/4 cup". */
function amountsAtEnd({ head, asides }: LineParts): LineAmounts | undefined {
  const split = head.findIndex((token, index) => index > 0 && token.kind === 'number')
  if (split <= 0) return undefined
  const { amounts, rest } = readAmounts(head.slice(split), asides)
  if (amounts.length === 0 || wordsIn(rest).length > 0) return undefined
  return { amounts, name: withoutAsides(head.slice(0, split)) }
}

/** "Chocolate (70 g)" and "butter, 2 tbsp". */
function amountsBeside({ head, tails, asides }: LineParts): LineAmounts {
  const said = [...asides.filter(isAmount), ...tails.filter(([first]) => first?.kind === 'number')]
  const found = said.map((tokens) => readAmounts(tokens).amounts).find(({ length }) => length > 0)
  return { amounts: found ?? [], name: withoutAsides(head) }
}

function isAmount(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'number') && !wordsIn(tokens).includes('per')
}

function withoutAsides(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind }) => kind !== 'aside')
}
