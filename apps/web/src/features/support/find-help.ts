import { findAnswersByTitle, type HelpAnswer, helpAnswers } from './help-answers.ts'

export type TextPart = { text: string; isFound: boolean }
export type FoundAnswer = HelpAnswer & {
  titleParts: readonly TextPart[]
  /** Where the answer has the words, when its title doesn't have them all. */
  excerpt: readonly TextPart[] | undefined
}

const excerptBefore = 40
const excerptCharacters = 140

/** [SUP-1] Answers with each of the words in title or text, whatever their case. Those whose title contains the text come first. */
export function findHelp(typed: string): readonly FoundAnswer[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const answers = [...new Set([...findAnswersByTitle(typed), ...helpAnswers])]
  const found = answers.flatMap((answer) => findIn(answer, words) ?? [])
  return [...found.filter(({ excerpt }) => !excerpt), ...found.filter(({ excerpt }) => excerpt)]
}

function findIn(answer: HelpAnswer, words: readonly string[]): FoundAnswer | undefined {
  const title = answer.title.toLowerCase()
  const text = textOf(answer)
  const beyondTitle = words.filter((word) => !title.includes(word))
  if (!beyondTitle.every((word) => text.toLowerCase().includes(word))) return undefined
  const [first] = beyondTitle
  const excerpt = first === undefined ? undefined : markWords(excerptAround(text, first), words)
  return { ...answer, titleParts: markWords(answer.title, words), excerpt }
}

function textOf({ blocks }: HelpAnswer): string {
  return blocks.map((block) => (block.kind !== 'list' ? block.text : block.items.join(' '))).join(' ')
}

/** Begins and ends with whole words. */
function excerptAround(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word)
  const start = at <= excerptBefore ? 0 : text.indexOf(' ', at - excerptBefore) + 1
  const cut = text.slice(start, start + excerptCharacters)
  const isWhole = start + excerptCharacters >= text.length
  return `${start > 0 ? '… ' : ''}${isWhole ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`}`
}

function markWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isFound: false }]
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escapePattern)
  const parts = text.split(new RegExp(`(${longestFirst.join('|')})`, 'gi'))
  return parts
    .map((part, at) => ({ text: part, isFound: at % 2 === 1 }))
    .filter(({ text: own }) => own !== '')
}

function escapePattern(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
