const longestDuration = 60

/** "1 h 10 min", "45 minutes", "1.5 hours"; a bare figure is minutes. */
export function minutesInWords(said: string | undefined): number | undefined {
  if (said === undefined) return undefined
  const text = said.slice(0, longestDuration)
  const hours = Number(/(\d+(?:\.\d+)?)\s*h/i.exec(text)?.[1] ?? 0)
  const minutes = Number(/(\d+)\s*m/i.exec(text)?.[1] ?? (hours === 0 ? Number.parseInt(text, 10) : 0))
  return Number.isFinite(minutes) && hours + minutes > 0 ? Math.round(hours * 60 + minutes) : undefined
}
