import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './root.mjs'

/** The folders `tsc -b` compiles for a project: those it refers to, and itself last. */
export function projectsBehind(project) {
  const { references = [] } = settingsOf(project)
  const folders = references.map(({ path }) => path).filter((path) => !path.endsWith('.json'))
  return [...new Set([...folders.flatMap((path) => projectsBehind(posix.join(project, path))), project])]
}

/**
 * The compiler trusts its own notes and never deletes: forget the notes when the output is gone, and
 * delete output whose source is gone, or a removed migration would still be there to run.
 */
export function dropLeftovers(project) {
  // Elsewhere `dist` is somebody else's: the bundler's, in the web app.
  if (settingsOf(project).compilerOptions?.outDir !== 'dist') return
  const dist = join(root, project, 'dist')
  if (!existsSync(dist)) {
    rmSync(join(root, project, 'tsconfig.tsbuildinfo'), { force: true })
    return
  }
  for (const path of readdirSync(dist, { recursive: true })) {
    const stem = /^(.*?)(\.d\.ts|\.js)(\.map)?$/.exec(path)?.[1]
    const source = stem === undefined ? undefined : join(root, project, 'src', stem)
    if (source && !existsSync(`${source}.ts`)) rmSync(join(dist, path))
  }
}

function settingsOf(project) {
  return JSON.parse(readFileSync(join(root, project, 'tsconfig.json'), 'utf8'))
}
