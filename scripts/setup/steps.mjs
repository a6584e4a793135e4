import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The top folder of the repository, whatever folder a command is called from. */
export const root = resolve(import.meta.dirname, '../..')

/** A reason to stop that its own words explain: shown without a stack. */
export class Refusal extends Error {}

/** Runs one command with its arguments: a refusal, or an option it doesn't have, becomes a sentence and exit code 1; no number means all went well. */
export async function runCommand(work, args = process.argv.slice(2)) {
  try {
    process.exitCode = (await work(args)) ?? 0
  } catch (error) {
    const isWrongOption = String(error?.code).startsWith('ERR_PARSE_ARGS_')
    if (!isWrongOption && !(error instanceof Refusal)) throw error
    // Of a wrong option Node says what it is, and then how to mean something else by it.
    console.error(isWrongOption ? error.message.split('. ')[0] : error.message)
    process.exitCode = 1
  }
}

export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** One long step: its name at once, its seconds when done. On stderr, since stdout is for what other programs read. */
export async function step(title, work, startedAt = performance.now()) {
  process.stderr.write(`  ${title} … `)
  const tell = (how) => process.stderr.write(`${how}${seconds(startedAt)}\n`)
  const result = work()
  await result.then(
    () => tell(''),
    () => tell('failed after '),
  )
  return result
}

/** Runs a program with its output held back; shows all of it when the program fails. */
export async function runQuietly(command, args, { cwd = root, env = process.env, failure, timeoutMs }) {
  // A file, not pipes: both streams stay in order, and a daemon that the program leaves behind holds up nothing.
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-output-'))
  const file = join(folder, 'output.txt')
  const output = openSync(file, 'w')
  try {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output], timeout: timeoutMs })
    const { code, error } = await waitForEnd(child)
    const text = readFileSync(file, 'utf8').trim()
    if (code !== 0) throw new Refusal([text, error?.message, failure].filter(Boolean).join('\n\n'))
    return text
  } finally {
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How a child ended; killed by a signal counts as 128 + its number, the way a shell tells it. */
export function waitForEnd(child) {
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 127, error }))
    child.once('exit', (code, signal) => done({ code: code ?? 128 + constants.signals[signal] }))
  })
}

/** The arguments that run an installed tool with this same Node: no shell, so paths may hold spaces. */
export function tool(packageName, binName, ...args) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [join(folder, typeof bin === 'string' ? bin : bin[binName]), ...args]
}
