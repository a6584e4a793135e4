export interface Device {
  browser: string | null
  system: string | null
}

/** In this order: most of them call themselves Chrome or Safari as well. */
const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

/** In this order: phones name the system they come from as well. */
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Far longer than any browser's. */
const readCharacters = 500

/** The names by which the owner recognizes the device; versions and models aren't stored. */
export function deviceWords(userAgent: string): Device {
  const read = userAgent.slice(0, readCharacters)
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, mark]) => mark.test(read))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
