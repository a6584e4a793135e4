import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'vitest'
import { isSupportedNode } from '../../../scripts/node-version.cjs'
import { root } from '../../../scripts/setup/steps.mjs'

const entry = join(root, 'scripts', 'run.cjs')

test('[OPS-1] Node 20.19, 22.12, 24 and newer are fine, everything else is not', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '25.1.0', '26.0.0']) {
    assert.equal(isSupportedNode(version), true, version)
  }
  for (const version of ['0.12.18', '12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1']) {
    assert.equal(isSupportedNode(version), false, version)
  }
})

test('[OPS-1] an old Node is refused in one sentence before anything else', () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`
  const older = `data:text/javascript,${encodeURIComponent(pretend)}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', older, entry, 'build'], {
    encoding: 'utf8',
  })
  assert.equal(status, 1)
  assert.equal(stdout, '')
  assert.match(stderr, /^Butterleaf needs Node 20\.19 or newer .* this is Node 18\.20\.8: .*\n$/)
})
