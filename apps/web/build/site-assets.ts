import type { Rolldown } from 'vite'
import type { SiteAssets } from '../src/site/site-document.tsx'
import { isCriticalFont } from './critical-fonts.ts'

/** What a page loads, of all that was bundled for the pages. */
export function siteAssets(bundle: Rolldown.OutputBundle): SiteAssets {
  const files = Object.values(bundle)
  const script = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'site')
  if (!script) throw new Error('The build has no script for the site’s pages.')
  const style = files.find((file) => file.type === 'asset' && file.names.includes('site-style.css'))
  if (style?.type !== 'asset') throw new Error('The build has no style sheet for the site’s pages.')
  const fonts = files.flatMap(({ fileName }) => (isCriticalFont(fileName) ? [`/${fileName}`] : []))
  if (fonts.length === 0) throw new Error('The build has no fonts to ask for at once.')
  return { css: String(style.source).trim(), script: `/${script.fileName}`, fonts }
}
