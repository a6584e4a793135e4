import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
/** A field of the API that stays for older apps, and this test. The requirements tell what the reading was. */
const allowed = /joining_fee_waived/g
const excepted = [/^CHANGELOG\.md$/, /no-joining-fee\.test\.ts$/]

it('[HELD-6] nothing that people or engineers read calls a part of the list price a joining fee', () => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', 'apps', 'content', 'docs', 'e2e', 'packages', 'tools'],
    {
      ...{ cwd: repository, encoding: 'utf8' as const, maxBuffer: 64 * 1024 * 1024 },
    },
  )
  const files = listed
    .split('\0')
    .filter((file) => /\.(tsx?|md|ya?ml|json|css|html|txt)$/.test(file))
    .filter((file) => !excepted.some((pattern) => pattern.test(file)))
    // The index may name a file that was just deleted.
    .filter((file) => fs.existsSync(path.join(repository, file)))
  expect(files.length).toBeGreaterThan(1000)
  const telling = files.filter((file) => {
    const text = fs.readFileSync(path.join(repository, file), 'utf8').replace(allowed, '')
    return /join(ing)?[ _-]?fee/i.test(text)
  })
  expect(telling).toEqual([])
})
