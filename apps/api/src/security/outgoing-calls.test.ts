import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = path.resolve(import.meta.dirname, '..')

/** Each takes its address from what the operator set, and none from a request. */
const askOthers = [
  'providers/billing/recurly/http-transport.ts',
  'providers/captcha/ask-recaptcha.ts',
  'providers/identity/external.ts',
  'providers/purchase-events/post-event.ts',
]

function filesThat(does: RegExp): string[] {
  return fs
    .readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]/.test(file))
    .filter((file) => does.test(fs.readFileSync(path.join(sources, file), 'utf8')))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}

it('the server fetches from the addresses the operator set, and from nowhere else', () => {
  expect(filesThat(/\bfetch\(/)).toEqual(askOthers)
  expect(filesThat(/\bhttps?\.(request|get)\(|net\.connect\(/)).toEqual([])
})

it('nothing a person sends is run', () => {
  expect(filesThat(/\beval\(|new Function\(|node:vm|node:child_process/)).toEqual([])
})
