/** Fonts that hold what nearly every page says; see tokens.css. The others come when a letter of theirs does. */
export function isCriticalFont(file: string): boolean {
  return /-basic-[^/]*\.woff2$/.test(file)
}
