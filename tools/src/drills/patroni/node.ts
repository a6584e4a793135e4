import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram, stopChild } from '@butterleaf/testing/child-process'
import { freePort } from '@butterleaf/testing/free-port'
import type { Owner } from '@butterleaf/testing/postgres/owner-for-postgres'

/** How long a dead leader keeps its title, and how often the others look. Patroni: loop + 2 × retry ≤ ttl. */
const pace = { ttl: 9, loop_wait: 1, retry_timeout: 4 }

type Ports = { rest: number; database: number }
type NodePlace = {
  name: string
  ports: Ports
  etcdPort: number
  folder: string
  postgresFolder: string
}

/** Patroni's file for one node; JSON is YAML too. */
function nodeSettings({ name, ports, etcdPort, folder, postgresFolder }: NodePlace): object {
  const trusted = { superuser: { username: 'postgres' }, replication: { username: 'replicator' } }
  return {
    scope: 'butterleaf',
    name,
    restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...pace,
        // A crashed primary gives way at once instead of being started again.
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { auth: 'trust' }, { username: 'postgres' }],
      pg_hba: ['host replication replicator 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 trust'],
      users: { replicator: { options: ['replication'] } },
    },
    postgresql: {
      listen: `127.0.0.1:${ports.database}`,
      connect_address: `127.0.0.1:${ports.database}`,
      data_dir: join(folder, 'data'),
      bin_dir: postgresFolder,
      pgpass: join(folder, 'pgpass'),
      authentication: { ...trusted, rewind: { username: 'postgres' } },
      parameters: { unix_socket_directories: folder, synchronous_commit: 'on' },
    },
  }
}

export type Programs = Record<'patroni' | 'etcd' | 'haproxy' | 'postgresFolder', string>
type NodeOptions = { base: string; owner: Owner; programs: Programs; etcdPort: number }
export type ClusterNode = {
  name: string
  ports: Ports
  start(): void
  /** Ends PostgreSQL as a crash would; its Patroni is left to see to it. */
  killDatabase(): void
  /** Ends both at once, as a power cut would. */
  killMachine(): Promise<void>
  stop(): Promise<void>
  /** `primary`, `replica` or `sync` (a replica that no acknowledged write can be missing from). */
  role(): Promise<'primary' | 'replica' | 'sync' | 'away'>
}

/** One PostgreSQL with its Patroni. Killed it keeps its data, and comes back by `start`. */
export async function makeNode(
  name: string,
  { base, owner, programs, etcdPort }: NodeOptions,
): Promise<ClusterNode> {
  const folder = join(base, name)
  mkdirSync(folder, { mode: 0o700 })
  const ports = { rest: await freePort(), database: await freePort() }
  const settingsFile = join(folder, 'patroni.yml')
  const { postgresFolder } = programs
  const settings = nodeSettings({ name, ports, etcdPort, folder, postgresFolder })
  writeFileSync(settingsFile, JSON.stringify(settings, null, 2))
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(folder, owner.uid, owner.gid)
    chownSync(settingsFile, owner.uid, owner.gid)
  }
  let patroni: ChildProcess | undefined
  const start = () => {
    const env = { ...process.env, LC_ALL: 'C' }
    const logFile = join(base, `${name}.log`)
    patroni = startProgram(programs.patroni, [settingsFile], { logFile, owner, env, cwd: folder })
  }
  return {
    name,
    ports,
    start,
    killDatabase: () => void process.kill(postmasterOf(folder), 'SIGKILL'),
    killMachine: async () => {
      const postmaster = postmasterOf(folder)
      if (patroni) await stopChild(patroni, 'SIGKILL')
      process.kill(postmaster, 'SIGKILL')
    },
    stop: async () => {
      if (patroni) await stopChild(patroni)
    },
    role: async () => {
      const answer = await fetch(`http://127.0.0.1:${ports.rest}/patroni`).catch(() => undefined)
      if (!answer) return 'away'
      const { role, state, sync_standby: isSync } = (await answer.json()) as PatroniSays
      if (state !== 'running') return 'away'
      if (role === 'master' || role === 'primary') return answer.status === 200 ? 'primary' : 'away'
      return isSync ? 'sync' : 'replica'
    },
  }
}

type PatroniSays = { role?: string; state?: string; sync_standby?: boolean }

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}
