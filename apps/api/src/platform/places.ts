import path from 'node:path'

/**
 * The API's own folder. This file lies as far below it in the sources as in what is compiled and in what is bundled,
 * so every path to another file starts here.
 */
const apiFolder = path.join(import.meta.dirname, '..', '..')

export const repositoryFolder = path.join(apiFolder, '..', '..')

/** Where the web app's build lies. */
export const builtWeb = path.join(apiFolder, '..', 'web', 'dist')

/** A compiled file of the API, for threads and processes: a thread of Node 20 reads no TypeScript, and tests run from the sources. */
export function compiledFile(name: string): string {
  return path.join(apiFolder, 'dist', name)
}
