import path from 'node:path'

/**
 * The API's own folder. The bundler keeps the folders of the sources,
 * so every path to another file starts here.
 */
const apiFolder = path.join(import.meta.dirname, '..', '..')

export const repositoryFolder = path.join(apiFolder, '..', '..')

/** The folder of the web app's build. */
export const builtWeb = path.join(apiFolder, '..', 'web', 'dist')

/** A file of the server's bundle (decision 055): the server, its threads and the product's commands. */
export function bundledFile(name: string): string {
  return path.join(apiFolder, 'artefact', 'bundle', name)
}

/** The description of the calls, made from the bundle and gone with it. */
export const builtDescription = 'openapi.json'
