import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../testing/dist/free-port.js'
import { startProgram, stopProgram } from '../child-processes.mjs'
import { nodeSettings } from './node-settings.mjs'

/** One PostgreSQL with its Patroni. Killed it keeps its data, and comes back by `start`. */
export async function makeNode(name, { base, owner, programs, etcdPort }) {
  const folder = join(base, name)
  mkdirSync(folder, { mode: 0o700 })
  const ports = { rest: await freePort(), database: await freePort() }
  const settingsFile = join(folder, 'patroni.yml')
  const { postgresFolder } = programs
  const settings = nodeSettings({ name, ports, etcdPort, folder, postgresFolder })
  writeFileSync(settingsFile, JSON.stringify(settings, null, 2))
  if (owner.uid !== undefined) {
    chownSync(folder, owner.uid, owner.gid)
    chownSync(settingsFile, owner.uid, owner.gid)
  }
  let patroni
  const start = () => {
    const env = { ...process.env, LC_ALL: 'C' }
    const logFile = join(base, `${name}.log`)
    patroni = startProgram(programs.patroni, [settingsFile], { logFile, owner, env, cwd: folder })
  }
  return {
    name,
    ports,
    start,
    /** Ends PostgreSQL as a crash would; its Patroni is left to see to it. */
    killDatabase: () => process.kill(postmasterOf(folder), 'SIGKILL'),
    /** Ends both at once, as a power cut would. */
    killMachine: async () => {
      const postmaster = postmasterOf(folder)
      await stopProgram(patroni, 'SIGKILL')
      process.kill(postmaster, 'SIGKILL')
    },
    stop: () => stopProgram(patroni),
    /** `primary`, `replica` or `sync` (a replica that no acknowledged write can be missing from). */
    role: async () => {
      const answer = await fetch(`http://127.0.0.1:${ports.rest}/patroni`).catch(() => undefined)
      const { role, state, sync_standby: isSync } = answer ? await answer.json() : {}
      if (state !== 'running') return 'away'
      if (role === 'master' || role === 'primary') return answer.status === 200 ? 'primary' : 'away'
      return isSync ? 'sync' : 'replica'
    },
  }
}

function postmasterOf(folder) {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}
