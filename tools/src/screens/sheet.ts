import { looks } from './looks.ts'
import type { ShownPlace } from './places/place.ts'
import { fileName, type Shot, type Variant } from './take-shots.ts'

const style = `
  body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; background: #ddd; color: #111 }
  section { margin-block: 3rem }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  img { width: 260px; flex: none; box-shadow: 0 2px 12px #0004 }
  img.wide { width: 640px }
  figure { margin: 0; flex: none; max-width: 640px }
  p { color: #a00 }`

/** All pictures below each other, one row for each place, and under it what is wrong there. */
export function sheetHtml(places: readonly ShownPlace[], shots: readonly Shot[]): string {
  const taken = new Map(shots.map((shot) => [shot.file, shot]))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>${style}</style>
<h1>Screens</h1>
${places.map((place) => rowHtml(place, taken)).join('\n')}
</html>
`
}

function rowHtml(place: ShownPlace, taken: ReadonlyMap<string, Shot>): string {
  const variants = looks.flatMap((look) => look.themes.map((theme) => ({ look, theme })))
  const pictures = variants.map((variant) => pictureHtml(taken.get(fileName(place, variant)), variant))
  return `<section><h2>${place.name}</h2><div>${pictures.join('')}</div></section>`
}

function pictureHtml(shot: Shot | undefined, { look, theme }: Variant): string {
  if (!shot) return ''
  const { file, fault, findings } = shot
  const said = [...(fault ? [fault] : []), ...findings].map(
    (text) => `<p>${text.replaceAll('<', '&lt;')}</p>`,
  )
  const kind = look.context.viewport.width > 600 ? ' class="wide"' : ''
  const picture = `<a href="${file}"><img src="${file}" alt="${look.name}, ${theme}" loading="lazy"${kind}></a>`
  return `<figure>${fault ? '' : picture}${said.join('')}</figure>`
}
