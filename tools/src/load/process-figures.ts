import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What a process has had of the processors, all its threads together: tells more than the clock where others compete. Linux only. */
export function processorMs(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ')
  // Counted in hundredths of a second.
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** What it holds of the memory. Asked often: where the system has a file of it, no program is started for that. */
export function residentMb(pid: number | undefined): number {
  const file = `/proc/${pid}/status`
  const kilobytes = existsSync(file)
    ? /VmRSS:\s*(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout
  return Number(kilobytes) / 1024
}

export type LoopFigures = Record<'loopP99' | 'loopMost' | 'heapMb', number>

/** What a server tells of its event loop, in milliseconds since the last time that it was asked, and of its heap. Nothing from one under pressure. */
export async function readMetrics(origin: string): Promise<LoopFigures | undefined> {
  const answer = await fetch(`${origin}/metrics`)
  const text = await answer.text()
  if (!answer.ok) return undefined
  const of = (name: string) => Number(new RegExp(`^nodejs_${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    loopP99: 1000 * of('eventloop_lag_p99_seconds'),
    loopMost: 1000 * of('eventloop_lag_max_seconds'),
    heapMb: of('heap_size_used_bytes') / 1024 ** 2,
  }
}
