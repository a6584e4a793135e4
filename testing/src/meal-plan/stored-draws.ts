import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { bundledFile, repositoryFolder } from '@butterleaf/api/platform/places'
import type { DrawAnswer } from '@butterleaf/domain/meal-plan/drawing/draw-request'

/** Those of other planners go when a new one is met. */
const allDraws = path.join(repositoryFolder, 'node_modules', '.cache', 'butterleaf', 'draws')

export type StoredDraws = Readonly<{
  read(key: string): DrawAnswer | undefined
  write(key: string, answer: DrawAnswer): void
}>

/** Answers of the built planner, on the disk: the processes and both engines of a run draw the same plans (PLAN-4). */
export function openStoredDraws(edition: string): StoredDraws {
  const planner = hashOf(fs.readFileSync(bundledFile('planner-worker.js')))
  const folder = path.join(allDraws, planner, hashOf(edition))
  fs.mkdirSync(folder, { recursive: true })
  dropOthers(planner)
  const fileOf = (key: string) => path.join(folder, hashOf(key))
  return {
    read: (key) => {
      const file = fileOf(key)
      return fs.existsSync(file) ? deserialize(fs.readFileSync(file)) : undefined
    },
    write: (key, answer) => {
      // Whole at once: another process may read it meanwhile.
      const part = `${fileOf(key)}.${process.pid}`
      fs.writeFileSync(part, serialize(answer))
      fs.renameSync(part, fileOf(key))
    },
  }
}

function dropOthers(planner: string): void {
  const others = fs.readdirSync(allDraws).filter((name) => name !== planner)
  for (const name of others) fs.rmSync(path.join(allDraws, name), { recursive: true, force: true })
}

function hashOf(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}
