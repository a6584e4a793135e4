import { type HelpAnswer, readHelp } from './help-text.ts'

/** The build takes the files in, in the order of their names. */
const files = import.meta.glob<string>('../../../../../content/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const helpAnswers: readonly HelpAnswer[] = Object.keys(files)
  .sort()
  .flatMap((name) => readHelp(files[name] ?? ''))

/** [SUP-1] Case counts. */
export function findAnswersByTitle(text: string): readonly HelpAnswer[] {
  return helpAnswers.filter(({ title }) => title.includes(text))
}

/** [SUP-2] */
export function slugOf({ title }: Pick<HelpAnswer, 'title'>): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

/** Links lose a closing question mark on their way through other people’s mail. */
export function answerAt(slug: string): HelpAnswer | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/\?$/, '').replaceAll(' ', '-')
  return helpAnswers.find((answer) => plain(slugOf(answer)) === plain(slug))
}

/** Two more of the same topic, those that follow. */
export function nextAnswers(answer: HelpAnswer): readonly HelpAnswer[] {
  const own = helpAnswers.filter(({ topic }) => topic === answer.topic)
  const at = own.indexOf(answer)
  return [...own.slice(at + 1), ...own.slice(0, at)].slice(0, 2)
}
