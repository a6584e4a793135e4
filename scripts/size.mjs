import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './setup/root.mjs'
import { measureScreens } from './size/screens.mjs'

const dist = join(root, 'apps', 'web', 'dist')
const manifestFile = join(dist, '.vite', 'manifest.json')

if (existsSync(manifestFile)) report()
else {
  console.error('There is no apps/web/dist/.vite/manifest.json to measure: run `npm run build` first.')
  process.exitCode = 1
}

function report() {
  const gzippedBytes = (file) => gzipSync(readFileSync(join(dist, file))).length
  const screens = measureScreens(JSON.parse(readFileSync(manifestFile, 'utf8')), gzippedBytes)
  for (const { name, kib, goalKib, isOver } of screens) {
    console.log(`${kib.toFixed(1).padStart(7)} KiB of ${goalKib}  ${isOver ? 'OVER' : 'ok  '}  ${name}`)
  }
  if (screens.some(({ isOver }) => isOver)) process.exitCode = 1
}
