import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../../..')
/** All that runs in the server's process. */
const folders = ['apps/api/src', 'packages/server-kit/src', 'packages/identity/src', 'packages/billing/src']

/** Each takes its address from what the operator set, and none from a request. */
const askOthers = [
  'apps/api/src/platform/captcha/recaptcha.ts',
  'apps/api/src/platform/purchase-events/event-sinks.ts',
  'packages/billing/src/recurly/http-transport.ts',
  'packages/identity/src/external/discover-provider.ts',
  'packages/identity/src/external/external-identity.ts',
]

function filesThat(does: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]|whole-app/.test(file))
    .filter((file) => does.test(fs.readFileSync(path.join(root, file), 'utf8')))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}

it('the server fetches from the addresses the operator set, and from nowhere else', () => {
  // `handler.fetch` answers a request, as the protocol's own library names it.
  expect(filesThat(/(?<!\bhandler\.)\bfetch\(/)).toEqual(askOthers)
  expect(filesThat(/\bhttps?\.(request|get)\(|net\.connect\(/)).toEqual([])
})

it('nothing a person sends is run', () => {
  expect(filesThat(/\beval\(|new Function\(|node:vm|node:child_process/)).toEqual([])
})
