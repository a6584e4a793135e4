import type { Puzzle } from '@butterleaf/contract/account/puzzle-schemas'
import type { Told } from './solve-worker.ts'

const workerAddress = '/assets/identity-puzzle.js'
/** A device that needs longer than this is told to wait, as it would be without puzzles. */
const mostMs = 60_000

/**
 * The text of the form's field, or undefined when this device can't solve the puzzle: no worker, no `crypto.subtle` (as on a
 * page without https), or too slow.
 */
export async function solveInWorker(
  puzzle: Puzzle,
  { tell, signal }: { tell: (share: number) => void; signal: AbortSignal },
): Promise<string | undefined> {
  const number = await askWorker(puzzle, { tell, signal })
  const { algorithm, challenge, salt, signature } = puzzle
  return number === undefined
    ? undefined
    : btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

function askWorker(
  puzzle: Puzzle,
  { tell, signal }: { tell: (share: number) => void; signal: AbortSignal },
): Promise<number | undefined> {
  return new Promise((resolve) => {
    if (!globalThis.Worker || !globalThis.crypto?.subtle) return resolve(undefined)
    const worker = new Worker(workerAddress)
    const end = (number: number | undefined) => {
      clearTimeout(timeout)
      worker.terminate()
      resolve(number)
    }
    const timeout = setTimeout(() => end(undefined), mostMs)
    signal.addEventListener('abort', () => end(undefined))
    worker.addEventListener('error', () => end(undefined))
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('tried' in data) tell(data.tried / puzzle.maxnumber)
      else end(data.number)
    })
    worker.postMessage(puzzle)
  })
}
