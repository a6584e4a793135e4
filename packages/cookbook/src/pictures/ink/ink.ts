/** Short numbers keep drawings small: one decimal, no leading zero. */
export function num(value: number): string {
  const tenths = Math.round(value * 10)
  if (tenths % 10 === 0) return String(tenths / 10)
  if (tenths > 0 && tenths < 10) return `.${tenths}`
  if (tenths < 0 && tenths > -10) return `-.${-tenths}`
  return String(tenths / 10)
}

/** Two decimals, for scales and opacities. */
export function num2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}

export function fill(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${faded(opacity)}/>`
}

/** A polygon with its corners rounded off by a stroke of its own colour. */
export function cut(path: string, colour: string, rounding: number, opacity = 1): string {
  return `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${num(rounding)}" stroke-linejoin="round"${faded(opacity)}/>`
}

export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round"${faded(opacity)}/>`
}

/** A line with square ends: what a knife cut into strips. */
export function band(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`
}

/** Round grains along a path, so many to its length: a hundred of them in a few strokes. */
export function grains(path: string, colour: string, width: number, gap: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-dasharray=".1 ${num(gap)}"${faded(opacity)}/>`
}

/** A line in pieces, so long with such gaps: many strands in one stroke. */
export function broken(path: string, colour: string, width: number, long: number, gap: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-dasharray="${num(long)} ${num(gap)}"/>`
}

export function disc(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"${faded(opacity)}/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width: number, opacity = 1) {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${faded(opacity)}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${faded(opacity)}/>`
}

/** The same outline again, smaller and moved: the lit face of a thing. */
export function inset(path: string, colour: string, scale: number, x = 0, y = 0, opacity = 1): string {
  const move = x || y ? `translate(${num(x)} ${num(y)})` : ''
  return `<path d="${path}" transform="${move}scale(${scale})" fill="${colour}"${faded(opacity)}/>`
}

export function at(x: number, y: number, markup: string, turn = 0, scale = 1): string {
  return `<g transform="${placement(x, y, turn, scale)}">${markup}</g>`
}

export function placement(x: number, y: number, turn = 0, scale = 1): string {
  const turned = Math.round(turn) ? `rotate(${Math.round(turn)})` : ''
  const scaled = scale === 1 ? '' : `scale(${num2(scale)})`
  return `translate(${num(x)} ${num(y)})${turned}${scaled}`
}

function faded(opacity: number): string {
  if (opacity >= 1) return ''
  return ` opacity="${num2(opacity)}"`
}
