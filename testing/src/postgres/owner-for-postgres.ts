import { readFileSync } from 'node:fs'

export interface Owner {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root: it then runs as `postgres`, or as `nobody` where there is no such user. */
export function ownerForPostgres(): Owner {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('As root, PostgreSQL needs a user `postgres` or `nobody` to run as.')
}
