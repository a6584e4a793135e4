import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram, stopChild } from '@butterleaf/testing/child-process'
import { freePort } from '@butterleaf/testing/free-port'
import { type Owner, ownerForPostgres } from '@butterleaf/testing/postgres/owner-for-postgres'
import { until } from '../../load/until.ts'
import { type ClusterNode, makeNode, type Programs } from './node.ts'

export type Cluster = {
  nodes: readonly ClusterNode[]
  url(database: string): string
  untilWhole(): Promise<unknown>
  stop(): Promise<void>
}

/** Three nodes, the etcd they vote through and the haproxy that leads to the primary, on loopback in one folder. */
export async function startCluster(programs: Programs): Promise<Cluster> {
  const base = mkdtempSync(join(tmpdir(), 'butterleaf-patroni-'))
  // The nodes' owner must get to its folders; those are its own.
  chmodSync(base, 0o755)
  const owner = ownerForPostgres()
  const etcdPort = await freePort()
  const etcd = await startEtcd(programs.etcd, { base, port: etcdPort, owner })
  const nodes: ClusterNode[] = []
  for (const name of ['first', 'second', 'third'])
    nodes.push(await makeNode(name, { base, owner, programs, etcdPort }))
  nodes[0].start()
  await until('primary', async () => (await nodes[0].role()) === 'primary')
  for (const node of nodes.slice(1)) node.start()
  const port = await freePort()
  const haproxy = startProgram(programs.haproxy, ['-f', haproxyFile({ base, port, nodes })], {
    logFile: join(base, 'haproxy.log'),
  })
  await untilWhole(nodes)
  return {
    nodes,
    url: (name) => `postgres://postgres@127.0.0.1:${port}/${name}`,
    untilWhole: () => untilWhole(nodes),
    stop: async () => {
      await stopChild(haproxy)
      await Promise.all(nodes.map((node) => node.stop()))
      await stopChild(etcd)
      rmSync(base, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

/** A primary, one who has everything it acknowledged, and one more. */
async function untilWhole(nodes: readonly ClusterNode[]): Promise<number> {
  const isWhole = async () => {
    const roles = await Promise.all(nodes.map((node) => node.role()))
    return roles.sort().join() === 'primary,replica,sync'
  }
  return until('whole cluster', isWhole, { withinMs: 120_000, everyMs: 200 })
}

type EtcdOptions = { base: string; port: number; owner: Owner }

async function startEtcd(program: string, { base, port, owner }: EtcdOptions): Promise<ChildProcess> {
  const folder = join(base, 'etcd')
  mkdirSync(folder, { mode: 0o700 })
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const address = `http://127.0.0.1:${port}`
  const peers = `http://127.0.0.1:${await freePort()}`
  const args = [
    ...['--data-dir', folder, '--listen-client-urls', address, '--advertise-client-urls', address],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ...['--initial-cluster', `default=${peers}`],
  ]
  const child = startProgram(program, args, { logFile: join(base, 'etcd.log'), owner, cwd: folder })
  await until('etcd', async () => (await fetch(`${address}/health`).catch(() => undefined))?.ok)
  return child
}

function haproxyFile({
  base,
  port,
  nodes,
}: Pick<EtcdOptions, 'base' | 'port'> & Pick<Cluster, 'nodes'>): string {
  const file = join(base, 'haproxy.cfg')
  const servers = nodes.map(
    ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.database} check port ${ports.rest}`,
  )
  const lines = [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout check 1s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}
