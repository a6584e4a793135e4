import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A source, by its path from the top of the repository. */
export type Source = Readonly<{ path: string; text: string }>

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The TypeScript sources below the folders, tests left out. */
export function readSources(folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => ({ path: file, text: fs.readFileSync(path.join(repository, file), 'utf8') })),
  )
}
