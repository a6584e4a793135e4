const ALLOWED = new Set([
  'svg',
  'defs',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'use',
  'radialGradient',
  'stop',
  'clipPath',
])
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<>]*")*)\s*(\/?)>/y

/** What is wrong with a drawing as XML and as something that may be shown in a page; empty when nothing is. */
export function svgFaults(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const ids = new Set<string>()
  const used = new Set<string>()
  let at = 0
  while (at < svg.length) {
    TAG.lastIndex = at
    const tag = TAG.exec(svg)
    if (!tag) return [...faults, `not markup: ${svg.slice(at, at + 60)}`]
    const [whole, close, name = '', attributes = '', selfClosed] = tag
    at += whole.length
    if (!ALLOWED.has(name)) faults.push(`element ${name}`)
    if (close) {
      if (open.pop() !== name) faults.push(`unbalanced ${name}`)
      continue
    }
    if (!selfClosed) open.push(name)
    faults.push(...attributeFaults(attributes, ids, used))
  }
  if (open.length > 0) faults.push(`unclosed ${open.join(' ')}`)
  for (const id of used) if (!ids.has(id)) faults.push(`no such id ${id}`)
  return faults
}

function attributeFaults(attributes: string, ids: Set<string>, used: Set<string>): string[] {
  const faults: string[] = []
  for (const [, name = '', value = ''] of attributes.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)) {
    if (name === 'id') {
      if (ids.has(value)) faults.push(`id twice: ${value}`)
      ids.add(value)
    }
    if (name === 'href' && !value.startsWith('#')) faults.push(`reference to ${value}`)
    if (name === 'href') used.add(value.slice(1))
    const url = /url\((.*)\)/.exec(value)?.[1]
    if (url !== undefined && !url.startsWith('#')) faults.push(`reference to ${url}`)
    if (url !== undefined) used.add(url.slice(1))
    if (name === 'style' || name === 'class' || name.startsWith('on')) faults.push(`attribute ${name}`)
    if (/NaN|undefined|Infinity/.test(value)) faults.push(`${name}="${value}"`)
  }
  return faults
}
