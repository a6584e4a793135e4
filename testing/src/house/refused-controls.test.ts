import { expect, it } from 'vitest'
import { readSources } from './read-sources.ts'

/** A control that is disabled says nothing: it takes `why` instead. Only what is being sent may be locked, and says so. */
function silentControls(text: string): string[] {
  const tags = text.match(/<[A-Za-z][^<]*?\sdisabled(=\{[^}]*\})?[\s/>][^<]*/g) ?? []
  return tags.filter((tag) => !/aria-busy|busy=/.test(tag))
}

it('[HELD-2] no control of the app is disabled without a word', () => {
  const sources = readSources(['apps/web/src/app', 'apps/web/src/features', 'apps/web/src/lib'])
  const found = sources.flatMap(({ path, text }) => silentControls(text).map((tag) => `${path}: ${tag}`))
  expect(found).toEqual([])
})

it.each([
  ['<Button disabled={!canSave}>Save</Button>', 1],
  ['<button type="button" disabled onClick={act}>', 1],
  ['<fieldset disabled={isSending} aria-busy={isSending}>', 0],
  ['<Button why={why} className="disabled:opacity-40">', 0],
])('%s has %i silent controls', (text, count) => {
  expect(silentControls(text)).toHaveLength(count)
})
