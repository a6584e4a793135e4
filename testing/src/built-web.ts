import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A folder like the bundler's output, with these files; the caller deletes it. */
export function builtWeb(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-web-'))
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
  return folder
}
