import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigError } from '../process/config-error.ts'
import { claimDataDirectory, DataDirectoryInUse } from './data-directory.ts'

let folder: string
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-data-')), 'data')
})
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }))

it('a second process is refused until the first lets go', () => {
  const first = claimDataDirectory(folder, { isShared: false })
  expect(() => claimDataDirectory(folder, { isShared: false })).toThrow(DataDirectoryInUse)
  first.release()
  claimDataDirectory(folder, { isShared: false }).release()
})

it('with PostgreSQL several processes share the folder', () => {
  const first = claimDataDirectory(folder, { isShared: true })
  const second = claimDataDirectory(folder, { isShared: true })
  first.release()
  second.release()
})

it('keeps the folder to its owner', () => {
  claimDataDirectory(folder, { isShared: false }).release()
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
})

it('[OPS-4] a folder that can’t be one is told in a sentence', () => {
  fs.writeFileSync(folder, 'a file')
  const claim = () => claimDataDirectory(folder, { isShared: false })
  expect(claim).toThrow(ConfigError)
  expect(claim).toThrow(/can’t be written to \(EEXIST\)/)
})
