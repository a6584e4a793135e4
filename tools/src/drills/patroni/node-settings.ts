import { join } from 'node:path'

/** How long a dead leader keeps its title, and how often the others look. Patroni: loop + 2 × retry ≤ ttl. */
const pace = { ttl: 9, loop_wait: 1, retry_timeout: 4 }

export type Ports = { rest: number; database: number }
export type NodePlace = {
  name: string
  ports: Ports
  etcdPort: number
  folder: string
  postgresFolder: string
}

/** Patroni's file for one node; JSON is YAML too. */
export function nodeSettings({ name, ports, etcdPort, folder, postgresFolder }: NodePlace): object {
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
