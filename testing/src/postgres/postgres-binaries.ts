import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isProgram } from '../search-path.ts'

const packageFolders = ['/usr/local/pgsql/bin']
// Debian, Homebrew on both kinds of Mac, Red Hat: one folder for each version.
const versionedFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr']

/** The folder with PostgreSQL's own programs (initdb, postgres), or undefined. */
export function findPostgresBinaries(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.POSTGRES_BIN) return holdsServer(env.POSTGRES_BIN) ? env.POSTGRES_BIN : undefined
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...onPath, ...versionedFolders.flatMap(versionsIn), ...packageFolders].find(holdsServer)
}

function holdsServer(folder: string): boolean {
  return ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)))
}

/** Newest first. */
function versionsIn(folder: string): string[] {
  const versions = entries(folder).filter((name) => /^((postgresql@|pgsql-)?\d+|postgresql)$/.test(name))
  const number = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0)
  return versions.sort((a, b) => number(b) - number(a)).map((name) => join(folder, name, 'bin'))
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
