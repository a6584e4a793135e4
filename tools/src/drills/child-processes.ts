import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import type { Owner } from '@butterleaf/testing/postgres/owner-for-postgres'

const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

type ProgramOptions = { logFile: string; owner?: Owner; env?: NodeJS.ProcessEnv; cwd?: string }

/** A program of the drill: its words go to a file, and it never outlives the drill. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions,
): ChildProcess {
  const { logFile, owner = {}, env = process.env, cwd } = options
  const log = openSync(logFile, 'a')
  const child = spawn(command, args, { ...owner, env, ...(cwd && { cwd }), stdio: ['ignore', log, log] })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

export async function stopProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
