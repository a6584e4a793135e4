import { type HelpAnswer, readHelp } from './help-text.ts'

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
export function slugOf({ title }: Pick<HelpAnswer, 'title'>): string {
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
