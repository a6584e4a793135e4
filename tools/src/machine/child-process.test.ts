import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/setup/steps.mjs'

type Process = { pid: number; parent: number; command: string }

function processesBelow(top: number): Process[] {
  const lines = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout.split('\n')
  const all = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      command,
    }))
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)])
  return below(top)
}

const isThere = (pid: number) => spawnSync('ps', ['-p', String(pid)]).status === 0

describe('a tool that is told to end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s leaves no server behind', async (signal) => {
    const command = join(root, 'tools/dist/commands/bench.js')
    const tool = spawn(process.execPath, [command, 'soak', '--people', '1'], { stdio: 'ignore' })
    const servers = () => processesBelow(tool.pid ?? 0).filter(({ command }) => command.includes('server.js'))
    await expect.poll(servers, { timeout: 90_000 }).not.toEqual([])
    const started = processesBelow(tool.pid ?? 0)
    const ended = new Promise((done) => tool.once('exit', done))
    tool.kill(signal)
    await ended
    await expect.poll(() => started.filter(({ pid }) => isThere(pid)), { timeout: 30_000 }).toEqual([])
  })
})
