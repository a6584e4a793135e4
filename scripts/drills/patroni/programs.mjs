import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPostgresBinaries } from '../../setup/postgres-binaries.mjs'
import { findOnPath } from '../../setup/search-path.mjs'
import { Refusal } from '../../setup/steps.mjs'

// An ordinary user has no /usr/sbin on the path.
const searched = { PATH: `${process.env.PATH}:/usr/sbin` }
const packages = { patroni: 'patroni python3-etcd', etcd: 'etcd-server', haproxy: 'haproxy' }

/** Where the programs of a cluster are; a sentence names what is missing, as Debian calls it. */
export function findPrograms() {
  const found = Object.fromEntries(Object.keys(packages).map((name) => [name, findOnPath(name, searched)]))
  const postgresFolder = findPostgresBinaries()
  const missing = Object.keys(packages).filter((name) => !found[name])
  if (missing.length > 0 || !postgresFolder) {
    const wanted = [...missing.map((name) => packages[name]), ...(postgresFolder ? [] : ['postgresql'])]
    throw new Refusal(`This drill needs programs that are not here: apt-get install ${wanted.join(' ')}`)
  }
  // Patroni needs its other programs too, and they lie where a link to this one leads.
  return { ...found, postgresFolder: dirname(realpathSync(join(postgresFolder, 'postgres'))) }
}
