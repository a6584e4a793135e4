/** One version of the app, as far as it works without a server. */
export type AppFiles = Readonly<{
  version: string
  /** The script that the page starts with; no two versions have the same. */
  entry: string
  files: readonly string[]
}>

/** Any screen's address answers with the app's one page; it is kept under this one. */
export const pageAddress = '/app'
