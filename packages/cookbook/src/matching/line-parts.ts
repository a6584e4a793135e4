import { type LineText, readLineText } from './line-text.ts'
import { type Token, tokensOf } from './line-tokens.ts'
import { spellJuice } from './read-juice.ts'
import { wordsIn } from './split-names.ts'

/** A line cut where its writer did: "2 cups | rice, cooked (about 1 lb)". */
export type LineParts = Readonly<{
  head: readonly Token[]
  tails: readonly (readonly Token[])[]
  asides: readonly (readonly Token[])[]
  prep: string
  text: LineText
}>

/** One, but two for "zest and juice of 1 lemon". */
export function partLine(line: string): LineParts[] {
  const text = readLineText(line)
  const unlabelled = /^[^\d:]{2,40}:\s+(\S.*)$/.exec(text.text)?.[1] ?? text.text
  return spellJuice(unlabelled.replace(/^⟨\d+⟩\s*/, '')).map((spelt) => {
    const [head = '', ...tails] = spelt.split(/,(?!\d)|;|\.\s|\s-\s(?!\d)|:\s/)
    return {
      head: tokensOf(head),
      tails: tails.map(tokensOf),
      asides: text.asides.map(tokensOf),
      prep: prepOf(tails, text.asides),
      text,
    }
  })
}

/** What is done with the food; an amount in parentheses isn't that. */
function prepOf(tails: readonly string[], asides: readonly string[]): string {
  const said = asides.filter((aside) => !/\d/.test(aside))
  return [...tails, ...said]
    .map((part) => part.replace(/⟨\d+⟩/g, '').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ')
}

/** Words beside the name that may make another food of it; "(or canned)" doesn't. */
export function wordsAround({ tails, asides }: LineParts): string[] {
  const said = asides.map(wordsIn).filter(([first]) => first !== 'or')
  return [...tails.flatMap(wordsIn), ...said.flat()]
}
