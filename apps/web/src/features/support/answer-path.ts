import { paths } from '#lib/paths.ts'
import { slugOf } from './help-answers.ts'

/** [SUP-2] A question mark in an address begins its query unless it is written out. */
export function answerPath(answer: { title: string }): string {
  return `${paths['app.support']}/${encodeURIComponent(slugOf(answer))}`
}
