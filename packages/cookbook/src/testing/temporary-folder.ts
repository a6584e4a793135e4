import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for one test; `remove` when it is over. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'butterleaf-cookbook-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
