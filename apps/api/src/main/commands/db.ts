import path from 'node:path'
import { rotateIdentityKeys } from '@butterleaf/identity/embedded/identity-keys'
import { dropSecondStep } from '@butterleaf/identity/embedded/passkeys/drop-second-step'
import { signOutAccount } from '@butterleaf/identity/embedded/sessions/sign-out-account'
import { claimDataDirectory } from '@butterleaf/server-kit/database/data-directory'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { systemClock } from '@butterleaf/server-kit/process/clock'
import { type Config, parseConfig } from '#platform/config.ts'
import { BackupError, backup, restore } from '#platform/database/backup.ts'
import { migrate } from '#platform/database/migrate.ts'

const usage = `npm run db -- backup FILE    everything into one file, while the service runs
npm run db -- restore FILE   a backup into an empty database (SQLite, or PostgreSQL by DATABASE_URL)
npm run db -- migrate        bring the database's tables up to date
npm run db -- rotate-keys    new keys for sign-in, taken up at the next start; nobody is signed out
npm run db -- sign-out EMAIL one person out of every browser, while the service runs
npm run db -- drop-second-step EMAIL  one person's password is enough again, when passkeys and codes are lost`

async function run(command: string | undefined, given: string | undefined): Promise<string> {
  const config = parseConfig(process.env)
  if (command === 'backup' && given) return runBackup(config, fileOf(given))
  if (command === 'restore' && given) return runRestore(config, fileOf(given))
  if (command === 'migrate') return runMigrate(config)
  if (command === 'rotate-keys') return runRotateKeys(config)
  if (command === 'sign-out' && given) return runSignOut(config, given)
  if (command === 'drop-second-step' && given) return runDropSecondStep(config, given)
  throw new BackupError(`Say what to do:\n${usage}`)
}

/** npm runs the command in the top folder; the file is meant from the folder the operator typed it in. */
function fileOf(given: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', given)
}

async function runBackup(config: Config, file: string): Promise<string> {
  const database = openDatabase(config.database)
  try {
    await backup(database, file)
    return `Backed up to ${file}.`
  } finally {
    await database.close()
  }
}

/** Restoring and migrating need the folder to themselves; a backup doesn't. */
async function runRestore(config: Config, file: string): Promise<string> {
  const directory = claimDataDirectory(config.dataDir, { isShared: config.database.engine === 'postgres' })
  const database = openDatabase(config.database)
  try {
    await restore(file, database)
    return `Restored ${file}.`
  } finally {
    await database.close()
    directory.release()
  }
}

async function runMigrate(config: Config): Promise<string> {
  const directory = claimDataDirectory(config.dataDir, { isShared: config.database.engine === 'postgres' })
  const database = openDatabase(config.database)
  try {
    const done = await migrate(database.db)
    return done.length === 0 ? 'Already up to date.' : `Ran ${done.join(', ')}.`
  } finally {
    await database.close()
    directory.release()
  }
}

/** Also while the service runs: the running process goes on with its keys. */
async function runRotateKeys(config: Config): Promise<string> {
  const database = openDatabase(config.database)
  try {
    await rotateIdentityKeys(database.db, systemClock)
    return 'New keys are there. Restart every process to sign with them.'
  } finally {
    await database.close()
  }
}

async function runSignOut({ identity, database: engine }: Config, email: string): Promise<string> {
  if (identity.kind === 'external')
    throw new BackupError(`Accounts are kept at ${identity.issuer}: end the sessions there.`)
  const database = openDatabase(engine)
  try {
    const { issuer } = identity
    const ended = await signOutAccount({ db: database.db, clock: systemClock, issuer }, email)
    if (ended === undefined) throw new BackupError(`There is no account with ${email}.`)
    return `Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}. Running processes follow within seconds.`
  } finally {
    await database.close()
  }
}

async function runDropSecondStep({ identity, database: engine }: Config, email: string): Promise<string> {
  if (identity.kind === 'external')
    throw new BackupError(`Accounts are kept at ${identity.issuer}: drop the second step there.`)
  const database = openDatabase(engine)
  try {
    if (!(await dropSecondStep(database.db, email)))
      throw new BackupError(`There is no account with ${email}.`)
    return 'The password is enough again. Passkeys go on working.'
  } finally {
    await database.close()
  }
}

const [command, given] = process.argv.slice(2)
run(command, given).then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
