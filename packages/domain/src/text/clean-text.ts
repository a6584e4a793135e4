/** They turn the words that follow them, also those of others beside them. */
const directions = /[\u202A-\u202E\u2066-\u2069]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
const controls = /[^\P{Cc}\n\t]/gu

/** HELD-1: words for one line, as people write them everywhere: breaks and controls become a space, and no word turns others around. */
export function cleanLine(text: string): string {
  return text.replace(directions, '').replace(breaks, ' ')
}

/** The same of several lines, which stay lines. */
export function cleanLines(text: string): string {
  return text
    .replace(directions, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, ' ')
}
