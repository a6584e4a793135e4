import { spawn } from 'node:child_process'
import { bundledEntry } from './build.mjs'
import { root } from './root.mjs'
import { serverOptions } from './server-options.mjs'
import { ended } from './steps.mjs'
import { onStopRequest } from './stop-request.mjs'

/** Runs the built server on this terminal until it ends, and answers with its exit code. */
export async function serve(args) {
  const command = [...serverOptions, bundledEntry, ...args]
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' })
  onStopRequest((signal) => {
    // Ctrl-C on a terminal reaches every process of the group by itself; a second one could cut the drain short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  })
  const { code, error } = await ended(child)
  if (error) console.error(error.message)
  return code
}
