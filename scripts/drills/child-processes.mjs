import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'

const children = new Set()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** A program of the drill: its words go to a file, and it never outlives the drill. */
export function startProgram(command, args, { logFile, owner = {}, env = process.env, cwd }) {
  const log = openSync(logFile, 'a')
  const child = spawn(command, args, { ...owner, env, cwd, stdio: ['ignore', log, log] })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

export async function stopProgram(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
