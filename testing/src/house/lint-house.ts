import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const rules = fileURLToPath(new URL('../../../biome.json', import.meta.url))
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

type Report = {
  diagnostics: { category: string; location: { path: string | { file: string } } }[]
}

/** Lints files, given by path, under our own rules. Returns the paths that one of the named rules refuses. */
export function lintHouse(files: ReadonlyMap<string, string>, ruleNames: readonly string[]): Set<string> {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-lint-'))
  try {
    fs.copyFileSync(rules, path.join(house, 'biome.json'))
    for (const [file, text] of files) {
      fs.mkdirSync(path.join(house, path.dirname(file)), { recursive: true })
      fs.writeFileSync(path.join(house, file), text)
    }
    const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none']
    const report = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' }).stdout
    const { diagnostics } = JSON.parse(report) as Report
    const refused = diagnostics.filter(({ category }) => ruleNames.some((name) => category.endsWith(name)))
    return new Set(refused.map(({ location: { path: at } }) => (typeof at === 'string' ? at : at.file)))
  } finally {
    fs.rmSync(house, { recursive: true, force: true })
  }
}
