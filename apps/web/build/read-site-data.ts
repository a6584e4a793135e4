import fs from 'node:fs'
import path from 'node:path'
import type { GatheredData } from '../src/site/gathered-data.ts'
import { featureVideos } from '../src/site/site-data.ts'

const web = path.join(import.meta.dirname, '..')
const file = path.join(web, 'artefact', 'site-data.json')
const partsOfVideo = ['webm', 'mp4', 'jpg', 'vtt']

/** What `tools/src/site-data` wrote, and which videos there are to show. */
export function readSiteData(): GatheredData {
  if (!fs.existsSync(file)) {
    throw new Error('There is no apps/web/artefact/site-data.json: `npm run build` writes it first.')
  }
  const gathered = JSON.parse(fs.readFileSync(file, 'utf8')) as Omit<GatheredData, 'videos'>
  return { ...gathered, videos: featureVideos.filter(isWhole) }
}

function isWhole(video: string): boolean {
  return partsOfVideo.every((part) => fs.existsSync(path.join(web, 'public', 'videos', `${video}.${part}`)))
}
