type Rgb = [red: number, green: number, blue: number]

export function mix(from: string, to: string, share: number): string {
  const start = channels(from)
  const end = channels(to)
  return hex(start.map((value, i) => value + ((end[i] ?? value) - value) * share) as Rgb)
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#3a1d08', share)
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#fffaf0', share)
}

/** How far apart two colours look: 0 alike, about 1 for black against white. */
export function colourDistance(first: string, second: string): number {
  const [r1, g1, b1] = channels(first)
  const [r2, g2, b2] = channels(second)
  return Math.hypot((r1 - r2) * 0.55, (g1 - g2) * 0.75, (b1 - b2) * 0.4) / 255
}

export function blend(parts: readonly { colour: string; weight: number }[]): string | undefined {
  const total = parts.reduce((sum, part) => sum + part.weight, 0)
  if (total <= 0) return undefined
  const sum: Rgb = [0, 0, 0]
  for (const part of parts) {
    const rgb = channels(part.colour)
    for (const i of [0, 1, 2] as const) sum[i] += (rgb[i] * part.weight) / total
  }
  return hex(sum)
}

function channels(colour: string): Rgb {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((d) => d + d).join('') : colour.slice(1)
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hex(rgb: Rgb): string {
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
  return `#${rgb.map((value) => clamp(value).toString(16).padStart(2, '0')).join('')}`
}
