import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPostgresBinaries } from '@butterleaf/testing/postgres/postgres-binaries'
import { findOnPath } from '@butterleaf/testing/search-path'
import { Refusal } from '../../../../scripts/setup/steps.mjs'

// An ordinary user has no /usr/sbin on the path.
const searched = { PATH: `${process.env.PATH}:/usr/sbin` }
const packages = {
  patroni: 'patroni python3-etcd',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  postgres: 'postgresql',
}

export type Programs = Record<'patroni' | 'etcd' | 'haproxy' | 'postgresFolder', string>

/** Where the programs of a cluster are; a sentence names what is missing, as Debian calls it. */
export function findPrograms(): Programs {
  const [patroni, etcd, haproxy] = ['patroni', 'etcd', 'haproxy'].map((name) => findOnPath(name, searched))
  const postgresFolder = findPostgresBinaries()
  if (!patroni || !etcd || !haproxy || !postgresFolder) {
    const found = { patroni, etcd, haproxy, postgres: postgresFolder }
    const missing = Object.entries(found).filter(([, path]) => !path)
    const wanted = missing.map(([name]) => packages[name as keyof typeof packages])
    throw new Refusal(`This drill needs programs that are not here: apt-get install ${wanted.join(' ')}`)
  }
  // Patroni needs its other programs too, and they lie where a link to this one leads.
  return { patroni, etcd, haproxy, postgresFolder: dirname(realpathSync(join(postgresFolder, 'postgres'))) }
}
