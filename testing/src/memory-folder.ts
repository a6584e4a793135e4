import fs from 'node:fs'
import os from 'node:os'

const memoryDisk = '/dev/shm'
const leastFreeBytes = 2 * 1024 ** 3

/** Where tests write, which is gone after them: a disk in memory, where there is one, is waited for by nobody. */
export function memoryFolder(): string {
  try {
    fs.accessSync(memoryDisk, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(memoryDisk)
    return bavail * bsize >= leastFreeBytes ? memoryDisk : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}
