import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { promisify } from 'node:util'

/** The program that listens on a port, as far as this user may know it: {name, pid, command}, or undefined. */
export async function findPortHolder(port) {
  try {
    return process.platform === 'linux' ? holderFromProc(port) : await holderFromLsof(port)
  } catch {
    return undefined
  }
}

function holderFromProc(port) {
  const sockets = listeningSockets(port)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).some((target) => sockets.has(target))) {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return { name: basename(words[0]), pid: Number(pid), command: words.join(' ') }
    }
  }
  return undefined
}

function listeningSockets(port) {
  const portInHex = port.toString(16).toUpperCase().padStart(4, '0')
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((path) => existsSync(path))
  const rows = tables.flatMap((path) => readFileSync(path, 'utf8').split('\n'))
  const sockets = rows
    .map((row) => row.trim().split(/\s+/))
    // Columns: 1 the local address, 3 the state (0A = listening), 9 the inode.
    .filter((columns) => columns[1]?.endsWith(`:${portInHex}`) && columns[3] === '0A')
    .map((columns) => `socket:[${columns[9]}]`)
  return new Set(sockets)
}

/** What a process holds open; nothing for the processes of others, which are closed to us. */
function openFiles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}

async function holderFromLsof(port) {
  const pid = Number(await output('lsof', '-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t').then(firstLine))
  const name = basename(await output('ps', '-o', 'comm=', '-p', pid))
  return { name, pid, command: await output('ps', '-o', 'command=', '-p', pid) }
}

async function output(command, ...args) {
  const { stdout } = await promisify(execFile)(command, args.map(String))
  return stdout.trim()
}

function firstLine(text) {
  return text.split('\n')[0]
}
