import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measured } from './measured.ts'

const forMs = 1_000
const block = Buffer.alloc(4096, 1)

/** How often the disk that holds the database can be waited for: the most commits a second, unless changes share them. */
export function measureDisk(): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-bench-'))
  const file = openSync(join(folder, 'block'), 'w')
  try {
    const startedAt = performance.now()
    let count = 0
    for (; performance.now() - startedAt < forMs; count += 1) {
      writeSync(file, block)
      fsyncSync(file)
    }
    const seconds = (performance.now() - startedAt) / 1000
    return {
      what: 'reference: 4 KiB written and synced, one after the other',
      unit: '/s',
      value: count / seconds,
    }
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true, force: true })
  }
}
