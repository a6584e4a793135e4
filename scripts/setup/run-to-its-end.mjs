import { spawn } from 'node:child_process'
import { root, waitForEnd } from './steps.mjs'

const parentCheckMilliseconds = 250

/** Runs a program of Node's on this terminal until it ends, passes a stop on to it, and answers with its exit code. */
export async function runToItsEnd(args, { cwd = root, env = process.env } = {}) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' })
  onStopRequest((signal) => {
    // Ctrl-C on a terminal reaches every process of the group by itself; a second one could cut the drain short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
  const { code, error } = await waitForEnd(child)
  if (error) console.error(error.message)
  return code
}

/** Calls back, once, when this command is asked to end: 'SIGINT' or 'SIGTERM'. */
export function onStopRequest(stop) {
  let isStopping = false
  const stopOnce = (signal) => {
    if (!isStopping) stop(signal)
    isStopping = true
  }
  process.on('SIGINT', stopOnce).on('SIGTERM', stopOnce)
  // npm hands SIGTERM to the shell between it and us, which dies of it and tells nobody.
  const shell = process.ppid
  const check = () => process.ppid !== shell && stopOnce('SIGTERM')
  if (process.env.npm_lifecycle_event) setInterval(check, parentCheckMilliseconds).unref()
}
