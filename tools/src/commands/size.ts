import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../../scripts/setup/steps.mjs'
import { type Manifest, measureScreens } from '../size/measure-screens.ts'

const dist = join(root, 'apps', 'web', 'dist')
const manifestFile = join(dist, '.vite', 'manifest.json')

if (existsSync(manifestFile)) report()
else {
  console.error('There is no apps/web/dist/.vite/manifest.json to measure: run `npm run build` first.')
  process.exitCode = 1
}

function report(): void {
  const gzippedBytes = (file: string) => gzipSync(readFileSync(join(dist, file))).length
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const screens = measureScreens(manifest, gzippedBytes)
  for (const { name, kib, goalKib, isOver } of screens) {
    console.log(`${kib.toFixed(1).padStart(7)} KiB of ${goalKib}  ${isOver ? 'OVER' : 'ok  '}  ${name}`)
  }
  if (screens.some(({ isOver }) => isOver)) process.exitCode = 1
}
