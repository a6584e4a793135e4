import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'

/** A reason to stop that its own words explain: shown without a stack. */
export class Refusal extends Error {}

/** Runs one command of this folder: a refusal becomes a sentence and exit code 1. */
export async function runCommand(work) {
  try {
    process.exitCode = (await work(process.argv.slice(2))) ?? 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** One long step: its name at once, its seconds when done, and on a terminal the seconds while it runs. */
export async function step(title, work) {
  const startedAt = performance.now()
  const { stdout } = process
  stdout.write(`  ${title} … `)
  const rewrite = (text) => stdout.write(`\r\u001B[K  ${title} … ${text}`)
  const ticking = stdout.isTTY ? setInterval(() => rewrite(seconds(startedAt)), 1000) : undefined
  const close = (text) => {
    clearInterval(ticking)
    if (stdout.isTTY) rewrite(`${text}\n`)
    else stdout.write(`${text}\n`)
  }
  try {
    const result = await work()
    close(seconds(startedAt))
    return result
  } catch (error) {
    close(`failed after ${seconds(startedAt)}`)
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

/** An installation the rest can live without: true when it worked, else why not is said and the work goes on. */
export async function tryInstalling(work) {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.log(error.message)
    return false
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
