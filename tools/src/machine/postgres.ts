import { findPostgresBinaries } from '@butterleaf/testing/postgres/postgres-binaries'
import { Refusal } from '../../../scripts/setup/steps.mjs'
import { canUseApt, type FoundProgram, installWithApt, tryInstalling } from './apt.ts'

/** The folder of PostgreSQL's programs. */
export async function findOrInstallPostgres(): Promise<FoundProgram> {
  const path = findPostgresBinaries() ?? (await installed())
  if (path) return { path }
  const given = process.env.POSTGRES_BIN
  if (given)
    return { missing: `POSTGRES_BIN is ${given}, and there is no initdb and postgres in that folder.` }
  return {
    missing:
      'No PostgreSQL server was found and none could be installed: install PostgreSQL, ' +
      'or set POSTGRES_BIN to the folder that holds initdb and postgres.',
  }
}

/** The same for work that can't go on without. */
export async function needPostgres(): Promise<string> {
  const { path, missing } = await findOrInstallPostgres()
  if (path === undefined) throw new Refusal(missing)
  return path
}

async function installed(): Promise<string | undefined> {
  if (process.env.POSTGRES_BIN || !canUseApt()) return undefined
  const isInstalled = await tryInstalling(() => installWithApt('PostgreSQL', ['postgresql']))
  return isInstalled ? findPostgresBinaries() : undefined
}
