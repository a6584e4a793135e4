/** Fonts with the letters of nearly every page; see tokens.css. The others load when a page has one of their letters. */
export function isCriticalFont(file: string): boolean {
  return /-basic-[^/]*\.woff2$/.test(file)
}
