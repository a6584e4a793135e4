import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup/steps.mjs'

/** The compiler never deletes: what it wrote for a source that is gone would still be there to import. */
export function dropLeftovers(project) {
  const dist = join(root, project, 'dist')
  for (const path of existsSync(dist) ? readdirSync(dist, { recursive: true }) : []) {
    const source = path.replace(/(\.d\.ts|\.js)(\.map)?$/, '.ts')
    if (source !== path && !existsSync(join(root, project, 'src', source))) rmSync(join(dist, path))
  }
}
