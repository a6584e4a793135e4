import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The full path of a program on PATH, or undefined. */
export function findOnPath(name, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram)
}
