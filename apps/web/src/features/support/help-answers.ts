import { paths } from '#lib/paths.ts'

/** The build imports the files, in the order of their names. */
const files = import.meta.glob<string>('../../../../../content/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const helpAnswers: readonly HelpAnswer[] = Object.keys(files)
  .sort()
  .flatMap((name) => readHelp(files[name] ?? ''))

/** [SUP-1] The promise's own rule, case-sensitive: what it finds leads the wider search of `find-help.ts`. */
export function findAnswersByTitle(text: string): readonly HelpAnswer[] {
  return helpAnswers.filter(({ title }) => title.includes(text))
}

/** [SUP-2] */
function slugOf({ title }: Pick<HelpAnswer, 'title'>): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

/** Mail programs may cut a closing question mark off a link. */
export function answerAt(slug: string): HelpAnswer | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/\?$/, '').replaceAll(' ', '-')
  return helpAnswers.find((answer) => plain(slugOf(answer)) === plain(slug))
}

/** The next two answers of the same topic. */
export function nextAnswers(answer: HelpAnswer): readonly HelpAnswer[] {
  const own = helpAnswers.filter(({ topic }) => topic === answer.topic)
  const at = own.indexOf(answer)
  return [...own.slice(at + 1), ...own.slice(0, at)].slice(0, 2)
}

export type HelpBlock =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: readonly string[] }
export type HelpAnswer = Readonly<{ title: string; topic: string; blocks: readonly HelpBlock[] }>

/** A file of content/help: one topic as its first heading, below it questions as second ones, each with its answer. */
function readHelp(markdown: string): HelpAnswer[] {
  const [head = '', ...questions] = markdown.split(/^## /m)
  const topic = head.replace(/^# /, '').trim()
  return questions.map((question) => {
    const [title = '', ...lines] = question.split('\n')
    return { title: title.trim(), topic, blocks: blocksIn(lines.join('\n')) }
  })
}

/** What stands between two lines of three backticks is for another program, and stays as it is written. */
function blocksIn(text: string): HelpBlock[] {
  return text.split(/^```\n/m).flatMap((part, index): HelpBlock[] => {
    if (index % 2 === 1) return [{ kind: 'code', text: part.trimEnd() }]
    return part
      .trim()
      .split(/\n{2,}/)
      .filter((one) => one !== '')
      .map(blockFrom)
  })
}

/** Lines of a list begin with a dash; a line that is indented goes on with the one before. */
function blockFrom(part: string): HelpBlock {
  if (!part.startsWith('- ')) return { kind: 'text', text: joinLines(part) }
  return { kind: 'list', items: part.slice(2).split(/\n- /).map(joinLines) }
}

function joinLines(lines: string): string {
  return lines.replaceAll(/\s*\n\s*/g, ' ').trim()
}

/** [SUP-2] A question mark in an address begins its query unless it is written out. */
export function answerPath(answer: { title: string }): string {
  return `${paths['app.support']}/${encodeURIComponent(slugOf(answer))}`
}
