import { fileName, sizes, themes } from './take-shots.mjs'

const style = `
  body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; background: #ddd; color: #111 }
  section { margin-block: 3rem }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  img { width: 260px; flex: none; box-shadow: 0 2px 12px #0004 }
  img.wide { width: 640px }
  p { color: #a00 }`

/** All pictures below each other, one row for each place. */
export function sheetHtml(places, shots) {
  const faults = new Map(shots.map(({ file, fault }) => [file, fault]))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>${style}</style>
<h1>Screens</h1>
${places.map((place) => rowHtml(place, faults)).join('\n')}
</html>
`
}

function rowHtml(place, faults) {
  const variants = sizes.flatMap(({ width }) => themes.map((theme) => ({ width, theme })))
  const pictures = variants.map(({ width, theme }) => {
    const file = fileName(place, { width, theme })
    const fault = faults.get(file)
    if (fault) return `<p>${width}: ${fault.replaceAll('<', '&lt;')}</p>`
    if (!faults.has(file)) return ''
    const look = width > 600 ? ' class="wide"' : ''
    return `<a href="${file}"><img src="${file}" alt="${width} px, ${theme}" loading="lazy"${look}></a>`
  })
  return `<section><h2>${place.name}</h2><div>${pictures.join('')}</div></section>`
}
