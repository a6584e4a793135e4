// The letters that nearly every page needs, cut from our fonts: npm run fonts
// Writes apps/web/src/ui/fonts as tokens.css asks for it; commit it when it has changed. Needs pyftsubset (fonttools, with brotli).
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findOnPath } from '@butterleaf/testing/search-path'
import { Refusal, root, runCommand, runQuietly } from '../../../scripts/setup/steps.mjs'

const look = join(root, 'apps', 'web', 'src', 'ui')
const require = createRequire(join(root, 'apps', 'web', 'package.json'))
// What text of ours asks of a font; no hints, which only old screens read; and the names with the licence.
const kept = [
  '--layout-features=kern,liga,calt,ccmp,tnum,rvrn',
  '--no-hinting',
  '--name-IDs=0,1,2,3,4,5,6,13,14',
]

await runCommand(async () => {
  const tool = findOnPath('pyftsubset')
  if (!tool) throw new Refusal('Fonts are cut with pyftsubset of fonttools, and there is none on PATH.')
  const faces = facesIn(readFileSync(join(look, 'tokens.css'), 'utf8'))
  for (const { family, file, range } of faces.filter(isCut)) {
    const whole = faces.find((face) => face.family === family && !isCut(face))
    if (!whole) throw new Refusal(`tokens.css names no whole font of ${family}.`)
    const target = join(look, file)
    mkdirSync(dirname(target), { recursive: true })
    const args = [require.resolve(whole.file), `--unicodes=${range}`, `--output-file=${target}`]
    await runQuietly(tool, [...args, '--flavor=woff2', ...kept], { failure: `${target} could not be cut.` })
    console.log(`${file}: ${statSync(target).size} bytes`)
  }
})

type Face = { family: string; file: string; range: string }

function facesIn(css: string): Face[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\("([^"]*)"\)/.exec(face)?.[1]
    if (!file) return []
    const family = /font-family: "([^"]*)"/.exec(face)?.[1] ?? ''
    const range = /unicode-range:\s*([^;]*);/.exec(face)?.[1]?.replaceAll(/\s/g, '') ?? ''
    return [{ family, file, range }]
  })
}

function isCut({ file }: Face): boolean {
  return file.startsWith('./')
}
