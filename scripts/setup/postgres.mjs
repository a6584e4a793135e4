import { canUseApt, installWithApt } from './apt.mjs'
import { findPostgresBinaries } from './postgres-binaries.mjs'
import { tryInstalling } from './steps.mjs'

/** The folder of PostgreSQL's programs: {path}, or {missing: a sentence that says what to do}. */
export async function findOrInstallPostgres() {
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

async function installed() {
  if (process.env.POSTGRES_BIN || !canUseApt()) return undefined
  const isInstalled = await tryInstalling(() => installWithApt('PostgreSQL', ['postgresql']))
  return isInstalled ? findPostgresBinaries() : undefined
}
