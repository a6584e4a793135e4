import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Owner } from './owner-for-postgres.ts'

export interface PostgresServer {
  binDir: string
  folder: string
  owner: Owner
  port: number
  durable: boolean
}

export type StopMode = 'fast' | 'immediate'

// PostgreSQL's own meaning of the signals: disconnect the clients and finish, or stop at once as in a crash.
export const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const
const startMilliseconds = 30_000

/** Starts the server of an initialised folder and waits until it answers a client. */
export async function launchServer(options: PostgresServer): Promise<ChildProcess> {
  const { binDir, folder, owner } = options
  const log = await open(logFile(folder), 'a')
  const server = spawn(join(binDir, 'postgres'), ['-D', dataFolder(folder), ...flags(options)], {
    ...owner,
    cwd: folder,
    env: cleanEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
  })
  try {
    await once(server, 'spawn')
  } finally {
    await log.close()
  }
  await untilItAnswers(server, options)
  return server
}

export async function stopServer(server: ChildProcess, mode: StopMode): Promise<void> {
  if (hasEnded(server)) return
  const ended = once(server, 'exit')
  server.kill(stopSignals[mode])
  await ended
}

export function dataFolder(folder: string): string {
  return join(folder, 'data')
}

/** The caller's own PG… variables belong to another server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

function flags({ port, durable }: PostgresServer): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function untilItAnswers(server: ChildProcess, { folder, port }: PostgresServer): Promise<void> {
  const giveUpAt = Date.now() + startMilliseconds
  while (!(await answers(port))) {
    if (hasEnded(server) || Date.now() > giveUpAt) {
      await stopServer(server, 'immediate')
      throw new Error(`The temporary PostgreSQL did not start:\n${readFileSync(logFile(folder), 'utf8')}`)
    }
    await pause(20)
  }
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

function logFile(folder: string): string {
  return join(folder, 'server.log')
}
