import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { buildServer, bundledFile } from '../../../scripts/setup/build.mjs'
import { assertPortFree, wantedPort } from '../../../scripts/setup/port.mjs'
import { onStopRequest } from '../../../scripts/setup/run-to-its-end.mjs'
import { root, runCommand, tool, waitForEnd } from '../../../scripts/setup/steps.mjs'

// Pages come from Vite, which passes calls on to the server: to the browser and the sign-in that is one address.
const webPort = 5173
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${webPort}`
// The server that runs keeps its files until they are written again.
const watchBundle = [
  'build',
  '--config',
  'bundle.config.ts',
  '--watch',
  '--emptyOutDir',
  'false',
  '--logLevel',
  'warn',
]
const serveWeb = ['--port', `${webPort}`, '--strictPort', '--clearScreen=false']

await runCommand(async (args) => {
  await assertPortFree(wantedPort())
  // The first build is waited for, so that the server has something to start from.
  await buildServer()
  return untilOneEnds([
    startGroup('apps/api', tool('vite', 'vite', ...watchBundle)),
    startGroup('', ['--watch', '--watch-preserve-output', bundledFile('server'), ...args], {
      PUBLIC_URL: publicUrl,
    }),
    startGroup('apps/web', tool('vite', 'vite', ...serveWeb)),
  ])
})

/** Each in a process group of its own, so that none leaves a child of its own running. */
function startGroup(folder: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: path.join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
}

/** Ctrl-C, a stop signal or the end of one of the three ends them all. */
async function untilOneEnds(children: readonly ChildProcess[]): Promise<number> {
  const stopAll = () => children.forEach(stopGroup)
  onStopRequest(stopAll)
  const endings = children.map(waitForEnd)
  const first = await Promise.race(endings)
  stopAll()
  await Promise.all(endings)
  return first.code
}

function stopGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM')
  } catch {
    // The group is gone already.
  }
}
