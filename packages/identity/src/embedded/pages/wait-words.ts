/** `30 seconds`, `1 minute`, `15 minutes`, `1 hour`: rounded up, so that waiting so long is enough. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}

export function waitSentence(seconds: number): string {
  return `Too many tries. Wait ${waitWords(seconds)}, then try again.`
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
