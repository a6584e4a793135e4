import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildServer, compileCookbook, serverEntry, serverProject } from '../setup/build.mjs'
import { install } from '../setup/install.mjs'
import { assertPortFree, wantedPort } from '../setup/port.mjs'
import { root } from '../setup/root.mjs'
import { ended, runCommand } from '../setup/steps.mjs'
import { onStopRequest } from '../setup/stop-request.mjs'
import { tool } from '../setup/tools.mjs'

// Pages come from Vite, which passes calls on to the server: to the browser and the sign-in that is one address.
const webPort = 5173
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${webPort}`

await runCommand(async (args) => {
  await assertPortFree(wantedPort())
  await install()
  // The first build is waited for, so that the server has something to start from.
  await buildServer()
  await compileCookbook()
  return untilOneEnds([
    startGroup(tool('typescript', 'tsc', '-b', '--watch', '--preserveWatchOutput', serverProject)),
    startGroup(['--watch', '--watch-preserve-output', serverEntry, ...args], { PUBLIC_URL: publicUrl }),
    startGroup(
      tool(
        'vite',
        'vite',
        join(root, 'apps', 'web'),
        '--port',
        `${webPort}`,
        '--strictPort',
        '--clearScreen=false',
      ),
    ),
  ])
})

/** Each in a process group of its own: the compiler hides behind a launcher that would leave it running. */
function startGroup(args, env = {}) {
  const stdio = ['ignore', 'inherit', 'inherit']
  return spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio, detached: true })
}

/** Ctrl-C, a stop signal or the end of one of the three ends them all. */
async function untilOneEnds(children) {
  const stopAll = () => {
    for (const child of children) stopGroup(child)
  }
  onStopRequest(stopAll)
  const endings = children.map(ended)
  const first = await Promise.race(endings)
  stopAll()
  await Promise.all(endings)
  return first.code
}

function stopGroup(child) {
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // The group is gone already.
  }
}
