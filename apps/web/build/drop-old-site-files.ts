import fs from 'node:fs'
import path from 'node:path'
import type { Manifest, Plugin } from 'vite'

const manifests = { site: '.vite/site-manifest.json', app: '.vite/manifest.json' }

/** The pages are written beside the app, so what they loaded before goes here, but for what the app loads too. */
export function dropOldSiteFiles(): Plugin {
  let folder = ''
  return {
    name: 'drop-old-site-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    buildStart() {
      const kept = new Set(filesOf(path.join(folder, manifests.app)))
      for (const file of filesOf(path.join(folder, manifests.site)).filter((name) => !kept.has(name)))
        for (const ending of ['', '.br', '.gz']) fs.rmSync(path.join(folder, file + ending), { force: true })
    },
  }
}

export const siteManifest = manifests.site

function filesOf(manifestFile: string): string[] {
  if (!fs.existsSync(manifestFile)) return []
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Manifest
  return Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
}
