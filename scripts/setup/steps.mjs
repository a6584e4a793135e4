import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository, whatever folder a command is called from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A reason to stop that its own words explain: shown without a stack. */
export class Refusal extends Error {}

/** Runs one command with its arguments: a refusal becomes a sentence and exit code 1. */
export async function runCommand(work, args = process.argv.slice(2)) {
  try {
    process.exitCode = (await work(args)) ?? 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** One long step: its name at once, its seconds when done. On stderr, since stdout is for what other programs read. */
export async function step(title, work, startedAt = performance.now()) {
  process.stderr.write(`  ${title} … `)
  try {
    const result = await work()
    process.stderr.write(`${seconds(startedAt)}\n`)
    return result
  } catch (error) {
    process.stderr.write(`failed after ${seconds(startedAt)}\n`)
    throw error
  }
}

/** Runs a program with its output held back; shows all of it when the program fails. */
export async function runQuietly(command, args, { cwd = root, env = process.env, failure, timeoutMs } = {}) {
  // A file, not pipes: both streams stay in order, and a daemon that the program leaves behind holds up nothing.
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-output-'))
  const file = join(folder, 'output.txt')
  const output = openSync(file, 'w')
  try {
    const stdio = ['ignore', output, output]
    const { code, error } = await ended(spawn(command, args, { cwd, env, stdio, timeout: timeoutMs }))
    const text = readFileSync(file, 'utf8').trim()
    if (code !== 0) throw new Refusal([text, error?.message, failure].filter(Boolean).join('\n\n'))
    return text
  } finally {
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a program on this terminal and answers with its exit code. */
export async function runOpenly(command, args, { cwd = root, env = process.env } = {}) {
  const { code, error } = await ended(spawn(command, args, { cwd, env, stdio: 'inherit' }))
  if (error) console.error(error.message)
  return code
}

/** How a child ended; killed by a signal counts as 128 + its number, the way a shell tells it. */
export function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, error }))
    child.once('exit', (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal] }))
  })
}

/** The arguments that run an installed tool with this same Node: no shell, so paths may hold spaces. */
export function tool(packageName, binName, ...args) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [join(folder, typeof bin === 'string' ? bin : bin[binName]), ...args]
}
