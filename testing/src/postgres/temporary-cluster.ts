import { type ChildProcess, execFile } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { whenProcessEnds } from '../child-process.ts'
import { freePort } from '../free-port.ts'
import { ownerForPostgres } from './owner-for-postgres.ts'
import {
  cleanEnvironment,
  dataFolder,
  launchServer,
  type PostgresServer,
  type StopMode,
  stopServer,
  stopSignals,
} from './postgres-server.ts'

export interface ClusterOptions {
  /** The folder that holds initdb and postgres. */
  binDir: string
  /** Keeps fsync and synchronous_commit on, for drills that kill the server; off is several times faster. */
  durable?: boolean
}

export interface TemporaryCluster {
  url(databaseName: string): string
  /** Returns the new database's address. */
  createDatabase(name: string, options?: { template?: string }): Promise<string>
  /** Stops the server, cutting off its clients (fast) or as in a crash (immediate), and starts it on the same port. */
  restart(mode: StopMode): Promise<void>
  stop(): Promise<void>
}

const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }

/** A temporary PostgreSQL in a folder of its own, listening on this machine only, deleted when stopped. */
export async function startTemporaryCluster({
  binDir,
  durable = false,
}: ClusterOptions): Promise<TemporaryCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-postgres-'))
  let server: ChildProcess | undefined
  const forgetProcessEnd = whenProcessEnds(() => {
    server?.kill(stopSignals.immediate)
    rmSync(folder, removal)
  })
  const stop = async () => {
    if (server) await stopServer(server, 'fast')
    await rm(folder, removal)
    forgetProcessEnd()
  }
  try {
    const options = { binDir, durable, folder, owner: ownerForPostgres(), port: await freePort() }
    await initialise(options)
    server = await launchServer(options)
    const restart = async (mode: StopMode) => {
      if (server) await stopServer(server, mode)
      server = await launchServer(options)
    }
    return {
      url: (name) => databaseUrl(options.port, name),
      createDatabase: createDatabaseOn(options.port),
      restart,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function initialise({ binDir, durable, folder, owner }: PostgresServer): Promise<void> {
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const args = [
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--no-locale',
    '--pgdata',
    dataFolder(folder),
  ]
  if (!durable) args.push('--no-sync')
  await promisify(execFile)(join(binDir, 'initdb'), args, { ...owner, cwd: folder, env: cleanEnvironment() })
}

function databaseUrl(port: number, name: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${encodeURIComponent(name)}`
}

function createDatabaseOn(port: number): TemporaryCluster['createDatabase'] {
  return async (name, { template = 'template1' } = {}) => {
    const client = new pg.Client({ connectionString: databaseUrl(port, 'postgres') })
    await client.connect()
    try {
      await client.query(
        `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
      )
    } finally {
      await client.end()
    }
    return databaseUrl(port, name)
  }
}
