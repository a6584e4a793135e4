import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import type { Owner } from './postgres/owner-for-postgres.ts'

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a clean-up when this process ends, also by a signal, which `exit` alone doesn't cover. Returns a function that cancels
 * it.
 */
export function whenProcessEnds(cleanUp: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    takeBack()
    cleanUp()
    // The listener has kept the signal from ending the process: without other listeners, end it.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  const takeBack = () => {
    process.off('exit', cleanUp)
    for (const signal of stopSignals) process.off(signal, onSignal)
  }
  process.once('exit', cleanUp)
  for (const signal of stopSignals) process.on(signal, onSignal)
  return takeBack
}

/** A child that ends when this process does. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options)
  child.once(
    'exit',
    whenProcessEnds(() => void child.kill()),
  )
  return child
}

type ProgramOptions = { logFile: string; owner?: Owner; env?: NodeJS.ProcessEnv; cwd?: string }

/** The same of a program whose words go to a file. */
export function startProgram(
  command: string,
  args: readonly string[],
  { logFile, owner = {}, env = process.env, cwd }: ProgramOptions,
): ChildProcess {
  const log = openSync(logFile, 'a')
  return startChild(command, args, { ...owner, env, ...(cwd && { cwd }), stdio: ['ignore', log, log] })
}

export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await ended
}
