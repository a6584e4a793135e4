import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '../../../../scripts/setup/steps.mjs'

const megabyte = 1024 * 1024

export type SmallDisk = {
  folder: string
  fill(): void
  empty(): void
  makeReadOnly(): void
  unmount(): void
}

/** A disk of a few megabytes, in memory: it can be filled, and made read-only, without harm to anything else. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  if (process.getuid?.() !== 0) throw new Refusal('This drill mounts a small disk in memory: run it as root.')
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-disk-'))
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => writeUntilFull(filler),
    empty: () => rmSync(filler),
    makeReadOnly: () => run('mount', ['-o', 'remount,ro', folder]),
    unmount: () => {
      run('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

function writeUntilFull(file: string): void {
  for (const bytes of [megabyte, 4096, 1]) {
    const isFull = () => {
      try {
        writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
        return false
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
        return true
      }
    }
    while (!isFull());
  }
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')} failed: ${stderr}`)
}
